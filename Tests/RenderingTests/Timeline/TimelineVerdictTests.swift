import NavigationModel
import Testing

@testable import Rendering

@Suite struct TimelineVerdictTests {
  private func text(_ subject: TimelineSubject, isASCII: Bool = false) -> String {
    var page = TextPage(TextStyle(isASCII: isASCII))
    TimelineVerdict(subject: subject).add(to: &page)
    return page.text
  }

  @Test func saysThatNothingWasFound() throws {
    var scenario = Samples.doubleTap
    scenario.steps = []
    let text = text(
      try Samples.subject(
        platform: "13.0", interceptor: "interception-controller", scenario: scenario))
    #expect(text.hasPrefix("End: settled\n  V3 I3 A B C\nHazards: none\n"))
  }

  @Test func namesHazardsWithTimesAndSignatures() throws {
    let subject = try Samples.subject(platform: "13.0")
    let text = text(subject)
    #expect(text.contains("  2P double pop, from 0 to 350 ms\n"))
    for finding in subject.run.findings {
      #expect(text.contains("     \(finding.signature)\n"))
    }
    expectWellFormed(text)
  }

  @Test func namesAnswersTakenForOpenSwitches() throws {
    let subject = try Samples.subject(platform: "12")
    let text = text(subject)
    #expect(!subject.run.answers.choices.isEmpty)
    for choice in subject.run.answers.choices {
      let behaviourSwitch = BehaviourSwitch.all[choice.switchIndex]
      let answer = behaviourSwitch.answers[Int(choice.answer)]
      #expect(
        text.contains(
          "  \(behaviourSwitch.id) = \(answer.id) (\(choice.candidate + 1) of "
            + "\(choice.candidateCount)): "))
    }
    expectWellFormed(text)
  }

  @Test func saysNothingOfAnswersWhereNoneIsOpen() throws {
    let subject = try Samples.subject(platform: "13.0", interceptor: "sync-pop-then-allow")
    let text = text(subject, isASCII: true)
    #expect(text.hasPrefix("End: halted\n"))
    #expect(subject.run.answers.choices.isEmpty)
    #expect(!text.contains("Answers taken"))
    expectPlainASCII(text)
  }

  @Test func marksWhatOnlyTheProbeShows() throws {
    // A bar that is short of an item has no back button left to tap.
    var scenario = Samples.doubleTap
    scenario.steps = [.event(.tapBack, at: 0), .event(.tapBack, at: 54), .settle]
    let subject = try Samples.subject(
      platform: "11", interceptor: "count-guard-return-answer", scenario: scenario)
    #expect(subject.run.findings.contains { $0.isFromProbe })
    #expect(text(subject).contains(", in the probe\n"))
  }
}
