/// A first-in, first-out queue of at most eight elements that needs no heap.
///
/// Unused places hold `Element.blank`, so that equal queues are equal bit by bit.
public struct SmallQueue<Element: QueueElement>: Hashable, Sendable, BitwiseCopyable {
  /// How many elements a queue can hold.
  public static var capacity: Int { 8 }

  private var e0 = Element.blank
  private var e1 = Element.blank
  private var e2 = Element.blank
  private var e3 = Element.blank
  private var e4 = Element.blank
  private var e5 = Element.blank
  private var e6 = Element.blank
  private var e7 = Element.blank
  private var length: UInt8 = 0

  /// Makes an empty queue.
  public init() {}

  /// How many elements are waiting.
  public var count: Int { Int(length) }

  /// Whether nothing is waiting.
  public var isEmpty: Bool { length == 0 }

  /// The element at `position`, 0 being the one that waits longest.
  public private(set) subscript(position: Int) -> Element {
    get {
      switch position {
      case 0: e0
      case 1: e1
      case 2: e2
      case 3: e3
      case 4: e4
      case 5: e5
      case 6: e6
      default: e7
      }
    }
    set {
      switch position {
      case 0: e0 = newValue
      case 1: e1 = newValue
      case 2: e2 = newValue
      case 3: e3 = newValue
      case 4: e4 = newValue
      case 5: e5 = newValue
      case 6: e6 = newValue
      default: e7 = newValue
      }
    }
  }

  /// Adds `element` at the end; false if the queue is full.
  public mutating func append(_ element: Element) -> Bool {
    guard count < Self.capacity else { return false }
    self[count] = element
    length += 1
    return true
  }

  /// Takes the element at `position` out of the queue.
  public mutating func remove(at position: Int) -> Element {
    let element = self[position]
    for place in position..<(count - 1) { self[place] = self[place + 1] }
    length -= 1
    self[count] = .blank
    return element
  }

  /// Takes the element that waits longest, or nil if the queue is empty.
  public mutating func popFirst() -> Element? {
    isEmpty ? nil : remove(at: 0)
  }

  /// Forgets every element.
  public mutating func removeAll() {
    self = SmallQueue()
  }
}

/// What a small queue can hold: a plain value with one that means "nothing".
public protocol QueueElement: Hashable, Sendable, BitwiseCopyable {
  /// The value that fills unused places.
  static var blank: Self { get }
}
