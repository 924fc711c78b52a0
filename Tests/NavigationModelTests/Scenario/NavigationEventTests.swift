import NavigationModel
import Testing

@Suite struct NavigationEventTests {
  @Test(arguments: [
    NavigationEvent.tapBack, .chooseFromMenu(a), .beginSwipe(.edge), .finishSwipe, .cancelSwipe,
    .escape, .keyCommand, .reselectTab, .answerConfirmation(yes: true, isMarked: false),
    .tapPush(d),
  ])
  func personsDoThese(_ event: NavigationEvent) {
    #expect(event.isPersons)
  }

  @Test(arguments: [
    NavigationEvent.change(.pop(), isMarked: false), .setBarHidden(true), .present, .dismiss,
    .setVisible(false), .busy(1),
  ])
  func theAppDoesThese(_ event: NavigationEvent) {
    #expect(!event.isPersons)
  }
}
