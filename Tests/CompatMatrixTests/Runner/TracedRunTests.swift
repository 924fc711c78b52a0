import Interceptors
import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct TracedRunTests {
  private func run(_ interceptor: any BackInterceptor, _ platform: SheetPlatform) throws
    -> TracedRun
  {
    TracedRun(
      fixture: try fixture(events: #"{"tap": "back"}"#), interceptor: interceptor,
      answers: AnswerTable(AnswerSheet(platform)))
  }

  @Test func recordsTheRunAndThenItsProbe() throws {
    let run = try run(AnswerOnly(), SheetPlatform("18"))
    #expect(run.end == .settled)
    #expect(run.probeStart > 0)
    #expect(run.events.count > run.probeStart)
    #expect(run.state.stack.screens == [Screen(0), Screen(1)])
    #expect(run.findings.isEmpty)
  }

  @Test func findingsPointIntoTheEvents() throws {
    let run = try run(AnswerOnly(), SheetPlatform("12"))
    #expect(!run.findings.isEmpty)
    for finding in run.findings {
      #expect(run.events.indices.contains(finding.firstEvent))
      #expect(run.events.indices.contains(finding.secondEvent))
      #expect(finding.isFromProbe == (finding.secondEvent >= run.probeStart))
    }
  }

  @Test func recordsTheSwitchesThatWereRead() throws {
    let run = try run(
      AnswerOnly(), SheetPlatform("18").opening(TapAllowedPopsController.self))
    #expect(
      run.answers.choices.map { BehaviourSwitch.all[$0.switchIndex].id }
        == [TapAllowedPopsController.switchID])
  }

  @Test func doesNotProbeWhatDoesNotSettle() throws {
    let run = try run(TimerForEver(), SheetPlatform("18"))
    #expect(run.end == .unsettled)
    #expect(run.events.count == run.probeStart)
  }
}
