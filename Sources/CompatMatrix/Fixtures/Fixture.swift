import NavigationModel

/// One scenario with its name, its source and what is expected of it.
public struct Fixture: Hashable, Sendable {
  /// The fixture's identifier, which is its file's name without extension.
  public let id: String
  /// What happens, in one line.
  public let title: String
  /// Where the scenario comes from: evidence ids and names of seed files.
  public let source: [String]
  /// What the engine starts from.
  public let scenario: Scenario
  /// What must come out, whatever the interceptor.
  public let expectations: [FixtureExpectation]
  /// The file that the fixture was read from.
  public let file: String

  /// Makes a fixture.
  public init(
    id: String, title: String, source: [String], scenario: Scenario,
    expectations: [FixtureExpectation] = [], file: String = ""
  ) {
    self.id = id
    self.title = title
    self.source = source
    self.scenario = scenario
    self.expectations = expectations
    self.file = file
  }
}
