import NavigationModel

extension Screen {
  static let a = Screen(0)
  static let b = Screen(1)
  static let c = Screen(2)
  static let d = Screen(3)

  /// The names of the screens that a rehearsal declares, in order.
  static let names = ["A", "B", "C", "D", "E"]

  /// The letter of the screen.
  var name: String { exists ? Self.names[Int(index)] : "-" }
}

extension ScreenList {
  /// The letters of the screens, root first.
  var names: String { screens.map(\.name).joined() }
}

extension ScreenSet {
  /// The letters of the screens in alphabetical order.
  var names: String { screens.map(\.name).joined() }
}
