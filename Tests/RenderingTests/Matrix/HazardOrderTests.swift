import Hazards
import Testing

@testable import Rendering

@Suite struct HazardOrderTests {
  @Test func followsTheHazardKindsWithUnknownCodesAndLimitsLast() {
    #expect(HazardOrder.sorted(["L", "ZZ", "XP", "BY", "2P"]) == ["2P", "BY", "XP", "ZZ", "L"])
    let all = HazardKind.allCases.map(\.code)
    #expect(HazardOrder.sorted(Set(all)) == all)
  }

  @Test func namesKinds() {
    #expect(HazardOrder.title(of: "2P") == "double pop")
    #expect(HazardOrder.title(of: "ZZ") == "ZZ")
  }
}
