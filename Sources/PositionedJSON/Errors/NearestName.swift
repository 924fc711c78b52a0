/// Returns the candidate that a misspelt name most likely means, nil if none is near.
///
/// Near means at most one edit (insert, delete, replace, swap of neighbours) for every three
/// characters, and at least one; letter case does not count. The first of several equally near
/// candidates wins.
///
/// - Complexity: O(*n* · *m*) for every candidate of length *m* and a name of length *n*.
public func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(longestCompared))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let offered = Array(candidate.lowercased().unicodeScalars.prefix(longestCompared))
    let allowed = max(1, max(wanted.count, offered.count) / 3)
    guard abs(wanted.count - offered.count) <= allowed else { continue }
    let distance = editDistance(wanted, offered)
    guard distance <= allowed, distance < max(wanted.count, offered.count) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// A name longer than this is compared by its beginning, so that hostile input costs little.
private let longestCompared = 128

/// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in 0..<right.count {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
