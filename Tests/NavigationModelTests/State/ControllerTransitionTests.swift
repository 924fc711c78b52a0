@testable import NavigationModel
import Testing

@Suite struct ControllerTransitionTests {
  @Test func transitionRunsWhileItHasAMethod() {
    var transition = ControllerTransition()
    #expect(!transition.isRunning)
    transition.method = .push
    #expect(transition.isRunning)
  }
}
