import CompatCheck
import Testing

@Suite struct MemorySinkTests {
  @Test func keepsEveryWrite() throws {
    let sink = MemorySink()
    #expect(sink.text.isEmpty)
    try sink.write("one ")
    try sink.write("two")
    #expect(sink.writes == ["one ", "two"])
    #expect(sink.text == "one two")
  }

  @Test(arguments: [0, 1, 3])
  func stopsAfterSoManyWrites(_ count: Int) throws {
    let sink = MemorySink(stoppingAfter: count, with: .closedPipe)
    for _ in 0..<count { try sink.write("x") }
    #expect(throws: OutputStop.closedPipe) { try sink.write("y") }
    #expect(throws: OutputStop.closedPipe) { try sink.write("y") }
    #expect(sink.text == String(repeating: "x", count: count))
  }
}
