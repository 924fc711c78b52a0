/// One fixture under one interceptor on one platform.
public struct MatrixCell: Hashable, Sendable {
  /// The fixture's identifier.
  public let fixture: String
  /// The interceptor's identifier.
  public let interceptor: String
  /// The platform's identifier.
  public let platform: String
  /// What the cell comes to.
  public let verdict: Verdict
  /// Codes of the hazards that show under every answer.
  public let hazards: [String]
  /// Codes of the hazards that show under some answers only.
  public let conditionalHazards: [String]
  /// Codes of the hazards that UIKit shows without an interceptor too.
  public let inherent: [String]
  /// Codes of the hazards that the interceptor declares it cannot avoid.
  public let limits: [String]
  /// The open switches on whose answers the hazards depend.
  public let dependsOn: [String]
  /// The weakest certainty among the answers that the cell read: `known`, `assumed` or `unknown`.
  public let certainty: String
  /// The charged hazards with their signatures, sorted.
  public let signatures: [CellSignature]
  /// What came out under each combination of answers, in depth-first order.
  public let outcomes: [CellOutcome]
  /// Why the verdict is `error` or `unsupported`, or nil.
  public let reason: String?

  /// Makes a cell.
  public init(
    fixture: String, interceptor: String, platform: String, verdict: Verdict,
    hazards: [String] = [], conditionalHazards: [String] = [], inherent: [String] = [],
    limits: [String] = [], dependsOn: [String] = [], certainty: String = "known",
    signatures: [CellSignature] = [], outcomes: [CellOutcome] = [], reason: String? = nil
  ) {
    self.fixture = fixture
    self.interceptor = interceptor
    self.platform = platform
    self.verdict = verdict
    self.hazards = hazards
    self.conditionalHazards = conditionalHazards
    self.inherent = inherent
    self.limits = limits
    self.dependsOn = dependsOn
    self.certainty = certainty
    self.signatures = signatures
    self.outcomes = outcomes
    self.reason = reason
  }

  /// Every hazard that is charged to the interceptor, under all answers or some.
  public var chargedHazards: [String] { (hazards + conditionalHazards).sorted() }
}
