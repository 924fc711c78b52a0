/// The two ways in which JSON is written: canonical for files, compact for lines.
public enum JSONText {
  /// Writes the canonical form: two spaces a level, what fits into a line on one line, a last `\n`.
  ///
  /// - Parameters:
  ///   - expandedLevels: How many levels from the root take a line for each child even if they
  ///     would fit into one, so that a change of one child changes one line.
  ///   - columns: The longest line that is filled.
  public static func canonical(
    _ output: JSONOutput, expandedLevels: Int = 1, columns: Int = 100
  ) -> String {
    var text = ""
    var layout = Layout(expandedLevels: expandedLevels, columns: columns)
    layout.append(output, to: &text, column: 0, reserved: 0)
    return text + "\n"
  }

  /// Writes the whole value on one line without spaces and without a last `\n`.
  public static func compact(_ output: JSONOutput) -> String {
    var text = ""
    appendOneLine(output, to: &text, space: "")
    return text
  }

  /// Writes a text as a JSON string with its quotes.
  ///
  /// Everything that could steer a terminal is escaped besides what JSON demands.
  public static func literal(_ text: String) -> String {
    var literal = ""
    appendLiteral(text, to: &literal)
    return literal
  }

  static func appendOneLine(_ output: JSONOutput, to text: inout String, space: String) {
    switch output {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += number.isFinite ? String(number) : "null"
    case .string(let string): appendLiteral(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," + space }
        appendOneLine(element, to: &text, space: space)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," + space }
        appendLiteral(member.key, to: &text)
        text += ":" + space
        appendOneLine(member.value, to: &text, space: space)
      }
      text += "}"
    }
  }
}
