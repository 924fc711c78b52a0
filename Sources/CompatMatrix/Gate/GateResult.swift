/// What a gate has found when it compared a report with a baseline.
public struct GateResult: Hashable, Sendable {
  /// Findings that the baseline does not accept, sorted.
  public let new: [BaselineEntry.Key]
  /// Accepted findings that no longer show, sorted.
  public let stale: [BaselineEntry]
  /// Accepted findings whose date has passed, sorted.
  public let expired: [BaselineEntry]
  /// How many findings are accepted, expired ones aside.
  public let acceptedCount: Int
  /// How many cells have findings under some answers only.
  public let conditionalCells: Int
  /// How many cells rest on an unknown answer.
  public let unknownCells: Int
  /// How many cells were judged, hazards or not; with none there is no verdict.
  public let judgedCells: Int
  /// How many cells could not be judged.
  public let errorCells: Int

  /// Compares a report with a baseline, which accepts nothing if it is nil.
  ///
  /// - Parameters:
  ///   - date: the date as `YYYY-MM-DD` against which `until` is held; nil leaves `until` alone.
  public init(
    report: MatrixReport, baseline: Baseline?, selection: GateSelection = GateSelection(),
    date: String? = nil
  ) {
    let found = Set(report.cells.flatMap(\.baselineKeys))
    let entries = baseline?.entries ?? []
    let accepted = Set(entries.map(\.key))
    new = found.subtracting(accepted).sorted()
    stale = entries.filter { !found.contains($0.key) && selection.contains($0.key) }
    expired = entries.filter { entry in
      guard let date, let until = entry.until else { return false }
      return found.contains(entry.key) && until < date
    }
    acceptedCount = found.intersection(accepted).count - expired.count
    conditionalCells = report.cells.count { !$0.conditionalHazards.isEmpty }
    unknownCells = report.cells.count { $0.certainty == "unknown" && $0.verdict != .unsupported }
    errorCells = report.cells.count { $0.verdict == .error }
    judgedCells = report.cells.count { $0.verdict != .error && $0.verdict != .unsupported }
  }

  /// The reasons to fail among those that count, in the order of `GateFailure.allCases`.
  public func failures(among counted: Set<GateFailure>) -> [GateFailure] {
    GateFailure.allCases.filter { failure in
      guard counted.contains(failure) else { return false }
      return switch failure {
      case .new: !new.isEmpty || !expired.isEmpty
      case .stale: !stale.isEmpty
      case .conditional: conditionalCells > 0
      case .unknown: unknownCells > 0
      case .error: errorCells > 0
      }
    }
  }
}
