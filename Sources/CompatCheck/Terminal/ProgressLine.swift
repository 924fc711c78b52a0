import Dispatch
import Exploration
import PositionedJSON

/// One line on a terminal that says how far a search has come; nothing anywhere else.
final class ProgressLine {
  private let name: String
  private let errors: Output?
  private let start = DispatchTime.now().uptimeNanoseconds
  private var shown: UInt64 = 0

  init(_ name: String, in context: CommandContext) {
    self.name = name
    errors = context.terminal.isTerminal && SystemCalls.isTerminal(2) ? context.errors : nil
  }

  /// Shows how far the search has come, at most five times a second.
  func show(_ progress: SearchProgress) {
    guard let errors else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    guard now - shown > 200_000_000 else { return }
    shown = now
    let seconds = Double(now - start) / 1e9
    let rate = Int(Double(progress.states) / max(seconds, 0.001))
    try? errors.write(
      "\r\u{1B}[K\(name): \(progress.states) states, depth \(progress.length), \(rate) states/s, "
        + "\(progress.memory >> 20) MB")
  }

  /// Takes the line away.
  func clear() {
    guard let errors, shown > 0 else { return }
    try? errors.write("\r\u{1B}[K")
  }
}
