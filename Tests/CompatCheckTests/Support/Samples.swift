/// Files that tests of commands write.
enum Samples {
  /// Options that make a run small: one fixture, one interceptor, two platforms.
  static let small = "--fixture tap-allow --interceptor answer-only --platform 12,13.0"

  /// A fixture with a title.
  static func fixture(_ id: String, title: String = "A tap") -> String {
    """
    {
      "id": "\(id)",
      "title": "\(title)",
      "source": [],
      "stack": ["A", "B", {"id": "C", "guard": "allow"}],
      "events": [{"tap": "back"}]
    }

    """
  }

  /// A platform file: iOS 18 on which nobody pops the controller after an allowed tap.
  static func platform(_ id: String = "18-odd") -> String {
    """
    {"formatVersion": 1, "id": "\(id)", "title": "An odd 18", "os": "18.0", "sdk": "18.0",
     "mirrors": "18", "answers": {"tap.allowed.popsController":
       {"answer": "nobody", "certainty": "assumed", "evidence": ["B-1"]}}}
    """
  }
}
