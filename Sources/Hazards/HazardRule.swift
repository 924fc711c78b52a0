import NavigationModel

/// A rule over the trace: what it looks for and how it finds it.
///
/// Rules keep nothing themselves; what they need to remember is in the ledger that all of them
/// share, so that any subset of rules gives the same findings as it does among all.
public struct HazardRule: Sendable {
  /// Looks at one event, at its place from 0, after the ledger has taken it in.
  public typealias Observation =
    @Sendable (TraceEvent, Int, IntentLedger, inout HazardReport) -> Void
  /// Looks at the end of the run, and at the end of the probe where the rule judges it.
  public typealias Conclusion = @Sendable (RunEnd, IntentLedger, inout HazardReport) -> Void

  /// The kind of hazard that the rule finds.
  public let kind: HazardKind
  /// How bad it is.
  public let severity: HazardSeverity
  /// The rule in one sentence.
  public let abstract: String
  /// The events that the rule wants to see.
  public let interests: TraceInterests
  /// Whether the rule judges the liveness probe too.
  public let judgesProbe: Bool
  /// Looks at one event of interest.
  public let observe: Observation
  /// Looks at the end.
  public let finish: Conclusion

  /// Makes a rule that does nothing at the end unless told so.
  public init(
    kind: HazardKind, severity: HazardSeverity, abstract: String, interests: TraceInterests,
    judgesProbe: Bool = false, observe: @escaping Observation = { _, _, _, _ in },
    finish: @escaping Conclusion = { _, _, _ in }
  ) {
    self.kind = kind
    self.severity = severity
    self.abstract = abstract
    self.interests = interests
    self.judgesProbe = judgesProbe
    self.observe = observe
    self.finish = finish
  }
}
