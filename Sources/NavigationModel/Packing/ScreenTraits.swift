/// Packs what belongs to the screens that a packed state mentions: guards and own back buttons.
///
/// Comes last, when all screens have been met.
public enum ScreenTraits {
  /// Packs the traits of every screen that `packer` has met so far, and of those they lead to.
  public static func pack(
    _ state: NavigationState, _ scenario: Scenario, _ open: OpenGuards,
    into packer: inout StatePacker
  ) {
    // Nobody ever asks about a screen that nothing mentions, so that it needs no traits.
    let hasButtons = !state.ownBackButtons.isDisjoint(with: packer.renaming.met)
    packer.writer.write(hasButtons)
    var index = 0
    while index < packer.renaming.count {
      let screen = packer.renaming.original(of: Screen(index))
      packer.writer.write(true)
      if hasButtons { packer.writer.write(state.ownBackButtons.contains(screen)) }
      pack(screen, state, scenario, open, into: &packer)
      index += 1
    }
    packer.writer.write(false)
  }

  private static func pack(
    _ screen: Screen, _ state: NavigationState, _ scenario: Scenario, _ open: OpenGuards,
    into packer: inout StatePacker
  ) {
    if open.undecided.contains(screen) {
      packer.write(7, 3)
    } else if open.guarded.contains(screen) {
      packer.write(6, 3)
    } else {
      switch scenario.screenGuard(of: screen) {
      case .none: packer.write(0, 3)
      case .allow: packer.write(1, 3)
      case .veto: packer.write(2, 3)
      case .vetoTimes:
        packer.write(3, 3)
        packer.write(state.refusalsLeft >> (UInt64(screen.index) * 4) & 15, 4)
      case .confirm: packer.write(4, 3)
      case .redirect(let target):
        packer.write(5, 3)
        packer.write(target)
      }
    }
  }

  /// Reads what `pack` has written; gives how many screens there are.
  public static func unpack(
    from unpacker: inout StateUnpacker, to state: inout NavigationState,
    _ scenario: inout Scenario, _ open: inout OpenGuards
  ) -> Int {
    let hasButtons = unpacker.reader.readFlag()
    open.undecided = []
    open.guarded = []
    var index = 0
    while index < scenario.screens.count, unpacker.reader.readFlag() {
      let set = ScreenSet(Screen(index))
      if hasButtons, unpacker.reader.readFlag() { state.ownBackButtons.formUnion(set) }
      let screenGuard: ScreenGuard
      switch unpacker.read(3) {
      case 1: screenGuard = .allow
      case 2: screenGuard = .veto
      case 3:
        screenGuard = .vetoTimes(1)
        state.refusalsLeft |= unpacker.read(4) << (UInt64(index) * 4)
      case 4: screenGuard = .confirm
      case 5: screenGuard = .redirect(unpacker.readScreen())
      case 6:
        screenGuard = .none
        open.guarded.formUnion(set)
      case 7:
        screenGuard = .none
        open.undecided.formUnion(set)
      default: screenGuard = .none
      }
      scenario.screens[index].screenGuard = screenGuard
      index += 1
    }
    return index
  }
}
