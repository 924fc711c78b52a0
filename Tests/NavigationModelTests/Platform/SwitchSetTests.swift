import NavigationModel
import Testing

@Suite struct SwitchSetTests {
  @Test func setListsItsSwitchesInOrder() {
    let set: SwitchSet = [
      SwitchSet(index: AnimationLength.switchIndex), SwitchSet(index: TapAsks.switchIndex),
    ]
    #expect(set.switches.map(\.id) == ["tap.asks", "animation.length"])
    #expect(SwitchSet().switches.isEmpty)
  }
}
