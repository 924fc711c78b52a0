import Hazards
import NavigationModel

/// The engine under an interceptor and a platform, as a model for the breadth-first search.
public struct NavigationSearch: SearchModel {
  let interceptor: any BackInterceptor
  let sheet: AnswerSheet
  let options: ExplorationOptions
  let rules: [HazardRule]
  let tick: UInt32
  /// The stacks at the start, in their order over all shards.
  let stacks: [InitialStack]

  /// Makes a model.
  public init(
    _ interceptor: any BackInterceptor, sheet: AnswerSheet, options: ExplorationOptions,
    rules: [HazardRule] = HazardRule.all
  ) {
    self.interceptor = interceptor
    self.sheet = sheet
    self.options = options
    self.rules = rules
    tick = options.tick ?? TimeGrid.tick(of: interceptor, sheet)
    stacks = InitialStack.all(depth: options.depth, kinds: options.guards)
  }

  /// How many initial states the shard has.
  public var initialCount: Int { stacks.indices.count { options.shard.contains($0) } }

  /// Makes an expander.
  public func makeExpander() -> NavigationExpander { NavigationExpander(self) }

  /// Hands over the controller with each stack, its view loaded and nothing going on.
  public func addInitialStates(to sink: inout SuccessorSink<HazardKey>) {
    var expander = makeExpander()
    for number in stacks.indices where options.shard.contains(number) {
      expander.begin(scenario(number), number: number, into: &sink)
    }
  }

  /// The scenario with the stack of number `number`; screens that are pushed take the names that
  /// are left.
  func scenario(_ number: Int) -> Scenario {
    let stack = stacks[number]
    let screens = (0..<ScreenList.capacity).map { index in
      let isTop = index == stack.depth - 1
      let kind = isTop ? stack.topGuard : (onlyGuard ?? .none)
      return ScenarioScreen(Self.name(index), guard: kind.screenGuard(root: Screen(0)))
    }
    return Scenario(
      screens: screens, stack: ScreenList((0..<stack.depth).map(Screen.init)),
      marksPops: options.marksPops)
  }

  /// The guards of a run that begins with the stack of number `number`, as far as they are open.
  func openGuards(_ number: Int) -> OpenGuards {
    var open = OpenGuards()
    guard onlyGuard == nil else { return open }
    open.canBeNone = options.guards.contains(.none)
    open.kinds = options.guards.filter { $0 != .none }.map { $0.screenGuard(root: Screen(0)) }
    open.undecided = scenario(number).stack.dropLast().set
    return open
  }

  /// The guard of every screen if there is one kind only, which leaves nothing to decide.
  private var onlyGuard: GuardKind? {
    let kinds = Set(options.guards)
    return kinds.count == 1 && !kinds.contains(.redirect) ? kinds.first : nil
  }

  private static func name(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(65 + index)))
  }
}
