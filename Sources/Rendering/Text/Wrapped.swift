/// Breaks words into lines of at most `width` columns, those after the first of at most `next`.
///
/// Breaks at spaces, and inside a word only if the word alone is too long.
func wrapped(_ text: String, to width: Int, next: Int? = nil) -> [String] {
  var lines: [String] = []
  var line = ""
  var room = max(1, width)
  func finish() {
    lines.append(line.trimmingTrailingSpaces)
    line = ""
    room = max(1, next ?? width)
  }
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    var word = String(word)
    if !line.isEmpty {
      if displayWidth(line) + 1 + displayWidth(word) <= room {
        line += " " + word
        continue
      }
      finish()
    }
    while displayWidth(word) > room {
      line = prefix(of: word, columns: room)
      word.removeFirst(max(1, line.count))
      finish()
    }
    line = word
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line.trimmingTrailingSpaces) }
  return lines
}

/// The longest beginning of a text that takes at most some columns.
func prefix(of text: String, columns: Int) -> String {
  var result = ""
  var width = 0
  for character in text {
    width += displayWidth(of: character)
    if width > columns { break }
    result.append(character)
  }
  return result
}
