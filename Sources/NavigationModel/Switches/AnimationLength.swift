/// The answers to `animation.length`.
///
/// How long does an animated transition last?
public enum AnimationLength: UInt8, BehaviourAnswer {
  /// 350 ms.
  case ms350
  /// 330 ms.
  case ms330
  /// 500 ms.
  case ms500

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 51 }

  /// The switch's identifier.
  public static var switchID: String { "animation.length" }

  /// The question that this switch answers.
  public static var question: String {
    "How long does an animated transition last?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .ms350: "ms350"
    case .ms330: "ms330"
    case .ms500: "ms500"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .ms350: "350 ms."
    case .ms330: "330 ms."
    case .ms500: "500 ms."
    }
  }

  /// The length in milliseconds.
  public var milliseconds: UInt32 {
    switch self {
    case .ms350: 350
    case .ms330: 330
    case .ms500: 500
    }
  }

  /// Every length in milliseconds that `sheet` leaves possible.
  package static func lengths(under sheet: AnswerSheet) -> [UInt32] {
    sheet.candidates[switchIndex].compactMap { AnimationLength(rawValue: $0)?.milliseconds }
  }
}
