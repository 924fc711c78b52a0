import NavigationModel

extension IntentRecord {
  /// Packs everything that rules may still look at, but for places and times.
  ///
  /// - Parameter now: The present instant, nil if it is over.
  func pack(now: UInt32?, into packer: inout StatePacker) {
    packer.writer.write(UInt64(intent.origin.rawValue), width: 3)
    packer.writer.write(UInt64(intent.route.rawValue), width: 5)
    packer.write(intent.goal)
    packer.writer.write(intent.isMarked)
    packer.writer.write(intent.atRest)
    packer.writer.write(UInt64(course.rawValue), width: 11)
    packer.writer.write(UInt64(min(askCount, 255)), width: 8)
    packer.writer.write(UInt64(question.rawValue), width: 3)
    packer.write(consulted)
    if !consulted.isEmpty {
      packer.write(refused)
      packQuestions(into: &packer)
    }
    packer.writer.write(hasRemoved)
    if hasRemoved {
      packer.write(removed)
      packer.writer.write(UInt64(truncatingIfNeeded: removedCount) & 63, width: 6)
      packer.writer.write(UInt64(min(interceptorPops, 31)), width: 5)
      packer.write(lastRemoval?.cause)
      packer.write(previousRemoval?.cause)
    }
    packer.writer.write(UInt64(truncatingIfNeeded: stackBalance) & 63, width: 6)
    packer.writer.write(UInt64(truncatingIfNeeded: itemBalance) & 63, width: 6)
    packer.writer.write(overrideRefusedPlace != nil)
    packer.write(deferredDoer?.rawValue, width: 4)
    packer.writer.write(UInt64(min(outstanding, 63)), width: 6)
    packer.writer.write(isDisturbed)
    packer.write(foreignChange?.cause)
    packer.write(removedByOthers)
    packer.write(addedByOthers)
    packer.writer.write(UInt64(gesture.rawValue), width: 3)
    packer.write(tornDown)
    packer.writer.write(tearDownPlace != nil)
    if let tearDownPlace { packer.writer.write(tearDownPlace < gesturePlace) }
    packer.writer.write(openedTime == now)
  }

  private func packQuestions(into packer: inout StatePacker) {
    // In the order of the new numbers, under which they are read again.
    let screens = packer.renaming(consulted)
    for index in 0..<ScreenList.capacity where screens.contains(Screen(index)) {
      let old = Int(packer.renaming.original(of: Screen(index)).index & 15)
      packer.writer.write(UInt64(consultQuestions[old]), width: 3)
    }
  }

  /// Reads what `pack` has written; every place is 0, but for the order of two of them.
  init(unpacking unpacker: inout StateUnpacker, id: UInt8, now: UInt32) {
    let origin = Actor(rawValue: UInt8(unpacker.reader.read(3))) ?? .app
    let route = unpacker.readRoute()
    let goal = unpacker.readSet()
    let isMarked = unpacker.reader.readFlag()
    let atRest = unpacker.reader.readFlag()
    self.init(
      Intent(
        id: id, origin: origin, route: route, goal: goal, parent: 0, isMarked: isMarked,
        atRest: atRest),
      place: 0, time: .max)
    course = IntentCourse(rawValue: UInt16(unpacker.reader.read(11)))
    askCount = Int(unpacker.reader.read(8))
    question = Question(rawValue: UInt8(unpacker.reader.read(3))) ?? .unprompted
    consulted = unpacker.readSet()
    if !consulted.isEmpty {
      refused = unpacker.readSet()
      for index in 0..<ScreenList.capacity where consulted.contains(Screen(index)) {
        consultQuestions[index] = UInt8(unpacker.reader.read(3))
      }
    }
    hasRemoved = unpacker.reader.readFlag()
    if hasRemoved {
      removed = unpacker.readSet()
      removedCount = Self.signed(unpacker.reader.read(6))
      interceptorPops = Int(unpacker.reader.read(5))
      lastRemoval = unpacker.readCause()
      previousRemoval = unpacker.readCause()
    }
    stackBalance = Self.signed(unpacker.reader.read(6))
    itemBalance = Self.signed(unpacker.reader.read(6))
    if unpacker.reader.readFlag() { overrideRefusedPlace = 0 }
    deferredDoer = unpacker.readValue(width: 4).flatMap(Cause.Doer.init(rawValue:))
    outstanding = Int(unpacker.reader.read(6))
    isDisturbed = unpacker.reader.readFlag()
    foreignChange = unpacker.readCause()
    removedByOthers = unpacker.readSet()
    addedByOthers = unpacker.readSet()
    gesture = Gesture(rawValue: UInt8(unpacker.reader.read(3))) ?? .none
    tornDown = unpacker.readSet()
    gesturePlace = 1
    if unpacker.reader.readFlag() { tearDownPlace = unpacker.reader.readFlag() ? 0 : 2 }
    openedTime = unpacker.reader.readFlag() ? now : .max
  }

  private static func signed(_ bits: UInt64) -> Int {
    Int(bits) - (bits >= 32 ? 64 : 0)
  }
}
