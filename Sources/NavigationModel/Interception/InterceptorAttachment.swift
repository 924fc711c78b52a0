/// How the code under test gets in the way of the navigation controller.
public enum InterceptorAttachment: UInt8, Sendable, CaseIterable {
  /// There is no code under test.
  case none
  /// A subclass of the navigation controller, with UIKit's own implementation behind `super`.
  case subclass
  /// A category or extension that replaces UIKit's own implementation for good (GX-05).
  case category
  /// An exchanged method, with UIKit's own implementation behind the original.
  case swizzle
  /// Code that UIKit never calls: a missing conformance or an outdated label.
  case unreached

  /// The word for the attachment in reports.
  public var word: String { "\(self)" }
}
