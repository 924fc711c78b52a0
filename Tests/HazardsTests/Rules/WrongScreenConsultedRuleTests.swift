import Hazards
import NavigationModel
import Testing

@Suite struct WrongScreenConsultedRuleTests {
  private let guarded: [Screen: ScreenGuard] = [b: .allow, c: .allow]

  @Test func aPopByCodePutsTheQuestionToTheDestination() throws {
    let scenario = Scenario(guarded, [.app(.pop()), .settle])
    let seen = Observation(scenario, TestInterceptor.answeringForTop, .like12)
    #expect(seen.signatures(.wrongScreenConsulted) == ["WC pop/ask of pop by code"])
    let (first, second) = try #require(seen.causes(.wrongScreenConsulted))
    guard case .asked(c, .programmaticPop) = first.kind, case .consulted(b, _, _) = second.kind
    else {
      Issue.record("the causes are not the ask about C and the consultation of B")
      return
    }
  }

  @Test func aSwipePutsItToTheDestinationToo() {
    let scenario = Scenario(
      guarded, [.person(.beginSwipe(.edge), at: 0), .person(.finishSwipe, at: 50), .settle])
    let seen = Observation(scenario, TestInterceptor.answeringForTop, .like12)
    #expect(seen.signatures(.wrongScreenConsulted) == ["WC edgeSwipe/ask of swipe"])
  }

  @Test(arguments: TestPlatform.all)
  func atATapTheTopIsTheLeavingScreen(_ platform: TestPlatform) {
    let seen = Observation(
      Scenario(guarded, [.tap]), TestInterceptor.answeringForTop, platform, probes: false)
    #expect(!seen.kinds.contains(.wrongScreenConsulted))
  }

  @Test func theOwnerOfTheItemIsNeverWrong() {
    for steps in [[ScenarioStep.app(.pop())], [.tap], [.person(.beginSwipe(.edge))]] {
      let seen = Observation(
        Scenario(guarded, steps), TestInterceptor.answering, .like12, probes: false)
      #expect(!seen.kinds.contains(.wrongScreenConsulted))
    }
  }

  @Test func anyScreenAboutToGoMayBeConsulted() {
    let consultingEach = TestInterceptor(pop: { change, navigation in
      for screen in change.removed(from: navigation.viewControllers).screens {
        _ = navigation.consult(screen)
      }
      navigation.callSuper(change)
    })
    let scenario = Scenario(guarded, depth: 4, [.person(.chooseFromMenu(a)), .settle])
    let seen = Observation(scenario, consultingEach, .like13, probes: false)
    #expect(!seen.kinds.contains(.wrongScreenConsulted))
    #expect(!seen.kinds.contains(.bypassed))
  }

  @Test func aScreenThatStaysIsWrongInAnOverride() {
    let consultingBelow = TestInterceptor(pop: { change, navigation in
      _ = navigation.consult(navigation.viewControllers.nextToLast)
      navigation.callSuper(change)
    })
    let scenario = Scenario(guarded, [.person(.escape), .settle])
    let seen = Observation(scenario, consultingBelow, .like13, probes: false)
    #expect(seen.signatures(.wrongScreenConsulted) == ["WC escape/call"])
  }

  @Test func theProbeIsNotJudged() {
    let scenario = Scenario(guarded, [])
    let consultingBelow = TestInterceptor(ask: { _, navigation in
      navigation.consult(navigation.viewControllers.nextToLast).allows
    })
    #expect(Observation(scenario, consultingBelow, .like13).signatures.isEmpty)
  }

  @Test func withoutExpectationNothingIsWrong() {
    var list = HandMade(guarded)
    list.open(1, .person, .tap, goal: [c])
    list.add(.consulted(b, .allow, expected: []), 1, .interceptor)
    list.pop()
    #expect(!list.signatures().contains { $0.hasPrefix("WC") })
  }
}
