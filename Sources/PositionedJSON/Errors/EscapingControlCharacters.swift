/// Returns the text with every character that could steer a terminal written as `\u{…}`.
///
/// Escaped are control characters (line ends included), line and paragraph separators, and the
/// marks that change the direction of text, so that the result is one line that reads as it is.
public func escapingControlCharacters(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: steersTerminal) else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if steersTerminal(scalar) {
      escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Whether a scalar can change what a terminal shows beyond its own cell.
func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F: true
  case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
