import Hazards
import NavigationModel
import Testing

@Suite struct DoublePopRuleTests {
  private let one = Scenario([c: .allow], depth: 4, [.tap, .settle])

  @Test(arguments: [TestPlatform.like13, .like26])
  func allowingAndPoppingOnTheNextTurnPopsTwice(_ platform: TestPlatform) {
    let seen = Observation(one, TestInterceptor.allowingAndPopping, platform)
    #expect(seen.signatures(.doublePop) == ["2P tap/UIKit>tap/block"])
    #expect(seen.stack == [a, b])
  }

  @Test func theTwoCausesAreTheTwoRemovals() throws {
    let seen = Observation(one, TestInterceptor.allowingAndPopping, .like13)
    let (first, second) = try #require(seen.causes(.doublePop))
    guard case .stackChanged(let earlier, _) = first.kind,
      case .stackChanged(let later, _) = second.kind
    else {
      Issue.record("the causes are no removals")
      return
    }
    #expect(earlier == ScreenSet(d))
    #expect(later == ScreenSet(c))
  }

  @Test(arguments: [TestPlatform.like10, .like12])
  func theSameCodeIsRightWhereUIKitPopsNothing(_ platform: TestPlatform) {
    let seen = Observation(one, TestInterceptor.allowingAndPopping, platform)
    #expect(seen.signatures(.doublePop).isEmpty)
    #expect(seen.stack == [a, b, c])
  }

  @Test func blindRefusalPopsAgainWhenItsOwnPopAsks() {
    let seen = Observation(one, TestInterceptor.refusingAndPoppingBlindly, .like12)
    #expect(seen.signatures(.doublePop).first == "2P tap/block>tap/block")
  }

  @Test func oneJumpThatIsTooFarPointsAtTheOpening() throws {
    let jumping = TestInterceptor(ask: { _, navigation in
      navigation.schedule(.change(.popToRoot()))
      return false
    })
    let seen = Observation(one, jumping, .like13)
    #expect(seen.signatures(.doublePop) == ["2P tap/person>tap/block"])
    let (first, _) = try #require(seen.causes(.doublePop))
    guard case .intentOpened = first.kind else {
      Issue.record("the first cause is not the opening")
      return
    }
  }

  @Test(arguments: TestPlatform.all)
  func twoHonestTapsAreNone(_ platform: TestPlatform) {
    let scenario = Scenario([c: .allow], depth: 4, [.tap, .settle, .tap, .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, platform)
    #expect(!seen.kinds.contains(.doublePop))
    #expect(seen.stack == [a, b])
  }

  @Test func twoTapsWithinOneAnimationAreNone() {
    let scenario = Scenario(depth: 4, [.tap(at: 0), .tap(at: 54), .settle])
    let seen = Observation(scenario, TestInterceptor.answering, .like26)
    #expect(seen.stack == [a, b])
    #expect(!seen.kinds.contains(.doublePop))
  }

  @Test(arguments: TestPlatform.all)
  func aRedirectHasAGoalOfItsOwn(_ platform: TestPlatform) {
    let scenario = Scenario([d: .redirect(b)], depth: 4, [.tap, .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, platform)
    #expect(seen.stack == [a, b])
    #expect(seen.kinds.isDisjoint(with: [.doublePop, .wrongScreenPopped, .bypassed]))
  }

  @Test(arguments: TestPlatform.all)
  func anAppMayPopToTheRootAndPopTwice(_ platform: TestPlatform) {
    let root = Scenario(depth: 4, [.app(.popToRoot()), .settle])
    let twice = Scenario(depth: 4, [.app(.pop(), at: 0), .app(.pop(), at: 0), .settle])
    for scenario in [root, twice] {
      let seen = Observation(scenario, TestInterceptor.refusingAndPopping, platform)
      #expect(!seen.kinds.contains(.doublePop))
    }
  }

  @Test func aTargetTakesScreensAboveItWithIt() {
    // The new stack was asked for before D came and replaces D as well.
    var list = HandMade()
    list.open(1, .app, .setStack, goal: [b, c])
    list.add(.deferred(.setStack(ScreenList([a]))), 1, .app)
    list.open(2, .app, .push)
    list.push(d, 2)
    list.pop(3, 1, .app)
    #expect(list.signatures().isEmpty)
  }

  @Test func aNumberOfLevelsTakesNothingMore() {
    var list = HandMade()
    list.open(1, .app, .pop, goal: [c])
    list.add(.deferred(.pop()), 1, .app)
    list.open(2, .app, .push)
    list.push(d, 2)
    list.pop(2, 1, .app)
    #expect(list.signatures().contains { $0.hasPrefix("2P ") })
  }

  @Test func aCancelledSwipeGivesBack() {
    let steps: [ScenarioStep] = [
      .person(.beginSwipe(.edge), at: 0), .person(.cancelSwipe, at: 100), .settle,
      .person(.beginSwipe(.edge), at: 0), .person(.finishSwipe, at: 100), .settle,
    ]
    for platform in TestPlatform.all {
      let seen = Observation(Scenario(steps), NoInterceptor(), platform)
      #expect(seen.signatures.isEmpty)
      #expect(seen.stack == [a, b])
    }
  }

  @Test func aSwipeIsJudgedWhenItIsLetGo() {
    var list = HandMade()
    list.open(1, .person, .edgeSwipe, goal: [c])
    list.add(.swipeBegan(.edge))
    list.pop()
    list.pop(1, 1, .interceptor)
    #expect(list.monitor().findings.isEmpty)
    list.add(.swipeReleased(.edge, cancelled: false))
    #expect(list.signatures() == ["2P edgeSwipe/UIKit>edgeSwipe/interceptor"])
  }
}
