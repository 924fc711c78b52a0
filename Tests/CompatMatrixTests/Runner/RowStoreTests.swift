import Dispatch
import Testing

@testable import CompatMatrix

@Suite struct RowStoreTests {
  private func cell(_ index: Int) -> MatrixCell {
    MatrixCell(fixture: "f\(index)", interceptor: "i", platform: "p", verdict: .clean)
  }

  @Test func handsEachRowOutOnce() {
    let store = RowStore(count: 3)
    #expect([store.next(), store.next(), store.next(), store.next()] == [0, 1, 2, nil])
  }

  @Test func keepsTheOrderOfRowsWhateverTheOrderOfWork() {
    let store = RowStore(count: 50)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      while let index = store.next() { store.set(index, to: [cell(index)]) }
    }
    #expect(store.joined.map(\.fixture) == (0..<50).map { "f\($0)" })
  }

  @Test func isEmptyWithoutRows() {
    #expect(RowStore(count: 0).next() == nil)
    #expect(RowStore(count: 0).joined.isEmpty)
  }
}
