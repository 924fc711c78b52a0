import NavigationModel

/// `RC`: the interceptor goes on popping until the root, or is asked without end.
public enum RunawayRule {
  /// How many asks one intent may lead to.
  public static let mostAsks = 64

  /// The rule.
  public static let rule = HazardRule(
    kind: .runaway, severity: .critical,
    abstract: "The interceptor goes on popping until the root, or is asked without end.",
    interests: [.stackChanges, .asks, .runaways],
    observe: { event, place, ledger, report in
      guard let record = ledger.record(of: event.intent) else {
        if case .ranAway = event.kind {
          report.add(.runaway, "none/endless", route: .none, first: place, second: place)
        }
        return
      }
      let route = record.intent.route
      switch event.kind {
      case .stackChanged:
        guard event.stack.count == 1, event.actor == .interceptor, let last = record.lastRemoval,
          record.interceptorPops >= record.intent.goal.count + 2
        else { return }
        let first = record.previousRemoval ?? record.opening
        report.add(
          .runaway, "\(last.cause.words) pops to root", route: route, first: first.place,
          second: place)
      case .asked:
        guard record.askCount > mostAsks else { return }
        report.add(
          .runaway, "\(route)/\(record.question.words) again and again", route: route,
          first: record.openedPlace, second: place)
      case .ranAway:
        report.add(
          .runaway, "\(route)/endless", route: route, first: record.openedPlace, second: place)
      default:
        break
      }
    })
}
