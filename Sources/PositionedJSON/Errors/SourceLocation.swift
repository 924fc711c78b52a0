/// A place in an input file: its name, line, column and JSON path.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public let file: String
  /// The line, counted from 1; 0 stands for the file as a whole.
  public let line: Int
  /// The column in Unicode scalars, counted from 1; 0 stands for the file as a whole.
  public let column: Int
  /// The JSON path, for example `$.events[2].tap`; empty for the file as a whole.
  public let path: String

  /// Makes a place from its parts.
  public init(file: String, line: Int, column: Int, path: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }

  /// Makes the place that stands for a file as a whole.
  public init(file: String) {
    self.init(file: file, line: 0, column: 0, path: "")
  }

  /// The place as `FILE:LINE:COLUMN: PATH`, reduced to the parts that are known.
  public var description: String {
    var text = line > 0 ? "\(file):\(line):\(column)" : file
    if !path.isEmpty { text += ": " + path }
    return escapingControlCharacters(text)
  }
}
