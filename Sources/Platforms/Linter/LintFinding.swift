import NavigationModel
import PositionedJSON

/// Something in the platform data that a rule objects to.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule's identifier.
  public let ruleID: String
  /// The platform's identifier.
  public let platformID: String
  /// The switch's identifier, nil where the whole platform is meant.
  public let switchID: String?
  /// What was found and what was expected.
  public let message: String
  /// The place in the platform's file, nil where it was not read from one.
  public let location: SourceLocation?

  /// The finding as one line that is safe to print on a terminal.
  public var description: String {
    let subject = switchID.map { "\(platformID), \($0)" } ?? platformID
    let text = escapingControlCharacters("\(subject): \(message) [\(ruleID)]")
    return location.map { "\($0): \(text)" } ?? text
  }
}
