/// Collects text in front of a sink; after the first failure it writes no more.
public final class Output {
  private static let capacity = 1 << 16

  private let sink: any OutputSink
  private let flushesEachPrint: Bool
  private var buffer = ""
  private var stop: OutputStop?

  /// Makes an output.
  ///
  /// - Parameters:
  ///   - sink: Where the text goes.
  ///   - flushesEachPrint: Whether each print arrives at once, as on standard error.
  public init(_ sink: any OutputSink, flushesEachPrint: Bool = false) {
    self.sink = sink
    self.flushesEachPrint = flushesEachPrint
  }

  /// Standard output, collected until 64 KiB or ``flush()``.
  public static func standardOutput() -> Output {
    Output(DescriptorSink(descriptor: 1, name: "<stdout>"))
  }

  /// Standard error, each print at once.
  public static func standardError() -> Output {
    Output(DescriptorSink(descriptor: 2, name: "<stderr>"), flushesEachPrint: true)
  }

  /// Writes a text as it is; throws again what stopped an earlier write.
  public func write(_ text: String) throws(OutputStop) {
    if let stop { throw stop }
    buffer += text
    if flushesEachPrint || buffer.utf8.count >= Self.capacity { try flush() }
  }

  /// Writes a line and its end.
  public func print(_ line: String = "") throws(OutputStop) { try write(line + "\n") }

  /// Hands everything collected to the sink; to be called before the command ends.
  public func flush() throws(OutputStop) {
    if let stop { throw stop }
    guard !buffer.isEmpty else { return }
    let text = buffer
    buffer = ""
    do throws(OutputStop) {
      try sink.write(text)
    } catch {
      stop = error
      throw error
    }
  }
}
