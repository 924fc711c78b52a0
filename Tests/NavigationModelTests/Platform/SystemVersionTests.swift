import NavigationModel
import Testing

@Suite struct SystemVersionTests {
  @Test(arguments: [("13", 13, 0), ("13.4", 13, 4), ("9.0", 9, 0), ("26.10", 26, 10)])
  func versionIsRead(_ text: String, _ major: Int, _ minor: Int) {
    #expect(SystemVersion(text) == SystemVersion(major, minor))
  }

  @Test(arguments: ["", ".", "13.", ".4", "13.4.1", "-1", "+1", "a", "13 ", "١٣"])
  func anythingElseIsNot(_ text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func versionsAreOrderedByNumber() {
    #expect(SystemVersion(9) < SystemVersion(13))
    #expect(SystemVersion(13, 4) < SystemVersion(13, 10))
    #expect(!(SystemVersion(14) < SystemVersion(13, 4)))
    #expect(SystemVersion(13).description == "13.0")
  }
}
