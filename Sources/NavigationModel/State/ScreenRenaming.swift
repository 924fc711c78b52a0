/// Gives screens new numbers in the order in which they are met.
///
/// Two states that differ only in the numbers of their screens become equal when both are renamed
/// in the same order, so that an exploration can take them for one.
public struct ScreenRenaming: Sendable, BitwiseCopyable {
  private var newIndices: UInt64 = 0
  private var oldIndices: UInt64 = 0
  /// The screens that have been met, by their old numbers.
  public private(set) var met: ScreenSet = []
  /// How many screens have been met.
  public private(set) var count = 0

  /// Starts without any screen.
  public init() {}

  /// The new number of `screen`.
  @inline(__always)
  public mutating func callAsFunction(_ screen: Screen) -> Screen {
    guard screen.exists else { return .none }
    let shift = UInt64(screen.index & 15) * 4
    if !met.contains(screen) {
      met.formUnion(ScreenSet(screen))
      newIndices |= UInt64(count) << shift
      oldIndices |= UInt64(screen.index & 15) << (UInt64(count) * 4)
      count += 1
    }
    return Screen(Int(truncatingIfNeeded: newIndices >> shift) & 15)
  }

  /// The old number of the screen that is now called `screen`.
  public func original(of screen: Screen) -> Screen {
    guard screen.exists else { return .none }
    return Screen(Int(truncatingIfNeeded: oldIndices >> (UInt64(screen.index & 15) * 4)) & 15)
  }

  /// The list under new numbers.
  public mutating func callAsFunction(_ list: ScreenList) -> ScreenList {
    var result = ScreenList()
    for position in 0..<list.count { result.append(self(list[position])) }
    return result
  }

  /// The set under new numbers; screens met here for the first time are met by their old numbers.
  @inline(__always)
  public mutating func callAsFunction(_ set: ScreenSet) -> ScreenSet {
    var result: ScreenSet = []
    var bits = set.rawValue
    while bits != 0 {
      result.formUnion(ScreenSet(self(Screen(bits.trailingZeroBitCount))))
      bits &= bits - 1
    }
    return result
  }

  /// The change under new numbers.
  public mutating func callAsFunction(_ change: StackChange) -> StackChange {
    switch change.method {
    case .none, .pop, .popToRoot: change
    case .popTo: .popTo(self(change.screen), animated: change.animated)
    case .push: .push(self(change.screen), animated: change.animated)
    case .setStack: .setStack(self(change.stack), animated: change.animated)
    }
  }
}
