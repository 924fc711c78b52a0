#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCalls {
  /// Whether a descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of columns of the terminal behind a descriptor, nil if it tells none.
  package static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Makes writing to a closed pipe an error instead of a signal that ends the process.
  package static func ignoreBrokenPipeSignal() { signal(SIGPIPE, SIG_IGN) }
}

/// Set by the signal's handler, which may do nothing more than this.
nonisolated(unsafe) private var interruptCount: sig_atomic_t = 0

extension SystemCalls {
  /// Makes the first interrupt from the keyboard something to be asked for; the second one ends the
  /// process.
  package static func watchInterrupt() {
    signal(SIGINT) { _ in
      interruptCount = 1
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Whether there was an interrupt since it is watched.
  @inline(never)
  package static func wasInterrupted() -> Bool { interruptCount != 0 }
}

extension SystemCallError {
  /// Whether the reader at the other end of a pipe has gone.
  package var isClosedPipe: Bool { number == EPIPE }
}
