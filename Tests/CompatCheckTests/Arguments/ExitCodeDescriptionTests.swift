import CompatCheck
import Testing

@Suite struct ExitCodeDescriptionTests {
  @Test func aVerdictEndsInOneOfThreeNumbers() {
    #expect(ExitCodeDescription.standard.map(\.code) == [0, 1, 2])
    #expect(ExitCodeDescription.standard.allSatisfy { $0.meaning.hasSuffix(".") })
  }
}
