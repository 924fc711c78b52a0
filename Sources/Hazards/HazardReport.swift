import NavigationModel

/// What the rules have found in one run: each signature once, in the order of finding.
public struct HazardReport: Sendable {
  /// The findings so far.
  public private(set) var findings: [HazardFinding] = []
  /// Whether what is found now comes from the liveness probe.
  public internal(set) var isInProbe = false

  /// A kind that was found before the findings were last forgotten.
  var earlierKind: HazardKind?

  /// Makes an empty report.
  public init() {}

  /// Whether a hazard of `kind` has been found.
  public func contains(_ kind: HazardKind) -> Bool {
    kind == earlierKind || findings.contains { $0.kind == kind }
  }

  /// Forgets what was found, but for whether a desync was.
  mutating func forget(hasDesync: Bool) {
    findings.removeAll(keepingCapacity: true)
    earlierKind = hasDesync ? .desync : nil
    isInProbe = false
  }

  /// Adds a finding unless its signature is there already; `cause` is the signature after the code.
  public mutating func add(
    _ kind: HazardKind, _ cause: String, route: Route, first: Int, second: Int
  ) {
    let signature = "\(kind.rawValue) \(cause)"
    guard !findings.contains(where: { $0.signature == signature }) else { return }
    findings.append(
      HazardFinding(
        kind: kind, signature: signature, route: route, firstEvent: first, secondEvent: second,
        isFromProbe: isInProbe))
  }
}
