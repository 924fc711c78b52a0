import CompatMatrix

/// Rows of a section that show the same: the first one's name stands for all.
struct MatrixRow {
  /// What the rows show alike.
  struct Content: Hashable {
    let cells: [CellMarks]
    let notes: [NoteRegister.Note]
  }

  let name: String
  let content: Content
  /// How many rows of the section look like this one, itself included.
  var count = 1

  /// The hazard codes of the row, one line each.
  let codes: [String]

  init(name: String, cells: [MatrixCell?], isListed: (CellMarks) -> Bool) {
    self.name = name
    let marks = cells.map(CellMarks.init)
    var notes: Set<NoteRegister.Note> = []
    var ordered: [NoteRegister.Note] = []
    for (cell, mark) in zip(cells, marks) where isListed(mark) || mark.lead == .unsupported {
      for note in cell.map(NoteRegister.notes(of:)) ?? [] where notes.insert(note).inserted {
        ordered.append(note)
      }
    }
    content = Content(cells: marks, notes: ordered)
    var codes = marks.reduce(into: Set<String>()) { $0.formUnion($1.standings.keys) }
    if marks.contains(where: \.hasLimit) { codes.insert(CellMarks.limitCode) }
    self.codes = HazardOrder.sorted(codes)
  }

  /// How many lines the row takes beside its name.
  func height(showsCertainty: Bool) -> Int {
    let left = content.notes.isEmpty && count == 1 ? 1 : 2
    return max(codes.count + (showsCertainty ? 1 : 0), left)
  }

  /// The codes of the row that are not inherent, and signs for limits and errors.
  var chargedCodes: Set<String> {
    var result: Set<String> = []
    for cell in content.cells {
      for (code, standing) in cell.standings where standing != .inherent { result.insert(code) }
      if cell.hasLimit { result.insert(CellMarks.limitCode) }
      if cell.lead == .error { result.insert("!") }
    }
    return result
  }
}
