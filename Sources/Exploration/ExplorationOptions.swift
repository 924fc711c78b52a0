import NavigationModel

/// What an exploration covers.
public struct ExplorationOptions: Hashable, Sendable {
  /// The most events of a person or the app in one run.
  public var events = 4
  /// The most screens on a stack at the start.
  public var depth = 3
  /// The kinds of guards that screens are given, in every combination; pushed screens too.
  public var guards: [GuardKind] = [.none, .allow, .veto, .confirm]
  /// What a person and the app may do.
  public var alphabet = Letter.defaults
  /// Whether the app marks every pop of its own.
  public var marksPops = false
  /// How many milliseconds a step of time lasts; nil for the largest that loses nothing.
  public var tick: UInt32?
  /// Whether states that differ only in the names of screens are taken for one.
  public var usesSymmetry = true
  /// Which part of the initial states is searched.
  public var shard = Shard.whole

  /// Makes the default options.
  public init() {}

  /// The most screens that pushes lead to.
  public var mostScreens: Int { depth + 1 }
}
