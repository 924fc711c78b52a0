import Foundation

/// A folder that is removed when the test ends.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = base.appendingPathComponent("platforms-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func makeFolder(_ relative: String) throws -> String {
    let full = "\(path)/\(relative)"
    try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
    return full
  }

  @discardableResult
  func write(_ text: String, to relative: String) throws -> String {
    let full = "\(path)/\(relative)"
    try text.write(toFile: full, atomically: true, encoding: .utf8)
    return full
  }
}
