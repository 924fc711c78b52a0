/// The callbacks that a screen gets when it comes or goes.
public enum LifecycleCallback: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// `viewWillAppear(_:)`.
  case viewWillAppear
  /// `viewDidAppear(_:)`.
  case viewDidAppear
  /// `viewWillDisappear(_:)`.
  case viewWillDisappear
  /// `viewDidDisappear(_:)`.
  case viewDidDisappear
}
