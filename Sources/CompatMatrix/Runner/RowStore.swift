import Foundation

/// Hands out the rows to several threads and collects their cells.
final class RowStore: @unchecked Sendable {
  // Every access is under the lock, which is what makes the class safe to share.
  private let lock = NSLock()
  private var rows: [[MatrixCell]]
  private var taken = 0

  init(count: Int) {
    rows = Array(repeating: [], count: count)
  }

  /// The next row that nobody has taken yet, or nil.
  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard taken < rows.count else { return nil }
    taken += 1
    return taken - 1
  }

  func set(_ index: Int, to cells: [MatrixCell]) {
    lock.lock()
    defer { lock.unlock() }
    rows[index] = cells
  }

  var joined: [MatrixCell] {
    lock.lock()
    defer { lock.unlock() }
    return rows.flatMap(\.self)
  }
}
