import CompatMatrix

/// Findings of one hazard kind under one interceptor.
struct FindingGroup {
  let interceptor: String
  let hazard: String
  var keys: [BaselineEntry.Key]

  /// Groups findings, in the order of their first ones.
  static func groups(of keys: [BaselineEntry.Key]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [[String]: Int] = [:]
    for key in keys {
      let name = [key.interceptor, key.hazard]
      if let place = places[name] {
        groups[place].keys.append(key)
      } else {
        places[name] = groups.count
        groups.append(FindingGroup(interceptor: key.interceptor, hazard: key.hazard, keys: [key]))
      }
    }
    return groups
  }

  /// One line for each fixture and signature, with its platforms, and how many findings it names.
  var fixtureLines: [(text: String, count: Int)] {
    var order: [[String]] = []
    var platforms: [[String]: [String]] = [:]
    for key in keys {
      let name = [key.fixture, key.signature]
      if platforms[name] == nil { order.append(name) }
      platforms[name, default: []].append(key.platform)
    }
    return order.map { name in
      let list = (platforms[name] ?? []).sorted(by: isEarlierPlatform)
      return ("\(name[0])  on \(list.joined(separator: ", "))  \(name[1])", list.count)
    }
  }
}

/// Orders platform ids by the release that they begin with, `9-10` before `11`.
private func isEarlierPlatform(_ left: String, _ right: String) -> Bool {
  func release(_ id: String) -> (Int, Int) {
    let parts = id.prefix { $0.isNumber || $0 == "." }.split(separator: ".").map { Int($0) ?? 0 }
    return (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  }
  let (first, second) = (release(left), release(right))
  return first == second ? left < right : first < second
}
