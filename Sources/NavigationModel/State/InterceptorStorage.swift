/// Sixteen bytes in which an interceptor keeps its state, zero at the start.
public struct InterceptorStorage: Hashable, Sendable, BitwiseCopyable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// How many bytes a state may take.
  public static let capacity = 16

  /// Makes storage of zeros.
  public init() {}

  /// The bytes as two words.
  var words: (UInt64, UInt64) { (low, high) }

  init(words: (UInt64, UInt64)) { (low, high) = words }

  /// Reads the state, which has been zero bytes until it was first written.
  public func load<State: InterceptorState>(_ type: State.Type) -> State {
    withUnsafeBytes(of: self) { $0.loadUnaligned(as: type) }
  }

  /// Writes the state.
  public mutating func store<State: InterceptorState>(_ state: State) {
    withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: state, as: State.self) }
  }
}

/// What an interceptor may keep as its state: a plain value of at most 16 bytes without padding.
///
/// The value whose bytes are all zero is the initial state, so flags start as false and counts
/// as 0.
public protocol InterceptorState: Hashable, Sendable, BitwiseCopyable {}
