import Testing

@testable import CompatCheck

@Suite struct WrappedTests {
  @Test(
    arguments: [
      ("", ""), ("one", "one"), ("one two six", "one two\nsix"), ("one two", "one two"),
      ("one  two", "one two"), ("one\ntwo", "one two"), ("one two\n\nsix", "one two\n\nsix"),
      ("incomprehensibilities", "incomprehensibilities"),
      ("a incomprehensibilities b", "a\nincomprehensibilities\nb"),
      ("one\n\n\n\ntwo", "one\n\ntwo"), ("  kept   as it is", "  kept   as it is"),
    ])
  func breaksBetweenWords(_ text: String, _ lines: String) {
    #expect(wrapped(text, columns: 7) == lines)
  }

  @Test func laterLinesHang() {
    #expect(wrapped("  one two six", columns: 9, hanging: 4) == "  one two\n    six")
    #expect(wrapped("one two six ten", columns: 7, hanging: 2) == "one two\n  six\n  ten")
  }

  @Test func noLineIsLongerThanAllowed() {
    let text = (1...200).map(String.init).joined(separator: " ")
    for columns in 5...40 {
      let lines = wrapped(text, columns: columns, hanging: 2).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(columns) columns")
    }
  }
}
