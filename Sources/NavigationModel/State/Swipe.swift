/// The gesture recognizers that pop by swiping.
public enum Swipe: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// `interactivePopGestureRecognizer`: a pan from the leading edge.
  case edge
  /// `interactiveContentPopGestureRecognizer`: a pan anywhere in the content (L-8).
  case content

  /// The route of an intent that begins with this swipe.
  public var route: Route { self == .edge ? .edgeSwipe : .contentSwipe }
}
