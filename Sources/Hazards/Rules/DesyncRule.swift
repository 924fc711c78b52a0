import NavigationModel

/// `DS`: stack and items disagree in identity or order once settled.
///
/// Items of an outer controller, as in a collapsed split view, stand below those of the stack.
/// Blamed is the first intent that moved more screens than items or the other way round.
public enum DesyncRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .desync, severity: .serious,
    abstract: "Stack and items disagree in identity or order once settled.",
    interests: .settlings,
    observe: { event, place, ledger, report in
      judge(event.stack, event.items, ledger, &report)
    },
    finish: { conclusion, ledger, report in
      guard conclusion.end != .halted else { return }
      judge(conclusion.state.stack, conclusion.state.items, ledger, &report)
    })

  private static func judge(
    _ stack: ScreenList, _ items: ScreenList, _ ledger: IntentLedger, _ report: inout HazardReport
  ) {
    guard !ledger.agrees(stack, items), !report.contains(.desync) else { return }
    let culprit =
      ledger.records.first { $0.stackBalance != $0.itemBalance }
      ?? ledger.record(of: ledger.lastChangeIntent)
    guard let culprit else {
      report.add(.desync, "none/unseen", route: .none, first: 0, second: 0)
      return
    }
    // Whether work has found the root in the end depends on the depth of the stack alone.
    let course = culprit.course.subtracting(.ignored)
    report.add(
      .desync, "\(culprit.intent.route)/\(course.words)", route: culprit.intent.route,
      first: culprit.firstChangePlace ?? culprit.openedPlace, second: culprit.lastChangePlace)
  }
}
