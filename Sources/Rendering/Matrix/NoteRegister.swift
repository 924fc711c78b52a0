import CompatMatrix
import NavigationModel

/// Numbers the notes of a table in the order in which they are first referred to.
struct NoteRegister {
  /// What a note says.
  enum Note: Hashable {
    /// The cell depends on the answer to a switch.
    case behaviourSwitch(String)
    /// The cell has no hazards to show, for this reason.
    case reason(Verdict, String)
  }

  private(set) var notes: [Note] = []
  private var numbers: [Note: Int] = [:]

  /// The notes that a cell calls for.
  static func notes(of cell: MatrixCell) -> [Note] {
    cell.dependsOn.map(Note.behaviourSwitch)
      + (cell.reason.map { [Note.reason(cell.verdict, $0)] } ?? [])
  }

  /// The number of a note.
  mutating func number(of note: Note) -> Int {
    if let number = numbers[note] { return number }
    notes.append(note)
    numbers[note] = notes.count
    return notes.count
  }

  /// The reference to notes as rows show it, for example `[1,4]`; empty for none.
  mutating func reference(to notes: [Note]) -> String {
    let numbers = notes.map { number(of: $0) }.sorted()
    return numbers.isEmpty ? "" : "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }

  /// Adds the numbered notes.
  func add(to page: inout TextPage) {
    guard !notes.isEmpty else { return }
    page.add("Notes", .heading)
    let style = page.style
    let indentation = String(notes.count).count + 5
    for (index, note) in notes.enumerated() {
      let number = "  [\(index + 1)]"
      let start = number + String(repeating: " ", count: indentation - number.count)
      switch note {
      case .behaviourSwitch(let id):
        let question = BehaviourSwitch.named(id).map { " " + $0.question } ?? ""
        let text = start + style.foreign("depends on \(id):") + style.own(question)
        if style.isVerbose {
          page.addWrapped(text, indentation: indentation)
        } else {
          page.add(style.shortened(text, to: style.width))
        }
      case .reason(let verdict, let reason):
        page.addWrapped(
          start + style.foreign("\(verdict.rawValue): \(reason)"), indentation: indentation)
      }
    }
  }
}
