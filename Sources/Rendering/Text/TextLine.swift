/// One line of output that is put together piece by piece.
struct TextLine: Hashable, Sendable {
  private struct Piece: Hashable {
    var text: String
    var tone: Tone
  }

  private var pieces: [Piece] = []
  /// How many columns the line takes so far.
  private(set) var width = 0

  /// Makes an empty line.
  init() {}

  /// Makes a line of one piece.
  init(_ text: String, _ tone: Tone = .plain) {
    add(text, tone)
  }

  /// Appends a piece.
  mutating func add(_ text: String, _ tone: Tone = .plain) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, tone: tone))
    width += displayWidth(text)
  }

  /// Appends spaces up to a column; nothing if the line is that long already.
  mutating func pad(to column: Int) {
    if width < column { add(String(repeating: " ", count: column - width)) }
  }

  /// The line without spaces at its end.
  func text(usesColour: Bool) -> String {
    var pieces = pieces
    while let last = pieces.last {
      let trimmed = last.text.trimmingTrailingSpaces
      if trimmed.isEmpty {
        pieces.removeLast()
        continue
      }
      pieces[pieces.count - 1].text = trimmed
      break
    }
    return pieces.reduce(into: "") { text, piece in
      guard usesColour, let code = piece.tone.code else {
        text += piece.text
        return
      }
      text += "\u{1B}[\(code)m\(piece.text)\u{1B}[0m"
    }
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmingTrailingSpaces: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
