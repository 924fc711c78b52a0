/// A platform's answers, taken once and shared by all runs under it.
public final class AnswerSheet: Sendable {
  /// The value that stands for an answer that the platform leaves open.
  static let open: UInt8 = 0xFF

  /// The platform's identifier.
  public let platformID: String
  /// The OS release that the code under test sees.
  public let osVersion: SystemVersion
  /// The SDK that the code under test is linked with.
  public let linkedSDK: SystemVersion
  let values: [UInt8]
  package let candidates: [[UInt8]]
  private let certainties: [Certainty]

  /// Asks `behaviour` for every switch.
  ///
  /// An answer that is not among the switch's own is a mistake of the strategy's author and stops
  /// the program.
  public init(_ behaviour: some PlatformBehaviour) {
    platformID = behaviour.id
    osVersion = behaviour.osVersion
    linkedSDK = behaviour.linkedSDK
    let answers = BehaviourSwitch.all.map { behaviourSwitch in
      let answer = behaviour.answer(to: behaviourSwitch)
      precondition(
        !answer.candidates.isEmpty
          && answer.candidates.allSatisfy { Int($0) < behaviourSwitch.answers.count },
        "\(behaviour.id): impossible answer to \(behaviourSwitch.id)")
      return answer
    }
    candidates = answers.map(\.candidates)
    values = answers.map { $0.candidates.count == 1 ? $0.candidates[0] : Self.open }
    certainties = answers.map(\.certainty)
  }

  /// The switches that the platform leaves open, by index.
  package var openSwitches: [Int] { values.indices.filter { values[$0] == Self.open } }

  /// How well the answer to the switch at `index` is backed.
  public func certainty(at index: Int) -> Certainty { certainties[index] }

  /// The weakest certainty among the answers to `switches`; known for the empty set.
  public func weakestCertainty(of switches: SwitchSet) -> Certainty {
    var result = Certainty.known
    for index in certainties.indices where switches.contains(SwitchSet(index: index)) {
      result = max(result, certainties[index])
    }
    return result
  }
}
