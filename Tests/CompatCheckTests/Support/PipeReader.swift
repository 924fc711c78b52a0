import Foundation

/// Reads a pipe to its end on a thread of its own, as a blocked writer would wait for it forever.
final class PipeReader: @unchecked Sendable {
  let pipe = Pipe()
  private let isDone = DispatchSemaphore(value: 0)
  private var data = Data()

  init() {
    Thread.detachNewThread { [self] in
      data = pipe.fileHandleForReading.readDataToEndOfFile()
      isDone.signal()
    }
  }

  var descriptor: Int32 { pipe.fileHandleForWriting.fileDescriptor }

  /// Closes the writing end and returns everything that was written.
  func finish() throws -> String {
    try pipe.fileHandleForWriting.close()
    isDone.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
