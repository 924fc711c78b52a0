import PositionedJSON

/// How text output may look: how wide, with which characters, in colour or not.
public struct TextStyle: Hashable, Sendable {
  /// How many columns a line may take; never below 40.
  public var columns: Int
  /// Whether the output is limited to ASCII.
  public var isASCII: Bool
  /// Whether colour is added; it never carries a meaning of its own.
  public var usesColour: Bool
  /// Whether everything is shown that is left out or put together otherwise.
  public var isVerbose: Bool

  /// Makes a style; without arguments 80 columns, Unicode, no colour, not verbose.
  public init(
    columns: Int = 80, isASCII: Bool = false, usesColour: Bool = false, isVerbose: Bool = false
  ) {
    self.columns = columns
    self.isASCII = isASCII
    self.usesColour = usesColour
    self.isVerbose = isVerbose
  }
}

extension TextStyle {
  /// The columns that layouts count with.
  var width: Int { max(40, columns) }

  /// A text from elsewhere, without anything that could steer a terminal, in ASCII if need be.
  func foreign(_ text: String) -> String {
    own(escapingControlCharacters(text))
  }

  /// A text of this module's own, in ASCII if need be.
  func own(_ text: String) -> String {
    isASCII ? asciiForm(text) : text
  }

  /// A text cut to some columns, with an ellipsis where something is left out.
  func shortened(_ text: String, to columns: Int) -> String {
    guard displayWidth(text) > columns else { return text }
    let mark = own("…")
    return prefix(of: text, columns: max(0, columns - displayWidth(mark))) + mark
  }
}
