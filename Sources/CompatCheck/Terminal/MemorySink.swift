/// Keeps what is written, for tests; can stop after a number of writes.
public final class MemorySink: OutputSink {
  /// Everything written so far, one element for each write that arrived.
  public private(set) var writes: [String] = []
  private let failure: (after: Int, stop: OutputStop)?

  /// Makes a sink that takes everything.
  public init() { failure = nil }

  /// Makes a sink that stops after so many writes.
  public init(stoppingAfter writes: Int, with stop: OutputStop) {
    failure = (writes, stop)
  }

  /// Everything written so far.
  public var text: String { writes.joined() }

  /// Keeps a text, or throws the stop this sink was made with.
  public func write(_ text: String) throws(OutputStop) {
    if let failure, writes.count >= failure.after { throw failure.stop }
    writes.append(text)
  }
}
