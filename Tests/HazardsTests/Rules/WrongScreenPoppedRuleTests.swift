import Hazards
import NavigationModel
import Testing

@Suite struct WrongScreenPoppedRuleTests {
  @Test func aPushBeforeTheBlockRunsIsPopped() throws {
    let scenario = Scenario([c: .allow], [.tap(at: 0), .app(.push(d), at: 0), .settle])
    let seen = Observation(scenario, TestInterceptor.allowingAndPopping, .like12)
    #expect(seen.signatures(.wrongScreenPopped) == ["WP push/app>tap/block"])
    let (first, second) = try #require(seen.causes(.wrongScreenPopped))
    guard case .stackChanged(_, let added) = first.kind,
      case .stackChanged(let removed, _) = second.kind
    else {
      Issue.record("the causes are no changes of the stack")
      return
    }
    #expect(added == ScreenSet(d))
    #expect(removed == ScreenSet(d))
  }

  @Test(arguments: [TestPlatform.like12, .like13, .like26])
  func twoTapsInOneBurstAimAtTheSameScreen(_ platform: TestPlatform) {
    let scenario = Scenario(depth: 4, [.tap(at: 0), .tap(at: 0), .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, platform)
    #expect(seen.signatures(.wrongScreenPopped) == ["WP tap/block>tap/block"])
    #expect(!seen.kinds.contains(.doublePop))
  }

  @Test func aBlockThatChecksTheTopPopsNothingElse() {
    let checking = TestInterceptor(
      ask: { item, navigation in
        if navigation.topViewController != item { return true }
        if navigation.consult(item).allows { navigation.schedule(.custom(tag: 0, screen: item)) }
        return false
      },
      block: { _, screen, navigation in
        guard navigation.topViewController == screen else { return }
        navigation.popViewController(animated: true)
      })
    let push = Scenario([c: .allow], [.tap(at: 0), .app(.push(d), at: 0), .settle])
    let burst = Scenario(depth: 4, [.tap(at: 0), .tap(at: 0), .settle])
    for platform in TestPlatform.all {
      #expect(!Observation(push, checking, platform).kinds.contains(.wrongScreenPopped))
      #expect(!Observation(burst, checking, platform).kinds.contains(.wrongScreenPopped))
    }
  }

  @Test(arguments: TestPlatform.all)
  func aPushAfterThePopIsNone(_ platform: TestPlatform) {
    let scenario = Scenario([c: .allow], [.tap, .settle, .app(.push(d)), .settle, .tap, .settle])
    let seen = Observation(scenario, TestInterceptor.refusingAndPopping, platform)
    #expect(!seen.kinds.contains(.wrongScreenPopped))
    #expect(seen.stack == [a, b])
  }

  @Test func moreScreensThanTheGoalAreADoublePopInstead() {
    var list = HandMade()
    list.open(1, .app, .pop, goal: [c])
    list.pop(2, 1, .app)
    let signatures = list.signatures()
    #expect(signatures == ["2P pop/app>pop/app"])
  }

  @Test func withoutAnyForeignChangeTheOpeningIsTheCause() {
    var list = HandMade()
    list.open(1, .app, .pop, goal: [b])
    list.pop(1, 1, .app)
    #expect(list.signatures() == ["WP pop/app>pop/app"])
    #expect(list.monitor().findings.first?.firstEvent == 0)
  }

  @Test func aMenuTakesWhatCameAboveItsTarget() {
    var list = HandMade()
    list.open(1, .person, .menu, goal: [b, c])
    list.add(.deferred(.popTo(a)))
    list.open(2, .app, .push)
    list.push(d, 2)
    list.pop(3, 1)
    #expect(list.signatures().isEmpty)
  }

  @Test func aSwipeIsJudgedOnceItIsLetGo() {
    var list = HandMade()
    list.open(1, .person, .edgeSwipe, goal: [b])
    list.add(.swipeBegan(.edge))
    list.pop()
    #expect(list.monitor().findings.isEmpty)
    list.add(.swipeReleased(.edge, cancelled: false))
    #expect(list.signatures() == ["WP edgeSwipe/person>edgeSwipe/UIKit"])
  }
}
