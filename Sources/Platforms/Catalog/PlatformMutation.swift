import NavigationModel
import PositionedJSON

/// One answer replaced on purpose, so that a test run can show that somebody notices.
struct PlatformMutation: Sendable {
  static let environmentVariable = "COMPAT_CHECK_MUTATION"

  let behaviourSwitch: BehaviourSwitch
  let value: UInt8
  let platformID: String

  /// Reads `switch.id=answer@platform`; throws for anything else.
  init(_ text: String) throws(InputError) {
    let form = "switch.id=answer@platform"
    guard let equals = text.firstIndex(of: "="), let at = text.lastIndex(of: "@"), equals < at
    else { throw Self.error(found: "\"\(text)\"", expected: form) }
    let switchID = String(text[..<equals])
    let answerID = String(text[text.index(after: equals)..<at])
    guard let behaviourSwitch = BehaviourSwitch.named(switchID) else {
      throw Self.error(
        found: "switch \"\(switchID)\"", expected: "a behaviour switch",
        hint: suggestion(for: switchID, among: BehaviourSwitch.all.map(\.id)))
    }
    guard let value = behaviourSwitch.value(ofAnswer: answerID) else {
      let answers = behaviourSwitch.answers.map(\.id)
      throw Self.error(
        found: "answer \"\(answerID)\"",
        expected: "one of " + answers.map { "\"\($0)\"" }.joined(separator: ", "),
        hint: suggestion(for: answerID, among: answers))
    }
    self.behaviourSwitch = behaviourSwitch
    self.value = value
    platformID = String(text[text.index(after: at)...])
  }

  /// The files with the answer in its place; heirs that answer the switch themselves keep theirs.
  func applied(to files: [PlatformFile]) throws(InputError) -> [PlatformFile] {
    guard let place = files.firstIndex(where: { $0.id == platformID }) else {
      throw Self.error(
        found: "platform \"\(platformID)\"", expected: "the id of a bundled platform",
        hint: suggestion(for: platformID, among: files.map(\.id)))
    }
    // How well the answer is backed stays as it was: only what UIKit does is to be noticed.
    let replaced = answer(of: files[place], among: files)
    var files = files
    files[place] = files[place].replacing(
      PlatformFile.Entry(
        behaviourSwitch,
        PlatformAnswer(
          candidates: [value],
          certainty: replaced?.certainty == .known ? .known : .assumed,
          evidence: replaced?.evidence ?? [], note: "mutated")))
    return files
  }

  /// The answer that a file gives, or the nearest one that it mirrors.
  private func answer(of file: PlatformFile, among files: [PlatformFile]) -> PlatformAnswer? {
    var next: PlatformFile? = file
    for _ in files {
      if let entry = next?.entries.first(where: { $0.behaviourSwitch == behaviourSwitch }) {
        return entry.answer
      }
      next = next?.mirrors.flatMap { id in files.first { $0.id == id } }
    }
    return nil
  }

  private static func error(found: String, expected: String, hint: String? = nil) -> InputError {
    let detail = InputError(location: nil, found: found, expected: expected, hint: hint)
    return InputError(
      location: SourceLocation(file: environmentVariable), message: detail.message)
  }
}
