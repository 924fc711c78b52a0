import NavigationModel
import Testing

@Suite struct NavigationContextOtherRoutesTests {
  @Test func menuGoesThroughPopToViewControllerAndAsksNobody() {
    let trial = Trial(
      .refusing, on: .modern, stack: "ABCD", [.event(.chooseFromMenu(b))])
    #expect(
      trial.log("intent", "ask", "call", "stack") == [
        "0 intent person menu CD", "0 call uikit popTo", "0 stack uikit -CD + AB/ABCD",
      ])
    #expect(trial.outcome == "AB/AB")
  }

  @Test(arguments: [(c, "0 ignored notInMenu"), (e, "0 ignored notInMenu")])
  func menuShowsOnlyScreensBelow(_ target: Screen, _ expected: String) {
    let trial = Trial(on: .modern, [.event(.chooseFromMenu(target))])
    #expect(trial.log("ignored") == [expected])
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func menuNeedsTheBackButton() {
    let hidden = Trial(on: .modern, isBarHidden: true, [.event(.chooseFromMenu(a))])
    #expect(hidden.log("ignored") == ["0 ignored barHidden"])
    let replaced = Trial(on: .modern, leftItems: [c: .replaces], [.event(.chooseFromMenu(a))])
    #expect(replaced.log("ignored") == ["0 ignored customLeftItem"])
    let own = TestInterceptor(loaded: { $0.installOwnBackButton(on: c) })
    let owned = Trial(own, on: .modern, [.event(.chooseFromMenu(a))])
    #expect(owned.log("ignored") == ["0 ignored customLeftItem"])
  }

  /// LP-8.
  @Test func suppressedMenuIsGone() {
    let suppressing = TestInterceptor(suppressesMenu: true)
    let trial = Trial(suppressing, on: .modern, [.event(.chooseFromMenu(a))])
    #expect(trial.log("ignored") == ["0 ignored menuSuppressed"])
  }

  @Test(arguments: [(NavigationEvent.escape, Route.escape), (.keyCommand, .keyCommand)])
  func keysPopThroughTheOverride(_ event: NavigationEvent, _ route: Route) {
    let trial = Trial(.refusing, on: .modern, [.event(event)])
    #expect(trial.log("call", "ask") == ["0 call uikit pop"])
    #expect(trial.intents.map(\.route) == [route])
    #expect(trial.intents.map(\.goal) == [ScreenSet("C")])
    #expect(trial.outcome == "AB/AB")
  }

  @Test func keysWorkWithAHiddenBarButNotOutOfSight() {
    #expect(Trial(on: .modern, isBarHidden: true, [.event(.escape)]).outcome == "AB/AB")
    let covered = Trial(on: .modern, [.event(.present), .settle, .event(.keyCommand)])
    #expect(covered.log("ignored") == ["350 ignored covered"])
  }

  @Test(arguments: [(NavigationEvent.escape, ["perform"]), (.keyCommand, [])])
  func escapeAtTheRootAsksTheScreen(_ event: NavigationEvent, _ notes: [String]) {
    let escaping = TestInterceptor(escape: { navigation in
      navigation.note("perform")
      return true
    })
    let trial = Trial(escaping, on: .modern, stack: "A", [.event(event)])
    #expect(trial.notes == notes)
    #expect(trial.log("ignored").isEmpty == !notes.isEmpty)
  }

  @Test func escapeThatNobodyTakesIsIgnored() {
    let trial = Trial(.passive, on: .modern, stack: "A", [.event(.escape)])
    #expect(trial.log("ignored") == ["0 ignored nothingToPop"])
  }

  @Test func tabReselectPopsToTheRoot() {
    let trial = Trial(.refusing, on: .modern, stack: "ABCD", [.event(.reselectTab)])
    #expect(
      trial.log("intent", "call", "ask") == [
        "0 intent person tabReselect BCD", "0 call uikit popToRoot",
      ])
    #expect(trial.outcome == "A/A")
  }

  @Test func tabReselectAtTheRootIsIgnored() {
    let trial = Trial(on: .modern, stack: "A", [.event(.reselectTab)])
    #expect(trial.log("ignored") == ["0 ignored nothingToPop"])
  }

  @Test func tabReselectCanBeWithheld() {
    let trial = Trial(.locking, on: .modern, [.event(.reselectTab)])
    #expect(trial.log("withheld") == ["0 withheld popToRoot"])
    #expect(trial.outcome == "ABC/ABC")
  }

  @Test func tapThatPushesIsCarriedOutByTheApp() {
    let trial = Trial(on: .modern, [.event(.tapPush(d))])
    #expect(
      trial.log("intent", "call", "stack") == [
        "0 intent person tapPush ", "0 call app push", "0 stack app - +D ABCD/ABC",
      ])
    #expect(trial.outcome == "ABCD/ABCD")
  }

  @Test func tapThatPushesAScreenOnTheStackIsIgnored() {
    let trial = Trial(on: .modern, [.event(.tapPush(b))])
    #expect(trial.log("ignored") == ["0 ignored alreadyOnStack"])
  }

  @Test(arguments: [
    (StackChange.pop(), Route.pop, "C"), (.popTo(a), .popTo, "BC"),
    (.popToRoot(), .popToRoot, "BC"), (.push(d), .push, ""),
    (.setStack(ScreenList("AD")), .setStack, "BC"),
  ])
  func appIntentsSayWhatTheyAimAt(_ change: StackChange, _ route: Route, _ goal: String) {
    let trial = Trial(on: .modern, [.app(change, isMarked: true)])
    #expect(trial.intents.map(\.route) == [route])
    #expect(trial.intents.map(\.goal.names) == [goal])
    #expect(trial.intents.map(\.origin) == [.app])
    #expect(trial.intents.map(\.isMarked) == [true])
  }

  @Test func popDuringAGestureMayTakeEitherScreen() {
    let trial = Trial(on: .modern, [.event(.beginSwipe(.edge)), .pop, .event(.finishSwipe)])
    #expect(trial.intents.map(\.goal.names) == ["C", "BC"])
  }
}
