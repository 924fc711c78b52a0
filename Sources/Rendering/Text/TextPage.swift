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

  /// The page's text: no spaces at line ends, no empty line at either end, a last line end.
  var text: String {
    var lines = lines[...]
    while let last = lines.last, last.width == 0 { lines.removeLast() }
    return lines.map { $0.text(usesColour: style.usesColour) + "\n" }.joined()
  }
}
