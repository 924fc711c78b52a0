import Exploration

/// The options that say what an exploration covers and what it may use.
enum ExploreOptions {
  private static let defaults = ExplorationOptions()

  /// The bounds of a search.
  static let bounds = [
    OptionDescription(
      "events", short: "n", kind: .value(name: "count"), defaultValue: "3",
      help: "The most events of a person or the app in one run."),
    OptionDescription(
      "depth", short: "d", kind: .value(name: "count"), defaultValue: "\(defaults.depth)",
      help: "The most screens on a stack at the start; pushes lead one screen further."),
    OptionDescription(
      "guards", kind: .values(name: "list"),
      defaultValue: defaults.guards.map(\.rawValue).joined(separator: ","),
      help: """
        The guards that screens are given in every combination: \
        \(GuardKind.allCases.map(\.rawValue).joined(separator: ", ")).
        """),
    OptionDescription(
      "alphabet", kind: .values(name: "list"),
      defaultValue: "default",
      help: """
        What a person and the app may do: \
        \(Letter.allCases.map(\.rawValue).joined(separator: ", ")), 'all', or 'default', which is \
        \(Letter.defaults.map(\.rawValue).joined(separator: ", ")).
        """),
    OptionDescription.flag("marked", help: "Let the app mark every pop of its own."),
    OptionDescription(
      "tick", kind: .value(name: "ms"),
      help: """
        The step in which time passes; without it the greatest that divides every length, which \
        loses nothing.
        """),
    OptionDescription(
      "shard", kind: .value(name: "i/n"), defaultValue: "1/1",
      help: "Search this part of the initial states; 'merge' joins the reports."),
    OptionDescription(
      "jobs", short: "j", kind: .value(name: "count"),
      help: "Run on this many threads; as many as there are cores without it."),
    OptionDescription(
      "memory", kind: .value(name: "size"), defaultValue: "1G",
      help: "The memory for the table of states, such as 512M or 4G."),
  ]

  /// The size in bytes that a text such as `512M` stands for, nil if it is none.
  static func size(_ text: String) -> Int? {
    let units: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[Character($0.uppercased())] }
    let digits = shift == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), number > 0 else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
    return overflow ? nil : bytes
  }
}
