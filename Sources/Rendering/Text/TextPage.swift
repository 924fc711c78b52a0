/// Lines of output, with what is needed to lay them out in a style.
struct TextPage {
  let style: TextStyle
  private(set) var lines: [TextLine] = []

  init(_ style: TextStyle) {
    self.style = style
  }

  mutating func add(_ line: TextLine) {
    lines.append(line)
  }

  mutating func add(_ text: String, _ tone: Tone = .plain) {
    lines.append(TextLine(text, tone))
  }

  mutating func add(contentsOf others: [TextLine]) {
    lines += others
  }

  /// Adds an empty line unless the page is empty or ends with one.
  mutating func addGap() {
    if let last = lines.last, last.width > 0 { lines.append(TextLine()) }
  }

  /// Adds words, wrapped to the page, further lines indented by some columns.
  mutating func addWrapped(_ text: String, _ tone: Tone = .plain, indentation: Int = 0) {
    let lines = wrapped(text, to: style.width, next: style.width - indentation)
    for (index, line) in lines.enumerated() {
      add((index == 0 ? "" : String(repeating: " ", count: indentation)) + line, tone)
    }
  }

  /// Adds a list after a label, broken only between its entries as far as these fit.
  mutating func addList(
    _ label: String, _ entries: [String], _ tone: Tone = .plain, indentation: Int
  ) {
    // A control character stands for the spaces that must not break; foreign texts hold none.
    let glue: Character = "\u{1}"
    let glued = entries.map { entry in String(entry.map { $0 == " " ? glue : $0 }) }
    let lines = wrapped(
      label + glued.joined(separator: ", "), to: style.width, next: style.width - indentation)
    for (index, line) in lines.enumerated() {
      let start = index == 0 ? "" : String(repeating: " ", count: indentation)
      add(start + String(line.map { $0 == glue ? " " : $0 }), tone)
    }
  }

  /// Adds entries in as many columns of equal width as fit, filled row by row.
  mutating func addGrid(_ entries: [String], indentation: Int) {
    let widest = (entries.map { displayWidth($0) }.max() ?? 0) + 2
    let columns = max(1, (style.width - indentation + 2) / widest)
    for start in stride(from: 0, to: entries.count, by: columns) {
      var line = TextLine()
      for (offset, entry) in entries[start...].prefix(columns).enumerated() {
        line.pad(to: indentation + offset * widest)
        line.add(style.shortened(entry, to: style.width - line.width))
      }
      add(line)
    }
  }

  /// The page's text: no spaces at line ends, no empty line at either end, a last line end.
  var text: String {
    var lines = lines[...]
    while let last = lines.last, last.width == 0 { lines.removeLast() }
    return lines.map { $0.text(usesColour: style.usesColour) + "\n" }.joined()
  }
}
