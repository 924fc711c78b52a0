import PositionedJSON

extension MatrixReport {
  /// The report as the document that `docs/schema/report.schema.json` describes.
  public var json: JSONOutput {
    [
      "formatVersion": .integer(Self.formatVersion),
      "digest": .string(digest),
      "platforms": .array(platforms.map { ["id": .string($0.id), "title": .string($0.title)] }),
      "interceptors": .array(
        interceptors.map { ["id": .string($0.id), "title": .string($0.title)] }),
      "fixtures": .array(fixtures.map { ["id": .string($0.id), "title": .string($0.title)] }),
      "cells": .array(cells.map(\.json)),
      "summary": summary.json,
    ]
  }

  /// Reads a report that was written as JSON.
  public init(reading bytes: [UInt8], file: String) throws(InputError) {
    let document = try JSONDocument(
      reading: bytes, file: file, limits: JSONLimits(maximumBytes: 256 << 20))
    var object = try document.cursor.object()
    let version = try object.required("formatVersion")
    guard try version.integer() == Self.formatVersion else {
      throw version.fail(expected: "format version \(Self.formatVersion)")
    }
    let digest = try object.required("digest").string()
    let platforms = try object.required("platforms").array { cursor throws(InputError) in
      let (id, title) = try Self.readName(cursor)
      return Platform(id: id, title: title)
    }
    let interceptors = try object.required("interceptors").array { cursor throws(InputError) in
      let (id, title) = try Self.readName(cursor)
      return Interceptor(id: id, title: title)
    }
    let fixtures = try object.required("fixtures").array { cursor throws(InputError) in
      let (id, title) = try Self.readName(cursor)
      return Fixture(id: id, title: title)
    }
    let cells = try object.required("cells").array { cursor throws(InputError) in
      try MatrixCell(reading: cursor)
    }
    _ = try object.required("summary").object()
    try object.rejectUnknownKeys()
    self.init(
      platforms: platforms, interceptors: interceptors, fixtures: fixtures, cells: cells,
      digest: digest)
  }

  private static func readName(_ cursor: JSONCursor) throws(InputError) -> (String, String) {
    var object = try cursor.object()
    let name = (try object.required("id").string(), try object.required("title").string())
    try object.rejectUnknownKeys()
    return name
  }
}

extension MatrixSummary {
  /// The summary as it stands in a report.
  var json: JSONOutput {
    [
      "cells": .integer(cells),
      "verdicts": .object(
        verdicts.map { JSONOutput.Member($0.verdict.rawValue, .integer($0.count)) }),
      "certainty": [
        "known": .integer(known), "assumed": .integer(assumed), "unknown": .integer(unknown),
      ],
      "hazards": .integer(hazards),
    ]
  }
}
