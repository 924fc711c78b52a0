import Exploration

/// One line for each interceptor on each platform.
struct ExplorationSummary {
  let lines: [TextLine]

  init(_ report: ExplorationReport, style: TextStyle) {
    let interceptors = Set(report.columns.map(\.interceptor))
    let rows = report.columns.map { column in
      (interceptors.count > 1 ? [column.interceptor] : []) + Self.row(column)
    }
    let heading =
      (interceptors.count > 1 ? ["interceptor"] : [])
      + ["platform", "shortest", "causes", "states", "covered", "hazards"]
    let text = ListTable.render(columns: heading, rows: rows, style: style)
    lines = text.split(separator: "\n").map { TextLine(String($0)) }
  }

  private static func row(_ column: ExplorationColumn) -> [String] {
    let charged = column.charged
    var codes: [String] = []
    for finding in charged {
      let isCertain = charged.contains {
        $0.hazard == finding.hazard && $0.standing != .conditional
      }
      let code = finding.hazard + (isCertain ? "" : "?")
      if !codes.contains(code) { codes.append(code) }
    }
    let limits = column.findings.contains { $0.standing == .limit }
    return [
      column.platform,
      charged.first.map { "\($0.length)" } ?? "-",
      "\(FindingCause.group(charged).count)",
      grouped(column.states),
      column.covered,
      codes.isEmpty ? (limits ? "limits only" : "none") : codes.joined(separator: " "),
    ]
  }
}

extension ExplorationColumn {
  /// How far the search has come, in a few words.
  var covered: String {
    switch end {
    case .complete: "\(completeEvents) events"
    case .memory(let depth): "memory at \(depth)"
    case .interrupted(let depth): "stopped at \(depth)"
    case .oversized(let depth): "too large at \(depth)"
    }
  }
}
