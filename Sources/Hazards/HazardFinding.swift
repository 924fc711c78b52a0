import NavigationModel

/// One hazard that a run has shown, with the two events that caused it.
public struct HazardFinding: Hashable, Sendable {
  /// What has gone wrong.
  public let kind: HazardKind
  /// The kind and its normalised causing events in plain ASCII, for example
  /// `2P tap/UIKit>tap/block`.
  ///
  /// Holds no times, screen names, counts or places, so that one bug reads the same everywhere.
  public let signature: String
  /// The route of the intent that the hazard belongs to.
  public let route: Route
  /// The place of the earlier causing event in the observed sequence, from 0.
  public let firstEvent: Int
  /// The place of the later causing event, where the hazard became certain or was set up.
  public let secondEvent: Int
  /// Whether only the liveness probe after the run showed it; places then continue the run's.
  public let isFromProbe: Bool

  /// Makes a finding.
  public init(
    kind: HazardKind, signature: String, route: Route, firstEvent: Int, secondEvent: Int,
    isFromProbe: Bool = false
  ) {
    self.kind = kind
    self.signature = signature
    self.route = route
    self.firstEvent = firstEvent
    self.secondEvent = secondEvent
    self.isFromProbe = isFromProbe
  }
}
