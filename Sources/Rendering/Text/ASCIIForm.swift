/// Writes a text in ASCII alone: signs that have a usual spelling with it, others as `\u{…}`.
func asciiForm(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      result.unicodeScalars.append(scalar)
    } else {
      result += asciiSpelling(of: scalar)
    }
  }
  return result
}

private func asciiSpelling(of scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "…": "..."
  case "–", "—", "−", "─": "-"
  case "│": "|"
  case "→": "->"
  case "←": "<-"
  case "≠": "!="
  case "≥": ">="
  case "≤": "<="
  case "×": "x"
  case "✓": "ok"
  case "‘", "’": "'"
  case "“", "”", "«", "»": "\""
  case "\u{A0}": " "
  default: "\\u{" + String(scalar.value, radix: 16) + "}"
  }
}
