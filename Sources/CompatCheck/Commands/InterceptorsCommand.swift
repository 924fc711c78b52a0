import Interceptors
import NavigationModel
import PositionedJSON
import Rendering

/// `interceptors`: the code under test that the catalog holds.
enum InterceptorsCommand: Command {
  static let description = CommandDescription(
    name: "interceptors", abstract: "List the interceptors, or show some in detail.",
    options: [CommonOptions.format] + CommonOptions.look,
    arguments: [
      ArgumentDescription(
        "interceptor", help: "Show this interceptor with its sources and declared limits.",
        isRequired: false, isRepeatable: true)
    ],
    examples: [
      ExampleDescription("compat-check interceptors", "All interceptors, a line each."),
      ExampleDescription(
        "compat-check interceptors interception-controller", "The one to recommend."),
    ],
    exitCodes: ExitCodeDescription.listing)

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let config = try ConfigFile.find(from: context.currentFolder)
    let names = arguments.arguments("interceptor")
    let chosen = try MatrixInputs.pick(names, "interceptor", InterceptorCatalog.all, id: \.id)
    if arguments.wantsJSON {
      try context.deliver(.array(chosen.map(json)))
      return .clean
    }
    let style = try context.style(arguments, config: config)
    guard !names.isEmpty else {
      try context.output.write(
        ListTable.render(
          columns: ["interceptor", "attached as", "what it is"],
          rows: chosen.map { [$0.id, $0.attachment.word, $0.title] }, style: style))
      return .clean
    }
    for (place, interceptor) in chosen.enumerated() {
      if place > 0 { try context.output.print() }
      func add(_ text: String) throws {
        try context.output.write(style.paragraph(text, hanging: 4))
      }
      try add("\(interceptor.id): \(interceptor.title)")
      try context.output.print("  attached as: \(interceptor.attachment.word)")
      if !interceptor.sources.isEmpty {
        try add("  sources: \(interceptor.sources.joined(separator: ", "))")
      }
      guard !interceptor.declaredLimits.isEmpty else { continue }
      try context.output.print("  declared limits:")
      try context.output.write(
        ListTable.render(
          columns: ["hazard", "routes", "reason"],
          rows: interceptor.declaredLimits.map { limit in
            [limit.hazard, words(limit.routes), limit.reason]
          }, style: style))
    }
    return .clean
  }

  private static func words(_ routes: Set<Route>) -> String {
    routes.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.joined(separator: ", ")
  }

  private static func json(_ interceptor: any BackInterceptor) -> JSONOutput {
    [
      "id": .string(interceptor.id), "title": .string(interceptor.title),
      "attachment": .string(interceptor.attachment.word),
      "sources": .array(interceptor.sources.map(JSONOutput.string)),
      "limits": .array(
        interceptor.declaredLimits.map { limit in
          [
            "hazard": .string(limit.hazard),
            "routes": .array(
              limit.routes.sorted { $0.rawValue < $1.rawValue }.map { .string("\($0)") }),
            "reason": .string(limit.reason),
          ]
        }),
    ]
  }
}
