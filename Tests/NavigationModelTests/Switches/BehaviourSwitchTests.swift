import NavigationModel
import Testing

@Suite struct BehaviourSwitchTests {
  @Test func switchDescribesItsType() {
    let described = BehaviourSwitch(TapAsks.self)
    #expect(described.index == 0)
    #expect(described.id == "tap.asks")
    #expect(described.question == TapAsks.question)
    #expect(described.answers.map(\.id) == ["intact", "afterControllerPop", "never"])
    #expect(described.answers.map(\.meaning) == TapAsks.allCases.map(\.meaning))
  }

  @Test func switchesAreFoundByName() {
    #expect(BehaviourSwitch.named("overlap.tap")?.index == OverlapTap.switchIndex)
    #expect(BehaviourSwitch.named("overlap.nothing") == nil)
  }

  @Test func answersAreFoundByName() {
    let described = BehaviourSwitch(OverlapItemPop.self)
    #expect(described.value(ofAnswer: "overlaps") == OverlapItemPop.overlaps.rawValue)
    #expect(described.value(ofAnswer: "perhaps") == nil)
  }
}
