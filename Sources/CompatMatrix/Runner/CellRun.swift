import Hazards
import NavigationModel

/// One run of a cell under one combination of answers.
struct CellRun: Sendable {
  /// The open switches resolved, in the order of reading.
  let choices: [AnswerChoice]
  /// The switches read.
  let readSwitches: SwitchSet
  /// What the rules found.
  let findings: [HazardFinding]
  /// The stack at the end.
  let finalStack: ScreenList
  /// The items at the end.
  let finalItems: ScreenList
  /// How the run ended.
  let end: NavigationEngine.End
  /// Whether the platform has none of the things that the fixture does.
  let isUnsupported: Bool

  /// Whether another run took no answer that contradicts those of this one.
  func isCompatible(with other: CellRun) -> Bool {
    for mine in choices {
      for theirs in other.choices
      where mine.switchIndex == theirs.switchIndex && mine.answer != theirs.answer {
        return false
      }
    }
    return true
  }
}
