/// How many cells of a report have which verdict, and how sure they are.
public struct MatrixSummary: Hashable, Sendable {
  /// How many cells there are.
  public let cells: Int
  /// How many cells have each verdict, in the order of `Verdict.allCases`.
  public let verdicts: [(verdict: Verdict, count: Int)]
  /// How many supported cells rest on known answers only.
  public let known: Int
  /// How many supported cells rest on an assumed answer at the weakest.
  public let assumed: Int
  /// How many supported cells read an unknown answer.
  public let unknown: Int
  /// How many charged hazards there are, one for each kind and cell.
  public let hazards: Int

  /// Sums up `cells`.
  public init(_ cells: [MatrixCell]) {
    self.cells = cells.count
    verdicts = Verdict.allCases.map { verdict in
      (verdict, cells.count { $0.verdict == verdict })
    }
    let judged = cells.filter { $0.verdict != .unsupported }
    known = judged.count { $0.certainty == "known" }
    assumed = judged.count { $0.certainty == "assumed" }
    unknown = judged.count { $0.certainty == "unknown" }
    hazards = cells.reduce(0) { $0 + $1.hazards.count + $1.conditionalHazards.count }
  }

  /// How many cells have `verdict`.
  public func count(of verdict: Verdict) -> Int {
    verdicts.first { $0.verdict == verdict }?.count ?? 0
  }

  /// Whether two summaries say the same.
  public static func == (left: MatrixSummary, right: MatrixSummary) -> Bool {
    left.cells == right.cells && left.known == right.known && left.assumed == right.assumed
      && left.unknown == right.unknown && left.hazards == right.hazards
      && left.verdicts.elementsEqual(right.verdicts) { $0 == $1 }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cells)
    hasher.combine(hazards)
  }
}
