import PositionedJSON

/// Reads a text as the file `input.json`.
func document(
  _ text: String, limits: JSONLimits = .standard
) throws(InputError) -> JSONDocument {
  try JSONDocument(reading: Array(text.utf8), file: "input.json", limits: limits)
}

/// The line that reading the text fails with, or `no error`.
func readingError(of text: String, limits: JSONLimits = .standard) -> String {
  readingError(of: Array(text.utf8), limits: limits)
}

/// The line that reading the bytes fails with, or `no error`.
func readingError(of bytes: [UInt8], limits: JSONLimits = .standard) -> String {
  errorLine {
    _ = try JSONDocument(reading: bytes, file: "input.json", limits: limits)
  }
}

/// The line that an operation fails with, or `no error`.
func errorLine(_ operation: () throws -> Void) -> String {
  do {
    try operation()
    return "no error"
  } catch {
    return (error as? InputError)?.description ?? "unexpected kind of error: \(error)"
  }
}

/// The compact text of what was read, to compare values by.
func rewritten(_ text: String) throws -> String {
  JSONText.compact(JSONOutput(try document(text).root))
}
