import CompatMatrix
import Testing

@testable import Rendering

@Suite struct FindingGroupTests {
  private func key(
    _ interceptor: String, _ fixture: String, _ platform: String, _ hazard: String
  ) -> BaselineEntry.Key {
    BaselineEntry.Key(
      fixture: fixture, interceptor: interceptor, platform: platform, hazard: hazard,
      signature: "\(hazard) s")
  }

  @Test func groupsByInterceptorAndHazard() {
    let groups = FindingGroup.groups(of: [
      key("a", "f", "12", "2P"), key("a", "f", "12", "BY"), key("a", "g", "12", "2P"),
      key("b", "f", "12", "2P"),
    ])
    #expect(groups.map { "\($0.interceptor) \($0.hazard)" } == ["a 2P", "a BY", "b 2P"])
    #expect(groups.map(\.keys.count) == [2, 1, 1])
  }

  @Test func putsPlatformsOfOneFixtureOnALine() {
    let groups = FindingGroup.groups(of: [
      key("a", "f", "12", "2P"), key("a", "f", "13.0", "2P"), key("a", "g", "12", "2P"),
    ])
    #expect(groups[0].fixtureLines.map(\.text) == ["f  on 12, 13.0  2P s", "g  on 12  2P s"])
    #expect(groups[0].fixtureLines.map(\.count) == [2, 1])
  }
}
