import NavigationModel
import Testing

@Suite struct InvisibleCallbacksTests {
  private let callbacks = [
    "0 viewWillDisappear C", "0 viewWillAppear B", "0 willShow B", "0 viewDidDisappear C",
    "0 viewDidAppear B", "0 didPop C", "0 didShow B",
  ]

  /// MT-06 and TR-7.
  @Test(arguments: [(InvisibleCallbacks.notSent, false), (.sent, true)])
  func popOutOfSight(_ answer: InvisibleCallbacks, _ sends: Bool) {
    let trial = Trial(.passive, on: .modern.with(answer), [.event(.setVisible(false)), .pop])
    #expect(
      trial.log(
        "viewWillDisappear", "viewWillAppear", "willShow", "viewDidDisappear", "viewDidAppear",
        "didPop", "didShow") == (sends ? callbacks : []))
    #expect(trial.outcome == "AB/AB")
  }
}
