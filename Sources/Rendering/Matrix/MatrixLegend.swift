import CompatMatrix

/// Says what the signs of a table mean, as far as they occur in it.
struct MatrixLegend {
  let marks: [CellMarks]
  let hasSummary: Bool
  let showsCertainty: Bool

  func add(to page: inout TextPage) {
    var entries: [String] = []
    if hasSummary {
      entries += [
        "12 fixtures with hazards", "12? only under some answers", "ok no hazard",
        "lim only declared limits", "known: cells that rest on no unknown answer",
      ]
    }
    let codes = marks.reduce(into: Set<String>()) { $0.formUnion($1.standings.keys) }
    let standings = Set(marks.flatMap { $0.standings.values })
    if marks.contains(where: { $0.lead == .clean }) { entries.append(". clean") }
    if marks.contains(where: { $0.lead == .unsupported }) { entries.append("- unsupported") }
    if marks.contains(where: { $0.lead == .error }) { entries.append("! error") }
    if marks.contains(where: \.hasLimit) { entries.append("L declared limit") }
    if standings.contains(.conditional) { entries.append("XX? under some answers only") }
    if standings.contains(.inherent) { entries.append("(XX) without interceptor too") }
    if showsCertainty { entries.append("last line: rests on k known, ~ assumed, ? unknown") }
    entries += HazardOrder.sorted(codes).map { "\($0) \(HazardOrder.title(of: $0))" }
    guard !entries.isEmpty else { return }
    page.add("Legend", .heading)
    page.addWrapped(
      "  " + page.style.foreign(entries.map(Self.unbreakable).joined(separator: "; ")),
      indentation: 2)
  }

  private static func unbreakable(_ text: String) -> String { text }
}
