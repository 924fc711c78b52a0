import Interceptors
import NavigationModel
import Testing

/// The three logs of `000_3c25b00d15b74a43.txt`, line by line.
@Suite struct SeedLogTests {
  /// OV-01, OV-02: two taps 54 ms apart, both allowed, then UIKit complains.
  @Test func doubleTapIsAllowedTwice() {
    let run = Rehearsal(
      CountGuardReturnAnswer(), on: .ios11, [.tap(at: 0), .tap(at: 54)])
    #expect(
      run.log == [
        "0 ask C 3/3",
        "0 yes to C",
        "54 ask B 2/2",
        "54 yes to B",
        "54 nested pop animation can result in a corrupted navigation bar",
        """
        54 Attempting to begin a transition on navigation bar (…) while a transition is in \
        progress.
        """,
      ])
    // OV-02: the bar has lost one item more than the stack, so that the back button is missing.
    #expect(run.outcome == "AB/A")
  }

  /// The same with the counts that C8 leaves open: the first pop has not run when the second tap
  /// comes.
  @Test func doubleTapInOneBurstIsAllowedTwice() {
    let run = Rehearsal(
      CountGuardReturnAnswer(), on: .ios11,
      [.tap(at: 0), .event(.busy(54), at: 0), .tap(at: 54)])
    #expect(
      run.log == [
        "0 ask C 3/3",
        "0 yes to C",
        "54 ask B 3/2",
        "54 yes to B",
        "54 nested pop animation can result in a corrupted navigation bar",
        """
        54 Attempting to begin a transition on navigation bar (…) while a transition is in \
        progress.
        """,
      ])
    #expect(run.wrongConsults == ["C for B"])
    #expect(run.outcome == "AB/A")
  }

  /// OV-03: the main thread is busy for 69 ms, then five taps arrive in one burst.
  @Test func burstOfTapsIsRefusedByTheFlag() {
    let taps = [10, 20, 30, 40, 50].map { ScenarioStep.tap(at: $0) }
    let run = Rehearsal(
      AnimatingFlagTimer(), on: .ios11, [.tap(at: 0), .event(.busy(69), at: 0)] + taps)
    let first = [
      "0 ask C 3/3",
      "0 **** shouldpop shouldPopItem in",
      "0 **** shouldpop set isAnimating=yes",
      "0 **** shouldpop 2, 1",
      "0 yes to C",
    ]
    let refused = [
      "69 ask B 3/2",
      "69 **** shouldpop shouldPopItem in",
      "69 **** shouldpop isAnimating==yes, shouldpop 3, 0",
      "69 no to B",
    ]
    let burst = taps.flatMap { _ in refused }
    #expect(run.log == first + burst + ["200 **** shouldpop set isAnimating=no"])
    #expect(run.consults == ["C allow"])
    #expect(run.outcome == "AB/AB")
  }

  /// The log that is the same on iOS 12 and 13: one tap, 3 screens, 3 items, answer true.
  @Test(arguments: [(FixedPlatform.ios12, "AB/AB", ["C"]), (.ios13, "A/A", ["C", "B"])])
  func oneTap(_ platform: FixedPlatform, outcome: String, removals: [String]) {
    let run = Rehearsal(AnimatingFlagTimer(), on: platform, [.tap])
    #expect(
      run.log == [
        "0 ask C 3/3",
        "0 **** shouldpop shouldPopItem in",
        "0 **** shouldpop set isAnimating=yes",
        "0 **** shouldpop 2, 1",
        "0 yes to C",
        "200 **** shouldpop set isAnimating=no",
      ])
    #expect(run.askCount == 1)
    #expect(run.removals == removals)
    #expect(run.outcome == outcome)
  }
}
