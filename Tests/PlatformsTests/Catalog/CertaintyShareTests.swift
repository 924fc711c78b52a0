import NavigationModel
import Platforms
import Testing

@Suite("CertaintyShare")
struct CertaintyShareTests {
  @Test func countsEachCertainty() throws {
    let catalog = try Sample.pair(heir: [
      Sample.entry("tap.asks", [0], .known, ["SEED-ALL"]),
      Sample.entry("menu.route", [0], .known, ["SEED-ALL"]),
      Sample.entry("tap.askCount", [0, 1], .unknown, ["Q-1"]),
    ])
    let share = CertaintyShare(of: try #require(catalog["13.0"]))
    #expect(share.known == 2)
    #expect(share.unknown == 1)
    #expect(share.assumed == BehaviourSwitch.all.count - 3)
  }

  @Test func countsOnlyTheGivenSwitches() throws {
    let catalog = try Sample.pair(heir: [Sample.entry("tap.asks", [0], .known, ["SEED-ALL"])])
    let share = CertaintyShare(
      of: try #require(catalog["13.0"]),
      over: [Sample.named("tap.asks"), Sample.named("menu.route")])
    #expect([share.known, share.assumed, share.unknown] == [1, 1, 0])
  }
}
