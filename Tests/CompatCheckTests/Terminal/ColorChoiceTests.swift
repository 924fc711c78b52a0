import CompatCheck
import Testing

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      ([:], true, true), ([:], false, false), (["TERM": "xterm"], true, true),
      (["TERM": "dumb"], true, false), (["TERM": "dumb"], false, false),
      (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": ""], false, false), (["CLICOLOR_FORCE": "0"], true, true),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)])
  func autoFollowsTheEnvironment(
    _ environment: [String: String], _ isTerminal: Bool, _ usesColor: Bool
  ) {
    #expect(
      ColorChoice.auto.usesColor(environment: environment, isTerminal: isTerminal) == usesColor)
  }

  @Test(arguments: [true, false])
  func anExplicitChoiceWins(_ isTerminal: Bool) {
    let against = ["NO_COLOR": "1", "TERM": "dumb"]
    #expect(ColorChoice.always.usesColor(environment: against, isTerminal: isTerminal))
    let inFavour = ["CLICOLOR_FORCE": "1"]
    #expect(!ColorChoice.never.usesColor(environment: inFavour, isTerminal: isTerminal))
  }

  @Test func theWordsOfTheOption() {
    #expect(ColorChoice.allCases.map(\.rawValue) == ["auto", "always", "never"])
  }
}
