import Hazards
import NavigationModel

/// A hazard as an exploration looks for it: one signature of one kind.
public struct HazardKey: Hashable, Sendable {
  /// What has gone wrong.
  public let kind: HazardKind
  /// The kind and its normalised causing events.
  public let signature: String
  /// The route of the intent that the hazard belongs to.
  public let route: Route

  init(_ finding: HazardFinding) {
    kind = finding.kind
    signature = finding.signature
    route = finding.route
  }
}
