/// The first thing that is wrong with a JSON text, before it is known in which file.
struct ParseFailure: Error {
  let offset: Int
  let message: String
  private(set) var path = JSONPath()

  init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  init(offset: Int, found: String, expected: String) {
    self.init(offset: offset, message: "found \(found), expected \(expected)")
  }

  /// The same failure seen from one level further out.
  func inside(_ step: JSONPath.Step) -> ParseFailure {
    var outer = self
    outer.path.steps.insert(step, at: 0)
    return outer
  }
}
