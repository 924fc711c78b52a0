import NavigationModel
import Testing

@Suite struct WillShowTimingTests {
  private let noting = TestInterceptor(change: { change, navigation in
    navigation.callSuper(change)
    navigation.note("super has returned")
  })

  /// TR-5.
  @Test(arguments: [
    (
      WillShowTiming.inCall,
      [
        "0 viewWillDisappear C", "0 viewWillAppear B", "0 willShow B",
        "0 noted super has returned",
      ]
    ),
    (
      .layout,
      [
        "0 noted super has returned", "0 viewWillDisappear C", "0 viewWillAppear B",
        "0 willShow B",
      ]
    ),
  ])
  func willCallbacksComeAtTheirMoment(_ answer: WillShowTiming, _ expected: [String]) {
    let trial = Trial(noting, on: .modern.with(answer), [.pop])
    #expect(
      trial.log("noted", "viewWillDisappear", "viewWillAppear", "willShow") == expected)
  }

  @Test(arguments: WillShowTiming.allCases)
  func changesWithoutAnimationSendThemInTheCall(_ answer: WillShowTiming) {
    let trial = Trial(noting, on: .modern.with(answer), [.app(.pop(animated: false))])
    #expect(trial.log("noted", "willShow") == ["0 willShow B", "0 noted super has returned"])
  }
}
