import CompatMatrix

/// What the table shows of one cell.
struct CellMarks: Hashable {
  /// How a hazard code stands in a cell.
  enum Standing: Hashable {
    case certain
    case conditional
    case inherent
  }

  /// What a cell without hazards of its own shows.
  enum Lead: Hashable {
    case nothing
    case clean
    case unsupported
    case error
  }

  /// The code that stands for declared limits.
  static let limitCode = "L"

  let lead: Lead
  let standings: [String: Standing]
  let hasLimit: Bool
  let certainty: String

  init(_ cell: MatrixCell?) {
    guard let cell else {
      (lead, standings, hasLimit, certainty) = (.nothing, [:], false, "")
      return
    }
    var standings: [String: Standing] = [:]
    for code in cell.inherent { standings[code] = .inherent }
    for code in cell.conditionalHazards { standings[code] = .conditional }
    for code in cell.hazards { standings[code] = .certain }
    self.standings = standings
    hasLimit = !cell.limits.isEmpty
    certainty = cell.verdict == .unsupported ? "" : cell.certainty
    lead =
      switch cell.verdict {
      case .unsupported: .unsupported
      case .error: .error
      default: standings.isEmpty && cell.limits.isEmpty ? .clean : .nothing
      }
  }

  /// Whether the cell is one that a reader must see: charged, limited or not judged.
  var isListed: Bool {
    lead == .error || hasLimit || standings.values.contains { $0 != .inherent }
  }

  /// The text and tone on the line of a hazard code.
  func mark(for code: String) -> (text: String, tone: Tone) {
    if code == Self.limitCode { return (hasLimit ? "L" : "", .doubtful) }
    return switch standings[code] {
    case .certain: (code, .bad)
    case .conditional: (code + "?", .doubtful)
    case .inherent: ("(\(code))", .faint)
    case nil: ("", .plain)
    }
  }

  /// The text and tone that stand on the row's first line if no code does.
  var leadMark: (text: String, tone: Tone) {
    switch lead {
    case .nothing: ("", .plain)
    case .clean: (".", .faint)
    case .unsupported: ("-", .faint)
    case .error: ("!", .bad)
    }
  }

  /// The sign of the certainty that the cell rests on.
  var certaintyMark: String {
    switch certainty {
    case "known": "k"
    case "assumed": "~"
    case "unknown": "?"
    default: ""
    }
  }
}
