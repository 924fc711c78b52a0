import NavigationModel
import Testing

@Suite struct ProgrammaticAskVetoedTests {
  /// PP-07 and C16.
  @Test(arguments: [
    (ProgrammaticAskVetoed.desync, ["0 kept C"], NavigationEngine.End.settled),
    (.crash, ["0 raised programmaticPopRefused"], .halted),
  ])
  func refusedPopByCode(
    _ answer: ProgrammaticAskVetoed, _ expected: [String], _ end: NavigationEngine.End
  ) {
    let trial = Trial(.refusing, on: .old.with(answer), [.pop])
    #expect(trial.log("kept", "raised") == expected)
    #expect(trial.end == end)
    #expect(trial.outcome == "AB/ABC")
  }
}
