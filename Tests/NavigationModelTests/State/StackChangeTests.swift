import NavigationModel
import Testing

@Suite struct StackChangeTests {
  private let stack = ScreenList("ABCD")

  @Test(arguments: [
    (StackChange.pop(), "ABC", "D"), (.popTo(b), "AB", "CD"), (.popTo(d), "ABCD", ""),
    (.popTo(e), "ABCD", ""), (.popToRoot(), "A", "BCD"), (.push(e), "ABCDE", ""),
    (.setStack(ScreenList("DAE")), "DAE", "BC"), (.blank, "ABCD", ""),
  ])
  func changeIsApplied(_ change: StackChange, _ after: String, _ removed: String) {
    #expect(change.applied(to: stack).names == after)
    #expect(change.removed(from: stack).names == removed)
  }

  @Test func rootStays() {
    #expect(StackChange.pop().applied(to: ScreenList("A")).names == "A")
    #expect(StackChange.popToRoot().applied(to: ScreenList("A")).names == "A")
  }

  @Test func onlyPopsTakeAway() {
    #expect(StackChange.pop().isPop && StackChange.popTo(a).isPop && StackChange.popToRoot().isPop)
    #expect(!StackChange.push(a).isPop && !StackChange.setStack(stack).isPop)
    #expect(!StackChange.blank.isPop)
  }

  @Test func changesAreAnimatedUnlessSaid() {
    #expect(StackChange.pop().animated && StackChange.setStack(stack).animated)
    #expect(!StackChange.pop(animated: false).animated)
  }
}
