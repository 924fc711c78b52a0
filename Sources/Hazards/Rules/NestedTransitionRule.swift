import NavigationModel

/// `NT`: an item or controller change began inside another where the platform corrupts (MS-01 to
/// MS-06).
public enum NestedTransitionRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .nestedTransition, severity: .serious,
    abstract: "A change began inside a running animation where the platform corrupts.",
    interests: .nestings,
    observe: { event, place, ledger, report in
      guard case .nested(let change) = event.kind else { return }
      let isOfItems = change == .itemPop || change == .itemPush
      let outer = isOfItems ? ledger.lastItemChange : ledger.lastTransition
      let outerWords = outer?.cause.words ?? "unseen"
      report.add(
        .nestedTransition, "\(outerWords)>\(ledger.cause.words) \(change.words)",
        route: ledger.cause.route, first: outer?.place ?? place, second: place)
    })
}
