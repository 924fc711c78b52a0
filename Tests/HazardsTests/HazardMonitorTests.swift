import Hazards
import NavigationModel
import Testing

@Suite struct HazardMonitorTests {
  private let scenario = Scenario(
    [b: .allow, c: .allow], depth: 4, [.tap(at: 0), .tap(at: 54), .settle, .app(.pop()), .settle])

  @Test(arguments: TestPlatform.all)
  func eventsOneByOneOrTogetherAreTheSame(_ platform: TestPlatform) {
    var engine = NavigationEngine(
      scenario, interceptor: TestInterceptor.refusingAndPoppingBlindly,
      answers: AnswerTable(AnswerSheet(platform)))
    let end = engine.run()
    var together = HazardMonitor(scenario: scenario)
    together.observe(engine.context.events)
    together.finish(end, state: engine.context.state, probe: engine.probed())
    var apart = HazardMonitor(scenario: scenario)
    for event in engine.context.events { apart.observe(event) }
    apart.finish(end, state: engine.context.state, probe: engine.probed())
    #expect(together.findings == apart.findings)
    #expect(together.intents.eventCount == apart.intents.eventCount)
  }

  @Test(arguments: TestPlatform.all)
  func placesLieWithinTheObservedEvents(_ platform: TestPlatform) {
    let interceptors: [TestInterceptor] = [
      .answering, .answeringForTop, .allowingAndPopping, .allowingAfterPopping,
      .refusingAndPopping, .refusingAndPoppingBlindly, .refusing, .lockingStack,
    ]
    for interceptor in interceptors {
      let seen = Observation(scenario, interceptor, platform)
      let count = seen.engine.context.events.count
      for finding in seen.findings {
        #expect(finding.firstEvent >= 0)
        #expect(finding.firstEvent <= finding.secondEvent)
        #expect(finding.isFromProbe ? finding.secondEvent >= count : finding.secondEvent < count)
      }
    }
  }

  @Test(arguments: TestPlatform.all)
  func signaturesArePlainAndNameNoScreen(_ platform: TestPlatform) {
    for interceptor in [TestInterceptor.refusingAndPoppingBlindly, .answeringForTop, .refusing] {
      for signature in Observation(scenario, interceptor, platform).signatures {
        #expect(signature.allSatisfy { $0.isASCII && !$0.isNewline })
        #expect(!signature.dropFirst(3).contains { $0.isNumber })
        let words = signature.split { !$0.isLetter }
        #expect(!words.contains { ["A", "B", "C", "D", "E"].contains($0) })
      }
    }
  }

  @Test func withoutRulesNothingIsFound() {
    #expect(
      Observation(scenario, TestInterceptor.refusing, .like12, rules: []).findings.isEmpty)
  }

  @Test func aRuleSeesOnlyWhatInterestsIt() {
    let counting = HazardRule(
      kind: .desync, severity: .minor, abstract: "Counts.", interests: .asks,
      observe: { event, place, _, report in
        guard case .asked = event.kind else {
          report.add(.exception, "seen something else", route: .none, first: place, second: place)
          return
        }
        report.add(.desync, "\(place)", route: .none, first: place, second: place)
      })
    let seen = Observation(
      scenario, TestInterceptor.answering, .like26, rules: [counting], probes: true)
    #expect(seen.kinds == [.desync])
    #expect(seen.findings.count == 2)
    #expect(seen.findings.allSatisfy { !$0.isFromProbe })
  }

  @Test func aRuleMayJudgeTheProbe() {
    let counting = HazardRule(
      kind: .desync, severity: .minor, abstract: "Counts.", interests: .asks, judgesProbe: true,
      observe: { _, place, _, report in
        report.add(.desync, "\(place)", route: .none, first: place, second: place)
      },
      finish: { conclusion, _, report in
        let isProbe = conclusion.stackBeforeProbe != nil
        report.add(.frozen, isProbe ? "probe" : "run", route: .none, first: 0, second: 0)
      })
    let seen = Observation(Scenario([.tap]), TestInterceptor.answering, .like26, rules: [counting])
    #expect(seen.findings.map(\.isFromProbe) == [false, false, true, true])
    #expect(seen.signatures.contains("FZ probe"))
  }

  @Test func aRunWithoutProbeIsFinishedAllTheSame() {
    let seen = Observation(
      Scenario([.app(.pop())]), TestInterceptor.lockingStack, .like13, probes: false)
    #expect(seen.signatures == ["LP pop/override refused"])
  }
}
