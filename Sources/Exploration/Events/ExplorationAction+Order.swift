extension ExplorationAction {
  /// Where the step comes among those that are generated from one state.
  var rank: UInt32 {
    // The probe is taken first; places are gone through from the top of the stack.
    let kindRank: UInt32 = kind == .end ? 0 : UInt32(kind.rawValue) + 1
    return kindRank << 16 | UInt32(15 - parameter) << 8 | UInt32(branch)
  }
}
