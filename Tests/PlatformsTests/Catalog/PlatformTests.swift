import NavigationModel
import Testing

@testable import Platforms

@Suite("Platform")
struct PlatformTests {
  private func threeGenerations() throws -> PlatformCatalog {
    try PlatformCatalog(files: [
      Sample.root(),
      Sample.heir(
        "13.0", os: SystemVersion(13), of: "12",
        [Sample.entry("menu.route", [1]), Sample.entry("tap.asks", [1])]),
      Sample.heir(
        "14", os: SystemVersion(14), of: "13.0", [Sample.entry("tap.asks", [2])]),
    ])
  }

  @Test func inheritsWhatItDoesNotAnswer() throws {
    let platform = try #require(try threeGenerations()["14"])
    #expect(platform.answer(to: Sample.named("tap.asks")).candidates == [2])
    #expect(platform.answer(to: Sample.named("menu.route")).candidates == [1])
    #expect(platform.answer(to: Sample.named("overlap.tap")).candidates == [0])
    #expect(platform.parents == ["13.0", "12"])
  }

  @Test func knowsWhereEachAnswerComesFrom() throws {
    let platform = try #require(try threeGenerations()["14"])
    #expect(platform.origin(of: Sample.named("tap.asks")) == "14")
    #expect(platform.origin(of: Sample.named("menu.route")) == "13.0")
    #expect(platform.origin(of: Sample.named("overlap.tap")) == "12")
  }

  @Test func listsItsChangesInTheOrderOfTheSwitches() throws {
    let platform = try #require(try threeGenerations()["13.0"])
    #expect(platform.overriddenSwitches.map(\.id) == ["tap.asks", "menu.route"])
    #expect(platform.changes.map(\.behaviourSwitch.id) == ["tap.asks", "menu.route"])
    #expect(platform.changes.map(\.before.candidates) == [[0], [0]])
    #expect(platform.changes.map(\.after.candidates) == [[1], [1]])
  }

  @Test func hasNoChangesAsARoot() throws {
    let platform = try #require(try threeGenerations()["12"])
    #expect(platform.changes.isEmpty)
    #expect(platform.overriddenSwitches.count == BehaviourSwitch.all.count)
    #expect(platform.origin(of: Sample.named("tap.asks")) == "12")
  }

  @Test func tellsVariantsFromReleases() throws {
    let catalog = try PlatformCatalog(files: [
      Sample.root(),
      Sample.heir("12+sdk11", os: SystemVersion(12), sdk: SystemVersion(11), of: "12"),
    ])
    #expect(catalog["12"]?.isVariant == false)
    #expect(catalog["12+sdk11"]?.isVariant == true)
    #expect(catalog["12+sdk11"]?.linkedSDK == SystemVersion(11))
  }

  @Test(arguments: [
    ([UInt8(1)], Certainty.assumed, true), ([0], .known, true), ([0], .assumed, false),
  ])
  func differsInAnswersAndCertainties(
    candidates: [UInt8], certainty: Certainty, expected: Bool
  ) throws {
    let catalog = try Sample.pair(heir: [
      Sample.entry("tap.asks", candidates, certainty, ["SEED-ALL"])
    ])
    let older = try #require(catalog["12"])
    let newer = try #require(catalog["13.0"])
    #expect(newer.differences(from: older).map(\.id) == (expected ? ["tap.asks"] : []))
  }
}
