/// The answers of one run: the platform's, with the open ones resolved as they are read.
///
/// The first time a run reads an open switch it takes the answer that `plan` says, or the first
/// candidate beyond the plan, and keeps it. `choices` then says what was taken, in the order of
/// reading, so that a caller can go depth-first through all combinations that matter.
public struct AnswerTable: Sendable {
  /// The platform's answers.
  public let sheet: AnswerSheet
  /// The switches read so far.
  public private(set) var readSwitches: SwitchSet = []
  /// The open switches resolved so far, in the order of reading.
  public private(set) var choices: [AnswerChoice] = []
  private let plan: [AnswerChoice]
  /// How many choices the run has started from.
  private var takenCount = 0

  /// Starts a run under `sheet` with the answers of `plan` for the first open switches.
  public init(_ sheet: AnswerSheet, plan: [AnswerChoice] = []) {
    self.sheet = sheet
    self.plan = plan
  }

  /// Goes on where open switches were resolved as `taken` says, with the answers of `plan` beyond
  /// them; the plan repeats `taken` at its beginning.
  package init(_ sheet: AnswerSheet, taken: [AnswerChoice], plan: [AnswerChoice]) {
    self.sheet = sheet
    choices = taken
    self.plan = plan
    takenCount = taken.count
  }

  /// The answer's value and whether this is the first time that the switch is read.
  @inline(__always)
  mutating func read(_ index: Int) -> (value: UInt8, isFirst: Bool) {
    let bit = SwitchSet(index: index)
    let isFirst = !readSwitches.contains(bit)
    readSwitches.formUnion(bit)
    let value = sheet.values[index]
    return (value == AnswerSheet.open ? resolve(index) : value, isFirst)
  }

  private mutating func resolve(_ index: Int) -> UInt8 {
    if let choice = choices.first(where: { $0.switchIndex == index }) { return choice.answer }
    let candidates = sheet.candidates[index]
    return candidates[choose(index, count: candidates.count)]
  }

  /// Chooses one of `count` possibilities as the plan says, or the first beyond the plan.
  mutating func choose(_ index: Int, count: Int) -> Int {
    let planned = choices.count < plan.count ? plan[choices.count] : nil
    let place = planned.map { $0.switchIndex == index ? $0.candidate : 0 } ?? 0
    choices.append(
      AnswerChoice(
        switchIndex: index, candidate: place, candidateCount: count,
        answer: answer(index, candidate: place)))
    return place
  }

  private func answer(_ index: Int, candidate: Int) -> UInt8 {
    index < sheet.candidates.count
      ? sheet.candidates[index][candidate] : UInt8(truncatingIfNeeded: candidate)
  }

  /// The index that stands for the question whether a screen has a guard.
  static func guardedIndex(of screen: Screen) -> Int { 64 + Int(screen.index) }

  /// The index that stands for the question which guard a screen has.
  static func guardKindIndex(of screen: Screen) -> Int { 80 + Int(screen.index) }

  /// Forgets which switches were read, but not how open ones were resolved.
  package mutating func forgetReads() { readSwitches = [] }

  /// The plan of the next run in depth-first order, or nil when every combination has been run.
  public var nextPlan: [AnswerChoice]? {
    var plan = choices
    while plan.count > takenCount, var last = plan.popLast() {
      guard last.candidate + 1 < last.candidateCount else { continue }
      last.candidate += 1
      last.answer = answer(last.switchIndex, candidate: last.candidate)
      return plan + [last]
    }
    return nil
  }
}
