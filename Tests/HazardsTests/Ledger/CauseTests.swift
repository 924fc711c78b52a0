@testable import Hazards
import NavigationModel
import Testing

@Suite struct CauseTests {
  @Test func aCauseReadsRouteThenDoer() {
    #expect(Cause(route: .tap, doer: .block).words == "tap/block")
    #expect(Cause(route: .popToRoot, doer: .uikit).words == "popToRoot/UIKit")
  }

  @Test func actorsKeepTheirWords() {
    for actor in [Actor.person, .app, .screenGuard, .uikit, .interceptor] {
      #expect(Cause.Doer(actor).word == actor.word)
    }
  }

  @Test func waitingWorkKeepsItsWords() {
    for kind in [WaitKind.nextTurn, .timer, .completion, .deferral] {
      #expect(Cause.Doer(kind).word == kind.word)
    }
  }
}
