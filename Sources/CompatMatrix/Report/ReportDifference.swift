/// What has become different from one report to another.
public struct ReportDifference: Hashable, Sendable {
  /// What has become of one cell.
  public enum Change: String, CaseIterable, Sendable {
    /// Hazards have come that were not there, or the cell can no longer be judged.
    case regressed
    /// Hazards have gone, and none has come.
    case fixed
    /// The same hazards, but another verdict, cause or outcome.
    case changed
    /// The cell was not in the old report.
    case new
    /// The cell is not in the new report.
    case missing
    /// Nothing.
    case same
  }

  /// One cell and what has become of it.
  public struct Row: Hashable, Sendable {
    /// The fixture's identifier.
    public let fixture: String
    /// The interceptor's identifier.
    public let interceptor: String
    /// The platform's identifier.
    public let platform: String
    /// What has become of the cell.
    public let change: Change
    /// The codes of the hazards that have come.
    public let came: [String]
    /// The codes of the hazards that have gone.
    public let went: [String]
    /// The old verdict, or nil.
    public let oldVerdict: Verdict?
    /// The new verdict, or nil.
    public let newVerdict: Verdict?
  }

  /// The cells of both reports, those of the new one first, in their order.
  public let rows: [Row]

  /// Compares two reports.
  public init(old: MatrixReport, new: MatrixReport) {
    let oldCells = Dictionary(
      old.cells.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    let newPlaces = Set(new.cells.map(\.place))
    rows =
      new.cells.map { Row(old: oldCells[$0.place], new: $0) }
      + old.cells.filter { !newPlaces.contains($0.place) }.map { Row(old: $0, new: nil) }
  }

  /// The rows with the given change.
  public func rows(with change: Change) -> [Row] { rows.filter { $0.change == change } }
}

extension ReportDifference.Row {
  fileprivate init(old: MatrixCell?, new: MatrixCell?) {
    let before = Set(old?.signatures.map { "\($0.hazard)|\($0.signature)" } ?? [])
    let after = Set(new?.signatures.map { "\($0.hazard)|\($0.signature)" } ?? [])
    func codes(_ keys: Set<String>) -> [String] {
      Set(keys.map { String($0.prefix { $0 != "|" }) }).sorted()
    }
    fixture = new?.fixture ?? old?.fixture ?? ""
    interceptor = new?.interceptor ?? old?.interceptor ?? ""
    platform = new?.platform ?? old?.platform ?? ""
    came = codes(after.subtracting(before))
    went = codes(before.subtracting(after))
    oldVerdict = old?.verdict
    newVerdict = new?.verdict
    change =
      if old == nil {
        .new
      } else if new == nil {
        .missing
      } else if !after.isSubset(of: before) || (new?.verdict == .error && old?.verdict != .error) {
        .regressed
      } else if after != before {
        .fixed
      } else if old != new {
        .changed
      } else {
        .same
      }
  }
}

extension MatrixCell {
  fileprivate var place: String { "\(fixture)|\(interceptor)|\(platform)" }
}
