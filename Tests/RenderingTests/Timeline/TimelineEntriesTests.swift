import CompatMatrix
import NavigationModel
import Testing

@testable import Rendering

@Suite struct TimelineEntriesTests {
  @Test func hasALineForEveryEventIfVerbose() throws {
    let subject = try Samples.subject(platform: "12")
    let entries = TimelineEntries(subject, isVerbose: true).entries
    #expect(entries.count == subject.run.events.count)
  }

  @Test func putsCallbacksInARowTogether() throws {
    let subject = try Samples.subject(platform: "12")
    let entries = TimelineEntries(subject, isVerbose: false).entries
    #expect(entries.contains { $0.words == "viewWillDisappear C, viewWillAppear B" })
    #expect(entries.count < subject.run.events.count)
  }

  @Test func showsTheStateWhenItChanges() throws {
    let subject = try Samples.subject(platform: "12")
    let states = TimelineEntries(subject, isVerbose: true).entries.map(\.state)
      .filter { !$0.isEmpty }
    #expect(states.first == "V3 I3 A B C")
    #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func marksTheEventsThatCausedHazards() throws {
    let subject = try Samples.subject(platform: "13.0")
    let marked = TimelineEntries(subject, isVerbose: false).entries.filter { !$0.hazards.isEmpty }
    #expect(Set(marked.flatMap(\.hazards)) == Set(subject.run.findings.map(\.kind.code)))
    #expect(marked.contains { $0.hazards.contains("2P") && $0.words == "stack: B goes" })
  }

  @Test func tellsWhatBacksASwitch() throws {
    let subject = try Samples.subject(platform: "13.0")
    let reads = TimelineEntries(subject, isVerbose: false).entries
      .filter { $0.role == .switchRead }
    let asks = try #require(reads.first { $0.words.hasPrefix("tap.asks = ") })
    #expect(asks.words == "tap.asks = intact, known")
    #expect(asks.evidence.contains("TAP-1"))
    let open = try #require(reads.first { $0.words.contains("unknown") })
    #expect(open.words.contains(", answer 1 of 2"))
  }

  @Test func letsUIKitAsk() throws {
    let subject = try Samples.subject(platform: "13.0")
    let entries = TimelineEntries(subject, isVerbose: false).entries
    #expect(entries.first { $0.words == "asks about C (tap)" }?.actor == "UIKit")
    #expect(entries.first { $0.words.hasPrefix("answers") }?.actor == "interceptor")
  }

  @Test func quotesMessagesVerbatim() throws {
    let subject = try Samples.subject(platform: "13.0", interceptor: "sync-pop-then-allow")
    let exception = try #require(
      TimelineEntries(subject, isVerbose: false).entries.first { $0.role == .exception })
    #expect(exception.words == UIKitException.allowedAfterManualPop.text)
    #expect(exception.hazards == ["EX"])
  }
}
