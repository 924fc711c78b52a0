import Foundation

/// Collects the cells of rows that are run on several threads.
final class RowStore: @unchecked Sendable {
  // Every access is under the lock, which is what makes the class safe to share.
  private let lock = NSLock()
  private var rows: [[MatrixCell]]

  init(count: Int) {
    rows = Array(repeating: [], count: count)
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
