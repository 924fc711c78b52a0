extension ExplorationReport {
  /// What is wrong with reports that cannot be joined.
  public struct MergeError: Error, Hashable, CustomStringConvertible {
    /// The place of the report among those given, nil if it is about all of them.
    public let report: Int?
    /// What was found and what was expected.
    public let description: String
  }

  /// Joins the reports of all parts of one exploration.
  ///
  /// The findings, letters, switches and milestones are those of one search over all initial
  /// states; states and steps are sums, so that what two parts have both seen counts twice.
  public static func merge(_ reports: [ExplorationReport]) throws(MergeError) -> ExplorationReport {
    guard let first = reports.first else {
      throw MergeError(report: nil, description: "found no report, expected at least one")
    }
    try requireEveryPart(reports, count: first.options.shard.count)
    for (place, report) in reports.enumerated() { try requireSame(report, as: first, place) }
    var options = first.options
    options.shard = .whole
    return ExplorationReport(
      options: options, digest: first.digest,
      columns: first.columns.indices.map { index in
        ExplorationColumn(merging: reports.map { $0.columns[index] })
      })
  }

  private static func requireEveryPart(
    _ reports: [ExplorationReport], count: Int
  ) throws(MergeError) {
    var seen: [Int: Int] = [:]
    for (place, report) in reports.enumerated() {
      let shard = report.options.shard
      guard shard.count == count else {
        throw MergeError(
          report: place, description: "found part \(shard), expected a part of \(count)")
      }
      guard seen.updateValue(place, forKey: shard.index) == nil else {
        throw MergeError(
          report: place, description: "found part \(shard) a second time, expected it once")
      }
    }
    let missing = (1...count).filter { seen[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
      throw MergeError(
        report: nil,
        description: "found no report of part \(names)\(missing.count > 8 ? ", …" : ""), "
          + "expected all \(count)")
    }
  }

  private static func requireSame(
    _ report: ExplorationReport, as first: ExplorationReport, _ place: Int
  ) throws(MergeError) {
    var options = report.options
    options.shard = first.options.shard
    guard options == first.options else {
      throw MergeError(
        report: place, description: "found other options than those of the first report")
    }
    guard report.digest == first.digest else {
      throw MergeError(
        report: place,
        description: "found digest \(report.digest), expected \(first.digest) as in the first")
    }
    let names = report.columns.map { "\($0.interceptor) on \($0.platform)" }
    guard names == first.columns.map({ "\($0.interceptor) on \($0.platform)" }) else {
      throw MergeError(
        report: place, description: "found other columns than those of the first report")
    }
  }
}

extension ExplorationColumn {
  /// Joins the columns of all parts; there is at least one.
  fileprivate init(merging columns: [ExplorationColumn]) {
    let first = columns[0]
    interceptor = first.interceptor
    platform = first.platform
    platformTitle = first.platformTitle
    states = columns.reduce(0) { $0 + $1.states }
    steps = columns.reduce(0) { $0 + $1.steps }
    completeEvents = columns.map(\.completeEvents).min() ?? -1
    end = columns.map(\.end).min { $0.order < $1.order } ?? .complete
    unreadSwitches = first.unreadSwitches.filter { id in
      columns.allSatisfy { $0.unreadSwitches.contains(id) }
    }
    idleLetters = first.idleLetters.filter { letter in
      columns.allSatisfy { $0.idleLetters.contains(letter) }
    }
    missedMilestones = first.missedMilestones.filter { milestone in
      columns.allSatisfy { $0.missedMilestones.contains(milestone) }
    }
    var chosen: [String: ExplorationFinding] = [:]
    for finding in columns.flatMap(\.findings) {
      if let other = chosen[finding.signature], !finding.replaces(other) { continue }
      chosen[finding.signature] = finding
    }
    findings = chosen.values.sorted(by: ExplorationFinding.order)
  }
}

extension SearchEnd {
  /// Ends that tell of fewer events come first, complete ones last.
  fileprivate var order: (Int, Int) {
    switch self {
    case .memory(let length): (length, 0)
    case .interrupted(let length): (length, 1)
    case .oversized(let length): (length, 2)
    case .complete: (Int.max, 3)
    }
  }
}
