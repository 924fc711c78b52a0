import Testing

@testable import Platforms

@Suite("EvidenceRow")
struct EvidenceRowTests {
  @Test(arguments: [("13..", "12", false), ("13..", "13.4", true), ("..12", "12", true)])
  func speaksOfItsReleases(releases: String, range: String, expected: Bool) throws {
    let row = Sample.fact("X", releases, [.seed])
    #expect(row.speaks(of: try #require(ReleaseRange(range))) == expected)
  }

  @Test func speaksOfTheReleasesBeforeWhatItIntroduces() throws {
    let row = Sample.fact("X", "16..17", [.apple], introduces: true)
    #expect(row.speaks(of: try #require(ReleaseRange("9"))))
    #expect(row.speaks(of: try #require(ReleaseRange("17"))))
    #expect(!row.speaks(of: try #require(ReleaseRange("18"))))
  }

  @Test func speaksOfNothingWithoutReleases() throws {
    let row = EvidenceRow(id: "X", kind: .fact, topic: "t", statement: "s")
    #expect(!row.speaks(of: try #require(ReleaseRange(".."))))
  }

  @Test func namesAnOpenQuestionIfItIsOneOrSaysSo() {
    #expect(Sample.evidence["Q-1"]?.namesOpenQuestion == true)
    #expect(Sample.evidence["OPEN"]?.namesOpenQuestion == true)
    #expect(Sample.evidence["SEED-ALL"]?.namesOpenQuestion == false)
  }
}
