/// Takes the successors of a run of states, and what was found on the way to them.
public struct SuccessorSink<Finding: Hashable & Sendable> {
  /// Something that was found, by the action that showed it.
  struct Occurrence {
    let finding: Finding
    /// The state's place in the frontier.
    let position: Int
    let action: UInt16
  }

  /// Words for each candidate: its hash; its state's place in the frontier, action and length; room
  /// for its id, apart from what other threads read meanwhile; then the packed state.
  private(set) var words: UnsafeMutablePointer<UInt64>
  private(set) var wordCount = 0
  private var capacity: Int
  /// How many successors were handed over.
  public private(set) var count = 0
  /// How many successors did not fit into a record.
  public private(set) var oversized = 0
  private(set) var occurrences: [Occurrence] = []
  private var known: Set<Finding> = []
  /// The place in the frontier of the state that is being expanded.
  var position = 0

  /// The most words of a packed state.
  public static var mostWords: Int { 255 }

  static var headerLength: Int { 3 }

  init() {
    capacity = 1 << 12
    words = .allocate(capacity: capacity)
  }

  func deallocate() { words.deallocate() }

  mutating func removeAll() {
    wordCount = 0
    count = 0
    oversized = 0
    occurrences.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  /// Hands over the state of `length` words at `state` that `action` leads to.
  @inline(__always)
  public mutating func add(_ state: UnsafePointer<UInt64>, length: Int, action: UInt16) {
    count += 1
    guard length <= Self.mostWords else {
      oversized += 1
      return
    }
    if wordCount + length + Self.headerLength > capacity { grow(by: length + Self.headerLength) }
    let target = words + wordCount
    target[0] = WordHash.hash(state, count: length)
    target[1] = UInt64(position) << 24 | UInt64(action) << 8 | UInt64(length)
    (target + Self.headerLength).update(from: state, count: length)
    wordCount += length + Self.headerLength
  }

  /// Counts a successor that nothing follows, so that it need not be stored.
  public mutating func addTerminal() { count += 1 }

  /// Says that a successor could not be handed over because it is too large.
  public mutating func noteOversized() {
    count += 1
    oversized += 1
  }

  private mutating func grow(by more: Int) {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2 + more)
    larger.update(from: words, count: wordCount)
    words.deallocate()
    words = larger
    capacity = capacity * 2 + more
  }

  /// Says that `action` shows `finding`; only the first time in a run of states is kept.
  public mutating func report(_ finding: Finding, action: UInt16) {
    guard known.insert(finding).inserted else { return }
    occurrences.append(Occurrence(finding: finding, position: position, action: action))
  }
}
