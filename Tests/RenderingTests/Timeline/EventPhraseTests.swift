import Testing

@testable import NavigationModel
@testable import Rendering

@Suite struct EventPhraseTests {
  private let phrase = EventPhrase(Samples.doubleTap)
  private let a = Screen(0)
  private let b = Screen(1)
  private let c = Screen(2)

  private func intent(_ route: Route, goal: ScreenSet = [], isMarked: Bool = false) -> TraceKind {
    .intentOpened(
      Intent(
        id: 1, origin: .person, route: route, goal: goal, parent: 0, isMarked: isMarked,
        atRest: true))
  }

  private func block(_ work: Block.Work, deadline: UInt32 = 0) -> Block {
    Block(work: work, intent: 1, actor: .interceptor, isMarked: false, deadline: deadline)
  }

  @Test func saysWhatIsWanted() {
    #expect(
      phrase.words(for: intent(.tap, goal: ScreenSet(c))) == "taps back; C should go")
    #expect(
      phrase.words(for: intent(.popToRoot, goal: [ScreenSet(b), ScreenSet(c)], isMarked: true))
        == "wants a pop to the root; B and C should go; marked as the app's own")
    #expect(phrase.words(for: intent(.other)) == "wants something else")
    #expect(phrase.words(for: .ignored(.covered)).hasPrefix("in vain: something presented"))
  }

  @Test(arguments: Route.allCases)
  func hasWordsForEveryRoute(route: Route) {
    #expect(!IntentPhrase.words(for: route).isEmpty)
    let others = Route.allCases.filter { $0 != route }.map(IntentPhrase.words)
    #expect(!others.contains(IntentPhrase.words(for: route)))
  }

  @Test func saysWhoIsConsulted() {
    #expect(
      phrase.words(for: .consulted(c, .refuse, expected: ScreenSet(c))) == "consults C: refuses")
    #expect(
      phrase.words(for: .consulted(b, .allow, expected: ScreenSet(c)))
        == "consults B: allows, though C is leaving")
    #expect(
      phrase.words(for: .asked(item: c, cause: .programmaticPop)) == "asks about C (pop by code)")
    #expect(phrase.words(for: .answered(item: c, allowed: false)) == "answers no about C")
    #expect(phrase.words(for: .calledDefault(item: c)) == "calls UIKit's default for C")
    #expect(
      phrase.words(for: .swipeRefused(.edge, .ownDelegate))
        == "the own delegate refuses the edge swipe")
  }

  @Test func saysWhatChanges() {
    let gone: ScreenSet = [ScreenSet(b), ScreenSet(c)]
    #expect(
      phrase.words(for: .stackChanged(removed: gone, added: ScreenSet(a)))
        == "stack: B and C go, A comes")
    #expect(phrase.words(for: .stackChanged(removed: [], added: [])) == "stack: no screen goes")
    #expect(phrase.words(for: .stackRestored(added: ScreenSet(c))) == "stack: C back again")
    #expect(phrase.words(for: .itemsChanged(removed: 1, added: 0)) == "items: 1 leaves")
    #expect(phrase.words(for: .itemsChanged(removed: 2, added: 1)) == "items: 2 leave, 1 comes")
    #expect(phrase.words(for: .nested(.itemPop)) == "nested: item pop inside a running animation")
  }

  @Test(arguments: [
    (StackChange.pop(), "popViewController"),
    (.pop(animated: false), "popViewController(not animated)"),
    (.popTo(Screen(1)), "popToViewController(B)"), (.popToRoot(), "popToRootViewController"),
    (.push(Screen(2), animated: false), "pushViewController(C, not animated)"),
    (.setStack(ScreenList([Screen(0), Screen(2)])), "setViewControllers(A C)"),
  ])
  func namesCalls(change: StackChange, words: String) {
    #expect(phrase.call(change) == words)
    #expect(phrase.words(for: .called(change)) == "calls \(words)")
    #expect(phrase.words(for: .overrideRefused(change)) == "refuses \(words) in the override")
    #expect(phrase.words(for: .deferred(change)).hasPrefix("puts \(words) off"))
    #expect(phrase.words(for: .swallowed(change)).hasPrefix("loses \(words)"))
    #expect(phrase.words(for: .dropped(change)).hasPrefix("drops \(words)"))
  }

  @Test func namesWorkThatWaits() {
    #expect(
      phrase.words(for: .scheduled(block(.change(.pop())), .nextTurn))
        == "schedules a block: popViewController")
    #expect(
      phrase.words(for: .ran(block(.superChange(.popToRoot())), .deferral))
        == "runs a deferred change: super.popToRootViewController")
    #expect(
      phrase.words(for: .scheduled(block(.custom(tag: 3, screen: c), deadline: 200), .timer))
        == "schedules a timer for 200 ms: own work 3 on C")
    #expect(phrase.words(for: .ran(block(.outside(token: 1)), .completion)) == "runs a completion")
  }

  @Test func quotesUIKit() {
    for message in UIKitMessage.allCases {
      #expect(phrase.words(for: .logged(message)) == "logs: \(message.text)")
    }
    for exception in UIKitException.allCases {
      #expect(phrase.words(for: .raised(exception)) == "raises: \(exception.text)")
    }
    #expect(phrase.words(for: .noted("hello")) == "notes: hello")
  }

  @Test func namesSwitches() {
    let index = UInt8(TapAskCount.switchIndex)
    #expect(
      phrase.words(for: .readSwitch(index: index, answer: TapAskCount.once.rawValue))
        == "tap.askCount = once")
  }

  /// Every kind that the other tests do not name has words of its own.
  @Test func hasWordsForTheOthers() {
    let kinds: [TraceKind] = [
      .barHidden(true), .barHidden(false), .presentationBegan(true), .presentationBegan(false),
      .presentationEnded(true), .presentationEnded(false), .visibility(true), .visibility(false),
      .busy(5), .settled, .probeBegan, .confirmationOpened(c),
      .confirmationAnswered(c, yes: true), .confirmationAnswered(c, yes: false), .itemKept(c),
      .interrupted, .itemPopDeferred, .itemPopSwallowed,
      .transitionBegan(leaving: c, destination: b, interactive: false),
      .transitionBegan(leaving: c, destination: b, interactive: true),
      .transitionEnded(cancelled: true), .transitionEnded(cancelled: false), .barAnimationEnded,
      .willShow(b), .didShow(b), .didPop(c), .lifecycle(.viewDidAppear, c), .swipeBegan(.edge),
      .swipeBegan(.content), .swipeReleased(.edge, cancelled: true),
      .swipeReleased(.edge, cancelled: false), .indicatorDimmed,
      .indicatorRemedied(.subviewWalk, reached: true),
      .indicatorRemedied(.unboundedSubviewWalk, reached: true),
      .indicatorRemedied(.barToggle, reached: false),
      .indicatorRemedied(.backButtonToggle, reached: true), .indicatorReplaced,
      .transparentSubviewsShown, .froze, .ranAway, .tornDown(c),
    ]
    let words = kinds.map(phrase.words)
    #expect(Set(words).count == kinds.count)
    for (kind, text) in zip(kinds, words) {
      #expect(!text.isEmpty && text != EventPhrase.identifier(of: kind))
    }
  }

  @Test func identifiesKinds() {
    #expect(EventPhrase.identifier(of: .settled) == "settled")
    #expect(EventPhrase.identifier(of: .didPop(c)) == "didPop")
  }

  @Test func listsNames() {
    #expect(phrase.list([]) == "no screen")
    #expect(phrase.list(["A"]) == "A")
    #expect(phrase.list(["A", "B", "C"]) == "A, B and C")
  }
}
