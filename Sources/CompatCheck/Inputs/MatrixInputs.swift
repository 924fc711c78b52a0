import CompatMatrix
import Hazards
import Interceptors
import NavigationModel
import Platforms
import PositionedJSON

/// What a run is about: fixtures, interceptors and platforms, as options and config file say.
struct MatrixInputs {
  let config: ConfigFile
  let fixtures: [Fixture]
  let fixturesFolder: String
  let interceptors: [any BackInterceptor]
  let catalog: PlatformCatalog
  let platforms: PlatformSelection
  let selection: GateSelection

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    config = try ConfigFile.find(from: context.currentFolder)
    let catalog = try Self.catalog(arguments, config)
    self.catalog = catalog
    if let mutation = catalog.mutation {
      try context.warn("COMPAT_CHECK_MUTATION is set: the answers are changed by \(mutation)")
    }
    if let omitted = context.environment[HazardRule.omissionVariable] {
      try context.warn("\(HazardRule.omissionVariable) is set: the rule \(omitted) is left out")
    }
    let fixtureIDs = try Self.ids("fixture", arguments) ?? []
    let library = try Self.library(
      arguments, config, only: fixtureIDs.isEmpty ? nil : Set(fixtureIDs))
    fixturesFolder = library.folder
    fixtures = try Self.pick(fixtureIDs, "fixture", library.fixtures, id: \.id)
    let interceptorIDs = try Self.ids("interceptor", arguments) ?? config.interceptors
    let fromConfig = arguments.isGiven("interceptor") ? nil : config.path
    interceptors = try Self.pick(
      interceptorIDs, "interceptor", InterceptorCatalog.all, id: \.id, in: fromConfig)
    let list =
      arguments.isGiven("platform")
      ? arguments.values("platform").joined(separator: ",") : config.platforms
    platforms =
      try list.map { text throws(InputError) in
        try PlatformSelection(parsing: text, in: catalog)
      } ?? .defaults(in: catalog)
    selection = GateSelection(
      fixtures: fixtureIDs.isEmpty ? nil : Set(fixtures.map(\.id)),
      interceptors: interceptorIDs.isEmpty ? nil : Set(interceptors.map(\.id)),
      platformsLeftOut: platforms.leftOut(of: catalog),
      platforms: list == nil
        ? nil : Set(platforms.choices.flatMap { [$0.columnID, $0.label] }))
  }

  /// The bundled platforms with those that `--platform-file` adds.
  static func catalog(
    _ arguments: ParsedArguments, _ config: ConfigFile
  ) throws(InputError) -> PlatformCatalog {
    var catalog = try PlatformCatalog.bundled()
    let files =
      arguments.isGiven("platform-file")
      ? arguments.values("platform-file") : config.platformFiles
    for file in files { catalog = try catalog.adding(PlatformFile(readingPath: file)) }
    return catalog
  }

  /// The fixtures of the folder that options or config file name, or the bundled ones.
  static func library(
    _ arguments: ParsedArguments, _ config: ConfigFile, only ids: Set<String>? = nil
  ) throws(InputError) -> FixtureLibrary {
    guard let folder = arguments.value("fixtures") ?? config.fixtures else {
      return try FixtureLibrary.bundled(only: ids)
    }
    return try FixtureLibrary(readingFolder: folder, only: ids)
  }

  /// The ids that an option names, separated by commas; nil where it is not given.
  private static func ids(
    _ option: String, _ arguments: ParsedArguments
  ) throws(ArgumentError) -> [String]? {
    guard arguments.isGiven(option) else { return nil }
    let lists = arguments.values(option).map(splitList)
    guard !lists.contains([]) else {
      throw arguments.error("found no id for '--\(option)', expected at least one")
    }
    return lists.flatMap(\.self)
  }

  /// The elements with the given ids, all of them if no id is given.
  static func pick<Element>(
    _ ids: [String], _ what: String, _ all: [Element], id: (Element) -> String,
    in file: String? = nil
  ) throws(CommandError) -> [Element] {
    guard !ids.isEmpty else { return all }
    let names = all.map(id)
    var picked: Set<String> = []
    for wanted in ids {
      guard names.contains(wanted) else {
        let hint = nearest(to: wanted, in: names).map { "; did you mean '\($0)'?" } ?? ""
        let place = file.map { "\($0): " } ?? ""
        throw CommandError("\(place)unknown \(what) '\(wanted)'\(hint)")
      }
      picked.insert(wanted)
    }
    return all.filter { picked.contains(id($0)) }
  }

  /// The interceptors of the catalog that are not run.
  var interceptorsLeftOut: Set<String> {
    Set(InterceptorCatalog.all.map(\.id)).subtracting(interceptors.map(\.id))
  }

  /// The digest that baselines and reports carry.
  var digest: String { catalog.digest }

  /// Runs the matrix.
  func run() -> MatrixReport {
    MatrixRunner(fixtures: fixtures, interceptors: interceptors, selection: platforms)
      .run(digest: digest)
  }
}

/// The parts of a list that commas separate.
func splitList(_ text: String) -> [String] {
  text.split(separator: ",", omittingEmptySubsequences: true).map(String.init)
}
