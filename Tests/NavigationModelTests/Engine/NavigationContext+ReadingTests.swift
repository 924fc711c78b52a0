import NavigationModel
import Testing

@Suite struct NavigationContextReadingTests {
  @Test func codeReadsWhatTheControllerSays() {
    let reading = TestInterceptor(loaded: { navigation in
      if navigation.viewControllers.names == "ABC" { navigation.note("stack") }
      if navigation.topViewController == c { navigation.note("top") }
      if navigation.items.names == "PABC" { navigation.note("items") }
      if navigation.isNavigationBarHidden { navigation.note("hidden") }
      if navigation.isVisible { navigation.note("visible") }
      if navigation.appMarksItsPops { navigation.note("marks") }
      if navigation.swipeInProgress == nil { navigation.note("no swipe") }
      if navigation.hasReplacingLeftItem(b) { navigation.note("left item") }
      if navigation.hasReplacingLeftItem(c) { navigation.note("wrong left item") }
      if navigation.hasGuard(c), !navigation.hasGuard(a) { navigation.note("guard") }
    })
    let trial = Trial(
      reading, on: .modern, guards: [c: .allow], outer: "P", isBarHidden: true, marksPops: true,
      leftItems: [b: .replaces, c: .supplements])
    #expect(
      trial.notes == [
        "stack", "top", "items", "hidden", "visible", "marks", "no swipe", "left item", "guard",
      ])
  }

  @Test func versionsAreThoseOfThePlatform() {
    var platform = FixedPlatform.modern
    platform.osVersion = SystemVersion(26, 1)
    platform.linkedSDK = SystemVersion(18)
    let context = Trial(on: platform).engine.context
    #expect(context.osVersion == SystemVersion(26, 1))
    #expect(context.linkedSDK == SystemVersion(18))
  }

  @Test func onlyTheCallThatWasMarkedIsMarked() {
    let noting = TestInterceptor(change: { change, navigation in
      navigation.note(navigation.isMarkedByApp ? "marked" : "not marked")
      navigation.callSuper(change)
    })
    let steps: [ScenarioStep] = [
      .app(.pop(), isMarked: true), .settle, .app(.push(d)), .settle, .event(.keyCommand),
    ]
    #expect(Trial(noting, on: .modern, steps).notes == ["marked", "not marked", "not marked"])
  }

  @Test(arguments: Swipe.allCases)
  func swipeInProgressIsTheOneThatBegan(_ swipe: Swipe) {
    let trial = Trial(on: .modern, [.event(.beginSwipe(swipe))])
    #expect(trial.engine.context.swipeInProgress == swipe)
  }
}
