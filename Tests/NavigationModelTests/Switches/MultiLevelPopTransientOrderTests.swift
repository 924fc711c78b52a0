import NavigationModel
import Testing

@Suite struct MultiLevelPopTransientOrderTests {
  private let reading = TestInterceptor(
    change: { change, navigation in
      navigation.callSuper(change)
      switch navigation.viewControllers.names {
      case "DA": navigation.note("old top first")
      case "A": navigation.note("target")
      case "AD": navigation.note("new stack")
      case "AB": navigation.note("one level")
      default: navigation.note("other")
      }
    },
    willShow: { _, navigation in
      navigation.note(navigation.viewControllers.count == 1 ? "laid out" : "not laid out")
    })

  /// PP-14 and LP-6.
  @Test(arguments: [
    (MultiLevelPopTransientOrder.oldTopFirst, ["old top first", "laid out"]),
    (.settled, ["target", "laid out"]),
  ])
  func stackRightAfterAJump(_ answer: MultiLevelPopTransientOrder, _ expected: [String]) {
    let trial = Trial(
      reading, on: .modern.with(answer), stack: "ABCD", [.app(.popToRoot())])
    #expect(trial.notes == expected)
    #expect(trial.outcome == "A/A")
  }

  @Test func oneLevelReadsAsItIs() {
    let platform = FixedPlatform.modern.with(MultiLevelPopTransientOrder.oldTopFirst)
    #expect(Trial(reading, on: platform, [.pop]).notes.first == "one level")
  }

  @Test func jumpThatKeepsTheTopReadsAsItIs() {
    let platform = FixedPlatform.modern.with(MultiLevelPopTransientOrder.oldTopFirst)
    let trial = Trial(
      reading, on: platform, stack: "ABCD", [.app(.setStack(ScreenList("AD")))])
    #expect(trial.notes == ["new stack"])
    #expect(!trial.state.transientTop.exists)
  }
}
