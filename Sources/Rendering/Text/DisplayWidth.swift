/// How many columns a terminal takes to show a text: two for wide characters, none for marks.
func displayWidth(_ text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many columns a terminal takes to show one character.
func displayWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if character.unicodeScalars.contains("\u{FE0F}") || isWide(first) { return 2 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: return 1
  }
}

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}
