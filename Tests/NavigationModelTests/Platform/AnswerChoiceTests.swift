import NavigationModel
import Testing

@Suite struct AnswerChoiceTests {
  @Test func choiceSaysWhatWasTaken() {
    let trial = Trial(.allowing, on: .old.opening(TapAskCount.self), [.tap])
    #expect(
      trial.engine.answers.choices.map { [$0.switchIndex, $0.candidate, $0.candidateCount] }
        == [[TapAskCount.switchIndex, 0, 2]])
    #expect(trial.engine.answers.nextPlan?.first?.answer == TapAskCount.twice.rawValue)
  }
}
