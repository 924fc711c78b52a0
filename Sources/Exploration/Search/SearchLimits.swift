/// What a search may use.
public struct SearchLimits: Sendable {
  /// The most counted actions of a path; nil for as many as it takes to see every state.
  public var length: Int?
  /// The memory for the state table, in bytes.
  public var memory: Int
  /// How many threads to run on.
  public var jobs: Int
  /// How many paths to one finding are kept.
  public var occurrences = 1

  /// Makes limits.
  public init(length: Int?, memory: Int = 1 << 30, jobs: Int = 1) {
    self.length = length
    self.memory = memory
    self.jobs = max(1, jobs)
  }
}
