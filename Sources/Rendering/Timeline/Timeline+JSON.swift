import CompatMatrix
import Hazards
import NavigationModel
import PositionedJSON

extension Timeline {
  /// The version of the document's format.
  public static let formatVersion = 1

  /// Renders runs as one JSON document; places of events are counted from 0 in each run.
  public static func json(_ subjects: [TimelineSubject]) -> String {
    JSONText.canonical(
      [
        "formatVersion": .integer(formatVersion),
        "timelines": .array(subjects.map(TimelineDocument.init).map(\.json)),
      ])
  }
}

/// One run as it stands in a document.
private struct TimelineDocument {
  let subject: TimelineSubject

  init(_ subject: TimelineSubject) {
    self.subject = subject
  }

  var json: JSONOutput {
    let run = subject.run
    return [
      "fixture": .string(subject.fixture.id),
      "interceptor": .string(subject.interceptor.id),
      "platform": .string(subject.platformID),
      "platformTitle": .string(subject.platformTitle),
      "end": .string("\(run.end)"),
      "probeStart": .integer(run.probeStart),
      "events": .array(run.events.map(event)),
      "findings": .array(run.findings.map(Self.finding)),
      "choices": .object(
        run.answers.choices.map { choice in
          let behaviourSwitch = BehaviourSwitch.all[choice.switchIndex]
          return .init(
            behaviourSwitch.id, .string(behaviourSwitch.answers[Int(choice.answer)].id))
        }),
      "finalStack": names(run.state.stack),
      "finalItems": names(run.state.items),
    ]
  }

  private func names(_ list: ScreenList) -> JSONOutput {
    .array(list.screens.map { .string(subject.fixture.scenario.name(of: $0)) })
  }

  private func event(_ event: TraceEvent) -> JSONOutput {
    var members: [JSONOutput.Member] = [
      .init("time", .integer(Int(event.time))),
      .init("intent", .integer(Int(event.intent))),
      .init("actor", .string(event.actor.word)),
      .init("kind", .string(EventPhrase.identifier(of: event.kind))),
      .init("words", .string(EventPhrase(subject.fixture.scenario).words(for: event.kind))),
    ]
    if case .readSwitch(let index, let answer) = event.kind {
      let behaviourSwitch = BehaviourSwitch.all[Int(index)]
      let (certainty, ids) = subject.evidence(behaviourSwitch)
      members += [
        .init("switch", .string(behaviourSwitch.id)),
        .init("answer", .string(behaviourSwitch.answers[Int(answer)].id)),
        .init("certainty", .string(certainty.id)),
        .init("evidence", .array(ids.map(JSONOutput.string))),
      ]
    }
    members += [.init("stack", names(event.stack)), .init("items", names(event.items))]
    return .object(members)
  }

  private static func finding(_ finding: HazardFinding) -> JSONOutput {
    [
      "hazard": .string(finding.kind.code), "signature": .string(finding.signature),
      "firstEvent": .integer(finding.firstEvent), "secondEvent": .integer(finding.secondEvent),
      "isFromProbe": .boolean(finding.isFromProbe),
    ]
  }
}
