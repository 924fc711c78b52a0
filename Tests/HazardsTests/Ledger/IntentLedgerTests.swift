@testable import Hazards
@testable import NavigationModel
import Testing

@Suite struct IntentLedgerTests {
  private func block(_ intent: UInt8, _ actor: Actor = .interceptor) -> Block {
    Block(work: .change(.pop()), intent: intent, actor: actor, isMarked: false, deadline: 0)
  }

  @Test func guardsAreReadFromTheScenario() {
    let ledger = HandMade([b: .allow, c: .veto, d: .vetoTimes(1)]).monitor().intents
    #expect(ledger.guarded == ScreenList([b, c, d]).set)
    #expect(ledger.alwaysAllowing == ScreenSet(b))
  }

  @Test func recordsAreFoundByNumber() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.open(7, .app, .pop, goal: [c])
    let ledger = list.monitor().intents
    #expect(ledger.record(of: 1)?.intent.route == .tap)
    #expect(ledger.record(of: 7)?.intent.route == .pop)
    #expect(ledger.record(of: 0) == nil)
    #expect(ledger.record(of: 2) == nil)
  }

  @Test func scheduledWorkIsOutstandingUntilItRuns() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.scheduled(block(1), .nextTurn))
    list.add(.scheduled(block(1), .timer))
    list.add(.deferred(.pop()))
    #expect(list.monitor().intents.record(of: 1)?.outstanding == 3)
    list.add(.ran(block(1), .nextTurn))
    list.add(.ran(block(1), .deferral))
    #expect(list.monitor().intents.record(of: 1)?.outstanding == 1)
    list.add(.ran(block(1), .timer))
    #expect(list.monitor().intents.record(of: 1)?.outstanding == 0)
  }

  @Test func aChangeDisturbsWhoeverStillWaits() {
    var list = HandMade(depth: 4)
    list.open(1, .person, .tap, goal: [d])
    list.add(.scheduled(block(1), .timer))
    list.open(2, .person, .tap, goal: [d])
    list.time = 100
    list.open(3, .app, .pop, goal: [d])
    list.pop(1, 3, .app)
    let ledger = list.monitor().intents
    #expect(ledger.record(of: 1)?.isDisturbed == true)
    #expect(ledger.record(of: 2)?.isDisturbed == false)
    #expect(ledger.record(of: 3)?.isDisturbed == false)
    #expect(ledger.record(of: 1)?.removedByOthers == ScreenSet(d))
    #expect(ledger.record(of: 1)?.foreignChange?.cause.words == "pop/app")
  }

  @Test func aChangeDisturbsWhatIsOpenedAtTheSameInstant() {
    var list = HandMade(depth: 4)
    list.time = 5
    list.open(1, .app, .pop, goal: [d])
    list.pop(1, 1, .app)
    list.open(2, .person, .tap, goal: [c])
    list.time = 6
    list.open(3, .person, .tap, goal: [c])
    let ledger = list.monitor().intents
    #expect(ledger.record(of: 2)?.isDisturbed == true)
    #expect(ledger.record(of: 3)?.isDisturbed == false)
  }

  @Test func workInABlockIsTheBlocks() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.ran(block(1), .nextTurn))
    list.pop(1, 1, .interceptor)
    #expect(list.monitor().intents.record(of: 1)?.lastRemoval?.cause.words == "tap/block")
  }

  @Test func aCallbackInsideABlockIsNotTheBlocks() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.ran(block(1), .nextTurn))
    list.add(.willShow(b))
    list.pop(1, 1, .interceptor)
    #expect(list.monitor().intents.record(of: 1)?.lastRemoval?.cause.words == "tap/interceptor")
  }

  @Test func aChangePutOffIsStillTheBlocks() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.ran(block(1), .nextTurn))
    list.add(.deferred(.pop()), 1, .interceptor)
    list.add(.transitionEnded(cancelled: false))
    list.add(.ran(block(1), .deferral), 1, .interceptor)
    list.pop(1, 1, .interceptor)
    #expect(list.monitor().intents.record(of: 1)?.lastRemoval?.cause.words == "tap/block")
  }

  @Test func aChangeThatInterruptsIsStillTheBlocks() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.ran(block(1), .nextTurn))
    list.add(.interrupted, 1, .interceptor)
    list.add(.didShow(b))
    list.add(.transitionEnded(cancelled: false))
    list.pop(1, 1, .interceptor)
    #expect(list.monitor().intents.record(of: 1)?.lastRemoval?.cause.words == "tap/block")
  }

  @Test func anotherIntentsWorkIsNotTheBlocks() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.open(2, .person, .tap, goal: [c])
    list.add(.ran(block(1), .nextTurn))
    list.pop(1, 2, .interceptor)
    #expect(list.monitor().intents.record(of: 2)?.lastRemoval?.cause.words == "tap/interceptor")
  }

  @Test func settlingDividesTheIntents() {
    var list = HandMade()
    list.open(1, .person, .tap, goal: [c])
    list.add(.settled, 0)
    #expect(list.monitor().intents.firstUnsettled == 0)
    list.open(2, .person, .tap, goal: [c])
    let ledger = list.monitor().intents
    #expect(ledger.firstUnsettled == 1)
    #expect(ledger.records.count == 2)
  }

  @Test func agreementLooksAtIdentityAndOrder() {
    let plain = HandMade().monitor().intents
    #expect(plain.agrees(ScreenList([a, b]), ScreenList([a, b])))
    #expect(!plain.agrees(ScreenList([a, b]), ScreenList([b, a])))
    #expect(!plain.agrees(ScreenList([a, b]), ScreenList([a])))
    let split = HandMade(outerItems: [e]).monitor().intents
    #expect(split.agrees(ScreenList([a, b]), ScreenList([e, a, b])))
    #expect(!split.agrees(ScreenList([a, b]), ScreenList([a, e, b])))
    #expect(!split.agrees(ScreenList([a, b]), ScreenList([a, b])))
  }

  @Test func theEndsOfARunAreRemembered() {
    var list = HandMade()
    list.add(.froze)
    #expect(list.monitor().intents.isFrozen)
    #expect(!list.monitor().intents.isHalted)
    list.add(.raised(.pushedTwice))
    #expect(list.monitor().intents.isHalted)
    #expect(list.monitor().intents.eventCount == 2)
  }
}
