import Testing

@testable import Platforms

@Suite("PlatformSelection")
struct PlatformSelectionTests {
  private func choices(_ text: String) throws -> [PlatformSelection.Choice] {
    try PlatformSelection(parsing: text, in: Bundled.catalog).choices
  }

  @Test(arguments: [
    ("26+,12", ["12", "26+"]), ("12,12", ["12"]), ("12, 13.4", ["12", "13.4"]),
    ("14,14-15", ["14-15"]), ("15,>=14,14", ["14-15", "16-17", "18", "26+"]),
    ("13+sdk12,13.4,13.0", ["13.0", "13+sdk12", "13.4"]), ("9,10", ["9", "10"]),
    ("12..13,13.2", ["12", "13.0", "13.4"]), ("27,26", ["26", "27"]),
  ])
  func ordersAndDropsDuplicates(text: String, labels: [String]) throws {
    #expect(try choices(text).map(\.label) == labels)
  }

  @Test func takesEverythingWithAll() throws {
    #expect(
      try choices("all").map(\.label) == [
        "9-10", "11", "12", "13.0", "13+sdk12", "13.4", "14-15", "16-17", "18", "26+",
        "26+sdk18",
      ])
  }

  @Test func takesTheDefaultColumnsByDefault() throws {
    let catalog = try Bundled.catalog
    let expected = catalog.defaultColumns.map(\.id)
    #expect(PlatformSelection.defaults(in: catalog).choices.map(\.label) == expected)
    #expect(try choices("default").map(\.label) == expected)
  }

  @Test func saysWhichColumnASinglePlatformBelongsTo() throws {
    let choice = try #require(try choices("15").first)
    #expect(choice.platform.id == "15")
    #expect(choice.label == "15")
    #expect(choice.columnID == "14-15")
    #expect(choice.covers.map(\.id) == ["15"])
  }

  @Test func runsAWholeColumnOnce() throws {
    let choice = try #require(try choices("26+").first)
    #expect(choice.platform.id == "26")
    #expect(choice.label == "26+")
    #expect(choice.columnID == "26+")
    #expect(choice.covers.map(\.id) == ["26", "27"])
  }

  @Test func givesAVariantItsOwnColumn() throws {
    let choice = try #require(try choices("26+sdk18").first)
    #expect(choice.columnID == "26+sdk18")
    #expect(choice.label == "26+sdk18")
  }

  @Test(arguments: [
    ("", "found an empty platform list"), (" ", "found an empty platform list"),
    ("12,", "found an empty term in \"12,\""), (",12", "found an empty term"),
    ("12,,14", "found an empty term"), ("12,nope", "found platform \"nope\""),
    (">=40", "selects no platform"),
  ])
  func refuses(text: String, expected: String) {
    let message = Sample.error { try choices(text) }
    #expect(message.contains(expected), "\(message)")
  }
}
