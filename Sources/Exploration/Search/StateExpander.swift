/// Expands one state after the other on one thread.
public protocol StateExpander {
  /// What the search looks for; the first occurrence of each value is kept.
  associatedtype Finding: Hashable & Sendable

  /// Hands over the successors of the packed state, in a fixed order.
  ///
  /// Actions of the cost `.free` follow by themselves, those of the cost `.counted` are what the
  /// length of a path counts. A state is expanded once for each cost, `.free` first.
  mutating func expand(
    _ state: UnsafeBufferPointer<UInt64>, _ cost: ActionCost,
    into sink: inout SuccessorSink<Finding>)
}
