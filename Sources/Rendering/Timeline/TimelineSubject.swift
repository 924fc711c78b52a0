import CompatMatrix
import NavigationModel

/// One run that a timeline shows, with where it comes from and what backs its answers.
public struct TimelineSubject: Sendable {
  /// What the run was about.
  public let fixture: Fixture
  /// The code under test.
  public let interceptor: any BackInterceptor
  /// The platform's identifier.
  public let platformID: String
  /// The platform's name for people.
  public let platformTitle: String
  /// The run.
  public let run: TracedRun
  /// How well the platform's answer to a switch is backed, and by which rows of the evidence.
  public let evidence: @Sendable (BehaviourSwitch) -> (certainty: Certainty, ids: [String])

  /// Makes a subject.
  public init(
    fixture: Fixture, interceptor: any BackInterceptor, platformID: String, platformTitle: String,
    run: TracedRun,
    evidence: @escaping @Sendable (BehaviourSwitch) -> (certainty: Certainty, ids: [String])
  ) {
    self.fixture = fixture
    self.interceptor = interceptor
    self.platformID = platformID
    self.platformTitle = platformTitle
    self.run = run
    self.evidence = evidence
  }
}
