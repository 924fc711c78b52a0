import NavigationModel

/// What a fixture says must come out on some releases.
public struct FixtureExpectation: Hashable, Sendable {
  /// The releases that it is about.
  public let range: ExpectationRange
  /// The stack at the end, if it is expected.
  public let stack: ScreenList?
  /// The items at the end, outer ones included, if they are expected.
  public let items: ScreenList?
  /// How many asks the run has sent, if that is expected.
  public let askCount: Int?
}
