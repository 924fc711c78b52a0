import Foundation
import Testing

@testable import PositionedJSON

@Suite struct SystemCallsTests {
  @Test func reasonsBeginInLowerCase() {
    #expect(SystemCallError(number: ENOENT).reason == "no such file or directory")
    #expect(SystemCallError(number: EACCES).reason == "permission denied")
  }

  @Test func onlyABrokenPipeIsAClosedPipe() {
    #expect(SystemCallError(number: EPIPE).isClosedPipe)
    #expect(!SystemCallError(number: ENOSPC).isClosedPipe)
  }

  @Test func aCallThatASignalInterruptedIsRepeated() throws {
    var calls = 0
    let result = try SystemCalls.check {
      calls += 1
      guard calls < 3 else { return 7 }
      errno = EINTR
      return -1
    }
    #expect(result == 7)
    #expect(calls == 3)
  }

  @Test func aCallThatFailsIsNotRepeated() {
    var calls = 0
    #expect(throws: SystemCallError(number: ENOSPC)) {
      try SystemCalls.check {
        calls += 1
        errno = ENOSPC
        return -1
      }
    }
    #expect(calls == 1)
  }

  @Test func nothingHasNoStatus() throws {
    let folder = try TemporaryFolder()
    #expect(try SystemCalls.status(at: folder.path(of: "none")) == nil)
    let status = try #require(try SystemCalls.status(at: folder.path))
    #expect(SystemCalls.isDirectory(status))
    #expect(!SystemCalls.isRegularFile(status))
  }

  @Test func aPipeIsNoTerminal() {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(!SystemCalls.isTerminal(descriptor))
    #expect(SystemCalls.columns(of: descriptor) == nil)
  }

  @Test func aTerminalTellsItsColumns() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(SystemCalls.columns(of: terminal) == 132)
  }
}
