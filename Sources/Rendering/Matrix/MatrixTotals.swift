import CompatMatrix

/// The last lines of the table: how many cells came to what, and how sure they are.
struct MatrixTotals {
  let report: MatrixReport

  func add(to page: inout TextPage) {
    let summary = report.summary
    let judged = summary.known + summary.assumed + summary.unknown
    page.add("Totals", .heading)
    let verdicts = summary.verdicts.map { "\($0.count) \($0.verdict.rawValue)" }
    page.addList("  \(counted(summary.cells, "cell")): ", verdicts, indentation: 4)
    page.addList(
      "  \(judged) judged: ",
      [
        "\(summary.known) known", "\(summary.assumed) assumed", "\(summary.unknown) unknown",
        "\(summary.known + summary.assumed)/\(judged) rest on no unknown answer",
      ], indentation: 4)
    var codes: [String: (certain: Int, conditional: Int)] = [:]
    for cell in report.cells {
      for code in cell.hazards { codes[code, default: (0, 0)].certain += 1 }
      for code in cell.conditionalHazards { codes[code, default: (0, 0)].conditional += 1 }
    }
    let counts = HazardOrder.sorted(Set(codes.keys)).map { code in
      let count = codes[code] ?? (0, 0)
      let parts = [
        count.certain > 0 ? "\(count.certain)" : nil,
        count.conditional > 0 ? "\(count.conditional)?" : nil,
      ]
      return page.style.foreign(
        code + " " + parts.compactMap { $0 }.joined(separator: " + "))
    }
    guard !counts.isEmpty else { return }
    page.addList("  \(counted(summary.hazards, "hazard")): ", counts, indentation: 4)
  }
}
