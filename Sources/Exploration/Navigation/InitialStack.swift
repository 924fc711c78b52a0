/// A stack at the start of a run: how many screens it has, and the guard of the top one.
///
/// The guards below are decided when a run first wants to know them; in every way then.
public struct InitialStack: Hashable, Sendable {
  /// How many screens the stack has.
  public let depth: Int
  /// The guard of the top screen.
  public let topGuard: GuardKind

  /// Every stack of at most `depth` screens with guards of `kinds`, short ones first.
  ///
  /// A screen that is the root itself cannot redirect to it.
  public static func all(depth: Int, kinds: [GuardKind]) -> [InitialStack] {
    (1...max(1, depth)).flatMap { depth in
      kinds.filter { depth > 1 || $0 != .redirect }.map {
        InitialStack(depth: depth, topGuard: $0)
      }
    }
  }
}
