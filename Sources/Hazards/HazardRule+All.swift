import Foundation

extension HazardRule {
  /// The environment variable that leaves a rule out, so that a test run can show that somebody
  /// notices; it holds the code of the rule's kind.
  public static let omissionVariable = "COMPAT_CHECK_WITHOUT_RULE"

  /// Every rule, in the order of the hazard kinds; `XP` has none, because fixtures state it.
  public static let all: [HazardRule] = {
    let omitted = ProcessInfo.processInfo.environment[omissionVariable]
    return omitted == nil ? complete : complete.filter { $0.kind.code != omitted }
  }()

  private static let complete: [HazardRule] = [
    DoublePopRule.rule,
    WrongScreenPoppedRule.rule,
    NestedTransitionRule.rule,
    DesyncRule.rule,
    WrongScreenConsultedRule.rule,
    ConsultedOnProgrammaticPopRule.rule,
    AskedTwiceRule.rule,
    BypassedRule.rule,
    DeadBackRule.rule,
    LostPopRule.rule,
    RunawayRule.rule,
    ExceptionRule.rule,
    DimmedIndicatorRule.rule,
    FrozenRule.rule,
    CancelledPopTreatedAsDoneRule.rule,
  ]

  /// How bad hazards of `kind` are; a missed expectation is serious.
  public static func severity(of kind: HazardKind) -> HazardSeverity {
    all.first { $0.kind == kind }?.severity ?? .serious
  }
}
