/// A part of the initial states: every `count`-th, beginning with number `index`, from 1.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1 to `count`.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// All initial states.
  public static let whole = Shard(1, of: 1)

  init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads `2/5`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      count <= 10_000, (1...count).contains(index)
    else { return nil }
    self.init(index, of: count)
  }

  /// Whether the initial state with number `number`, from 0, belongs to the part.
  public func contains(_ number: Int) -> Bool { number % count == index - 1 }

  /// The part as it is written, for example `2/5`.
  public var description: String { "\(index)/\(count)" }
}
