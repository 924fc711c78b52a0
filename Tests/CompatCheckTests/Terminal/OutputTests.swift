import CompatCheck
import Testing

@Suite struct OutputTests {
  @Test func nothingArrivesBeforeTheFlush() throws {
    let sink = MemorySink()
    let output = Output(sink)
    try output.print("one")
    try output.write("two")
    #expect(sink.writes.isEmpty)
    try output.flush()
    #expect(sink.writes == ["one\ntwo"])
    try output.flush()
    #expect(sink.writes.count == 1)
  }

  @Test func muchTextArrivesInPieces() throws {
    let sink = MemorySink()
    let output = Output(sink)
    let line = String(repeating: "x", count: 1023)
    for _ in 0..<64 { try output.print(line) }
    #expect(sink.writes.map(\.utf8.count) == [65536])
    try output.print(line)
    #expect(sink.writes.count == 1)
    try output.flush()
    #expect(sink.text.utf8.count == 65 * 1024)
  }

  @Test func standardErrorArrivesAtOnce() throws {
    let sink = MemorySink()
    let output = Output(sink, flushesEachPrint: true)
    try output.print("one")
    try output.print()
    #expect(sink.writes == ["one\n", "\n"])
  }

  @Test(arguments: [.closedPipe, .failed("<stdout>: no space left")] as [OutputStop])
  func afterAFailureNothingMoreIsWritten(_ stop: OutputStop) throws {
    let sink = MemorySink(stoppingAfter: 1, with: stop)
    let output = Output(sink, flushesEachPrint: true)
    try output.print("one")
    for _ in 0..<2 {
      #expect(throws: stop) { try output.print("two") }
      #expect(throws: stop) { try output.flush() }
    }
    #expect(sink.text == "one\n")
  }
}
