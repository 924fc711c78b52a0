extension Block {
  /// Packs everything but the deadline.
  func pack(into packer: inout StatePacker) {
    packer.write(intent: intent)
    packer.write(UInt64(actor.rawValue), 3)
    packer.writer.write(isMarked)
    switch work {
    case .nothing:
      packer.write(0, 3)
    case .custom(let tag, let screen):
      packer.write(1, 3)
      packer.write(UInt64(tag), 8)
      packer.write(screen)
    case .change(let change):
      packer.write(2, 3)
      change.pack(into: &packer)
    case .superChange(let change):
      packer.write(3, 3)
      change.pack(into: &packer)
    case .outside(let token):
      packer.write(4, 3)
      packer.write(UInt64(token), 32)
    }
  }

  init(unpacking unpacker: inout StateUnpacker, deadline: UInt32) {
    let intent = unpacker.readIntent()
    let actor = Actor(rawValue: UInt8(unpacker.read(3))) ?? .uikit
    let isMarked = unpacker.reader.readFlag()
    let work: Work =
      switch unpacker.read(3) {
      case 1: .custom(tag: UInt8(unpacker.read(8)), screen: unpacker.readScreen())
      case 2: .change(StackChange(unpacking: &unpacker))
      case 3: .superChange(StackChange(unpacking: &unpacker))
      case 4: .outside(token: UInt32(unpacker.read(32)))
      default: .nothing
      }
    self.init(work: work, intent: intent, actor: actor, isMarked: isMarked, deadline: deadline)
  }
}

extension StackChange {
  func pack(into packer: inout StatePacker) {
    packer.write(UInt64(method.rawValue), 3)
    packer.writer.write(animated)
    switch method {
    case .none, .pop, .popToRoot: break
    case .popTo, .push: packer.write(screen)
    case .setStack: packer.write(stack)
    }
  }

  init(unpacking unpacker: inout StateUnpacker) {
    let method = Method(rawValue: UInt8(unpacker.read(3))) ?? .none
    let animated = unpacker.reader.readFlag()
    switch method {
    case .none: self = .blank
    case .pop: self = .pop(animated: animated)
    case .popToRoot: self = .popToRoot(animated: animated)
    case .popTo: self = .popTo(unpacker.readScreen(), animated: animated)
    case .push: self = .push(unpacker.readScreen(), animated: animated)
    case .setStack: self = .setStack(unpacker.readList(), animated: animated)
    }
  }
}
