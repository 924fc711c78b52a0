import NavigationModel
import Testing

@Suite struct BehaviourSwitchAllTests {
  @Test func everySwitchStandsAtItsIndex() {
    #expect(BehaviourSwitch.all.map(\.index) == Array(0..<BehaviourSwitch.all.count))
    #expect(BehaviourSwitch.all.count == 52)
  }

  @Test func setOfSwitchesFitsIntoOneWord() {
    #expect(BehaviourSwitch.all.count <= UInt64.bitWidth)
  }

  @Test func idsAreUnique() {
    #expect(Set(BehaviourSwitch.all.map(\.id)).count == BehaviourSwitch.all.count)
  }

  @Test(arguments: BehaviourSwitch.all)
  func idIsPlain(_ behaviourSwitch: BehaviourSwitch) {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.")
    #expect(behaviourSwitch.id.allSatisfy(allowed.contains))
    #expect(behaviourSwitch.id.first?.isLowercase == true)
    #expect(!behaviourSwitch.id.hasSuffix("."))
  }

  @Test(arguments: BehaviourSwitch.all)
  func questionIsASentence(_ behaviourSwitch: BehaviourSwitch) {
    #expect(behaviourSwitch.question.hasSuffix("?"))
    #expect(!behaviourSwitch.question.contains("\n"))
  }

  @Test(arguments: BehaviourSwitch.all)
  func everyAnswerHasItsOwnMeaning(_ behaviourSwitch: BehaviourSwitch) {
    let answers = behaviourSwitch.answers
    #expect((2...8).contains(answers.count))
    #expect(Set(answers.map(\.id)).count == answers.count)
    #expect(Set(answers.map(\.meaning)).count == answers.count)
    for answer in answers {
      #expect(answer.id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
      #expect(answer.meaning.hasSuffix("."))
      #expect(!answer.meaning.contains("\n"))
    }
  }
}
