/// What packing one state needs besides the state itself.
public struct StatePacker {
  /// Where the bits go.
  public var writer: PackedWriter
  /// The screens, in the order in which they are met.
  public var renaming = ScreenRenaming()
  /// The intents that are kept.
  public let intents: IntentSelection

  /// Starts to pack.
  public init(_ writer: PackedWriter, keeping intents: IntentSelection) {
    self.writer = writer
    self.intents = intents
  }

  /// Keeps the numbers of the first `count` screens, so that renaming changes nothing.
  public mutating func keepNames(_ count: Int) {
    for index in 0..<count { _ = renaming(Screen(index)) }
  }

  @inline(__always)
  mutating func write(_ value: UInt64, _ width: UInt64) { writer.write(value, width: width) }

  /// Writes a screen under its new number, one bit more for none.
  @inline(__always)
  public mutating func write(_ screen: Screen) {
    writer.write(screen.exists)
    if screen.exists { writer.write(UInt64(renaming(screen).index), width: 4) }
  }

  /// Writes a set of screens under their new numbers.
  @inline(__always)
  public mutating func write(_ set: ScreenSet) {
    writer.write(!set.isEmpty)
    if !set.isEmpty { writer.write(UInt64(renaming(set).rawValue), width: 16) }
  }

  /// Writes a list of screens under their new numbers.
  public mutating func write(_ list: ScreenList) {
    writer.write(UInt64(list.count), width: 5)
    for position in 0..<list.count {
      writer.write(UInt64(renaming(list[position]).index), width: 4)
    }
  }

  /// Writes the new number of an intent.
  @inline(__always)
  public mutating func write(intent: UInt8) {
    writer.write(UInt64(intents.number(of: intent)), width: 5)
  }

  /// Writes a time as what is left until then: due, a number of milliseconds, or open.
  @inline(__always)
  mutating func write(time: UInt32, from clock: UInt32) {
    if time == .max {
      writer.write(3, width: 2)
    } else if time <= clock {
      writer.write(0, width: 1)
    } else {
      writer.write(1, width: 2)
      writer.write(UInt64(min(time - clock, 65_535)), width: 16)
    }
  }
}

/// What unpacking one state needs besides the state itself.
public struct StateUnpacker {
  /// Where the bits come from.
  public var reader: PackedReader
  /// The time on the clock of every unpacked state; what is left until then is added to it.
  public static let clock: UInt32 = 1 << 20

  /// Starts to unpack.
  public init(_ reader: PackedReader) { self.reader = reader }

  @inline(__always)
  mutating func read(_ width: UInt64) -> UInt64 { reader.read(width) }

  /// Reads a screen.
  @inline(__always)
  public mutating func readScreen() -> Screen {
    reader.readFlag() ? Screen(Int(reader.read(4))) : .none
  }

  /// Reads a set of screens.
  @inline(__always)
  public mutating func readSet() -> ScreenSet {
    reader.readFlag() ? ScreenSet(rawValue: UInt16(truncatingIfNeeded: reader.read(16))) : []
  }

  /// Reads a list of screens.
  public mutating func readList() -> ScreenList {
    var list = ScreenList()
    for _ in 0..<reader.read(5) { list.append(Screen(Int(reader.read(4)))) }
    return list
  }

  /// Reads the number of an intent.
  @inline(__always)
  public mutating func readIntent() -> UInt8 { UInt8(truncatingIfNeeded: reader.read(5)) }

  /// Reads a time.
  @inline(__always)
  mutating func readTime() -> UInt32 {
    guard reader.readFlag() else { return Self.clock }
    if reader.readFlag() { return .max }
    return Self.clock + UInt32(truncatingIfNeeded: reader.read(16))
  }
}
