import CompatCheck
import Foundation
import Testing

@Suite struct DescriptorSinkTests {
  init() { DescriptorSink.survivesClosedPipes() }

  @Test func writesEveryByte() throws {
    let reader = PipeReader()
    let text = String(repeating: "größe\n", count: 50_000)
    try DescriptorSink(descriptor: reader.descriptor, name: "pipe").write(text)
    #expect(try reader.finish() == text)
  }

  @Test func waitsWhereTheReaderIsSlow() throws {
    let reader = PipeReader()
    let flags = fcntl(reader.descriptor, F_GETFL)
    #expect(fcntl(reader.descriptor, F_SETFL, flags | O_NONBLOCK) == 0)
    let text = String(repeating: "x", count: 3_000_000)
    try DescriptorSink(descriptor: reader.descriptor, name: "pipe").write(text)
    #expect(try reader.finish() == text)
  }

  @Test func aClosedPipeStopsQuietly() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let sink = DescriptorSink(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    let stop = try #require(throws: OutputStop.self) { try sink.write("text") }
    #expect(stop == .closedPipe)
    #expect(stop.message == nil)
    #expect(stop.exitCode == 2)
  }

  #if os(Linux)
    @Test func aFullDiskIsReported() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let sink = DescriptorSink(descriptor: full.fileDescriptor, name: "<stdout>")
      let stop = try #require(throws: OutputStop.self) { try sink.write("text") }
      #expect(stop.message == "<stdout>: cannot be written: no space left on device")
      #expect(stop.exitCode == 2)
    }
  #endif
}
