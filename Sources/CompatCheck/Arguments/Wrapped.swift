/// Breaks a text into lines of at most so many columns, between words only.
///
/// Paragraphs are separated by an empty line; line ends inside a paragraph count as spaces. The
/// first line keeps its indentation, the others get `hanging` spaces. A paragraph that begins with
/// two spaces, where nothing hangs, stays as it is.
func wrapped(_ text: String, columns: Int, hanging: Int = 0) -> String {
  var paragraphs: [[Substring]] = [[]]
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty {
      paragraphs.append([])
    } else {
      paragraphs[paragraphs.count - 1].append(line)
    }
  }
  return paragraphs.filter { !$0.isEmpty }
    .map { wrappedParagraph($0, columns: columns, hanging: hanging) }
    .joined(separator: "\n\n")
}

private func wrappedParagraph(_ lines: [Substring], columns: Int, hanging: Int) -> String {
  if hanging == 0, lines.first?.hasPrefix("  ") == true { return lines.joined(separator: "\n") }
  var text = String(lines.first?.prefix { $0 == " " } ?? "")
  var column = text.count
  var isLineStart = true
  for word in lines.flatMap({ $0.split(separator: " ") }) {
    if !isLineStart, column + 1 + word.count > columns {
      text += "\n" + String(repeating: " ", count: hanging)
      column = hanging
      isLineStart = true
    }
    if !isLineStart {
      text += " "
      column += 1
    }
    text += word
    column += word.count
    isLineStart = false
  }
  return text
}
