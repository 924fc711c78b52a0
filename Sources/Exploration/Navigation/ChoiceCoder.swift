import NavigationModel

/// Packs how open switches were resolved, by switch, whatever the order in which they were read.
struct ChoiceCoder {
  private let sheet: AnswerSheet
  private let open: [Int]
  private var known: [[UInt64]: AnswerTable] = [:]
  private let untouched: AnswerTable

  init(_ sheet: AnswerSheet) {
    self.sheet = sheet
    open = sheet.openSwitches
    untouched = AnswerTable(sheet)
  }

  func pack(_ choices: [AnswerChoice], into writer: inout PackedWriter) {
    writer.write(!choices.isEmpty)
    guard !choices.isEmpty else { return }
    for index in open {
      let choice = choices.first { $0.switchIndex == index }
      writer.write(choice != nil)
      if let choice { writer.write(UInt64(choice.candidate), width: 2) }
    }
  }

  /// The table that goes on where `pack` was called.
  mutating func unpack(from reader: inout PackedReader) -> AnswerTable {
    guard reader.readFlag() else { return untouched }
    var key: [UInt64] = []
    for (place, index) in open.enumerated() where reader.readFlag() {
      _ = index
      key.append(UInt64(place) << 2 | reader.read(2))
    }
    if let table = known[key] { return table }
    let choices = key.map { entry in
      let index = open[Int(entry >> 2)]
      let candidate = Int(entry & 3)
      return AnswerChoice(
        switchIndex: index, candidate: candidate, candidateCount: sheet.candidates[index].count,
        answer: sheet.candidates[index][candidate])
    }
    let table = AnswerTable(sheet, taken: choices, plan: choices)
    known[key] = table
    return table
  }
}
