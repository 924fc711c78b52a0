/// What a breadth-first search explores: where it starts and how it goes on.
///
/// States are words that the model packs itself; equal words are the same state, so a model must
/// pack equal states alike and keep everything that their future depends on.
public protocol SearchModel: Sendable {
  /// What expands states on one thread.
  associatedtype Expander: StateExpander

  /// Makes an expander for one thread.
  func makeExpander() -> Expander

  /// Hands the initial states over, in their order; the action of each is its number.
  func addInitialStates(to sink: inout SuccessorSink<Expander.Finding>)
}
