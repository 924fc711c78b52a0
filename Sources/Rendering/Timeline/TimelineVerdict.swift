import CompatMatrix
import NavigationModel

/// The end of a timeline: how the run ended, its hazards, and the answers it took.
struct TimelineVerdict {
  let subject: TimelineSubject

  func add(to page: inout TextPage) {
    let style = page.style
    let run = subject.run
    page.addWrapped("End: \(endWords)", run.end == .settled ? .plain : .bad, indentation: 2)
    let state = StateText(scenario: subject.fixture.scenario)
      .text(stack: run.state.stack, items: run.state.items)
    page.addWrapped("  " + style.foreign(state), indentation: 4)
    if run.findings.isEmpty {
      page.add("Hazards: none", .good)
    } else {
      page.add("Hazards, those included that UIKit shows by itself", .heading)
      for finding in run.findings {
        let times = [finding.firstEvent, finding.secondEvent]
          .filter { run.events.indices.contains($0) }
          .map { "\(run.events[$0].time)" }
        var text = "  \(finding.kind.code) \(finding.kind.title)"
        if let first = times.first, let last = times.last {
          text += first == last ? ", at \(first) ms" : ", from \(first) to \(last) ms"
        }
        if finding.isFromProbe { text += ", in the probe" }
        page.addWrapped(style.own(text), .bad, indentation: 4)
        page.addWrapped("     " + style.foreign(finding.signature), .faint, indentation: 5)
      }
    }
    addChoices(to: &page)
  }

  private func addChoices(to page: inout TextPage) {
    let choices = subject.run.answers.choices
    guard !choices.isEmpty else { return }
    page.add("Answers taken for switches that the platform leaves open", .heading)
    for choice in choices {
      let behaviourSwitch = BehaviourSwitch.all[choice.switchIndex]
      let answer = behaviourSwitch.answers[Int(choice.answer)]
      page.addWrapped(
        page.style.own(
          "  \(behaviourSwitch.id) = \(answer.id) (\(choice.candidate + 1) of "
            + "\(choice.candidateCount)): \(answer.meaning)"), indentation: 4)
    }
  }

  private var endWords: String {
    switch subject.run.end {
    case .settled: "settled"
    case .halted: "halted"
    case .unsettled: "still unsettled after a minute"
    }
  }
}
