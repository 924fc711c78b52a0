import Hazards
import NavigationModel
import Testing

@Suite struct NestedTransitionRuleTests {
  private let twoTaps = Scenario(depth: 4, [.tap(at: 0), .tap(at: 54), .settle])

  @Test func twoQuickTapsNestTheirItems() throws {
    let seen = Observation(twoTaps, TestInterceptor.allowingAndPopping, .like12)
    #expect(
      seen.signatures(.nestedTransition) == [
        "NT tap/UIKit>tap/UIKit item pop", "NT tap/block>tap/block controller pop",
      ])
    let (first, second) = try #require(seen.causes(.nestedTransition))
    #expect(first.time == 0)
    #expect(second.time == 54)
    guard case .itemsChanged = first.kind, case .nested(.itemPop) = second.kind else {
      Issue.record("the causes are not the running pop and the nested one")
      return
    }
  }

  @Test(arguments: [TestPlatform.like13, .like26])
  func nothingNestsWhereChangesAreOrdered(_ platform: TestPlatform) {
    let seen = Observation(twoTaps, TestInterceptor.allowingAndPopping, platform)
    #expect(!seen.kinds.contains(.nestedTransition))
  }

  @Test func anOrdinaryTapIsNotNested() {
    // The controller's pop comes on the next turn, while the bar's animation runs already.
    let scenario = Scenario(depth: 4, [.tap, .settle, .tap, .settle])
    let seen = Observation(scenario, TestInterceptor.allowingAndPopping, .like12)
    #expect(seen.signatures.isEmpty)
  }

  @Test func anAppThatPopsTwiceShowsItWithoutInterceptorToo() {
    let scenario = Scenario(depth: 4, [.app(.pop(), at: 0), .app(.pop(), at: 0), .settle])
    let plain = Observation(scenario, NoInterceptor(), .like12).signatures(.nestedTransition)
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, .like12)
    #expect(plain == ["NT pop/app>pop/app controller pop", "NT pop/UIKit>pop/UIKit item pop"])
    #expect(seen.signatures(.nestedTransition) == plain)
  }

  @Test func aPushInsideAPopIsToldApart() {
    let scenario = Scenario([.app(.pop(), at: 0), .app(.push(d), at: 100), .settle])
    let seen = Observation(scenario, NoInterceptor(), .like12)
    #expect(
      seen.signatures(.nestedTransition) == [
        "NT pop/app>push/app push", "NT pop/UIKit>push/UIKit item push",
      ])
  }

  @Test func aChangeAfterTheAnimationIsNone() {
    let scenario = Scenario(depth: 4, [.app(.pop(), at: 0), .app(.pop(), at: 400), .settle])
    #expect(Observation(scenario, NoInterceptor(), .like12).signatures.isEmpty)
  }

  @Test func aNestingWithoutKnownBeginningPointsAtItself() {
    var list = HandMade()
    list.open(1, .app, .pop, goal: [c])
    list.add(.nested(.controllerPop), 1, .app)
    #expect(list.signatures() == ["NT unseen>pop/app controller pop"])
    #expect(list.monitor().findings.map(\.firstEvent) == [1])
  }
}
