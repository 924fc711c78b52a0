import Testing

@testable import CompatCheck

@Suite struct OptionDescriptionTests {
  @Test func aFlagHasNoValue() {
    let option = OptionDescription.flag("quiet", short: "q", help: "Print less.")
    #expect(option.valueName == nil)
    #expect(!option.isRepeatable)
    #expect(option.synopsis == "--quiet")
    #expect(option.short == "q")
  }

  @Test(
    arguments: [
      (.value(name: "file"), false), (.values(name: "file"), true),
    ] as [(OptionDescription.Kind, Bool)])
  func anOptionWithValueNamesIt(_ kind: OptionDescription.Kind, _ isRepeatable: Bool) {
    let option = OptionDescription("output", kind: kind, help: "Where to write.")
    #expect(option.valueName == "file")
    #expect(option.isRepeatable == isRepeatable)
    #expect(option.synopsis == "--output <file>")
  }

  @Test func anOptionIsOptionalAndFreeByDefault() {
    let option = OptionDescription("output", kind: .value(name: "file"), help: "Where to write.")
    #expect(!option.isRequired)
    #expect(option.choices.isEmpty)
    #expect(option.defaultValue == nil)
    #expect(option.short == nil)
  }
}
