import CompatMatrix
import Rendering

/// Says what else can come out of a cell, and by which answers.
struct OtherOutcomes {
  private static let lineLimit = 6

  private let platform: String
  private let outcomes: [CellOutcome]
  private let isNamed: Bool

  /// Takes the cell whose first outcome has been shown.
  init(_ cell: MatrixCell?, isNamed: Bool) {
    platform = cell?.platform ?? ""
    outcomes = cell?.outcomes ?? []
    self.isNamed = isNamed
  }

  /// The lines, or nothing where no answer was open.
  func text(_ style: TextStyle) -> String {
    guard let shown = outcomes.first, outcomes.count > 1 else { return "" }
    let others = outcomes.count - 1
    let name = isNamed ? "\(sanitized(platform)): " : ""
    let count = "\n\(name)\(others) other \(others == 1 ? "outcome" : "outcomes")"
    var seen: Set<[String]> = [shown.hazards]
    let different = outcomes.filter { seen.insert($0.hazards).inserted }
    guard !different.isEmpty else {
      return count + (others == 1 ? ", with" : ", all with") + " the same hazards\n"
    }
    var text = count + ", among them\n"
    for outcome in different.prefix(Self.lineLimit) {
      let hazards = outcome.hazards.isEmpty ? "clean" : outcome.hazards.joined(separator: " ")
      let answers = outcome.answers.filter { !shown.answers.contains($0) }
        .map { "--answer \($0.behaviourSwitch)=\($0.answer)" }
      text += style.paragraph(
        "\(hazards) with " + answers.joined(separator: " "), indentation: 2, hanging: 2)
    }
    let rest = different.count - Self.lineLimit
    return rest > 0 ? text + "  and \(rest) more kinds\n" : text
  }
}
