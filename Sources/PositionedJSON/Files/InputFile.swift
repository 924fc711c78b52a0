#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a whole file into memory.
public enum InputFile {
  /// Reads the file at a path, or standard input for `-`; throws with the reason why it cannot.
  ///
  /// A file over the limit is refused before more than the limit was read.
  public static func read(
    _ path: String, maximumBytes: Int = JSONLimits.standard.maximumBytes
  ) throws(InputError) -> [UInt8] {
    if path == "-" {
      return try read(descriptor: 0, name: name(for: path), maximumBytes: maximumBytes)
    }
    let descriptor: Int32
    do throws(SystemCallError) {
      descriptor = try SystemCalls.openForReading(path)
    } catch {
      throw unreadable(path, error)
    }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, name: path, maximumBytes: maximumBytes)
  }

  /// The name under which messages speak of a path: itself, or `<stdin>` for `-`.
  public static func name(for path: String) -> String { path == "-" ? "<stdin>" : path }

  private static func read(
    descriptor: Int32, name: String, maximumBytes: Int
  ) throws(InputError) -> [UInt8] {
    do throws(SystemCallError) {
      let status = try SystemCalls.status(of: descriptor)
      if SystemCalls.isDirectory(status) {
        throw SystemCallError(number: EISDIR)
      }
      let expectedBytes = SystemCalls.isRegularFile(status) ? Int(status.st_size) : 0
      if expectedBytes <= maximumBytes,
        let bytes = try contents(
          of: descriptor, expectedBytes: expectedBytes, maximumBytes: maximumBytes)
      {
        return bytes
      }
    } catch {
      throw unreadable(name, error)
    }
    throw InputError(
      location: SourceLocation(file: name), found: "more than \(maximumBytes) bytes",
      expected: "at most that")
  }

  /// Reads to the end; nil if there are more bytes than the limit.
  private static func contents(
    of descriptor: Int32, expectedBytes: Int, maximumBytes: Int
  ) throws(SystemCallError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: min(maximumBytes, max(expectedBytes, 4096)) + 1)
    var count = 0
    while true {
      let result = bytes.withUnsafeMutableBytes { buffer in
        Result { () throws(SystemCallError) in
          let free = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
          return try SystemCalls.readBytes(from: descriptor, into: free)
        }
      }
      let read = try result.get()
      count += read
      if count > maximumBytes { return nil }
      if read == 0 { break }
      if count == bytes.count {
        let longer = min(bytes.count * 2, maximumBytes + 1)
        bytes.append(contentsOf: repeatElement(0, count: longer - bytes.count))
      }
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  private static func unreadable(_ name: String, _ error: SystemCallError) -> InputError {
    let location = SourceLocation(file: name)
    return switch error.number {
    case ENOENT: InputError(location: location, found: "no such file", expected: "a file to read")
    case EISDIR: InputError(location: location, found: "a folder", expected: "a file to read")
    default: InputError(location: location, message: "cannot be read: \(error.reason)")
    }
  }
}
