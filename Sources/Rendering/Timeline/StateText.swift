import NavigationModel

/// Stack and items as a timeline shows them: counts and names, once if they agree.
struct StateText {
  let scenario: Scenario

  /// For example `V3 I3 A B C`, or `V2 A B ≠ I3 A B C` where they disagree.
  func text(stack: ScreenList, items: ScreenList) -> String {
    let outer = scenario.outerItems.count
    let own = ScreenList(items.screens.dropFirst(outer))
    let prefix = outer > 0 ? "+\(outer)" : ""
    if own == stack {
      return "V\(stack.count) I\(own.count)\(prefix) \(names(stack))"
    }
    return "V\(stack.count) \(names(stack)) ≠ I\(own.count)\(prefix) \(names(own))"
  }

  private func names(_ list: ScreenList) -> String {
    list.screens.map(scenario.name).joined(separator: " ").trimmingTrailingSpaces
  }
}
