import PositionedJSON
import Testing

@testable import CompatMatrix

@Suite struct FixtureJSONTests {
  private func reread(_ fixture: Fixture) throws -> Fixture {
    try FixtureReader.read(Array(JSONText.canonical(fixture.json).utf8), file: fixture.file)
  }

  @Test func everyBundledFixtureIsReadBackAsItIs() throws {
    for fixture in try FixtureLibrary.bundled().fixtures {
      #expect(try reread(fixture) == fixture)
    }
  }

  @Test func everyKindOfWorkIsReadBack() throws {
    let text = """
      {"id": "f", "title": "t", "stack": ["A", "B"], "events": [{"pop": "top"},
       {"next": "block"}, {"next": "layout"}, {"next": "timer"}, {"next": "barAnimation"},
       {"next": "transition"}, {"next": "presentation"}]}
      """
    let fixture = try FixtureReader.read(Array(text.utf8), file: "f.json")
    #expect(
      fixture.scenario.steps.dropFirst() == [
        .next(.block), .next(.layoutPass), .next(.timer), .next(.barAnimationEnd),
        .next(.transitionEnd), .next(.presentationEnd),
      ])
    #expect(try reread(fixture) == fixture)
  }

  @Test func unknownWorkIsRefusedWithTheWordsThereAre() {
    let text = """
      {"id": "f", "title": "t", "stack": ["A"], "events": [{"next": "animation"}]}
      """
    #expect(throws: InputError.self) {
      try FixtureReader.read(Array(text.utf8), file: "f.json")
    }
  }
}
