import NavigationModel
import Testing

@Suite struct BehaviourAnswerTests {
  @Test func idIsTheName() {
    #expect(SyncPopThenAllow.secondItemGoes.id == "secondItemGoes")
  }

  @Test(arguments: BehaviourSwitch.all)
  func valuesAreThePlacesOfTheAnswers(_ behaviourSwitch: BehaviourSwitch) {
    for (place, answer) in behaviourSwitch.answers.enumerated() {
      #expect(behaviourSwitch.value(ofAnswer: answer.id) == UInt8(place))
    }
  }
}
