import Platforms
import Testing

@Suite("EvidenceStrength")
struct EvidenceStrengthTests {
  @Test func onlySeedsAppleAndProbesSufficeAlone() {
    let sufficient = EvidenceStrength.allCases.filter(\.suffices)
    #expect(sufficient == [.seed, .apple, .probe])
  }

  @Test func hasAWordForEachKindInFiles() {
    #expect(
      EvidenceStrength.allCases.map(\.rawValue) == [
        "seed", "apple", "probe", "maintainer", "code", "report", "name", "reimplementation",
        "inference", "absence",
      ])
  }
}
