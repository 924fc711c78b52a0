/// The exceptions that UIKit raises, with their exact words where the evidence quotes them.
public enum UIKitException: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// MS-06: the view of a screen pushed inside a running push was never installed.
  case viewAddedToItself
  /// MS-07: an override popped inside the ask and then allowed.
  case allowedAfterManualPop
  /// MS-10: a pop to a screen that is not on the stack.
  case popToMissingScreen
  /// PP-12: a push of a screen that is on the stack already.
  case pushedTwice
  /// PP-07, C16: the ask of a programmatic pop was refused.
  case programmaticPopRefused
  /// GX-05: a category called UIKit's own implementation, which it has replaced.
  case noDefaultImplementation

  /// The row of the evidence that describes the exception.
  public var evidence: String {
    switch self {
    case .viewAddedToItself: "MS-06"
    case .allowedAfterManualPop: "MS-07"
    case .popToMissingScreen: "MS-10"
    case .pushedTwice: "PP-12"
    case .programmaticPopRefused: "PP-07"
    case .noDefaultImplementation: "GX-05"
    }
  }

  /// The message; a description in parentheses where the evidence quotes none.
  public var text: String {
    switch self {
    case .viewAddedToItself: "Can't add self as subview"
    case .allowedAfterManualPop:
      """
      Override of -navigationBar:shouldPopItem: returned YES after manually popping a view \
      controller (navigationController=…)
      """
    case .popToMissingScreen: "Tried to pop to a view controller that doesn't exist."
    case .pushedTwice: "(push of a screen that is on the stack already)"
    case .programmaticPopRefused: "(crash after the ask of a programmatic pop was refused)"
    case .noDefaultImplementation:
      "(call of UIKit's own implementation from the category that replaced it)"
    }
  }
}
