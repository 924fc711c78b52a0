import NavigationModel

/// `DB`: a back at rest that nothing spoke against removed nothing, or the liveness probe did.
///
/// What was ignored, refused by a guard or overtaken by another change is not dead, and neither
/// is a frozen controller, which is a hazard of its own. A swipe that does not begin is not a
/// back that was delivered. A probe that removes several screens is no dead back either.
public enum DeadBackRule {
  /// The rule.
  public static let rule = HazardRule(
    kind: .deadBack, severity: .serious,
    abstract: "A back at rest that nothing spoke against removed nothing.",
    interests: .settlings, judgesProbe: true,
    observe: { _, place, ledger, report in
      guard !report.isInProbe else { return }
      judge(ledger, place, &report)
    },
    finish: { conclusion, ledger, report in
      guard conclusion.end != .halted, !ledger.isHalted, !ledger.isFrozen else { return }
      if let before = conclusion.stackBeforeProbe {
        judgeProbe(before, conclusion.state.stack, ledger, &report)
      } else {
        judge(ledger, max(0, ledger.eventCount - 1), &report)
      }
    })

  private static func judge(
    _ ledger: IntentLedger, _ place: Int, _ report: inout HazardReport
  ) {
    guard !ledger.isFrozen, !ledger.isHalted else { return }
    for position in ledger.firstUnsettled..<ledger.records.count {
      let record = ledger.records[position]
      guard isDead(record, ledger) else { continue }
      report.add(
        .deadBack, "\(record.intent.route)/\(record.course.words)", route: record.intent.route,
        first: record.openedPlace, second: place)
    }
  }

  /// Whether the intent is a dead back, unless something still comes of it.
  static func isDead(_ record: IntentRecord, _ ledger: IntentLedger) -> Bool {
    let intent = record.intent
    guard intent.origin == .person, intent.route.isPersonsBack, !intent.route.isSwipe,
      intent.atRest, !intent.goal.isEmpty, !record.hasRemoved, record.refused.isEmpty,
      !record.course.contains(.ignored), !record.isDisturbed
    else { return false }
    // A guard that was not consulted speaks against leaving unless it always allows.
    let silent = intent.goal.intersection(ledger.guarded).subtracting(record.consulted)
    return silent.isSubset(of: ledger.alwaysAllowing)
  }

  private static func judgeProbe(
    _ before: ScreenList, _ after: ScreenList, _ ledger: IntentLedger,
    _ report: inout HazardReport
  ) {
    guard before.set.subtracting(after.set).isEmpty else { return }
    let last = max(0, ledger.eventCount - 1)
    guard let tap = ledger.records.last(where: { $0.intent.route == .tap }) else {
      report.add(.deadBack, "probe/nothing", route: .tap, first: last, second: last)
      return
    }
    // A finger that is still on the screen keeps the tap from being made at all.
    if tap.ignoreReason == .inGesture { return }
    let reason = tap.ignoreReason.map { " \($0)" } ?? ""
    report.add(
      .deadBack, "probe/\(tap.course.words)\(reason)", route: .tap, first: tap.openedPlace,
      second: last)
  }
}
