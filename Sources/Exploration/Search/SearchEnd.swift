/// Why a search has ended.
public enum SearchEnd: Hashable, Sendable {
  /// Every path up to the length was followed to its end.
  case complete
  /// The table was full while paths of this length were followed.
  case memory(length: Int)
  /// Somebody wanted it to end while paths of this length were followed.
  case interrupted(length: Int)
  /// States were left out that are too large for a record; the length is that of the first.
  case oversized(length: Int)
}
