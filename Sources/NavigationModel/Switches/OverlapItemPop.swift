/// The answers to `overlap.itemPop`.
///
/// What does an item pop do while the bar animates?
public enum OverlapItemPop: UInt8, BehaviourAnswer {
  /// It nests in the running animation and corrupts the bar.
  case nests
  /// It is lost.
  case swallowed
  /// It is carried out when the running animation has ended.
  case deferred
  /// The running animation is completed at once and the item pops.
  case overlaps

  /// The place of this switch in an answer table.
  public static var switchIndex: Int { 25 }

  /// The switch's identifier.
  public static var switchID: String { "overlap.itemPop" }

  /// The question that this switch answers.
  public static var question: String {
    "What does an item pop do while the bar animates?"
  }

  /// The answer's identifier, as platform files and reports spell it.
  public var id: String {
    switch self {
    case .nests: "nests"
    case .swallowed: "swallowed"
    case .deferred: "deferred"
    case .overlaps: "overlaps"
    }
  }

  /// What this answer says about UIKit.
  public var meaning: String {
    switch self {
    case .nests: "It nests in the running animation and corrupts the bar."
    case .swallowed: "It is lost."
    case .deferred: "It is carried out when the running animation has ended."
    case .overlaps: "The running animation is completed at once and the item pops."
    }
  }
}
