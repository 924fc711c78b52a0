import CompatMatrix
import Hazards
import NavigationModel

/// Turns a run into the lines of a timeline.
struct TimelineEntries {
  let subject: TimelineSubject
  let isVerbose: Bool
  private let phrase: EventPhrase

  init(_ subject: TimelineSubject, isVerbose: Bool) {
    self.subject = subject
    self.isVerbose = isVerbose
    phrase = EventPhrase(subject.fixture.scenario)
  }

  /// The lines in order, life-cycle callbacks in a row put together unless verbose.
  var entries: [TimelineEntry] {
    var entries: [TimelineEntry] = []
    var lastState = ""
    var causedHazards = hazardsByEvent
    var place = 0
    let events = subject.run.events
    while place < events.count {
      let event = events[place]
      let next = isVerbose ? place + 1 : endOfCallbacks(from: place)
      let words =
        next == place + 1
        ? Self.message(event.kind) ?? phrase.words(for: event.kind)
        : events[place..<next].map { phrase.words(for: $0.kind) }.joined(separator: ", ")
      let last = events[next - 1]
      let state = StateText(scenario: subject.fixture.scenario)
        .text(stack: last.stack, items: last.items)
      let role = Self.role(of: event.kind)
      let read = switchRead(event.kind)
      let showsState = role == .event && state != lastState
      var entry = TimelineEntry(
        role: role, time: role == .switchRead ? nil : event.time,
        actor: actor(of: event), words: read?.words ?? words,
        state: showsState ? state : "", evidence: read?.evidence ?? [])
      entry.isProbe = place >= subject.run.probeStart
      if showsState { lastState = state }
      for index in place..<next {
        entry.hazards += causedHazards.removeValue(forKey: index) ?? []
      }
      entries.append(entry)
      place = next
    }
    return entries
  }

  /// The codes of the hazards that became certain at each event.
  private var hazardsByEvent: [Int: [String]] {
    var result: [Int: [String]] = [:]
    for finding in subject.run.findings {
      let codes = result[finding.secondEvent] ?? []
      if !codes.contains(finding.kind.code) {
        result[finding.secondEvent] = codes + [finding.kind.code]
      }
    }
    return result
  }

  private func endOfCallbacks(from place: Int) -> Int {
    let events = subject.run.events
    var end = place
    while end < events.count, case .lifecycle = events[end].kind,
      events[end].time == events[place].time, events[end].actor == events[place].actor,
      events[end].stack == events[place].stack, events[end].items == events[place].items
    {
      end += 1
    }
    return max(end, place + 1)
  }

  /// Who is shown: UIKit for what it does inside somebody's call.
  private func actor(of event: TraceEvent) -> String {
    switch event.kind {
    case .settled, .probeBegan: ""
    case .answered: (subject.interceptor.attachment == .none ? Actor.uikit : .interceptor).word
    case .asked, .itemsChanged, .itemKept, .deferred, .swallowed, .dropped, .interrupted,
      .itemPopDeferred, .itemPopSwallowed, .nested, .transitionBegan, .transitionEnded,
      .indicatorDimmed, .indicatorReplaced, .froze:
      Actor.uikit.word
    default: event.actor.word
    }
  }

  /// What UIKit logs or raises, verbatim.
  private static func message(_ kind: TraceKind) -> String? {
    switch kind {
    case .logged(let message): message.text
    case .raised(let exception): exception.text
    default: nil
    }
  }

  private static func role(of kind: TraceKind) -> TimelineEntry.Role {
    switch kind {
    case .readSwitch: .switchRead
    case .logged: .log
    case .raised: .exception
    case .probeBegan: .heading
    default: .event
    }
  }

  /// A switch with the answer taken, how well it is backed, and by what.
  private func switchRead(_ kind: TraceKind) -> (words: String, evidence: [String])? {
    guard case .readSwitch(let index, let answer) = kind else { return nil }
    let behaviourSwitch = BehaviourSwitch.all[Int(index)]
    let (certainty, ids) = subject.evidence(behaviourSwitch)
    var text = "\(behaviourSwitch.id) = \(behaviourSwitch.answers[Int(answer)].id), \(certainty.id)"
    if let choice = subject.run.answers.choices.first(where: { $0.switchIndex == Int(index) }) {
      text += ", answer \(choice.candidate + 1) of \(choice.candidateCount)"
    }
    return (text, ids)
  }
}
