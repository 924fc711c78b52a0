extension JSONText {
  /// Decides which arrays and objects take one line and which take one for each child.
  struct Layout {
    let expandedLevels: Int
    let columns: Int
    private var level = 0

    init(expandedLevels: Int, columns: Int) {
      self.expandedLevels = expandedLevels
      self.columns = columns
    }

    /// Appends a value that starts in a column and after which some columns stay reserved.
    mutating func append(
      _ output: JSONOutput, to text: inout String, column: Int, reserved: Int
    ) {
      let children: Int
      switch output {
      case .array(let elements): children = elements.count
      case .object(let members): children = members.count
      default: children = 0
      }
      var line = ""
      if children == 0 || level >= expandedLevels {
        JSONText.appendOneLine(output, to: &line, space: " ")
        if children == 0 || column + line.unicodeScalars.count + reserved <= columns {
          text += line
          return
        }
      }
      switch output {
      case .array(let elements):
        appendChildren(elements, to: &text, brackets: ("[", "]")) { element in ("", element) }
      case .object(let members):
        appendChildren(members, to: &text, brackets: ("{", "}")) { member in
          (JSONText.literal(member.key) + ": ", member.value)
        }
      default: break
      }
    }

    private mutating func appendChildren<Child>(
      _ children: [Child], to text: inout String, brackets: (String, String),
      parts: (Child) -> (prefix: String, value: JSONOutput)
    ) {
      text += brackets.0 + "\n"
      level += 1
      let indentation = String(repeating: "  ", count: level)
      for (index, child) in children.enumerated() {
        let (prefix, value) = parts(child)
        let comma = index < children.count - 1 ? "," : ""
        text += indentation + prefix
        let column = indentation.count + prefix.unicodeScalars.count
        append(value, to: &text, column: column, reserved: comma.count)
        text += comma + "\n"
      }
      level -= 1
      text += String(repeating: "  ", count: level) + brackets.1
    }
  }
}
