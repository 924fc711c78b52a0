import Testing

@testable import CompatMatrix

@Suite struct FixtureTextTests {
  private func canonical(_ text: String) throws -> String {
    try FixtureText.canonical(Array(text.utf8), file: "f.json")
  }

  @Test func ordersKeys() throws {
    #expect(
      try canonical(
        """
        {"expect": {"12": {"asks": 1}}, "marksPops": true, "barHidden": false,
         "events": [{"on": {"callback": "viewDidAppear", "screen": "A"}, "marked": true,
           "animated": false, "pop": "top"}, {"phase": "begin", "swipe": "edge", "at": 1},
           {"swipe": "edge", "phase": "cancel"}],
         "outerItems": ["M"], "screens": ["D"], "stack": ["A"], "source": [], "title": "t",
         "id": "f"}
        """)
          == """
          {
            "id": "f",
            "title": "t",
            "source": [],
            "stack": ["A"],
            "screens": ["D"],
            "outerItems": ["M"],
            "barHidden": false,
            "marksPops": true,
            "events": [
              {
                "pop": "top",
                "animated": false,
                "marked": true,
                "on": {"callback": "viewDidAppear", "screen": "A"}
              },
              {"at": 1, "swipe": "edge", "phase": "begin"},
              {"swipe": "edge", "phase": "cancel"}
            ],
            "expect": {"12": {"asks": 1}}
          }

          """)
  }

  @Test func isStable() throws {
    let once = try canonical(fixtureText(events: #"{"tap": "back"}, {"settle": true}"#))
    #expect(try canonical(once) == once)
  }

  @Test func keepsTheMeaning() throws {
    let text = fixtureText(events: #"{"tap": "back", "at": 7}"#, more: #""source": ["X"]"#)
    let again = try fixture(canonical(text))
    let first = try fixture(text)
    #expect(again == first)
  }

  @Test(arguments: [#"\u0000"#, #"\u001b[31m"#, #"\"events\""#, "é"])
  func keepsTitles(title: String) throws {
    let text = fixtureText(events: #"{"tap": "back"}"#)
      .replacing("\"title\": \"t\"", with: "\"title\": \"\(title)\"")
    let again = try canonical(text)
    #expect(try fixture(again) == fixture(text))
    #expect(!again.unicodeScalars.contains("\u{1B}"))
  }

  @Test func refusesWhatIsNoFixture() {
    #expect(throws: (any Error).self) { try canonical("{}") }
  }
}
