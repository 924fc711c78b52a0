import NavigationModel
import PositionedJSON

/// The screens that a fixture declares, in the order of the file.
struct ScreenTable {
  private(set) var screens: [ScenarioScreen] = []
  private var names: [String] = []
  private var redirects: [(screen: Int, target: JSONCursor)] = []

  /// Declares the screens of the initial stack.
  mutating func declareStack(_ cursor: JSONCursor) throws(InputError) -> ScreenList {
    let elements = try cursor.array()
    guard !elements.isEmpty else {
      throw cursor.fail(expected: "a stack of at least one screen")
    }
    var stack = ScreenList()
    for element in elements {
      stack.append(try declare(element))
    }
    return stack
  }

  /// Declares screens that are pushed or set later.
  mutating func declareOthers(_ cursor: JSONCursor) throws(InputError) {
    for element in try cursor.array() { _ = try declare(element) }
  }

  /// Declares the items of an outer controller.
  mutating func declareOuterItems(_ cursor: JSONCursor) throws(InputError) -> ScreenList {
    var items = ScreenList()
    for element in try cursor.array() {
      _ = try element.string()
      items.append(try declare(element))
    }
    return items
  }

  private mutating func declare(_ cursor: JSONCursor) throws(InputError) -> Screen {
    guard names.count < ScreenList.capacity else {
      throw cursor.fail("more than \(ScreenList.capacity) screens in one fixture")
    }
    var screenGuard = ScreenGuard.none
    var leftItem = ScenarioScreen.LeftItem.none
    let idCursor: JSONCursor
    if case .string = cursor.value.kind {
      idCursor = cursor
    } else {
      guard case .object = cursor.value.kind else {
        throw cursor.fail(
          expected: "a screen: its id as a string, or an object with the key \"id\"")
      }
      var object = try cursor.object()
      idCursor = try object.required("id")
      if let value = object.optional("guard") {
        screenGuard = try readGuard(value, screen: names.count)
      }
      if let value = object.optional("leftItem") {
        leftItem =
          try value.oneOf(["replaces", "supplements"]) == "replaces"
          ? .replaces : .supplements
      }
      try object.rejectUnknownKeys()
    }
    let name = try idCursor.string()
    guard isName(name) else {
      throw idCursor.fail(expected: "a letter and then at most 31 letters and digits")
    }
    guard !names.contains(name) else {
      throw idCursor.fail(found: "a second screen \"\(name)\"", expected: "each screen once")
    }
    names.append(name)
    screens.append(ScenarioScreen(name, guard: screenGuard, leftItem: leftItem))
    return Screen(names.count - 1)
  }

  private func isName(_ name: String) -> Bool {
    guard (1...32).contains(name.utf8.count), let first = name.utf8.first else { return false }
    func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
    return isLetter(first)
      && name.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
  }

  private mutating func readGuard(
    _ cursor: JSONCursor, screen: Int
  ) throws(InputError) -> ScreenGuard {
    if case .object = cursor.value.kind {
      var object = try cursor.object()
      if let times = object.optional("vetoTimes") {
        let count = try times.integer(in: 1...15)
        try object.rejectUnknownKeys()
        return .vetoTimes(count)
      }
      let target = try object.required("redirect")
      try object.rejectUnknownKeys()
      redirects.append((screen, target))
      return .none
    }
    switch try cursor.oneOf(["none", "allow", "veto", "confirm"]) {
    case "allow": return .allow
    case "veto": return .veto
    case "confirm": return .confirm
    default: return .none
    }
  }

  /// Resolves redirecting guards once every screen is declared.
  mutating func resolveGuards() throws(InputError) {
    for (index, cursor) in redirects {
      let target = try screen(cursor)
      guard Int(target.index) != index else {
        throw cursor.fail(
          found: "a redirect to the screen itself", expected: "another screen of the fixture")
      }
      screens[index].screenGuard = .redirect(target)
    }
  }

  /// The declared screen that `cursor` names.
  func screen(_ cursor: JSONCursor) throws(InputError) -> Screen {
    let name = try cursor.string()
    guard let index = names.firstIndex(of: name) else {
      throw cursor.fail(
        found: "screen \"\(name)\"",
        expected: "a screen of the fixture: \(names.joined(separator: ", "))",
        hint: nearest(to: name, in: names).map { "did you mean \"\($0)\"?" })
    }
    return Screen(index)
  }

  /// The declared screens among some names.
  func set(named wanted: [String]) -> ScreenSet {
    var set = ScreenSet()
    for name in wanted {
      if let index = names.firstIndex(of: name) { set.formUnion(ScreenSet(Screen(index))) }
    }
    return set
  }

  /// The list of declared screens, each at most once, that `cursor` names.
  func list(_ cursor: JSONCursor) throws(InputError) -> ScreenList {
    var list = ScreenList()
    for element in try cursor.array() {
      let next = try screen(element)
      guard !list.contains(next) else {
        throw element.fail(
          found: "screen \"\(names[Int(next.index)])\" a second time", expected: "each screen once")
      }
      list.append(next)
    }
    return list
  }
}
