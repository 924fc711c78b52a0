/// The elements of an array, each as a cursor.
public struct JSONArrayCursor: Sendable, RandomAccessCollection {
  private let elements: [JSONValue]
  private let document: JSONDocument

  init(elements: [JSONValue], document: JSONDocument) {
    self.elements = elements
    self.document = document
  }

  /// The index of the first element, always 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { elements.count }

  /// The cursor at an element.
  public subscript(position: Int) -> JSONCursor {
    JSONCursor(value: elements[position], document: document)
  }
}
