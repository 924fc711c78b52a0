#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failed call of the operating system with its error number.
package struct SystemCallError: Error, Hashable {
  package let number: Int32

  /// The reason in the system's own words, in lower case.
  package var reason: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// The few calls of the operating system that files need, repeated where a signal interrupts them.
package enum SystemCalls {
  static func check(_ call: () -> Int32) throws(SystemCallError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw SystemCallError(number: errno) }
    }
  }

  static func openForReading(_ path: String) throws(SystemCallError) -> Int32 {
    try check { open(path, O_RDONLY | O_CLOEXEC) }
  }

  static func status(of descriptor: Int32) throws(SystemCallError) -> stat {
    var status = stat()
    _ = try check { fstat(descriptor, &status) }
    return status
  }

  /// The status of what a path leads to, nil if there is nothing.
  static func status(at path: String) throws(SystemCallError) -> stat? {
    var status = stat()
    do throws(SystemCallError) {
      _ = try check { stat(path, &status) }
      return status
    } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
  }

  /// Reads the next bytes into a buffer and returns their number, 0 at the end.
  static func readBytes(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemCallError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw SystemCallError(number: errno) }
    }
  }

  /// Writes all bytes.
  static func writeBytes(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(SystemCallError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, chunk.baseAddress, chunk.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Another process made the shared terminal or pipe non-blocking: wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = try check { poll(&request, 1, -1) }
      case let number: throw SystemCallError(number: number)
      }
    }
  }

  /// Writes all of a text as UTF-8.
  package static func writeText(_ text: String, to descriptor: Int32) throws(SystemCallError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(SystemCallError) in
        try writeBytes(UnsafeRawBufferPointer(bytes), to: descriptor)
      }
    }
    try result.get()
  }

  static func isDirectory(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFDIR }

  static func isRegularFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }
}
