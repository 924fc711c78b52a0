import CompatMatrix

/// Says what the signs of a table mean, as far as they occur in it.
struct MatrixLegend {
  let report: MatrixReport
  let marks: [CellMarks]
  let hasSummary: Bool
  let showsCertainty: Bool

  func add(to page: inout TextPage) {
    var signs: [String] = []
    if hasSummary {
      signs += [
        "12   fixtures with hazards", "12?  the same under some answers only",
        "ok   no hazard", "lim  only declared limits",
      ]
    }
    var codes = marks.reduce(into: Set<String>()) { $0.formUnion($1.standings.keys) }
    for cell in report.cells { codes.formUnion(cell.chargedHazards) }
    let standings = Set(marks.flatMap { $0.standings.values })
    if marks.contains(where: { $0.lead == .clean }) { signs.append(".    clean") }
    if marks.contains(where: { $0.lead == .unsupported }) { signs.append("-    unsupported") }
    if marks.contains(where: { $0.lead == .error }) { signs.append("!    error") }
    if marks.contains(where: \.hasLimit) { signs.append("L    a limit that it declares") }
    if standings.contains(.conditional) { signs.append("XX?  under some answers only") }
    if standings.contains(.inherent) { signs.append("(XX) UIKit's own") }
    if showsCertainty {
      signs += ["k    rests on known answers", "~    on assumed ones", "?    on unknown ones"]
    }
    let kinds = HazardOrder.sorted(codes).map { code in
      page.style.foreign("\(code)  \(HazardOrder.title(of: code))")
    }
    guard !signs.isEmpty || !kinds.isEmpty else { return }
    page.add("Legend", .heading)
    page.addGrid(signs, indentation: 2)
    if hasSummary {
      page.addWrapped(
        "  5/9 without unknown: 5 cells of 9 judged rest on no unknown answer", indentation: 4)
    }
    page.addGrid(kinds, indentation: 2)
  }
}
