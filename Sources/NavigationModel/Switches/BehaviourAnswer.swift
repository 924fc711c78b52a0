/// The possible answers to one behaviour switch.
///
/// Each conforming type is one switch: the type is the question, its cases are the answers.
public protocol BehaviourAnswer: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt8 {
  /// The place of this switch in an answer table, from 0 up without gaps.
  static var switchIndex: Int { get }

  /// The switch's identifier, which is stable across releases.
  static var switchID: String { get }

  /// The question that this switch answers.
  static var question: String { get }

  /// The answer's identifier, as platform files and reports spell it.
  ///
  /// Spelled out rather than reflected, since all of them are read at every start.
  var id: String { get }

  /// What this answer says about UIKit.
  var meaning: String { get }
}
