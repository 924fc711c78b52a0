import CompatMatrix
import Exploration
import Foundation
import Interceptors
import NavigationModel
import Platforms
import PositionedJSON

/// What an exploration is about, as options and config file say.
struct ExplorationInputs {
  /// The least memory that a search can do with, in bytes.
  private static let leastMemory = 1 << 20

  let config: ConfigFile
  let catalog: PlatformCatalog
  let interceptors: [any BackInterceptor]
  let platforms: PlatformSelection
  let options: ExplorationOptions
  let jobs: Int
  let memory: Int

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    config = try ConfigFile.find(from: context.currentFolder)
    catalog = try MatrixInputs.catalog(arguments, config)
    let ids = arguments.values("interceptor").flatMap(splitList)
    guard !ids.isEmpty else {
      throw arguments.error("found no id for '--interceptor', expected at least one")
    }
    interceptors = try MatrixInputs.pick(ids, "interceptor", InterceptorCatalog.all, id: \.id)
    platforms =
      arguments.isGiven("platform")
      ? try PlatformSelection(
        parsing: arguments.values("platform").joined(separator: ","), in: catalog)
      : .defaults(in: catalog)
    options = try Self.options(arguments)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    jobs = try arguments.integer("jobs", in: 1...256) ?? cores
    let text = arguments.value("memory") ?? ""
    guard let memory = ExploreOptions.size(text), memory >= Self.leastMemory else {
      throw arguments.error(
        "found '\(text)' for '--memory', expected a size of at least 1M, such as 512M or 4G")
    }
    self.memory = memory
  }

  static func options(_ arguments: ParsedArguments) throws -> ExplorationOptions {
    var options = ExplorationOptions()
    options.events = try arguments.integer("events", in: 0...40) ?? options.events
    options.depth = try arguments.integer("depth", in: 1...8) ?? options.depth
    options.guards = try words("guards", arguments, all: GuardKind.allCases) { word in
      word == "all" ? GuardKind.allCases : nil
    }
    options.alphabet = try words("alphabet", arguments, all: Letter.allCases) { word in
      switch word {
      case "default": Letter.defaults
      case "all": Letter.allCases
      default: nil
      }
    }
    options.marksPops = arguments.flag("marked")
    options.tick = try arguments.integer("tick", in: 1...1_000).map { UInt32($0) }
    let shard = arguments.value("shard") ?? ""
    guard let part = Shard(shard) else {
      throw arguments.error(
        "found '\(shard)' for '--shard', expected a part such as 2/5, the first being 1/5")
    }
    options.shard = part
    return options
  }

  /// The words of a list, each once and in the order of their kind.
  private static func words<Word: RawRepresentable & Hashable>(
    _ option: String, _ arguments: ParsedArguments, all: [Word], groups: (String) -> [Word]?
  ) throws -> [Word] where Word.RawValue == String {
    var chosen: Set<Word> = []
    for text in arguments.values(option).flatMap(splitList) {
      if let group = groups(text) {
        chosen.formUnion(group)
      } else if let word = Word(rawValue: text) {
        chosen.insert(word)
      } else {
        let names = all.map(\.rawValue)
        let hint = nearest(to: text, in: names).map { "; did you mean '\($0)'?" } ?? ""
        throw arguments.error(
          "found '\(text)' for '--\(option)', expected \(names.joined(separator: ", "))\(hint)")
      }
    }
    guard !chosen.isEmpty else {
      throw arguments.error("found an empty list for '--\(option)', expected at least one word")
    }
    return all.filter(chosen.contains)
  }
}
