#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a whole file so that its readers see the old text or the new one, never a part.
public enum OutputFile {
  /// Writes a text to a path, or to standard output for `-`; throws with the reason if it cannot.
  ///
  /// A regular file is written under a temporary name in the same folder and renamed; symbolic
  /// links are followed and stay, and so do the permissions of a file that is replaced. Pipes,
  /// devices and names of open descriptors such as `/dev/stdout` are written to directly. After a
  /// failure the old text is untouched and nothing temporary is left.
  public static func write(_ text: String, to path: String) throws(OutputError) {
    do throws(SystemCallError) {
      if let descriptor = openDescriptor(namedBy: path) {
        try SystemCalls.writeText(text, to: descriptor)
        return
      }
      let status = try SystemCalls.status(at: path)
      if let status, SystemCalls.isDirectory(status) { throw SystemCallError(number: EISDIR) }
      if let status, !SystemCalls.isRegularFile(status) {
        try writeDirectly(text, to: path)
      } else {
        if status != nil { _ = try SystemCalls.check { access(path, W_OK) } }
        let target = try followingLinks(path)
        try replace(target, mode: status?.st_mode) { descriptor throws(SystemCallError) in
          try SystemCalls.writeText(text, to: descriptor)
        }
      }
    } catch {
      let name = path == "-" ? "<stdout>" : path
      throw OutputError(file: name, reason: error.reason, isClosedPipe: error.isClosedPipe)
    }
  }

  /// The descriptor that a path stands for.
  ///
  /// Opening such a name anew would start at the beginning of a redirected file.
  static func openDescriptor(namedBy path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }

  private static func writeDirectly(_ text: String, to path: String) throws(SystemCallError) {
    let descriptor = try SystemCalls.check { open(path, O_WRONLY | O_CLOEXEC) }
    do throws(SystemCallError) {
      try SystemCalls.writeText(text, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    try closeWritten(descriptor)
  }

  /// Replaces a file by what is written to the descriptor of a temporary one.
  static func replace(
    _ path: String, mode: mode_t?, writing: (Int32) throws(SystemCallError) -> Void
  ) throws(SystemCallError) {
    let (descriptor, temporary) = try openTemporary(beside: path)
    var isOpen = true
    do throws(SystemCallError) {
      if let mode { _ = try SystemCalls.check { fchmod(descriptor, mode & 0o777) } }
      try writing(descriptor)
      isOpen = false
      try closeWritten(descriptor)
      _ = try SystemCalls.check { rename(temporary, path) }
    } catch {
      if isOpen { close(descriptor) }
      unlink(temporary)
      throw error
    }
  }

  private static func openTemporary(
    beside path: String
  ) throws(SystemCallError) -> (descriptor: Int32, name: String) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var attempt = 0
    while true {
      let name = "\(folder).\(getpid())-\(attempt).tmp"
      do throws(SystemCallError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        return (try SystemCalls.check { open(name, flags, 0o666) }, name)
      } catch {
        guard error.number == EEXIST, attempt < 1000 else { throw error }
        attempt += 1
      }
    }
  }

  /// The path behind a chain of symbolic links, the last of which may lead to nothing yet.
  private static func followingLinks(_ path: String) throws(SystemCallError) -> String {
    var path = path
    let capacity = Int(PATH_MAX)
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: capacity)
      let count = readlink(path, &buffer, capacity)
      guard count >= 0 else { return path }
      let target = String(
        decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw SystemCallError(number: ELOOP)
  }

  /// Closes a descriptor; some file systems report a full disk only here.
  private static func closeWritten(_ descriptor: Int32) throws(SystemCallError) {
    guard close(descriptor) != 0, errno != EINTR else { return }
    throw SystemCallError(number: errno)
  }
}
