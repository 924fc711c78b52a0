import PositionedJSON

@testable import CompatCheck

/// One run of the tool inside the test's process, with what came out.
struct ToolRun {
  let code: Int32
  let output: String
  let errors: String

  /// Runs the tool with the words of a line; `'` keeps spaces together.
  init(
    _ line: String, in folder: String = "/", environment: [String: String] = ["LANG": "C.UTF-8"]
  ) {
    self.init(words: Self.words(of: line), in: folder, environment: environment)
  }

  init(
    words: [String], in folder: String = "/",
    environment: [String: String] = ["LANG": "C.UTF-8"]
  ) {
    let output = MemorySink()
    let errors = MemorySink()
    code = Tool.run(
      words,
      in: CommandContext(
        environment: environment, currentFolder: folder,
        terminal: Terminal(environment: environment, isTerminal: false), output: Output(output),
        errors: Output(errors, flushesEachPrint: true)))
    self.output = output.text
    self.errors = errors.text
  }

  /// The last line on standard error, without the line feed.
  var reason: String {
    errors.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// The lines of the output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The output as JSON; throws if it is none.
  func json() throws -> JSONValue {
    try JSONDocument(reading: Array(output.utf8), file: "<output>").root
  }

  /// The elements of the output, which has to be a JSON array.
  func elements() throws -> [JSONObjectCursor] {
    let document = try JSONDocument(reading: Array(output.utf8), file: "<output>")
    return try document.cursor.array { cursor throws(InputError) in try cursor.object() }
  }

  /// The texts under a key of each element of the output.
  func texts(_ key: String) throws -> [String] {
    try elements().map { object in
      var object = object
      return try object.required(key).string()
    }
  }

  private static func words(of line: String) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
  }
}
