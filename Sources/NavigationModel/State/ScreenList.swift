/// An ordered list of at most 16 screens, packed into one word and a count.
///
/// Used for the stack and for the bar's items. All operations are O(1) or O(count).
public struct ScreenList: Hashable, Sendable, BitwiseCopyable {
  /// How many screens a list can hold, and how many screens a scenario can name.
  public static let capacity = 16

  private var bits: UInt64 = 0
  private var length: UInt8 = 0

  /// Makes an empty list.
  public init() {}

  /// Makes a list of the given screens; those beyond the capacity are left out.
  public init(_ screens: some Sequence<Screen>) {
    for screen in screens { append(screen) }
  }

  /// How many screens the list holds.
  public var count: Int { Int(length) }

  /// Whether the list holds no screen.
  public var isEmpty: Bool { length == 0 }

  /// The screen at `position`, 0 being the root.
  public subscript(position: Int) -> Screen {
    Screen(Int(truncatingIfNeeded: bits >> (UInt64(position) * 4)) & 15)
  }

  /// The last screen, or `Screen.none` if the list is empty.
  public var last: Screen { isEmpty ? .none : self[count - 1] }

  /// The screen below the last one, or `Screen.none` if there is none.
  public var nextToLast: Screen { count < 2 ? .none : self[count - 2] }

  /// The first screen, or `Screen.none` if the list is empty.
  public var first: Screen { isEmpty ? .none : self[0] }

  /// The screens as a set.
  public var set: ScreenSet {
    var result: ScreenSet = []
    for position in 0..<count { result.formUnion(ScreenSet(self[position])) }
    return result
  }

  /// The screens in order, root first.
  public var screens: [Screen] { (0..<count).map { self[$0] } }

  /// Whether the list holds `screen`.
  public func contains(_ screen: Screen) -> Bool {
    position(of: screen) != nil
  }

  /// The lowest position of `screen`, or nil if the list does not hold it.
  public func position(of screen: Screen) -> Int? {
    for position in 0..<count where self[position] == screen { return position }
    return nil
  }

  /// Adds `screen` at the end; without effect if the list is full.
  public mutating func append(_ screen: Screen) {
    guard count < Self.capacity, screen.exists else { return }
    bits |= UInt64(screen.index & 15) << (UInt64(length) * 4)
    length += 1
  }

  /// Adds the screens of `other` at the end, as far as they fit.
  public mutating func append(contentsOf other: ScreenList) {
    for position in 0..<other.count { append(other[position]) }
  }

  /// Drops the last `amount` screens, all of them if there are fewer.
  public mutating func removeLast(_ amount: Int = 1) {
    let kept = max(0, count - amount)
    length = UInt8(kept)
    bits = kept == 16 ? bits : bits & ((1 << (UInt64(kept) * 4)) - 1)
  }

  /// The list without its last `amount` screens.
  public func dropLast(_ amount: Int = 1) -> ScreenList {
    var copy = self
    copy.removeLast(amount)
    return copy
  }

  /// The first `amount` screens.
  public func prefix(_ amount: Int) -> ScreenList {
    dropLast(max(0, count - amount))
  }

  /// The screens from `position` on as a set.
  public func set(from position: Int) -> ScreenSet {
    var result: ScreenSet = []
    var place = position
    while place < count {
      result.formUnion(ScreenSet(self[place]))
      place += 1
    }
    return result
  }
}
