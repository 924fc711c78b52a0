import CompatCheck
import Testing

@Suite struct SanitizedTests {
  @Test func escapesWhatCouldSteerATerminal() {
    #expect(sanitized("a\u{1B}]0;title\u{7}\nb\u{202E}") == #"a\u{1b}]0;title\u{7}\u{a}b\u{202e}"#)
  }

  @Test func leavesOtherTextAlone() {
    #expect(sanitized("größe 日本 \\n") == "größe 日本 \\n")
  }
}
