import Testing

@testable import CompatCheck

@Suite struct ArgumentDescriptionTests {
  @Test(
    arguments: [
      (true, false, "<fixture>"), (false, false, "[<fixture>]"), (true, true, "<fixture> ..."),
      (false, true, "[<fixture> ...]"),
    ])
  func standsInTheUsage(_ isRequired: Bool, _ isRepeatable: Bool, _ synopsis: String) {
    let argument = ArgumentDescription(
      "fixture", help: "A file.", isRequired: isRequired, isRepeatable: isRepeatable)
    #expect(argument.synopsis == synopsis)
  }
}
