import CompatMatrix
import Testing

@testable import Rendering

@Suite struct DifferenceGroupTests {
  /// Reports of two fixtures whose cells are given by fixture and platform.
  private func groups(
    old: @escaping (String, String) -> MatrixCell?,
    new: @escaping (String, String) -> MatrixCell?,
    with change: ReportDifference.Change
  ) -> [DifferenceGroup] {
    let reports = [old, new].map { cell in
      Samples.report(fixtures: ["a", "b"], interceptors: ["i"], platforms: ["12", "13.0"]) {
        fixture, _, platform in cell(fixture, platform)
      }
    }
    return DifferenceGroup.groups(
      of: ReportDifference(old: reports[0], new: reports[1]).rows(with: change))
  }

  private func clean(_ fixture: String, _ platform: String) -> MatrixCell {
    Samples.cell(fixture, "i", platform)
  }

  private func hazard(_ fixture: String, _ platform: String, _ codes: String...) -> MatrixCell {
    Samples.cell(fixture, "i", platform, .hazard, certain: codes)
  }

  @Test func putsFixturesWithTheSamePlatformsTogether() {
    let groups = groups(old: clean, new: { hazard($0, $1, "2P") }, with: .regressed)
    #expect(groups.count == 1)
    #expect(groups[0].fixtures == ["a", "b"])
    #expect(groups[0].platforms == ["12", "13.0"])
    #expect(groups[0].cellCount == 4)
  }

  @Test func keepsFixturesWithOtherPlatformsApart() {
    let groups = groups(
      old: clean,
      new: { fixture, platform in
        fixture == "b" && platform == "13.0"
          ? clean(fixture, platform) : hazard(fixture, platform, "2P")
      }, with: .regressed)
    #expect(groups.map(\.fixtures) == [["a"], ["b"]])
    #expect(groups.map(\.platforms) == [["12", "13.0"], ["12"]])
  }

  @Test func keepsOtherHazardsApart() {
    let groups = groups(
      old: clean, new: { hazard($0, $1, $0 == "a" ? "2P" : "BY") }, with: .regressed)
    #expect(groups.map(\.came) == [["2P"], ["BY"]])
  }

  @Test func namesVerdictsBeforeAndAfter() {
    let regressed = groups(old: clean, new: { hazard($0, $1, "2P") }, with: .regressed)
    #expect(regressed[0].verdicts == "clean → hazard")
    let worse = groups(
      old: { hazard($0, $1, "2P") }, new: { hazard($0, $1, "2P", "BY") }, with: .regressed)
    #expect(worse[0].verdicts == "hazard")
    #expect(worse[0].came == ["BY"] && worse[0].went.isEmpty)
  }

  @Test func namesTheOneVerdictThatThereIs() {
    let new = groups(old: { _, _ in nil }, new: { hazard($0, $1, "2P") }, with: .new)
    #expect(new[0].verdicts == "hazard")
    let missing = groups(old: clean, new: { _, _ in nil }, with: .missing)
    #expect(missing[0].verdicts == "clean")
  }

  @Test func groupsNothing() {
    #expect(DifferenceGroup.groups(of: []).isEmpty)
  }
}
