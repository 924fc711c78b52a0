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

  /// Starts a process and waits for its end.
  ///
  /// Foundation's own waiting looks only every few dozen milliseconds, which hides what is measured.
  private static func start(_ executable: URL, _ words: [String]) throws {
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var arguments = ([executable.path] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var environment =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in environment { free(variable) } }
    var process = pid_t()
    let result = posix_spawn(&process, executable.path, &actions, nil, &arguments, &environment)
    guard result == 0 else { throw CocoaError(.executableLoad) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {}
  }
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
#endif
