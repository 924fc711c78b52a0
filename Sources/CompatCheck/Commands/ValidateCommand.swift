import CompatMatrix
import Platforms
import PositionedJSON

/// `validate`: holds files against their schema and their meaning.
enum ValidateCommand: Command {
  static let description = CommandDescription(
    name: "validate", abstract: "Check fixtures, platform files, baselines, reports and configs.",
    discussion: """
      What a file is, is told by its keys. Platform files are linted against the evidence as well.
      """,
    options: [CommonOptions.quiet] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "file", help: "A file, or '-' for standard input.", isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check validate MyFixtures/*.json", "All files of a folder."),
      ExampleDescription("compat-check validate - < fixture.json", "Standard input."),
    ],
    exitCodes: [
      ExitCodeDescription(0, "All files are right."),
      ExitCodeDescription(1, "The linter objects to a platform file."),
      ExitCodeDescription(2, "A file is not right or cannot be read; one line each says why."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    var isBroken = false
    var objections = 0
    var fixtures: [Fixture] = []
    for path in arguments.arguments("file") {
      do {
        let (words, findings, fixture) = try check(path)
        if let fixture { fixtures.append(fixture) }
        for finding in findings { try context.errors.print(sanitized(finding)) }
        objections += findings.count
        if !arguments.flag("quiet") {
          try context.output.print("\(sanitized(InputFile.name(for: path))): \(words)")
        }
      } catch let error as InputError {
        isBroken = true
        try context.errors.print(error.description)
      }
    }
    try FixtureLibrary.refuseDuplicates(fixtures)
    if isBroken { return .noVerdict }
    guard objections > 0 else { return .clean }
    try context.warn("the linter has \(objections) \(objections == 1 ? "objection" : "objections")")
    return .findings
  }

  private static func check(_ path: String) throws -> (String, [String], Fixture?) {
    let name = InputFile.name(for: path)
    let bytes = try InputFile.read(path, maximumBytes: 256 << 20)
    let document = try JSONDocument(
      reading: bytes, file: name, limits: JSONLimits(maximumBytes: 256 << 20))
    let keys = Set(try document.cursor.object().members.map(\.key))
    if keys.contains("entries") {
      let baseline = try Baseline(reading: bytes, file: name)
      return ("baseline of \(baseline.entries.count) entries", [], nil)
    }
    if keys.contains("cells") {
      let report = try MatrixReport(reading: bytes, file: name)
      return ("report of \(report.cells.count) cells", [], nil)
    }
    if !keys.isDisjoint(with: ["answers", "mirrors", "os"]) {
      return try checkPlatform(document)
    }
    if path.split(separator: "/").last == Substring(ConfigFile.name)
      || (!keys.isEmpty && keys.isSubset(of: ConfigFile.keys))
    {
      _ = try ConfigFile(reading: document, path: path)
      return ("config file", [], nil)
    }
    let fixture =
      path == "-"
      ? try FixtureReader.read(document.cursor, file: name)
      : try FixtureLibrary.read(document, file: name)
    return ("fixture \(fixture.id)", [], fixture)
  }

  private static func checkPlatform(
    _ document: JSONDocument
  ) throws -> (String, [String], Fixture?) {
    let file = try PlatformFile(reading: document)
    let bundled = try PlatformCatalog.bundled()
    // A bundled release is valid too, although it cannot be added a second time.
    guard bundled[file.id] == nil else { return ("platform \(file.id), which is bundled", [], nil) }
    let catalog = try bundled.adding(file)
    let subject = LintSubject(
      catalog: catalog, evidence: try EvidenceIndex.bundled(),
      checking: catalog[file.id].map { [$0] } ?? [])
    let findings = PlatformLinter.findings(in: subject).map(\.description)
    return ("platform \(file.id)", findings, nil)
  }
}
