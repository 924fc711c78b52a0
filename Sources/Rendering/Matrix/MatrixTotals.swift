import CompatMatrix

/// The last lines of the table: how many cells came to what, and how sure they are.
struct MatrixTotals {
  let report: MatrixReport

  func add(to page: inout TextPage) {
    let summary = report.summary
    let judged = summary.known + summary.assumed + summary.unknown
    page.add("Totals", .heading)
    let verdicts = summary.verdicts.map { "\($0.count) \($0.verdict.rawValue)" }
    addWrapped("\(summary.cells) cells: " + verdicts.joined(separator: ", "), to: &page)
    addWrapped(
      "\(judged) judged: \(summary.known) known, \(summary.assumed) assumed, "
        + "\(summary.unknown) unknown; \(summary.known + summary.assumed)/\(judged) rest on no "
        + "unknown answer", to: &page)
    var codes: [String: (certain: Int, conditional: Int)] = [:]
    for cell in report.cells {
      for code in cell.hazards { codes[code, default: (0, 0)].certain += 1 }
      for code in cell.conditionalHazards { codes[code, default: (0, 0)].conditional += 1 }
    }
    let counts = HazardOrder.sorted(Set(codes.keys)).map { code in
      let count = codes[code] ?? (0, 0)
      return [
        count.certain > 0 ? "\(code) \(count.certain)" : nil,
        count.conditional > 0 ? "\(code)? \(count.conditional)" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
    guard !counts.isEmpty else { return }
    addWrapped("\(summary.hazards) hazards: " + counts.joined(separator: ", "), to: &page)
  }

  private func addWrapped(_ text: String, to page: inout TextPage) {
    page.addWrapped("  " + page.style.foreign(text), indentation: 4)
  }
}
