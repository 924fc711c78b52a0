import Testing

@testable import Rendering

/// Checks what holds for every text: its width, its line ends and its last line.
func expectWellFormed(
  _ text: String, columns: Int = 80, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), sourceLocation: sourceLocation)
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    #expect(displayWidth(line) <= columns, "\(line)", sourceLocation: sourceLocation)
    #expect(!line.hasSuffix(" "), "\(line)", sourceLocation: sourceLocation)
  }
}

/// Checks that a text is ASCII and holds no escape sequence.
func expectPlainASCII(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let foreign = text.unicodeScalars.filter { !$0.isASCII || $0 == "\u{1B}" }
  #expect(foreign.isEmpty, sourceLocation: sourceLocation)
}
