import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformMutation")
struct PlatformMutationTests {
  private func mutated(_ text: String) throws -> PlatformCatalog {
    let files = [
      Sample.root(), Sample.heir("13.0", os: SystemVersion(13), of: "12"),
      Sample.heir("14", os: SystemVersion(14), of: "13.0", [Sample.entry("menu.route", [1])]),
    ]
    return try PlatformCatalog(files: try PlatformMutation(text).applied(to: files))
  }

  @Test func reachesThePlatformAndItsHeirs() throws {
    let catalog = try mutated("tap.asks=never@13.0")
    let values = catalog.platforms.map { $0.answer(to: Sample.named("tap.asks")).candidates }
    #expect(values == [[0], [2], [2]])
  }

  @Test func stopsWhereAnHeirAnswersItself() throws {
    let catalog = try mutated("menu.route=popToViewController@12")
    let values = catalog.platforms.map { $0.answer(to: Sample.named("menu.route")).candidates }
    #expect(values == [[1], [1], [1]])
    let back = try mutated("menu.route=none@13.0")
    #expect(back["14"]?.answer(to: Sample.named("menu.route")).candidates == [1])
  }

  @Test func replacesSeveralCandidatesByOneAssumedAnswer() throws {
    let files = [Sample.root(replacing: [Sample.entry("tap.askCount", [0, 1], .unknown)])]
    let changed = try PlatformMutation("tap.askCount=twice@12").applied(to: files)
    let answer = try PlatformCatalog(files: changed)["12"]?.answer(
      to: Sample.named("tap.askCount"))
    #expect(answer?.candidates == [1])
    #expect(answer?.certainty == .assumed)
  }

  @Test(arguments: [Certainty.known, .assumed])
  func leavesAloneHowWellAnAnswerIsBacked(_ certainty: Certainty) throws {
    let files = [Sample.root(replacing: [Sample.entry("tap.askCount", [0], certainty)])]
    let changed = try PlatformMutation("tap.askCount=twice@12").applied(to: files)
    let answer = try PlatformCatalog(files: changed)["12"]?.answer(
      to: Sample.named("tap.askCount"))
    #expect(answer?.candidates == [1])
    #expect(answer?.certainty == certainty)
  }

  @Test(arguments: [
    ("", "expected switch.id=answer@platform"), ("tap.asks", "expected switch.id=answer@platform"),
    ("tap.asks=never", "expected switch.id=answer@platform"),
    ("tap.ask=never@12", "did you mean \"tap.asks\"?"),
    ("tap.asks=nevr@12", "did you mean \"never\"?"),
    ("tap.asks=never@13", "did you mean \"12\"?"),
    ("tap.asks=never@elsewhere", "found platform \"elsewhere\""),
  ])
  func refuses(text: String, expected: String) {
    let message = Sample.error { try mutated(text) }
    #expect(message.hasPrefix("COMPAT_CHECK_MUTATION: "))
    #expect(message.contains(expected), "\(message)")
  }
}
