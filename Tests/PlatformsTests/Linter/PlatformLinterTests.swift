import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformLinter")
struct PlatformLinterTests {
  @Test func hasNoObjectionToTheBundledData() throws {
    let subject = LintSubject(
      catalog: try Bundled.catalog, evidence: try Bundled.evidence)
    #expect(PlatformLinter.findings(in: subject).map(\.description) == [])
  }

  @Test func namesEachRuleOnce() {
    let ids = PlatformLinter.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(PlatformLinter.rules.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func listsEveryRuleOfTheFolder() throws {
    let files = try #require(FileSystem.names(in: Checkout.root + "/Sources/Platforms/Linter"))
    let rules = files.filter { $0.hasSuffix("Rule.swift") && $0 != "PlatformLintRule.swift" }
    #expect(
      Set(PlatformLinter.rules.map { "\(type(of: $0)).swift" }) == Set(rules))
  }

  @Test func gathersTheFindingsOfAllRules() throws {
    let catalog = try Sample.pair(heir: [
      Sample.entry("tap.asks", [0], .known), Sample.entry("menu.route", [0], .unknown, ["NONE"]),
    ])
    let subject = LintSubject(
      catalog: catalog, evidence: Sample.evidence,
      checking: catalog.platforms.filter { $0.id == "13.0" })
    #expect(
      PlatformLinter.findings(in: subject).map(\.ruleID) == [
        "evidence-required", "evidence-defined", "candidate-count", "unknown-names-question",
        "column-agreement",
      ])
  }

  @Test func acceptsAUsersPlatformThatMirrorsTheNewestRelease() throws {
    let catalog = try Bundled.catalog
      .adding(
        Sample.heir(
          "28-beta", os: SystemVersion(28), of: "27",
          [Sample.entry("tap.askCount", [1], .assumed)]))
    let subject = LintSubject(
      catalog: catalog, evidence: try Bundled.evidence,
      checking: catalog.platforms.filter { !$0.isBundled })
    #expect(PlatformLinter.findings(in: subject).map(\.description) == [])
  }
}
