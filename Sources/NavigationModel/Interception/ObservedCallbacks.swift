/// The delegate callbacks that an interceptor implements.
///
/// What nobody observes makes no difference, so the engine leaves open how UIKit calls it.
public struct ObservedCallbacks: OptionSet, Hashable, Sendable {
  /// One bit for each callback.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `navigationBar(_:didPop:)`.
  public static let didPop = ObservedCallbacks(rawValue: 1 << 0)
  /// `navigationController(_:willShow:animated:)`.
  public static let willShow = ObservedCallbacks(rawValue: 1 << 1)
  /// `navigationController(_:didShow:animated:)`.
  public static let didShow = ObservedCallbacks(rawValue: 1 << 2)
}
