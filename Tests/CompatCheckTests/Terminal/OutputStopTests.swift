import CompatCheck
import Testing

@Suite struct OutputStopTests {
  @Test func aClosedPipeHasNoMessage() {
    #expect(OutputStop.closedPipe.message == nil)
    #expect(OutputStop.failed("the disk is full").message == "the disk is full")
  }

  @Test func bothEndWithoutAVerdict() {
    #expect(OutputStop.closedPipe.exitCode == 2)
    #expect(OutputStop.failed("the disk is full").exitCode == 2)
  }
}
