import Interceptors
import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct CellJudgeTests {
  private let tap: Fixture
  private let ios12: SheetPlatform
  private let ios18: SheetPlatform

  init() throws {
    tap = try fixture(events: #"{"tap": "back"}"#)
    ios12 = try SheetPlatform("12")
    ios18 = try SheetPlatform("18")
  }

  @Test func judgesClean() throws {
    let cell = try cell(tap, AnswerOnly(), ios18)
    #expect(cell.verdict == .clean)
    #expect(cell.chargedHazards.isEmpty)
    #expect(cell.signatures.isEmpty)
    #expect(cell.dependsOn.isEmpty)
    #expect(cell.reason == nil)
    #expect(cell.certainty == "known")
    #expect(cell.fixture == "f")
    #expect(cell.interceptor == "answer-only")
    #expect(cell.platform == "18")
    #expect(
      cell.outcomes == [
        CellOutcome(answers: [], hazards: [], finalStack: ["A", "B"], finalItems: ["A", "B"])
      ])
  }

  @Test func judgesHazard() throws {
    let cell = try cell(tap, AnswerOnly(), ios12)
    #expect(cell.verdict == .hazard)
    #expect(cell.hazards == ["DB", "DS"])
    #expect(cell.conditionalHazards.isEmpty)
    #expect(cell.signatures.map(\.hazard) == ["DB", "DS"])
    #expect(cell.signatures.allSatisfy { !$0.isConditional })
    #expect(cell.outcomes.map(\.finalStack) == [["A", "B", "C"]])
    #expect(cell.outcomes.map(\.finalItems) == [["A", "B"]])
    #expect(cell.outcomes.map(\.hazards) == [["DB", "DS"]])
  }

  @Test func judgesDepends() throws {
    let cell = try cell(tap, AnswerOnly(), ios18.opening(TapAllowedPopsController.self))
    #expect(cell.verdict == .depends)
    #expect(cell.hazards.isEmpty)
    #expect(cell.conditionalHazards == ["DB", "DS"])
    #expect(cell.dependsOn == [TapAllowedPopsController.switchID])
    #expect(cell.certainty == "unknown")
    #expect(!cell.signatures.contains { !$0.isConditional })
    #expect(!cell.signatures.isEmpty)
    #expect(cell.outcomes.count == 2)
    #expect(
      cell.outcomes.map { $0.answers.map(\.answer) }
        == TapAllowedPopsController.allCases.map { [$0.id] })
    #expect(Set(cell.outcomes.map(\.hazards)) == [[], ["DB", "DS"]])
  }

  @Test func anOpenSwitchThatChangesNothingDecidesNothing() throws {
    let cell = try cell(tap, AnswerOnly(), ios18.opening(WillShowTiming.self))
    #expect(cell.verdict == .clean)
    #expect(cell.outcomes.count == 2)
    #expect(cell.dependsOn.isEmpty)
    #expect(cell.certainty == "unknown")
  }

  @Test func aHazardUnderEveryAnswerIsCertain() throws {
    let cell = try cell(tap, AnswerOnly(), ios12.opening(WillShowTiming.self))
    #expect(cell.verdict == .hazard)
    #expect(cell.hazards == ["DB", "DS"])
  }

  @Test func anOpenSwitchThatIsNotReadMakesNoOutcome() throws {
    let cell = try cell(tap, AnswerOnly(), ios18.opening(SwipeRootFreezes.self))
    #expect(cell.outcomes.count == 1)
    #expect(cell.certainty == "known")
  }

  @Test func judgesLimit() throws {
    let cell = try cell(bundled("escape-veto"), InterceptionController(), ios18)
    #expect(cell.verdict == .limit)
    #expect(cell.limits == ["BY"])
    #expect(cell.chargedHazards.isEmpty)
    #expect(cell.signatures.isEmpty)
  }

  @Test func aLimitThatNobodyDeclaredIsAHazard() throws {
    let cell = try cell(bundled("escape-veto"), AnswerOnly(), ios18)
    #expect(cell.verdict == .hazard)
    #expect(cell.hazards == ["BY"])
    #expect(cell.limits.isEmpty)
  }

  @Test func setsInherentHazardsApart() throws {
    let missing = try bundled("pop-to-missing-screen")
    for interceptor: any BackInterceptor in [NoInterceptor(), AnswerOnly()] {
      let cell = try cell(missing, interceptor, ios18)
      #expect(cell.verdict == .clean)
      #expect(cell.inherent == ["EX"])
      #expect(cell.signatures.isEmpty)
    }
  }

  @Test func chargesWhatTheControlDoesNotShow() throws {
    let nested = try bundled("link-during-tap")
    let cell = try cell(nested, AnswerOnly(), ios12.with(OverlapPush.nests))
    #expect(cell.verdict == .hazard)
    #expect(cell.inherent == ["NT"])
    #expect(cell.hazards == ["DB", "DS"])
    let plain = try CompatMatrixTests.cell(tap, NoInterceptor(), ios12)
    #expect(plain.inherent.isEmpty)
  }

  @Test func showsAloneWhatNoInterceptorShowsUnderSomeAnswers() throws {
    // The control shows it under one answer only, so it is inherent under that answer only.
    let nested = try bundled("link-during-tap")
    let cell = try cell(nested, NoInterceptor(), ios12.opening(OverlapPush.self))
    #expect(cell.inherent == ["NT"])
    #expect(!cell.chargedHazards.contains("NT"))
  }

  @Test func judgesUnsupported() throws {
    let menu = try fixture(events: #"{"menu": "A"}"#)
    let cell = try cell(menu, AnswerOnly(), ios12.with(MenuRoute.none))
    #expect(cell.verdict == .unsupported)
    #expect(cell.reason == "nothing that happens exists there")
    let both = try fixture(events: #"{"menu": "A"}, {"tap": "back"}"#)
    #expect(try CompatMatrixTests.cell(both, AnswerOnly(), ios12).verdict != .unsupported)
  }

  @Test func aSwipeThatDoesNotExistIsUnsupportedWithItsEnd() throws {
    let swipe = try bundled("content-swipe-allow")
    let cell = try cell(swipe, AnswerOnly(), ios12.with(ContentSwipeAvailable.no))
    #expect(cell.verdict == .unsupported)
  }

  @Test func judgesTooManyOutcomes() throws {
    let rich = try bundled("tap-twelve-screens-to-root")
    let cell = try cell(rich, InProgressFlag(), ios12.openingEverything())
    #expect(cell.verdict == .error)
    #expect(cell.reason == "more than 256 combinations of open answers")
    #expect(cell.certainty == "unknown")
    #expect(cell.outcomes.isEmpty)
  }

  @Test func judgesWhatDoesNotSettle() throws {
    let cell = try cell(tap, TimerForEver(), ios18)
    #expect(cell.verdict == .error)
    #expect(cell.reason == "still unsettled after a minute on the virtual clock")
  }

  @Test func showsTheWeakestCertainty() throws {
    let assumed = ios18.with(WillShowTiming.layout, certainty: .assumed)
    #expect(try cell(tap, AnswerOnly(), assumed).certainty == "assumed")
    #expect(
      try cell(tap, AnswerOnly(), assumed.opening(TapAllowedPopsController.self)).certainty
        == "unknown")
    let unread = ios18.with(SwipeRootFreezes.freezes, certainty: .assumed)
    #expect(try cell(tap, AnswerOnly(), unread).certainty == "known")
  }

  @Test func judgesWithoutRules() throws {
    #expect(try cell(tap, AnswerOnly(), ios12, rules: []).verdict == .clean)
  }
}
