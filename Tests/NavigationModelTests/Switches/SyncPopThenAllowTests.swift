import NavigationModel
import Testing

@Suite struct SyncPopThenAllowTests {
  /// Pops inside the ask of a tap, then allows.
  private let popping = TestInterceptor(ask: { item, navigation in
    if navigation.topViewController == item { navigation.popViewController(animated: true) }
    return true
  })

  /// C1 and V13-03.
  @Test(arguments: [
    (SyncPopThenAllow.tolerated, "AB/AB", NavigationEngine.End.settled),
    (.secondItemGoes, "AB/A", .settled),
    (.exception, "AB/AB", .halted),
  ])
  func popInsideTheAsk(
    _ answer: SyncPopThenAllow, _ outcome: String, _ end: NavigationEngine.End
  ) {
    let trial = Trial(popping, on: .old.with(answer), [.tap])
    #expect(trial.outcome == outcome)
    #expect(trial.end == end)
  }

  @Test func secondItemNestsInTheFirst() {
    let trial = Trial(popping, on: .old.with(SyncPopThenAllow.secondItemGoes), [.tap])
    #expect(trial.log("nested") == ["0 nested itemPop"])
  }

  /// MS-07.
  @Test func exceptionNamesTheOverride() {
    let trial = Trial(popping, on: .modern.with(SyncPopThenAllow.exception), [.tap])
    #expect(trial.log("raised") == ["0 raised allowedAfterManualPop"])
    #expect(trial.log("settled").isEmpty)
  }

  @Test func toleratedPopWhereUIKitWouldPopRemovesOne() {
    let trial = Trial(popping, on: .modern.with(SyncPopThenAllow.tolerated), [.tap])
    #expect(trial.outcome == "AB/AB")
  }
}
