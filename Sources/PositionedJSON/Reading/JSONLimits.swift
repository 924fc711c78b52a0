/// How deep and how long an input may be before it is refused.
public struct JSONLimits: Hashable, Sendable {
  /// How many arrays and objects may be open at once, from 1 to 512.
  public let maximumDepth: Int
  /// The longest input in bytes, from 1 to 2,147,483,647.
  public let maximumBytes: Int

  /// Makes limits; a number outside its range becomes the nearest inside it.
  public init(maximumDepth: Int = 64, maximumBytes: Int = 16 << 20) {
    // The reader recurses once for every level: 512 levels fit the smallest thread stack in use.
    self.maximumDepth = min(max(maximumDepth, 1), 512)
    self.maximumBytes = min(max(maximumBytes, 1), Int(Int32.max))
  }

  /// 64 levels and 16 MiB.
  public static let standard = JSONLimits()
}
