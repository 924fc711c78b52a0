import CompatMatrix
import Foundation
import Interceptors
import Platforms
import PositionedJSON

/// A thousand fixtures on eight platforms from disk, against decoding their JSON alone.
enum MatrixBenchmark {
  private static let fixtureCount = 1_000
  private static let platforms = "9,11,12,13.0,13.4,14,18,26"

  static func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compat-benchmark-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try write(into: folder)
    let selection = try PlatformSelection(parsing: platforms, in: PlatformCatalog.bundled())
    let interceptors = [InterceptionController()]

    let decoding = try Measurement.best(of: 5) {
      let decoder = JSONDecoder()
      for file in files {
        _ = try decoder.decode(Decoded.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
      }
    }
    let reading = try Measurement.best(of: 5) {
      _ = try FixtureLibrary(readingFolder: folder)
    }
    var cells = 0
    let matrix = try Measurement.best(of: 3) {
      let fixtures = try FixtureLibrary(readingFolder: folder).fixtures
      cells =
        MatrixRunner(fixtures: fixtures, interceptors: interceptors, selection: selection)
        .run().cells.count
    }
    Measurement.report(
      "decoding \(fixtureCount) fixtures with JSONDecoder",
      "\(Int(Double(fixtureCount) / decoding)) files/s")
    Measurement.report(
      "reading them with own reader and checks",
      "\(Measurement.short(reading / decoding))x the time")
    Measurement.report(
      "\(cells) cells from disk (\(fixtureCount) fixtures, 8 platforms)",
      "\(Measurement.short(matrix / decoding))x the time")
    Measurement.report("  that is", "\(Int(Double(cells) / matrix)) cells/s")
  }

  /// Copies of the bundled fixtures under ids of their own.
  private static func write(into folder: String) throws -> [String] {
    let bundled = try FixtureLibrary.bundled().fixtures
    var files: [String] = []
    for index in 0..<fixtureCount {
      let fixture = bundled[index % bundled.count]
      let text = String(decoding: try InputFile.read(fixture.file), as: UTF8.self)
      let id = "copy-\(index)"
      let file = "\(folder)/\(id).json"
      try OutputFile.write(
        text.replacingOccurrences(of: "\"id\": \"\(fixture.id)\"", with: "\"id\": \"\(id)\""),
        to: file)
      files.append(file)
    }
    return files
  }

  /// The part of a fixture that the decoder is asked for.
  private struct Decoded: Decodable {
    let id: String
    let title: String
    let source: [String]
    let stack: [Element]
    let events: [[String: Element]]
  }

  /// A value of any kind, as `Decodable` sees it.
  private enum Element: Decodable {
    case text(String)
    case number(Double)
    case truth(Bool)
    case list([Element])
    case object([String: Element])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let list = try? container.decode([Element].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Element].self))
      }
    }
  }
}
