import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformCatalog")
struct PlatformCatalogTests {
  @Test func resolvesHeirsThatComeBeforeTheirParents() throws {
    let catalog = try PlatformCatalog(files: [
      Sample.heir("14", os: SystemVersion(14), of: "13.0"),
      Sample.heir("13.0", os: SystemVersion(13), of: "12", [Sample.entry("tap.asks", [1])]),
      Sample.root(),
    ])
    #expect(catalog.platforms.map(\.id) == ["12", "13.0", "14"])
    #expect(catalog["14"]?.answer(to: Sample.named("tap.asks")).candidates == [1])
  }

  @Test func putsVariantsAfterTheirRelease() throws {
    let catalog = try PlatformCatalog(files: [
      Sample.heir("13+sdk12", os: SystemVersion(13), sdk: SystemVersion(12), of: "13.0"),
      Sample.heir("13.4", os: SystemVersion(13, 4), of: "13.0"),
      Sample.heir("13.0", os: SystemVersion(13), of: "12"),
      Sample.root(),
    ])
    #expect(catalog.platforms.map(\.id) == ["12", "13.0", "13+sdk12", "13.4"])
    #expect(catalog.releases.map(\.id) == ["12", "13.0", "13.4"])
  }

  @Test func refusesAnIDThatComesTwice() {
    let message = Sample.error { try PlatformCatalog(files: [Sample.root(), Sample.root()]) }
    #expect(message == "found a second platform \"12\", expected each id once")
  }

  @Test func refusesAnUnknownMirror() {
    let message = Sample.error {
      try PlatformCatalog(files: [
        Sample.root(), Sample.heir("13.0", os: SystemVersion(13), of: "1 2"),
      ])
    }
    #expect(
      message == "found mirrored platform \"1 2\", expected the id of a platform; "
        + "did you mean \"12\"?")
  }

  @Test func refusesACircle() {
    let message = Sample.error {
      try PlatformCatalog(files: [
        Sample.root(), Sample.heir("c", os: SystemVersion(13), of: "a"),
        Sample.heir("a", os: SystemVersion(13), of: "b"),
        Sample.heir("b", os: SystemVersion(13), of: "a"),
      ])
    }
    #expect(
      message == "found a circle of mirrors a → b → a, expected mirrors that lead to a root")
  }

  @Test func refusesAPlatformThatMirrorsItself() {
    let message = Sample.error {
      try PlatformCatalog(files: [Sample.heir("a", os: SystemVersion(13), of: "a")])
    }
    #expect(message.contains("a → a"))
  }

  @Test func refusesARootThatLeavesSwitchesOpen() {
    let message = Sample.error {
      try PlatformCatalog(files: [
        PlatformFile(
          id: "12", title: "Root", os: SystemVersion(12), entries: [Sample.entry("tap.asks")])
      ])
    }
    #expect(
      message.contains("leaves 51 switches unanswered, \"tap.askCount\" first"), "\(message)")
  }

  @Test func addsAPlatformAfterTheBundledOnes() throws {
    let catalog = try Sample.pair().adding(
      Sample.heir("what-if", os: SystemVersion(12), of: "12", [Sample.entry("tap.asks", [2])]))
    #expect(catalog.platforms.map(\.id) == ["12", "13.0", "what-if"])
    #expect(catalog["what-if"]?.isBundled == false)
    #expect(catalog["13.0"]?.isBundled == true)
    #expect(catalog["what-if"]?.answer(to: Sample.named("tap.asks")).candidates == [2])
    #expect(catalog.releases.map(\.id) == ["12", "13.0"])
  }

  @Test func addsAPlatformThatMirrorsAnAddedOne() throws {
    let catalog = try Sample.pair()
      .adding(Sample.heir("a", os: SystemVersion(28), of: "13.0", [Sample.entry("tap.asks", [1])]))
      .adding(Sample.heir("b", os: SystemVersion(28), of: "a"))
    #expect(catalog["b"]?.parents == ["a", "13.0", "12"])
    #expect(catalog["b"]?.answer(to: Sample.named("tap.asks")).candidates == [1])
  }

  @Test(arguments: ["12", "12-13.0", "12-13.0+", "12+"])
  func refusesAnAddedIDThatIsTaken(id: String) throws {
    let catalog = try Sample.pair()
    let isTaken = (catalog.platforms.map(\.id) + catalog.defaultColumns.map(\.id)).contains(id)
    let message = Sample.error {
      try catalog.adding(Sample.heir(id, os: SystemVersion(13), of: "12"))
    }
    #expect(message.contains("which is taken") == isTaken)
    #expect(isTaken == ["12", "12+"].contains(id))
  }

  @Test func refusesAnAddedRoot() throws {
    let catalog = try Sample.pair()
    let message = Sample.error { try catalog.adding(Sample.root(id: "alone")) }
    #expect(message.contains("without \"mirrors\""))
    #expect(message.contains("such as \"13.0\""))
  }

  @Test func refusesAnAddedPlatformWithAnUnknownMirror() throws {
    let catalog = try Sample.pair()
    let message = Sample.error {
      try catalog.adding(Sample.heir("x", os: SystemVersion(13), of: "13.1"))
    }
    #expect(message.contains("did you mean \"13.0\"?"))
  }

  @Test func spansTheRestOfTheMajorRelease() throws {
    let catalog = try PlatformCatalog(files: [
      Sample.root(), Sample.heir("13.0", os: SystemVersion(13), of: "12"),
      Sample.heir("13.4", os: SystemVersion(13, 4), of: "13.0"),
      Sample.heir("18", os: SystemVersion(18), of: "13.4"),
      Sample.heir("26", os: SystemVersion(26), of: "18"),
    ])
    let spans = catalog.platforms.map { catalog.span(of: $0).description }
    #expect(
      spans == [
        "12.0..<13.0", "13.0..<13.4", "13.4..<14.0", "18.0..<19.0", "26.0..<27.0",
      ])
  }
}
