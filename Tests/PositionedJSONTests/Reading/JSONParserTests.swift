import PositionedJSON
import Testing

/// The reader against many inputs that nobody wrote by hand, all of them derived without chance.
@Suite struct JSONParserTests {
  private let sample = Array(
    """
    {"id": "ä\\u00e4\\n🧭", "list": [1, -2.5e3, true, null, {"a": []}],
     "range >=26": {"stack": ["A", "B"], "deep": [[[0]]]}}
    """.utf8)

  /// The place at which the bytes are refused, nil if they are read.
  private func place(of bytes: [UInt8]) -> PositionedJSON.SourceLocation? {
    do {
      _ = try JSONDocument(reading: bytes, file: "input.json")
      return nil
    } catch {
      return error.location
    }
  }

  private func isInside(_ location: PositionedJSON.SourceLocation, _ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard (1...lines.count).contains(location.line) else { return false }
    return (1...(lines[location.line - 1].count + 1)).contains(location.column)
  }

  @Test func theSampleIsRead() {
    #expect(place(of: sample) == nil)
  }

  @Test func eachByteReplacedByEachByteIsReadOrRefusedInside() {
    for index in sample.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = sample
        changed[index] = byte
        guard let location = place(of: changed) else { continue }
        #expect(isInside(location, changed), "byte \(byte) at \(index): \(location)")
      }
    }
  }

  @Test func eachByteLeftOutIsReadOrRefusedInside() {
    for index in sample.indices {
      var changed = sample
      changed.remove(at: index)
      guard let location = place(of: changed) else { continue }
      #expect(isInside(location, changed), "without byte \(index): \(location)")
    }
  }

  @Test func aRefusalNeverStandsBeforeTheChange() {
    for index in sample.indices {
      var changed = sample
      changed[index] = 0
      guard let location = place(of: changed) else {
        Issue.record("a zero byte at \(index) is read")
        continue
      }
      let before = sample[..<index]
      let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
      #expect(location.line == line, "zero byte at \(index): \(location)")
    }
  }

  @Test func whatIsReadTwiceIsTheSame() throws {
    let first = try JSONDocument(reading: sample, file: "input.json")
    let second = try JSONDocument(reading: sample, file: "input.json")
    #expect(JSONOutput(first.root) == JSONOutput(second.root))
  }
}
