import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct ScreenTableTests {
  private func screens(_ stack: String, _ screens: String = "[]") throws -> [ScenarioScreen] {
    try fixture(
      #"{"id": "f", "title": "t", "stack": \#(stack), "screens": \#(screens), "events": [{"settle": true}]}"#
    ).scenario.screens
  }

  private func failed(_ stack: String, _ screens: String = "[]") -> String {
    let line = failure(
      #"{"id": "f", "title": "t", "stack": \#(stack), "screens": \#(screens), "events": [{"settle": true}]}"#
    )
    return line.split(separator: " ").dropFirst().joined(separator: " ")
  }

  @Test func readsEveryGuard() throws {
    let screens = try screens(
      """
      ["A", {"id": "B"}, {"id": "C", "guard": "none"}, {"id": "D", "guard": "allow"},
       {"id": "E", "guard": "veto"}, {"id": "F", "guard": "confirm"},
       {"id": "G", "guard": {"vetoTimes": 2}}, {"id": "H", "guard": {"redirect": "Z"}}]
      """, #"["Z"]"#)
    #expect(
      screens.map(\.screenGuard) == [
        .none, .none, .none, .allow, .veto, .confirm, .vetoTimes(2), .redirect(Screen(8)), .none,
      ])
  }

  @Test func refusesUnknownGuards() {
    #expect(
      failed(#"["A", {"id": "B", "guard": "vetoo"}]"#)
        == #"$.stack[1].guard: found "vetoo", expected one of "none", "allow", "veto", "confirm"; did you mean "veto"?"#
    )
  }

  @Test(arguments: ["0", "16", "-1", "1.5", #""2""#])
  func refuses(times: String) {
    #expect(
      failed(#"["A", {"id": "B", "guard": {"vetoTimes": \#(times)}}]"#)
        .hasSuffix("expected a whole number from 1 to 15"))
  }

  @Test func refusesTwoGuardsInOne() {
    #expect(
      failed(#"["A", {"id": "B", "guard": {"vetoTimes": 1, "redirect": "A"}}]"#)
        == #"$.stack[1].guard.redirect: found key "redirect", expected "vetoTimes""#)
  }

  @Test func refusesARedirectToNowhere() {
    #expect(
      failed(#"["A", {"id": "B", "guard": {"redirect": "X"}}]"#)
        == #"$.stack[1].guard.redirect: found screen "X", expected a screen of the fixture: A, B"#)
    #expect(
      failed(#"["A", {"id": "B", "guard": {"redirect": "B"}}]"#)
        == "$.stack[1].guard.redirect: found a redirect to the screen itself, expected another screen of the fixture"
    )
  }

  @Test func suggestsTheNearestScreen() {
    #expect(
      failed(#"["Start", {"id": "B", "guard": {"redirect": "start"}}]"#)
        .hasSuffix(#"did you mean "Start"?"#))
  }

  @Test func refusesAnEmptyStack() {
    #expect(
      failed("[]") == "$.stack: found an empty array, expected a stack of at least one screen")
  }

  @Test func refusesMoreScreensThanAListHolds() {
    let names = (1...17).map { #""S\#($0)""# }
    #expect(
      failed("[\(names.joined(separator: ","))]")
        == "$.stack[16]: more than 16 screens in one fixture")
    #expect(
      failed("[\(names.prefix(15).joined(separator: ","))]", "[\"S16\", \"S17\"]")
        == "$.screens[1]: more than 16 screens in one fixture")
    #expect(failed("[\(names.prefix(16).joined(separator: ","))]") == "error")
  }

  @Test func refusesASecondScreenOfTheSameName() {
    #expect(
      failed(#"["A", "A"]"#) == #"$.stack[1]: found a second screen "A", expected each screen once"#
    )
    #expect(
      failed(#"["A"]"#, #"[{"id": "A"}]"#)
        == #"$.screens[0].id: found a second screen "A", expected each screen once"#)
  }

  @Test(arguments: ["", "1A", "A B", "É", "A-B", "\\u001b[31m", String(repeating: "A", count: 33)])
  func refuses(name: String) {
    let line = failed(#"["\#(name)"]"#)
    #expect(line.hasSuffix("expected a letter and then at most 31 letters and digits"))
    #expect(!line.unicodeScalars.contains("\u{1B}"))
  }

  @Test(arguments: ["7", "null", "[]", "true"])
  func refusesWhatIsNoScreen(text: String) {
    #expect(
      failed("[\(text)]").hasSuffix(
        #"expected a screen: its id as a string, or an object with the key "id""#))
  }

  @Test func refusesUnknownKeysOfAScreen() {
    #expect(
      failed(#"[{"id": "A", "guards": "veto"}]"#)
        == #"$.stack[0].guards: found key "guards", expected one of "id", "guard", "leftItem"; did you mean "guard"?"#
    )
  }

  @Test func refusesUnknownLeftItems() {
    #expect(
      failed(#"[{"id": "A", "leftItem": "none"}]"#)
        == #"$.stack[0].leftItem: found "none", expected one of "replaces", "supplements""#)
  }
}
