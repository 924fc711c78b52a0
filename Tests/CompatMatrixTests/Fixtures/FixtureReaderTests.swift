import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct FixtureReaderTests {
  @Test func readsEveryKey() throws {
    let fixture = try fixture(
      """
      {"id": "all-keys-1", "title": "All", "source": ["BT-01", "000"],
       "stack": ["A", {"id": "B", "guard": "veto", "leftItem": "replaces"}],
       "screens": [{"id": "D", "leftItem": "supplements"}, "E"], "outerItems": ["M"],
       "barHidden": true, "marksPops": true, "events": [{"settle": true}],
       "expect": {"12": {"stack": ["A"]}, ">=13": {"items": ["M", "A"], "asks": 2}}}
      """)
    #expect(fixture.id == "all-keys-1")
    #expect(fixture.title == "All")
    #expect(fixture.source == ["BT-01", "000"])
    #expect(fixture.file == "f.json")
    let scenario = fixture.scenario
    #expect(scenario.screens.map(\.name) == ["A", "B", "D", "E", "M"])
    #expect(scenario.screens[1].screenGuard == .veto)
    #expect(scenario.screens.map(\.leftItem) == [.none, .replaces, .supplements, .none, .none])
    #expect(scenario.stack.screens == [Screen(0), Screen(1)])
    #expect(scenario.outerItems.screens == [Screen(4)])
    #expect(scenario.isBarHidden)
    #expect(scenario.marksPops)
    let ranges = fixture.expectations
    #expect(ranges.map(\.range.text) == ["12", ">=13"])
    #expect(ranges[0].stack?.screens == [Screen(0)])
    #expect(ranges[0].items == nil)
    #expect(ranges[1].items?.screens == [Screen(4), Screen(0)])
    #expect(ranges[1].askCount == 2)
  }

  @Test func takesWhatIsLeftOut() throws {
    let fixture = try fixture(
      #"{"id": "f", "title": "t", "stack": ["A"], "events": [{"settle": true}]}"#)
    #expect(fixture.source.isEmpty)
    #expect(fixture.expectations.isEmpty)
    #expect(!fixture.scenario.isBarHidden)
    #expect(!fixture.scenario.marksPops)
    #expect(fixture.scenario.outerItems.isEmpty)
  }

  @Test func refusesAnEmptyScriptAndTitle() {
    #expect(
      failure(#"{"id": "f", "title": "t", "stack": ["A"], "events": []}"#)
        .hasSuffix("expected at least one event"))
    let long = String(repeating: "t", count: 71)
    for title in ["", long] {
      #expect(
        failure(#"{"id": "f", "title": "\#(title)", "stack": ["A"], "events": [{"settle": true}]}"#)
          .hasSuffix("expected a title of 1 to 70 characters"))
    }
  }

  @Test(arguments: ["id", "title", "stack", "events"])
  func demands(key: String) {
    let members = [
      "id": #""f""#, "title": #""t""#, "stack": #"["A"]"#, "events": #"[{"settle": true}]"#,
    ]
    let text = members.filter { $0.key != key }.sorted { $0.key < $1.key }
      .map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ", ")
    #expect(
      failure("{\(text)}")
        == #"f.json:1:1: $: found an object without "\#(key)", expected the key "\#(key)""#)
  }

  @Test(arguments: [
    "", "Upper", "with space", "-first", "ünder", "a/b", String(repeating: "a", count: 81),
  ])
  func refuses(id: String) {
    #expect(
      failure(#"{"id": "\#(id)", "title": "t", "stack": ["A"], "events": [{"settle": true}]}"#)
        .hasSuffix(
          "expected an id of lower-case words and digits with single hyphens between, at most 80 long"
        ))
  }

  @Test func acceptsTheLongestID() throws {
    let id = String(repeating: "a", count: 80)
    #expect(
      try fixture(#"{"id": "\#(id)", "title": "t", "stack": ["A"], "events": [{"settle": true}]}"#)
        .id == id)
  }

  @Test func refusesAnUnknownKeyWithItsPlaceAndTheNearestOne() {
    #expect(
      failure(events: "", more: #""barhidden": true"#)
        == #"$.barhidden: found key "barhidden", expected one of "id", "title", "source", "stack", "screens", "outerItems", "barHidden", "marksPops", "events", "expect"; did you mean "barHidden"?"#
    )
  }

  @Test func refusesAKeyThatStandsTwice() {
    #expect(failure(events: "", more: #""id": "g""#).contains("\"id\""))
    #expect(failure(events: "", more: #""id": "g""#) != "no error")
  }

  @Test func refusesAWrongRange() {
    #expect(
      failure(events: "", more: #""expect": {"soon": {"asks": 1}}"#)
        == #"$.expect.soon: found key "soon", expected a range of releases such as "12", "12..14", ">=13" or "<=12""#
    )
  }

  @Test func refusesAnExpectationOfNothing() {
    #expect(
      failure(events: "", more: #""expect": {"12": {}}"#).hasSuffix(
        #"expected at least one of "stack", "items" and "asks""#))
    #expect(
      failure(events: "", more: #""expect": {"12": {"stacks": []}}"#)
        .hasSuffix(#"did you mean "stack"?"#))
  }

  @Test func refusesAnUnknownScreenInAnExpectation() {
    #expect(
      failure(events: "", more: #""expect": {"12": {"stack": ["A", "X"]}}"#)
        == #"$.expect["12"].stack[1]: found screen "X", expected a screen of the fixture: A, B, C"#)
  }

  @Test func refusesMoreEventsThanTheLimit() {
    let many = Array(repeating: #"{"tap": "back"}"#, count: 201).joined(separator: ",")
    #expect(failure(events: many) == "$.events: found 201 events, expected at most 200")
    let few = Array(repeating: #"{"tap": "back"}"#, count: 200).joined(separator: ",")
    #expect(failure(fixtureText(events: few)) == "no error")
  }

  @Test(arguments: ["[]", "null", "7", #""text""#])
  func refusesWhatIsNoObject(text: String) {
    #expect(failure(text).hasPrefix("f.json:1:1: $: found "))
    #expect(failure(text).hasSuffix("expected an object"))
  }
}
