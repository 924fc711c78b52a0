import NavigationModel
import Testing

@Suite struct AnimationLengthTests {
  /// C11.
  @Test(arguments: [(AnimationLength.ms350, "350"), (.ms330, "330"), (.ms500, "500")])
  func transitionLasts(_ answer: AnimationLength, _ length: String) {
    let trial = Trial(on: .modern.with(answer), [.tap])
    #expect(trial.log("barEnded", "ended") == ["\(length) barEnded", "\(length) ended"])
  }

  @Test(arguments: [(AnimationLength.ms350, "450"), (.ms330, "430"), (.ms500, "600")])
  func swipeLastsFromItsRelease(_ answer: AnimationLength, _ end: String) {
    let trial = Trial(on: .modern.with(answer), .swipe())
    #expect(trial.log("ended") == ["\(end) ended"])
  }

  @Test(arguments: [(AnimationLength.ms350, "350"), (.ms330, "330"), (.ms500, "500")])
  func presentationLasts(_ answer: AnimationLength, _ length: String) {
    let trial = Trial(on: .modern.with(answer), [.event(.present)])
    #expect(trial.log("presented") == ["\(length) presented"])
  }
}
