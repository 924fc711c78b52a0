/// A hazard that an interceptor says it cannot avoid on a route, with the reason.
public struct DeclaredLimit: Hashable, Sendable {
  /// The code of the hazard kind, for example `BY`.
  public let hazard: String
  /// The routes on which it cannot be avoided.
  public let routes: Set<Route>
  /// Why it cannot be avoided.
  public let reason: String

  /// Declares a limit.
  public init(hazard: String, routes: Set<Route>, reason: String) {
    self.hazard = hazard
    self.routes = routes
    self.reason = reason
  }
}
