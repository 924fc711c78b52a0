/// The lines that UIKit logs, with their exact words.
public enum UIKitMessage: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// MS-01 up to iOS 10.
  case nestedPopOld
  /// MS-01 from iOS 11 on.
  case nestedPop
  /// MS-02 up to iOS 10.
  case nestedPushOld
  /// MS-02 from iOS 11 on.
  case nestedPush
  /// MS-03.
  case transitionInProgress
  /// MS-04.
  case unexpectedState
  /// MS-05.
  case unbalancedCalls
  /// TR-8 (MS-11 quotes the line).
  case stackNotUpdated

  /// The row of the evidence that quotes the line.
  public var evidence: String {
    switch self {
    case .nestedPopOld, .nestedPop: "MS-01"
    case .nestedPushOld, .nestedPush: "MS-02"
    case .transitionInProgress: "MS-03"
    case .unexpectedState: "MS-04"
    case .unbalancedCalls: "MS-05"
    case .stackNotUpdated: "TR-8"
    }
  }

  /// The line; what UIKit fills in, such as an address, stands as `…`.
  public var text: String {
    switch self {
    case .nestedPopOld: "nested pop animation can result in corrupted navigation bar"
    case .nestedPop: "nested pop animation can result in a corrupted navigation bar"
    case .nestedPushOld: "nested push animation can result in corrupted navigation bar"
    case .nestedPush: "nested push animation can result in a corrupted navigation bar"
    case .transitionInProgress:
      "Attempting to begin a transition on navigation bar (…) while a transition is in progress."
    case .unexpectedState:
      """
      Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree \
      might get corrupted.
      """
    case .unbalancedCalls: "Unbalanced calls to begin/end appearance transitions for …"
    case .stackNotUpdated:
      """
      … called on … while an existing transition or presentation is occurring; the navigation \
      stack will not be updated.
      """
    }
  }
}
