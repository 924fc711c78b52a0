import NavigationModel
import Testing

@Suite struct ProgrammaticPopAsksTests {
  /// PP-01 and PP-05.
  @Test(arguments: [
    (ProgrammaticPopAsks.never, ["0 stack app -C + AB/ABC", "0 items -1 +0 AB"]),
    (
      .afterControllerPop,
      [
        "0 stack app -C + AB/ABC", "0 ask C programmaticPop AB/ABC", "0 answer C yes",
        "0 items -1 +0 AB",
      ]
    ),
  ])
  func asksAfterTheStackHasChanged(_ answer: ProgrammaticPopAsks, _ expected: [String]) {
    let trial = Trial(.allowing, on: .old.with(answer), [.pop])
    #expect(trial.log("stack", "ask", "answer", "items") == expected)
  }

  @Test(arguments: [(ProgrammaticPopAsks.never, "AB/AB"), (.afterControllerPop, "AB/ABC")])
  func refusalKeepsTheItem(_ answer: ProgrammaticPopAsks, _ expected: String) {
    #expect(Trial(.refusing, on: .old.with(answer), [.pop]).outcome == expected)
  }
}
