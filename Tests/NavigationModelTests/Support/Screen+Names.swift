import NavigationModel

let (a, b, c, d, e) = (Screen(0), Screen(1), Screen(2), Screen(3), Screen(4))

private let letters = Array("ABCDEFGHIJKLMNOP")

extension Screen {
  /// The letter of the screen, or `-` where there is none.
  var name: String { exists ? String(letters[Int(index)]) : "-" }
}

extension ScreenList {
  /// The screens with these letters.
  init(_ names: String) {
    self.init(names.compactMap { letters.firstIndex(of: $0) }.map(Screen.init))
  }

  /// The letters of the screens, root first.
  var names: String { screens.map(\.name).joined() }
}

extension ScreenSet {
  /// The set of the screens with these letters.
  init(_ names: String) { self = ScreenList(names).set }

  /// The letters of the screens in alphabetical order.
  var names: String { screens.map(\.name).joined() }
}
