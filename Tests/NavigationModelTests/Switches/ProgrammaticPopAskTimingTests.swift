import NavigationModel
import Testing

@Suite struct ProgrammaticPopAskTimingTests {
  private let noting = TestInterceptor(
    ask: { _, _ in true },
    change: { change, navigation in
      navigation.callSuper(change)
      navigation.note("super has returned")
    })

  /// C3.
  @Test(arguments: [
    (
      ProgrammaticPopAskTiming.inCall,
      [
        "0 stack app -C + AB/ABC", "0 ask C programmaticPop AB/ABC", "0 items -1 +0 AB",
        "0 noted super has returned",
      ]
    ),
    (
      .layout,
      [
        "0 stack app -C + AB/ABC", "0 noted super has returned",
        "0 ask C programmaticPop AB/ABC", "0 items -1 +0 AB",
      ]
    ),
  ])
  func asksInTheCallOrAtLayout(_ answer: ProgrammaticPopAskTiming, _ expected: [String]) {
    let trial = Trial(noting, on: .old.with(answer), [.pop])
    #expect(trial.log("stack", "ask", "items", "noted") == expected)
  }

  @Test func askAtLayoutKeepsItsIntent() {
    let trial = Trial(.allowing, on: .old.with(ProgrammaticPopAskTiming.layout), [.pop])
    let ask = trial.events.first { if case .asked = $0.kind { true } else { false } }
    #expect(ask?.intent == 1)
    #expect(trial.state.pendingAskIntent == 0)
  }

  @Test(arguments: ProgrammaticPopAskTiming.allCases)
  func popsWithoutAnimationAskInTheCall(_ answer: ProgrammaticPopAskTiming) {
    let trial = Trial(noting, on: .old.with(answer), [.app(.pop(animated: false))])
    #expect(
      trial.log("ask", "noted") == [
        "0 ask C programmaticPop AB/ABC", "0 noted super has returned",
      ])
  }
}
