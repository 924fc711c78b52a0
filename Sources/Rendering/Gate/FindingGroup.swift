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
      let list = platforms[name] ?? []
      return ("\(name[0])  on \(list.joined(separator: ", "))  \(name[1])", list.count)
    }
  }
}
