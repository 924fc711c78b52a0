import Testing

@testable import NavigationModel
@testable import Rendering

@Suite struct BlockPhraseTests {
  private let phrase = BlockPhrase(EventPhrase(Samples.doubleTap))

  private func block(_ work: Block.Work, deadline: UInt32 = 0) -> Block {
    Block(work: work, intent: 1, actor: .interceptor, isMarked: false, deadline: deadline)
  }

  @Test(arguments: [
    (WaitKind.nextTurn, "a block"), (.completion, "a completion"), (.deferral, "a deferred change"),
    (.timer, "a timer for 200 ms"),
  ])
  func namesWhatItWaitsFor(wait: WaitKind, words: String) {
    #expect(phrase.words(block(.nothing, deadline: 200), wait) == words)
    #expect(phrase.words(block(.outside(token: 7), deadline: 200), wait) == words)
  }

  @Test func namesOwnWorkByItsTag() {
    #expect(phrase.words(block(.custom(tag: 2, screen: .none)), .nextTurn) == "a block: own work 2")
    #expect(
      phrase.words(block(.custom(tag: 0, screen: Screen(1))), .nextTurn)
        == "a block: own work 0 on B")
  }

  @Test func tellsOverridableCallsFromCallsOfSuper() {
    #expect(
      phrase.words(block(.change(.popTo(Screen(0)))), .completion)
        == "a completion: popToViewController(A)")
    #expect(
      phrase.words(block(.superChange(.pop(animated: false))), .deferral)
        == "a deferred change: super.popViewController(not animated)")
  }
}
