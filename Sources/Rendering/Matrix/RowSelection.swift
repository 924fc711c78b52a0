/// Chooses the rows of a section that fit into some lines.
enum RowSelection {
  /// Puts rows together that show the same; the first one's name stands for all.
  static func grouped(_ rows: [MatrixRow]) -> [MatrixRow] {
    var groups: [MatrixRow] = []
    var places: [MatrixRow.Content: Int] = [:]
    for row in rows {
      if let place = places[row.content] {
        groups[place].count += 1
      } else {
        places[row.content] = groups.count
        groups.append(row)
      }
    }
    return groups
  }

  /// The rows to show in some lines: those first that add most to the hazards shown so far, then
  /// those that stand for most rows; in their own order, and one at least.
  static func fitting(_ rows: [MatrixRow], lines: Int, showsCertainty: Bool) -> [MatrixRow] {
    let heights = rows.map { $0.height(showsCertainty: showsCertainty) }
    if heights.reduce(0, +) <= lines { return rows }
    let findings = rows.map(\.findings)
    var shown: Set<String> = []
    var chosen: Set<Int> = []
    var room = lines
    while true {
      var best: (place: Int, gain: Int)?
      for place in rows.indices where !chosen.contains(place) {
        guard heights[place] <= room || chosen.isEmpty else { continue }
        let gain = findings[place].subtracting(shown).count
        if let last = best, (last.gain, rows[last.place].count) >= (gain, rows[place].count) {
          continue
        }
        best = (place, gain)
      }
      guard let best else { break }
      chosen.insert(best.place)
      shown.formUnion(findings[best.place])
      room -= heights[best.place]
      if room <= 0 { break }
    }
    return chosen.sorted().map { rows[$0] }
  }
}
