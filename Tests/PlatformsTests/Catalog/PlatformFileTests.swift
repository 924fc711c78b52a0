import NavigationModel
import Testing

@testable import Platforms

@Suite("PlatformFile")
struct PlatformFileTests {
  @Test func takesTheReleaseAsItsSDKUnlessToldOtherwise() {
    #expect(PlatformFile(id: "a", title: "A", os: SystemVersion(13, 4)).sdk == SystemVersion(13, 4))
    let variant = PlatformFile(
      id: "a", title: "A", os: SystemVersion(13), sdk: SystemVersion(12))
    #expect(variant.sdk == SystemVersion(12))
  }

  @Test func replacesOneEntryAndKeepsTheRest() {
    let file = Sample.heir(
      "a", os: SystemVersion(13), of: "12", column: "c",
      [Sample.entry("tap.asks", [0]), Sample.entry("menu.route", [0])])
    let changed = file.replacing(Sample.entry("tap.asks", [2]))
    #expect(changed.entries.map(\.behaviourSwitch.id) == ["menu.route", "tap.asks"])
    #expect(changed.entries.last?.answer.candidates == [2])
    #expect(changed.mirrors == "12")
    #expect(changed.column == "c")
  }

  @Test func addsAnEntryThatIsMissing() {
    let file = Sample.heir("a", os: SystemVersion(13), of: "12")
    #expect(file.replacing(Sample.entry("tap.asks", [1])).entries.count == 1)
  }
}
