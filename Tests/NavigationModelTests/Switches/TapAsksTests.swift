import NavigationModel
import Testing

@Suite struct TapAsksTests {
  @Test(arguments: [
    (
      TapAsks.intact,
      ["0 ask C tap ABC/ABC", "0 stack uikit -C + AB/ABC", "0 items -1 +0 AB"]
    ),
    (.afterControllerPop, ["0 stack uikit -C + AB/ABC", "0 items -1 +0 AB", "0 ask C tap AB/AB"]),
    (.never, ["0 stack uikit -C + AB/ABC", "0 items -1 +0 AB"]),
  ])
  func asksAtItsMoment(_ answer: TapAsks, _ expected: [String]) {
    let trial = Trial(.allowing, on: .modern.with(answer), [.tap])
    #expect(trial.log("ask", "stack", "items") == expected)
  }

  @Test(arguments: [
    (TapAsks.intact, "ABC/ABC"), (.afterControllerPop, "AB/AB"), (.never, "AB/AB"),
  ])
  func refusalHelpsOnlyBeforeThePop(_ answer: TapAsks, _ expected: String) {
    #expect(Trial(.refusing, on: .modern.with(answer), [.tap]).outcome == expected)
  }

  @Test func refusalAfterThePopDims() {
    let platform = FixedPlatform.modern.with(TapAsks.afterControllerPop, VetoDimsIndicator.dims)
    #expect(Trial(.refusing, on: platform, [.tap]).log("dimmed") == ["0 dimmed"])
  }
}
