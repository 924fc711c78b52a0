import NavigationModel
import Testing

@testable import Platforms

@Suite("LintSubject")
struct LintSubjectTests {
  @Test func checksOnlyTheGivenPlatforms() throws {
    let bad = Sample.entry("tap.asks", [0], .known)
    let catalog = try Sample.pair(root: [bad])
      .adding(Sample.heir("mine", os: SystemVersion(13), of: "13.0", [bad]))
    let all = LintSubject(catalog: catalog, evidence: Sample.evidence)
    let mine = LintSubject(
      catalog: catalog, evidence: Sample.evidence,
      checking: catalog.platforms.filter { !$0.isBundled })
    #expect(EvidenceRequiredRule().findings(in: all).map(\.platformID) == ["12", "mine"])
    #expect(EvidenceRequiredRule().findings(in: mine).map(\.platformID) == ["mine"])
  }

  @Test func countsOnlyFactsThatSpeakOfTheReleaseAsWitnesses() throws {
    let catalog = try Sample.pair()
    let subject = LintSubject(catalog: catalog, evidence: Sample.evidence)
    let answer = PlatformAnswer(
      candidates: [0], certainty: .known,
      evidence: ["SEED-OLD", "SEED-NEW", "Q-1", "NONE", "APPLE-16"])
    func witnesses(_ id: String) throws -> [String] {
      subject.witnesses(of: answer, for: try #require(catalog[id])).map(\.id)
    }
    #expect(try witnesses("12") == ["SEED-OLD", "APPLE-16"])
    #expect(try witnesses("13.0") == ["SEED-NEW", "APPLE-16"])
    #expect(subject.rows(of: answer).map(\.id) == ["SEED-OLD", "SEED-NEW", "Q-1", "APPLE-16"])
  }

  @Test func placesAnInheritedAnswerAtTheHeir() throws {
    let catalog = try Sample.pair(root: [Sample.entry("tap.asks", [0], .known, ["SEED-OLD"])])
    let subject = LintSubject(catalog: catalog, evidence: Sample.evidence)
    let finding = try #require(EvidenceRangeRule().findings(in: subject).first)
    #expect(finding.platformID == "13.0")
    #expect(finding.message.contains("inherited from 12"))
  }
}
