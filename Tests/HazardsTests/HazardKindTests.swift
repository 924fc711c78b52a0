import Hazards
import Testing

@Suite struct HazardKindTests {
  @Test func codesAreThoseOfTheTable() {
    #expect(
      HazardKind.allCases.map(\.code) == [
        "2P", "WP", "NT", "DS", "WC", "PC", "AT", "BY", "DB", "LP", "RC", "EX", "DI", "FZ", "CC",
        "XP",
      ])
  }

  @Test func titlesAreDistinctWords() {
    let titles = HazardKind.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(HazardKind.doublePop.title == "double pop")
    #expect(HazardKind.cancelledPopTreatedAsDone.title == "cancelled pop treated as done")
  }

  @Test func someKindsCanBeInherent() {
    let inherent = HazardKind.allCases.filter(\.canBeInherent).map(\.code)
    #expect(inherent.sorted() == ["DB", "DI", "DS", "EX", "FZ", "LP", "NT", "RC"])
  }

  @Test func kindsSortByTheirCodes() {
    #expect(
      HazardKind.allCases.shuffled().sorted().map(\.code)
        == HazardKind.allCases.map(\.code).sorted())
    #expect(HazardKind.doublePop < .askedTwice)
    #expect(!(HazardKind.wrongScreenPopped < .bypassed))
  }
}
