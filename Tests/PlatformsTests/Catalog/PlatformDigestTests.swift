import NavigationModel
import Platforms
import Testing

@Suite("PlatformDigest")
struct PlatformDigestTests {
  @Test func isStable() {
    #expect(PlatformDigest(switchIDs: [], platformIDs: []).description == "08328807b4eb6fed")
    #expect(
      PlatformDigest(switchIDs: ["tap.asks"], platformIDs: ["12", "13.0"]).description
        == "b50be709c16726c3")
  }

  @Test func ignoresOrderAndRepetition() {
    let plain = PlatformDigest(switchIDs: ["a", "b"], platformIDs: ["1", "2"])
    #expect(plain == PlatformDigest(switchIDs: ["b", "a", "a"], platformIDs: ["2", "1"]))
  }

  @Test(arguments: [
    (["a"], ["1", "2"]), (["a", "b"], ["1"]), (["a", "b", "1"], ["2"]), (["ab"], ["1", "2"]),
    (["a", "b"], ["12"]),
  ])
  func differsForOtherIDs(switchIDs: [String], platformIDs: [String]) {
    let plain = PlatformDigest(switchIDs: ["a", "b"], platformIDs: ["1", "2"])
    #expect(plain != PlatformDigest(switchIDs: switchIDs, platformIDs: platformIDs))
  }

  @Test func takesAllSwitchesByDefault() {
    #expect(
      PlatformDigest(platformIDs: ["12"])
        == PlatformDigest(switchIDs: BehaviourSwitch.all.map(\.id), platformIDs: ["12"]))
  }

  @Test func hasSixteenDigits() {
    for number in 0..<300 {
      let digest = PlatformDigest(platformIDs: [String(number)]).description
      #expect(digest.count == 16)
    }
  }
}
