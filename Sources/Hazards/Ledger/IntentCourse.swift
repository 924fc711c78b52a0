/// What has happened to an intent, without order, times or counts.
public struct IntentCourse: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// One bit for each thing that can happen.
  public let rawValue: UInt16

  /// Makes a course from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It could not be tried, or UIKit had nothing to do.
  public static let ignored = IntentCourse(rawValue: 1 << 0)
  /// An ask was answered with yes.
  public static let askAllowed = IntentCourse(rawValue: 1 << 1)
  /// An ask was answered with no.
  public static let askRefused = IntentCourse(rawValue: 1 << 2)
  /// An override returned without calling UIKit's own implementation.
  public static let overrideRefused = IntentCourse(rawValue: 1 << 3)
  /// Items left the bar.
  public static let itemPopped = IntentCourse(rawValue: 1 << 4)
  /// An item stayed although its screen was gone.
  public static let itemKept = IntentCourse(rawValue: 1 << 5)
  /// An item pop was lost.
  public static let itemSwallowed = IntentCourse(rawValue: 1 << 6)
  /// Screens left the stack.
  public static let controllerPopped = IntentCourse(rawValue: 1 << 7)
  /// A change of the stack was lost in a running transition.
  public static let controllerSwallowed = IntentCourse(rawValue: 1 << 8)
  /// A change of the stack was dropped during a presentation.
  public static let dropped = IntentCourse(rawValue: 1 << 9)
  /// A change began inside another.
  public static let nested = IntentCourse(rawValue: 1 << 10)

  private static let steps: [(IntentCourse, String)] = [
    (.ignored, "ignored"), (.askAllowed, "ask allowed"), (.askRefused, "ask refused"),
    (.overrideRefused, "override refused"), (.itemPopped, "item popped"),
    (.itemKept, "item kept"), (.itemSwallowed, "item swallowed"),
    (.controllerPopped, "controller popped"), (.controllerSwallowed, "controller swallowed"),
    (.dropped, "dropped"), (.nested, "nested"),
  ]

  /// The course in words, always in the same order; `nothing` if nothing has happened.
  public var words: String {
    let words = Self.steps.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
