/// A toy model of two ways to pop, whose counts of states are known, to check and measure the search.
///
/// A stack of at most six controllers, each of one of four kinds, kind 1 refusing a back tap; a
/// bar's depth; a transition; a count of hazards up to 3; a queue of at most four blocks, each with
/// the kind that was on top when it was queued; budgets of taps, pops by code and pushes. It is
/// not a model of UIKit: `NavigationEngine` is.
public struct ReferenceModel: SearchModel {
  /// Who pops the controller after an allowed tap.
  public enum Era: Sendable {
    /// A block, while the bar is one shallower at once.
    case preThirteen
    /// The tap itself and a block.
    case modern
  }

  private let era: Era
  private let start: ReferenceState

  /// Makes a model with budgets of at most 7 taps, pops by code and pushes.
  public init(_ era: Era, taps: Int, pops: Int, pushes: Int) {
    self.era = era
    start = ReferenceState(taps: taps, pops: pops, pushes: pushes)
  }

  /// Makes an expander.
  public func makeExpander() -> ReferenceExpander { ReferenceExpander(era: era) }

  /// Hands over the one initial state.
  public func addInitialStates(to sink: inout SuccessorSink<ReferenceExpander.Finding>) {
    withUnsafePointer(to: start.bits) { sink.add($0, length: 1, action: 0) }
  }
}
