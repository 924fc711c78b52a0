/// The line and the column of a byte, both counted from 1.
struct LinePosition: Hashable {
  let line: Int
  let column: Int

  /// Counts line feeds and, in the last line, the scalars before the byte.
  init(of offset: Int, in bytes: some RandomAccessCollection<UInt8>) {
    let before = bytes.prefix(offset)
    var line = 1
    var lineStart = before.startIndex
    if before.starts(with: byteOrderMark) {
      lineStart = before.index(lineStart, offsetBy: byteOrderMark.count)
    }
    for index in before.indices where before[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = before.index(after: index)
    }
    self.line = line
    // Every byte but a UTF-8 continuation begins a scalar.
    column = 1 + before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 }
  }
}

/// The three bytes some editors put in front of UTF-8 text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
