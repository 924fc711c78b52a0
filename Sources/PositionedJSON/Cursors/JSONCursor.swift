/// A value of a document, seen by the reader of a format: typed reads that throw with their place.
public struct JSONCursor: Sendable {
  /// The value at the cursor.
  public let value: JSONValue
  /// The document that the value belongs to.
  public let document: JSONDocument

  init(value: JSONValue, document: JSONDocument) {
    self.value = value
    self.document = document
  }

  /// The place of the value, computed on each call.
  public var location: SourceLocation { document.location(of: value) }

  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = value.kind { return true }
    return false
  }

  /// Reads an object; throws if the value is none.
  public func object() throws(InputError) -> JSONObjectCursor {
    guard case .object(let members) = value.kind else { throw mismatch("an object") }
    return JSONObjectCursor(members: members, container: self)
  }

  /// Reads an array; throws if the value is none.
  public func array() throws(InputError) -> JSONArrayCursor {
    guard case .array(let elements) = value.kind else { throw mismatch("an array") }
    return JSONArrayCursor(elements: elements, document: document)
  }

  /// Reads an array element by element; throws what the first failing element throws.
  public func array<Element>(
    of read: (JSONCursor) throws(InputError) -> Element
  ) throws(InputError) -> [Element] {
    let cursors = try array()
    var elements: [Element] = []
    elements.reserveCapacity(cursors.count)
    for cursor in cursors { elements.append(try read(cursor)) }
    return elements
  }

  /// Reads a string; throws if the value is none.
  public func string() throws(InputError) -> String {
    guard case .string(let text) = value.kind else { throw mismatch("a string") }
    return text
  }

  /// Reads `true` or `false`; throws if the value is neither.
  public func boolean() throws(InputError) -> Bool {
    guard case .boolean(let truth) = value.kind else { throw mismatch("true or false") }
    return truth
  }

  /// Reads a whole number in a range; `2.0` counts as the whole number 2.
  public func integer(
    in range: ClosedRange<Int> = Int.min...Int.max
  ) throws(InputError) -> Int {
    let whole: Int? =
      switch value.kind {
      case .integer(let number): number
      case .number(let number): Int(exactly: number)
      default: nil
      }
    if let whole, range.contains(whole) { return whole }
    throw mismatch(Self.words(for: range))
  }

  /// Reads any number; throws if the value is none.
  public func number() throws(InputError) -> Double {
    switch value.kind {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw mismatch("a number")
    }
  }

  /// Reads one of the given words; throws with the nearest one as a suggestion.
  public func oneOf(_ words: [String]) throws(InputError) -> String {
    guard case .string(let text) = value.kind, words.contains(text) else {
      throw unknownWord(words)
    }
    return text
  }

  /// Reads a case by its raw value; throws with the nearest one as a suggestion.
  public func oneOf<Choice>(
    _ type: Choice.Type
  ) throws(InputError) -> Choice
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    if case .string(let text) = value.kind, let choice = Choice(rawValue: text) { return choice }
    throw unknownWord(type.allCases.map(\.rawValue))
  }

  /// Makes the error that something else than the expected was found at this place.
  public func fail(found: String, expected: String, hint: String? = nil) -> InputError {
    InputError(location: location, found: found, expected: expected, hint: hint)
  }

  /// Makes the error that this place holds its value where something else was expected.
  public func fail(expected: String, hint: String? = nil) -> InputError {
    fail(found: value.summary, expected: expected, hint: hint)
  }

  /// Makes an error with a message of its own at this place.
  public func fail(_ message: String) -> InputError {
    InputError(location: location, message: message)
  }

  @inline(never)
  private func mismatch(_ expected: String) -> InputError { fail(expected: expected) }

  @inline(never)
  private func unknownWord(_ words: [String]) -> InputError {
    guard case .string(let text) = value.kind else {
      return fail(expected: alternatives(words))
    }
    return fail(expected: alternatives(words), hint: didYouMean(text, words))
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "a whole number"
    case (let lowest, .max): "a whole number of at least \(lowest)"
    case (.min, let highest): "a whole number of at most \(highest)"
    case (let lowest, let highest): "a whole number from \(lowest) to \(highest)"
    }
  }
}
