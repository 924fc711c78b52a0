/// A state of the reference model in one word.
struct ReferenceState: BitwiseCopyable {
  private(set) var bits: UInt64 = 0

  // The fields and their places.
  private static let kinds = (shift: UInt64(0), width: UInt64(12))
  private static let depth = (shift: UInt64(12), width: UInt64(3))
  private static let barDepth = (shift: UInt64(15), width: UInt64(3))
  private static let transition = (shift: UInt64(18), width: UInt64(2))
  private static let hazards = (shift: UInt64(20), width: UInt64(2))
  private static let blockKinds = (shift: UInt64(22), width: UInt64(8))
  private static let blockCount = (shift: UInt64(30), width: UInt64(3))
  private static let taps = (shift: UInt64(33), width: UInt64(3))
  private static let pops = (shift: UInt64(36), width: UInt64(3))
  private static let pushes = (shift: UInt64(39), width: UInt64(3))

  static let mostControllers: UInt64 = 6
  static let mostBlocks: UInt64 = 4
  static let refusingKind: UInt64 = 0

  init(bits: UInt64) { self.bits = bits }

  /// The start: kinds 1, 2 and 1 on the stack, nothing going on.
  init(taps: Int, pops: Int, pushes: Int) {
    for kind: UInt64 in [0, 1, 0] { append(kind) }
    write(Self.barDepth, 3)
    write(Self.taps, UInt64(taps))
    write(Self.pops, UInt64(pops))
    write(Self.pushes, UInt64(pushes))
  }

  @inline(__always)
  private func read(_ field: (shift: UInt64, width: UInt64)) -> UInt64 {
    bits >> field.shift & (1 << field.width - 1)
  }

  @inline(__always)
  private mutating func write(_ field: (shift: UInt64, width: UInt64), _ value: UInt64) {
    bits = bits & ~((1 << field.width - 1) << field.shift) | value << field.shift
  }

  var depth: UInt64 { read(Self.depth) }
  var top: UInt64 { read(Self.kinds) >> ((depth - 1) * 2) & 3 }
  var hasTaps: Bool { read(Self.taps) > 0 }
  var hasPops: Bool { read(Self.pops) > 0 }
  var hasPushes: Bool { read(Self.pushes) > 0 }
  var hasBlocks: Bool { read(Self.blockCount) > 0 }
  var isInTransition: Bool { read(Self.transition) != 0 }

  private mutating func append(_ kind: UInt64) {
    write(Self.kinds, read(Self.kinds) | kind << (depth * 2))
    write(Self.depth, depth + 1)
  }

  private mutating func noteHazard() {
    if isInTransition { write(Self.hazards, min(3, read(Self.hazards) + 1)) }
  }

  private mutating func pop() {
    guard depth > 1 else { return }
    noteHazard()
    let left = depth - 1
    write(Self.kinds, read(Self.kinds) & (1 << (left * 2) - 1))
    write(Self.depth, left)
    write(Self.barDepth, left)
    write(Self.transition, 1)
  }

  mutating func tap(_ era: ReferenceModel.Era) {
    write(Self.taps, read(Self.taps) - 1)
    noteHazard()
    guard top != Self.refusingKind else { return }
    let count = read(Self.blockCount)
    if count < Self.mostBlocks {
      write(Self.blockKinds, read(Self.blockKinds) | top << (count * 2))
      write(Self.blockCount, count + 1)
    }
    switch era {
    case .modern: pop()
    case .preThirteen: write(Self.barDepth, depth - 1)
    }
  }

  mutating func popByCode() {
    write(Self.pops, read(Self.pops) - 1)
    pop()
  }

  mutating func push(_ kind: UInt64) {
    write(Self.pushes, read(Self.pushes) - 1)
    noteHazard()
    append(kind)
    write(Self.barDepth, depth)
    write(Self.transition, 2)
  }

  mutating func runBlock() {
    write(Self.blockKinds, read(Self.blockKinds) >> 2)
    write(Self.blockCount, read(Self.blockCount) - 1)
    pop()
  }

  mutating func endTransition() { write(Self.transition, 0) }
}
