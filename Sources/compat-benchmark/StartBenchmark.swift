import Foundation

/// The start of `compat-check` with one fixture and two platforms, against a bare process.
enum StartBenchmark {
  private static let rounds = 40

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compat-start-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let bare = try buildBareExecutable(in: folder) else {
      Measurement.report("start", "skipped: no swiftc to build the bare executable with")
      return
    }
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("compat-check")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
      Measurement.report("start", "skipped: no compat-check beside the benchmark")
      return
    }
    let words = [
      "--fixture", "tap-allow", "--interceptor", "count-guard-return-answer", "--platform",
      "12,13.0", "--no-baseline", "--fail-on", "none",
    ]
    // Alternating runs see the same noise.
    var bareTime = Double.infinity
    var toolTime = Double.infinity
    for _ in 0..<rounds {
      bareTime = min(bareTime, try Measurement.best(of: 1) { try start(bare, []) })
      toolTime = min(toolTime, try Measurement.best(of: 1) { try start(tool, words) })
    }
    Measurement.report(
      "start of a bare Foundation process", "\(Measurement.short(bareTime * 1_000)) ms")
    Measurement.report(
      "start of compat-check, one fixture, two platforms",
      "\(Measurement.short(toolTime / bareTime))x the time")
  }

  private static func buildBareExecutable(in folder: URL) throws -> URL? {
    let source = folder.appendingPathComponent("bare.swift")
    try Data("import Foundation\nprint(ProcessInfo.processInfo.arguments.count)\n".utf8)
      .write(to: source)
    let executable = folder.appendingPathComponent("bare")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-O", source.path, "-o", executable.path]
    compiler.standardOutput = FileHandle.nullDevice
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? executable : nil
  }

  private static func start(_ executable: URL, _ words: [String]) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
