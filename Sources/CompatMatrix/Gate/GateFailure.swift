/// The things on which a gate can fail.
public enum GateFailure: String, CaseIterable, Sendable {
  /// A finding that the baseline does not accept.
  case new
  /// An accepted finding that no longer shows.
  case stale
  /// A finding that shows under some answers only.
  case conditional
  /// A cell that rests on an unknown answer.
  case unknown
  /// A cell that could not be judged.
  case error

  /// What a gate fails on unless it is told otherwise.
  public static let standard: Set<GateFailure> = [.new, .stale, .error]
}
