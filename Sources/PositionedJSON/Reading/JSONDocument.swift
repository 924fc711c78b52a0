/// A JSON file that was read in full: its root value and where everything in it stands.
public struct JSONDocument: Sendable {
  private final class Storage: Sendable {
    let file: String
    let bytes: [UInt8]
    let root: JSONValue

    init(file: String, bytes: [UInt8], root: JSONValue) {
      self.file = file
      self.bytes = bytes
      self.root = root
    }
  }

  private let storage: Storage

  /// Reads a JSON text in UTF-8; throws the first thing that is wrong with it.
  ///
  /// A byte order mark is skipped. Comments, trailing commas, equal keys in one object and lone
  /// surrogates are errors.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(
    reading bytes: [UInt8], file: String, limits: JSONLimits = .standard
  ) throws(InputError) {
    guard bytes.count <= limits.maximumBytes else {
      throw InputError(
        location: SourceLocation(file: file), found: "\(bytes.count) bytes",
        expected: "at most \(limits.maximumBytes)")
    }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, ParseFailure> in
      var parser = JSONParser(bytes: buffer, maximumDepth: limits.maximumDepth)
      return Result { () throws(ParseFailure) in try parser.document() }
    }
    switch result {
    case .success(let root):
      storage = Storage(file: file, bytes: bytes, root: root)
    case .failure(let failure):
      let place = LinePosition(of: failure.offset, in: bytes)
      throw InputError(
        location: SourceLocation(
          file: file, line: place.line, column: place.column, path: failure.path.text),
        message: failure.message)
    }
  }

  /// The name of the file as it was given.
  public var file: String { storage.file }

  /// The one value that the file holds.
  public var root: JSONValue { storage.root }

  /// The cursor at the root, from which a format is read.
  public var cursor: JSONCursor { JSONCursor(value: root, document: self) }

  /// The place at which a value of this document starts.
  public func location(of value: JSONValue) -> SourceLocation {
    location(ofOffset: value.offset)
  }

  /// The place of a member's key in this document.
  public func location(of member: JSONMember) -> SourceLocation {
    location(ofOffset: member.keyOffset)
  }

  private func location(ofOffset offset: Int) -> SourceLocation {
    let place = LinePosition(of: offset, in: storage.bytes)
    let path = JSONPath(to: offset, from: root)
    return SourceLocation(
      file: file, line: place.line, column: place.column, path: path.text)
  }
}
