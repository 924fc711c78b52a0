import Interceptors
import NavigationModel
import Testing

/// What the evidence predicts for the usual idioms on the stack `ABC` (section 10, F1 to F10).
@Suite struct PredictedOutcomesTests {
  /// One cell: an idiom, what happens, where, and what comes out of it.
  struct Cell: CustomTestStringConvertible {
    let idiom: String
    let interceptor: any BackInterceptor
    let step: ScenarioStep
    var guards: [String: ScreenGuard] = ["B": .allow, "C": .allow]
    let platforms: [FixedPlatform]
    let counts: String
    let asks: Int

    var testDescription: String {
      "\(idiom) \(step == .tap ? "tap" : "code") \(platforms.map(\.id).joined(separator: ","))"
    }
  }

  static let vetoedBelow: [String: ScreenGuard] = ["B": .veto, "C": .allow]
  static let before13 = FixedPlatform.before13
  static let from13 = FixedPlatform.from13
  /// Pops that overlap are not lost, as the cascades of the evidence take for granted (C9).
  static let keeping = [
    FixedPlatform.ios12, .ios12.with(OverlapItemPop.nests, OverlapControllerPop.nests, id: "12n"),
  ]

  static let alwaysRefuse: [Cell] = [
    Cell(
      idiom: "F1", interceptor: CountGuardAlwaysRefuse(), step: .tap, platforms: before13,
      counts: "2/2", asks: 2),
    Cell(
      idiom: "F1", interceptor: CountGuardAlwaysRefuse(), step: .popByCode, platforms: before13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F1", interceptor: CountGuardAlwaysRefuse(), step: .tap, platforms: from13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F1", interceptor: CountGuardAlwaysRefuse(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
    Cell(
      idiom: "F4", interceptor: StackCountAlwaysRefuse(), step: .tap, platforms: keeping,
      counts: "1/2", asks: 3),
    Cell(
      idiom: "F4 plain", interceptor: StackCountAlwaysRefuse(), step: .tap, guards: [:],
      platforms: before13, counts: "3/2", asks: 1),
    Cell(
      idiom: "F4", interceptor: StackCountAlwaysRefuse(), step: .popByCode, platforms: keeping,
      counts: "1/2", asks: 2),
    Cell(
      idiom: "F4", interceptor: StackCountAlwaysRefuse(), step: .tap, platforms: from13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F4", interceptor: StackCountAlwaysRefuse(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
  ]

  static let returnAnswer: [Cell] = [
    Cell(
      idiom: "F2", interceptor: CountGuardReturnAnswer(), step: .tap, platforms: before13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F2", interceptor: CountGuardReturnAnswer(), step: .popByCode, platforms: before13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F2", interceptor: CountGuardReturnAnswer(), step: .tap, platforms: from13,
      counts: "1/1", asks: 1),
    Cell(
      idiom: "F2", interceptor: CountGuardReturnAnswer(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
    Cell(
      idiom: "F3", interceptor: NoGuardReturnAnswer(), step: .tap, platforms: before13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F3 yes", interceptor: NoGuardReturnAnswer(), step: .popByCode, platforms: keeping,
      counts: "1/1", asks: 2),
    Cell(
      idiom: "F3 no", interceptor: NoGuardReturnAnswer(), step: .popByCode, guards: vetoedBelow,
      platforms: before13, counts: "2/3", asks: 1),
    Cell(
      idiom: "F3", interceptor: NoGuardReturnAnswer(), step: .tap, platforms: from13,
      counts: "1/1", asks: 1),
    Cell(
      idiom: "F3", interceptor: NoGuardReturnAnswer(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
    Cell(
      idiom: "F7", interceptor: AnswerOnly(), step: .tap, platforms: before13, counts: "3/2",
      asks: 1),
    Cell(
      idiom: "F7 yes", interceptor: AnswerOnly(), step: .popByCode, platforms: before13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F7 no", interceptor: AnswerOnly(), step: .popByCode, guards: vetoedBelow,
      platforms: before13, counts: "2/3", asks: 1),
    Cell(
      idiom: "F7", interceptor: AnswerOnly(), step: .tap, platforms: from13, counts: "2/2",
      asks: 1),
    Cell(
      idiom: "F7", interceptor: AnswerOnly(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
  ]

  static let callDefault: [Cell] = [
    Cell(
      idiom: "F5", interceptor: ItemTestSwizzle(), step: .tap, platforms: before13 + from13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F5", interceptor: ItemTestSwizzle(), step: .popByCode, guards: vetoedBelow,
      platforms: before13, counts: "2/2", asks: 1),
    Cell(
      idiom: "F5", interceptor: ItemTestSwizzle(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
    Cell(
      idiom: "F6 no", interceptor: DefaultFirstThenAsk(), step: .tap, guards: vetoedBelow,
      platforms: before13, counts: "2/3", asks: 1),
    Cell(
      idiom: "F6", interceptor: DefaultFirstThenAsk(), step: .popByCode, guards: vetoedBelow,
      platforms: before13, counts: "2/2", asks: 1),
    Cell(
      idiom: "F6", interceptor: DefaultFirstThenAsk(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
  ]

  static let syncPop: [Cell] = [
    Cell(
      idiom: "F8", interceptor: SyncPopThenAllowInterceptor(), step: .tap, platforms: before13,
      counts: "2/2", asks: 2),
    Cell(
      idiom: "F8 C1", interceptor: SyncPopThenAllowInterceptor(), step: .tap,
      platforms: [.ios9.with(SyncPopThenAllow.secondItemGoes)], counts: "2/1", asks: 2),
    Cell(
      idiom: "F8", interceptor: SyncPopThenAllowInterceptor(), step: .popByCode,
      platforms: before13, counts: "2/2", asks: 1),
    Cell(
      idiom: "F8", interceptor: SyncPopThenAllowInterceptor(), step: .popByCode,
      platforms: from13, counts: "2/2", asks: 0),
    Cell(
      idiom: "F9", interceptor: SyncPopThenRefuseInterceptor(), step: .tap, platforms: before13,
      counts: "2/2", asks: 2),
    Cell(
      idiom: "F9", interceptor: SyncPopThenRefuseInterceptor(), step: .popByCode,
      platforms: before13, counts: "2/2", asks: 1),
    Cell(
      idiom: "F9", interceptor: SyncPopThenRefuseInterceptor(), step: .tap, platforms: from13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F9", interceptor: SyncPopThenRefuseInterceptor(), step: .popByCode,
      platforms: from13, counts: "2/2", asks: 0),
  ]

  static let ownButton: [Cell] = [
    Cell(
      idiom: "F10 plain", interceptor: OwnBackButton(), step: .tap, guards: [:],
      platforms: before13 + from13, counts: "3/3", asks: 0),
    Cell(
      idiom: "F10", interceptor: OwnBackButton(), step: .popByCode, platforms: before13,
      counts: "2/2", asks: 1),
    Cell(
      idiom: "F10", interceptor: OwnBackButton(), step: .popByCode, platforms: from13,
      counts: "2/2", asks: 0),
  ]

  static let cells = alwaysRefuse + returnAnswer + callDefault + syncPop + ownButton

  @Test(arguments: cells) func comesOutAsPredicted(_ cell: Cell) {
    for platform in cell.platforms {
      let run = Rehearsal(cell.interceptor, on: platform, guards: cell.guards, [cell.step])
      #expect(run.end == .settled, "\(platform.id)")
      #expect(run.counts == cell.counts, "\(platform.id)")
      #expect(run.askCount == cell.asks, "\(platform.id)")
    }
  }

  @Test(arguments: FixedPlatform.from13)
  func syncPopThenAllowRaisesFrom13(_ platform: FixedPlatform) {
    let run = Rehearsal(SyncPopThenAllowInterceptor(), on: platform, [.tap])
    #expect(run.end == .halted)
    #expect(run.messages == ["raised allowedAfterManualPop"])
  }

  @Test(arguments: FixedPlatform.before13)
  func returnedAnswerPassesThroughDesync(_ platform: FixedPlatform) {
    let run = Rehearsal(CountGuardReturnAnswer(), on: platform, [.tap])
    let between = run.engine.context.events.contains { $0.stack.count == 3 && $0.items.count == 2 }
    #expect(between)
  }
}
