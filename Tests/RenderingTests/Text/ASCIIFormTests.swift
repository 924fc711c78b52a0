import Testing

@testable import Rendering

@Suite struct ASCIIFormTests {
  @Test(arguments: [
    ("plain", "plain"), ("a…b", "a...b"), ("A → B", "A -> B"), ("← 2P", "<- 2P"), ("≠", "!="),
    ("9–10", "9-10"), ("3 × 4", "3 x 4"), ("“x”", "\"x\""), ("é", "\\u{e9}"), ("日", "\\u{65e5}"),
    ("≥", ">="), ("≤", "<="), ("│─", "|-"), ("✓", "ok"), ("it’s", "it's"), ("a\u{A0}b", "a b"),
  ])
  func spellsInASCII(text: String, expected: String) {
    #expect(asciiForm(text) == expected)
  }
}
