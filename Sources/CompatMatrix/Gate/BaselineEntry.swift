/// One accepted finding.
public struct BaselineEntry: Hashable, Sendable {
  /// What identifies an accepted finding: never a rendered text, never a count.
  public struct Key: Hashable, Sendable, Comparable {
    /// The fixture's identifier.
    public let fixture: String
    /// The interceptor's identifier.
    public let interceptor: String
    /// The platform's identifier.
    public let platform: String
    /// The code of the hazard kind.
    public let hazard: String
    /// The normalised cause.
    public let signature: String

    /// Makes a key.
    public init(
      fixture: String, interceptor: String, platform: String, hazard: String, signature: String
    ) {
      self.fixture = fixture
      self.interceptor = interceptor
      self.platform = platform
      self.hazard = hazard
      self.signature = signature
    }

    /// Orders by interceptor, fixture, platform, hazard and signature.
    public static func < (left: Key, right: Key) -> Bool {
      (left.interceptor, left.fixture, left.platform, left.hazard, left.signature)
        < (right.interceptor, right.fixture, right.platform, right.hazard, right.signature)
    }
  }

  /// What identifies the entry.
  public let key: Key
  /// Why the finding is accepted, for people.
  public var reason: String?
  /// Where the finding is tracked, for people.
  public var issue: String?
  /// Until when the finding is accepted, as `YYYY-MM-DD`; compared only with a date given by hand.
  public var until: String?

  /// Makes an entry.
  public init(key: Key, reason: String? = nil, issue: String? = nil, until: String? = nil) {
    self.key = key
    self.reason = reason
    self.issue = issue
    self.until = until
  }
}
