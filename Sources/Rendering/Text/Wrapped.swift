/// Breaks words into lines of at most `width` columns, those after the first of at most `next`.
///
/// Breaks at spaces, and inside a word only if the word alone is too long. Spaces in front of the
/// text stay.
func wrapped(_ text: String, to width: Int, next: Int? = nil) -> [String] {
  let indentation = String(text.prefix { $0 == " " })
  let text = text.dropFirst(indentation.count)
  var lines: [String] = []
  var line = ""
  var room = max(1, width - indentation.count)
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
  lines[0] = indentation + lines[0]
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
