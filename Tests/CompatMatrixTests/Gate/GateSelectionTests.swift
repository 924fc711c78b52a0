import Testing

@testable import CompatMatrix

@Suite struct GateSelectionTests {
  @Test func holdsEverythingByDefault() {
    #expect(GateSelection().contains(madeKey()))
  }

  @Test func holdsOnlyWhatWasRun() {
    #expect(GateSelection(fixtures: ["f"]).contains(madeKey()))
    #expect(!GateSelection(fixtures: ["g"]).contains(madeKey()))
    #expect(!GateSelection(interceptors: ["j"]).contains(madeKey()))
    #expect(!GateSelection(platformsLeftOut: ["p"]).contains(madeKey()))
    #expect(!GateSelection(platforms: ["q"]).contains(madeKey()))
    #expect(GateSelection(platforms: ["p"]).contains(madeKey()))
  }
}
