@testable import NavigationModel
import Testing

@Suite struct SmallQueueTests {
  private func block(_ token: UInt32) -> Block {
    Block(work: .outside(token: token), intent: 1, actor: .app, isMarked: false, deadline: token)
  }

  @Test func elementsComeOutInOrder() {
    var queue = SmallQueue<Block>()
    var fitted: [Bool] = []
    for token in 0..<9 { fitted.append(queue.append(block(UInt32(token)))) }
    #expect(fitted == Array(repeating: true, count: 8) + [false])
    #expect(queue.count == 8)
    var taken: [Block] = []
    while let element = queue.popFirst() { taken.append(element) }
    #expect(taken == (0..<8).map { block($0) })
    #expect(queue == SmallQueue())
  }

  @Test func everyElementCanBeTakenOut() {
    for length in 1...8 {
      for taken in 0..<length {
        var queue = SmallQueue<Block>()
        for token in 0..<length { _ = queue.append(block(UInt32(token))) }
        let element = queue.remove(at: taken)
        #expect(element == block(UInt32(taken)))
        let rest = (0..<length).filter { $0 != taken }.map { block(UInt32($0)) }
        #expect((0..<queue.count).map { queue[$0] } == rest)
        var direct = SmallQueue<Block>()
        for element in rest { _ = direct.append(element) }
        #expect(queue == direct)
      }
    }
  }

  /// Equal queues are equal bit by bit, whatever has gone through them.
  @Test func usedQueuesEqualFreshOnes() {
    var used = SmallQueue<Block>()
    for round in 0..<20 {
      _ = used.append(block(UInt32(round)))
      _ = used.append(block(UInt32(round + 100)))
      _ = used.popFirst()
      _ = used.popFirst()
    }
    #expect(used == SmallQueue())
    #expect(used[0] == .blank)
    _ = used.append(block(1))
    used.removeAll()
    #expect(used.isEmpty)
    #expect(used == SmallQueue())
  }
}
