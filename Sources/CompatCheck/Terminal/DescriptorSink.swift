import PositionedJSON

/// Writes to an open file descriptor, which stays open.
public final class DescriptorSink: OutputSink {
  private let descriptor: Int32
  private let name: String

  /// Makes a sink; the name is what errors call it.
  public init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes all of a text at once.
  public func write(_ text: String) throws(OutputStop) {
    do throws(SystemCallError) {
      try SystemCalls.writeText(text, to: descriptor)
    } catch {
      throw OutputStop(
        OutputError(file: name, reason: error.reason, isClosedPipe: error.isClosedPipe))
    }
  }

  /// Lets writing to a closed pipe fail instead of ending the process; to be called once at start.
  public static func survivesClosedPipes() { SystemCalls.ignoreBrokenPipeSignal() }
}
