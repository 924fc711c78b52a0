/// Which part of the matrix a run has covered, so that the gate judges stale entries only there.
public struct GateSelection: Hashable, Sendable {
  /// The fixtures that were run, or nil if none was left out.
  public var fixtures: Set<String>?
  /// The interceptors that were run, or nil if none was left out.
  public var interceptors: Set<String>?
  /// The platforms that exist but were not run; entries for them are not judged.
  public var platformsLeftOut: Set<String>

  /// The platforms and columns that were chosen by name, or nil if none was.
  public var platforms: Set<String>?

  /// Makes a selection.
  public init(
    fixtures: Set<String>? = nil, interceptors: Set<String>? = nil,
    platformsLeftOut: Set<String> = [], platforms: Set<String>? = nil
  ) {
    self.platforms = platforms
    self.fixtures = fixtures
    self.interceptors = interceptors
    self.platformsLeftOut = platformsLeftOut
  }

  /// Whether the run would have shown a finding with this key.
  public func contains(_ key: BaselineEntry.Key) -> Bool {
    (fixtures?.contains(key.fixture) ?? true) && (interceptors?.contains(key.interceptor) ?? true)
      && !platformsLeftOut.contains(key.platform) && (platforms?.contains(key.platform) ?? true)
  }
}
