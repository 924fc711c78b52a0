import CompatMatrix
import Hazards
import NavigationModel

/// Explores an interceptor on a platform and writes down what it finds.
public struct Explorer: Sendable {
  /// The code under test.
  public let interceptor: any BackInterceptor
  /// The platform; its id is the label that the report uses.
  public let platform: any PlatformBehaviour
  /// The platform's name for people.
  public let platformTitle: String
  /// What is covered.
  public let options: ExplorationOptions
  /// The rules that are applied.
  public let rules: [HazardRule]

  /// Makes an explorer.
  public init(
    _ interceptor: any BackInterceptor, on platform: any PlatformBehaviour,
    platformTitle: String? = nil, options: ExplorationOptions = ExplorationOptions(),
    rules: [HazardRule] = HazardRule.all
  ) {
    self.interceptor = interceptor
    self.platform = platform
    self.platformTitle = platformTitle ?? "iOS \(platform.osVersion)"
    self.options = options
    self.rules = rules
  }

  /// How many paths to a hazard are judged before it is taken for one that is not charged.
  ///
  /// A plain controller can show a hazard on one path and not on another with the same causes.
  static let judgedOccurrences = 64

  /// Searches; nil if the system does not give the memory.
  ///
  /// - Parameters:
  ///   - memory: The memory for the table of states, in bytes.
  ///   - jobs: How many threads to run on; the result does not depend on it.
  ///   - progress: Called now and then; ends the search by giving false.
  public func explore(
    memory: Int = 1 << 30, jobs: Int = 1, progress: ((SearchProgress) -> Bool)? = nil
  ) -> ExplorationColumn? {
    let sheet = AnswerSheet(platform)
    let search = NavigationSearch(interceptor, sheet: sheet, options: options, rules: rules)
    var limits = SearchLimits(length: options.events, memory: memory, jobs: jobs)
    limits.occurrences = Self.judgedOccurrences
    guard let breadthFirst = BreadthFirstSearch(search, limits: limits) else { return nil }
    let result = breadthFirst.run(progress: progress)
    var tally = ExplorationTally()
    for expander in breadthFirst.expanders { tally.merge(expander.tally) }
    return column(search, result, tally)
  }

  private func column(
    _ search: NavigationSearch, _ result: SearchResult<HazardKey>, _ tally: ExplorationTally
  ) -> ExplorationColumn {
    let builder = CounterexampleBuilder(search: search, rules: rules)
    let unread = search.sheet.openSwitches.filter {
      !tally.readSwitches.contains(SwitchSet(index: $0))
    }
    return ExplorationColumn(
      interceptor: interceptor.id, platform: platform.id, platformTitle: platformTitle,
      states: result.states, steps: result.transitions, completeEvents: result.length,
      end: result.end, unreadSwitches: unread.map { BehaviourSwitch.all[$0].id },
      idleLetters: options.alphabet.filter { !tally.wasEnabled($0) },
      missedMilestones: Milestone.allCases.filter { !tally.wasReached($0) },
      findings: findings(result.discoveries, builder))
  }

  /// One finding for each signature: the first that is charged, or else the first.
  private func findings(
    _ discoveries: [Discovery<HazardKey>], _ builder: CounterexampleBuilder
  ) -> [ExplorationFinding] {
    var chosen: [String: ExplorationFinding] = [:]
    for discovery in discoveries {
      let found = finding(discovery, builder)
      if let other = chosen[found.signature], !found.replaces(other) { continue }
      chosen[found.signature] = found
    }
    return chosen.values.sorted(by: ExplorationFinding.order)
  }

  private func finding(
    _ discovery: Discovery<HazardKey>, _ builder: CounterexampleBuilder
  ) -> ExplorationFinding {
    let key = discovery.finding
    var chosen = discovery.first
    var example = builder.counterexample(chosen.path, key)
    for other in discovery.others where example?.isCharged != true {
      guard let next = builder.counterexample(other.path, key), next.isCharged || example == nil
      else { continue }
      (chosen, example) = (other, next)
    }
    return ExplorationFinding(
      hazard: key.kind.code, signature: key.signature,
      standing: example.map { ExplorationFinding.Standing($0.standing) } ?? .unwritten,
      length: chosen.length, path: chosen.path,
      answers: (example?.choices ?? []).map { choice in
        let behaviourSwitch = BehaviourSwitch.all[choice.switchIndex]
        return ExplorationFinding.Answer(
          behaviourSwitch: behaviourSwitch.id,
          answer: behaviourSwitch.answers[Int(choice.answer)].id)
      },
      isMinimal: example.map { builder.isMinimal($0, chosen.path, key) } ?? false,
      fixture: example?.fixture)
  }
}

extension ExplorationFinding {
  /// The order of findings in a report: by path, then by hazard and signature.
  static func order(_ left: ExplorationFinding, _ right: ExplorationFinding) -> Bool {
    if left.path != right.path { return PathOrder.precedes(left.path, right.path) }
    return (left.hazard, left.signature) < (right.hazard, right.signature)
  }

  /// Whether this finding stands for the signature rather than `other`: it is charged and the
  /// other is not, or it comes first.
  func replaces(_ other: ExplorationFinding) -> Bool {
    isCharged == other.isCharged ? Self.order(self, other) : isCharged
  }
}

extension ExplorationFinding.Standing {
  init(_ standing: FixtureTrial.Standing) {
    self =
      switch standing {
      case .charged: .charged
      case .conditional: .conditional
      case .limit: .limit
      case .inherent: .inherent
      }
  }
}
