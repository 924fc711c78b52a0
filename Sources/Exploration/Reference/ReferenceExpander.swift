/// Expands states of the reference model: every event that is enabled is a successor.
public struct ReferenceExpander: StateExpander {
  /// The reference model looks for nothing but states.
  public enum Finding: Hashable, Sendable {}

  let era: ReferenceModel.Era

  /// Hands over the state after every enabled event.
  public mutating func expand(
    _ state: UnsafeBufferPointer<UInt64>, _ cost: ActionCost,
    into sink: inout SuccessorSink<Finding>
  ) {
    guard cost == .free else { return }
    let now = ReferenceState(bits: state[0])
    if now.hasTaps, now.depth > 1 { add(now, 0, to: &sink) { $0.tap(era) } }
    if now.hasPops, now.depth > 1 { add(now, 1, to: &sink) { $0.popByCode() } }
    if now.hasPushes, now.depth < ReferenceState.mostControllers {
      for kind: UInt64 in 0..<4 { add(now, 2 + UInt16(kind), to: &sink) { $0.push(kind) } }
    }
    if now.hasBlocks { add(now, 6, to: &sink) { $0.runBlock() } }
    if now.isInTransition { add(now, 7, to: &sink) { $0.endTransition() } }
  }

  @inline(__always)
  private func add(
    _ state: ReferenceState, _ action: UInt16, to sink: inout SuccessorSink<Finding>,
    _ change: (inout ReferenceState) -> Void
  ) {
    var next = state
    change(&next)
    withUnsafePointer(to: next.bits) { sink.add($0, length: 1, action: action) }
  }
}
