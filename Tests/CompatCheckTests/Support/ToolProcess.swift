import Foundation
import Testing

/// The built tool as a process of its own.
struct ToolProcess {
  let code: Int32
  let output: String
  let errors: String

  /// The tool that was built beside these tests.
  static func executable() throws -> String {
    let places =
      Bundle.allBundles.map(\.bundleURL) + [
        URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL,
      ]
    for place in places {
      var folder = place
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("compat-check").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    throw NotBuilt()
  }

  /// Runs the tool; `input` is the text on standard input.
  init(
    _ words: [String], in folder: String = "/", input: String? = nil,
    environment: [String: String] = ["LANG": "C.UTF-8"]
  ) throws {
    try self.init(
      executable: Self.executable(), words, in: folder, input: input, environment: environment)
  }

  /// Runs a line of the shell in which `$TOOL` is the tool.
  init(shell line: String, in folder: String = "/") throws {
    try self.init(
      executable: "/bin/sh", ["-c", line], in: folder, input: nil,
      environment: [
        "LANG": "C.UTF-8", "TOOL": Self.executable(), "PATH": "/usr/bin:/bin",
      ])
  }

  private init(
    executable: String, _ words: [String], in folder: String, input: String?,
    environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    let out = PipeReader()
    let err = PipeReader()
    process.standardOutput = out.pipe
    process.standardError = err.pipe
    let place = try TemporaryFolder()
    try place.write(input ?? "", to: "stdin")
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: place.path(of: "stdin")))
    try process.run()
    process.waitUntilExit()
    output = try out.finish()
    errors = try err.finish()
    code = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The last line on standard error.
  var reason: String { errors.split(separator: "\n").last.map(String.init) ?? "" }

  struct NotBuilt: Error {}
}
