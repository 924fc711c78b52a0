import Exploration

/// What an exploration has covered, and what its being clean does not say.
struct ExplorationCoverage {
  let report: ExplorationReport

  init(_ report: ExplorationReport) { self.report = report }

  func add(to page: inout TextPage) {
    page.add("Covered", .heading)
    for (words, names) in grouped(Self.statement) {
      page.addWrapped(page.style.foreign("  \(names): \(words)"), indentation: 4)
    }
    addList("Never came to anything", \.idleLetters) { $0.map(\.rawValue) }
    addList("Open and never read", \.unreadSwitches) { $0 }
    addList("Never happened", \.missedMilestones) { $0.map(\.words) }

    func addList<Element: Hashable>(
      _ title: String, _ key: (ExplorationColumn) -> [Element], words: ([Element]) -> [String]
    ) {
      let groups = grouped(key).filter { !$0.0.isEmpty }
      guard !groups.isEmpty else { return }
      page.add(title, .heading)
      for (elements, names) in groups {
        page.addList(
          page.style.foreign("  \(names): "), words(elements).map(page.style.foreign),
          indentation: 4)
      }
    }
  }

  /// Columns that say the same, named together.
  private func grouped<Value: Hashable>(
    _ value: (ExplorationColumn) -> Value
  ) -> [(Value, String)] {
    var values: [Value] = []
    var names: [Value: [String]] = [:]
    let interceptors = Set(report.columns.map(\.interceptor))
    for column in report.columns {
      let key = value(column)
      if names[key] == nil { values.append(key) }
      let name =
        interceptors.count > 1 ? "\(column.interceptor) on \(column.platform)" : column.platform
      names[key, default: []].append(name)
    }
    return values.map { value in
      let all = names[value] ?? []
      let isEverywhere = all.count == report.columns.count && all.count > 1
      return (value, isEverywhere ? "everywhere" : all.joined(separator: ", "))
    }
  }

  private static func statement(_ column: ExplorationColumn) -> String {
    let complete =
      column.completeEvents < 0
      ? "not even the start was followed to its end"
      : "all orders of at most \(column.completeEvents) events"
    switch column.end {
    case .complete: return complete
    case .memory(let depth): return "\(complete); bounded by memory at depth \(depth)"
    case .interrupted(let depth): return "\(complete); stopped at depth \(depth)"
    case .oversized(let depth):
      return "\(complete), but for states too large to store, the first at depth \(depth)"
    }
  }
}
