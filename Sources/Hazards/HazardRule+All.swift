extension HazardRule {
  /// Every rule, in the order of the hazard kinds; `XP` has none, because fixtures state it.
  public static let all: [HazardRule] = [
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
