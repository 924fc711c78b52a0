import NavigationModel
import PositionedJSON
import Testing

@testable import Rendering

@Suite struct TimelineJSONTests {
  private func timeline(of subject: TimelineSubject) throws -> JSONCursor {
    let text = Timeline.json([subject])
    let document = try JSONDocument(reading: Array(text.utf8), file: "t")
    var object = try document.cursor.object()
    return try #require(try object.required("timelines").array().first)
  }

  @Test func namesTheRun() throws {
    let subject = try Samples.subject(platform: "13.0")
    var object = try timeline(of: subject).object()
    #expect(try object.required("fixture").string() == "double-tap")
    #expect(try object.required("interceptor").string() == "count-guard-return-answer")
    #expect(try object.required("platform").string() == "13.0")
    #expect(try object.required("platformTitle").string() == "iOS 13.0")
    #expect(try object.required("end").string() == "settled")
    #expect(try object.required("probeStart").integer() == subject.run.probeStart)
  }

  @Test func keepsEveryEvent() throws {
    let subject = try Samples.subject(platform: "13.0")
    var object = try timeline(of: subject).object()
    let events = try object.required("events").array()
    #expect(events.count == subject.run.events.count)
    for (cursor, event) in zip(events, subject.run.events) {
      var object = try cursor.object()
      #expect(try object.required("time").integer() == Int(event.time))
      #expect(try object.required("intent").integer() == Int(event.intent))
      #expect(try object.required("actor").string() == event.actor.word)
      #expect(try object.required("kind").string() == EventPhrase.identifier(of: event.kind))
      #expect(try object.required("stack").array().count == event.stack.count)
      #expect(try object.required("items").array().count == event.items.count)
    }
  }

  @Test func tellsWhatBacksASwitch() throws {
    var object = try timeline(of: try Samples.subject(platform: "13.0")).object()
    let read = try object.required("events").array().first { cursor in
      var event = try cursor.object()
      return try event.required("kind").string() == "readSwitch"
    }
    var event = try #require(read).object()
    #expect(try event.required("switch").string() == "tap.asks")
    #expect(try event.required("answer").string() == "intact")
    #expect(try event.required("certainty").string() == "known")
    #expect(try event.required("evidence").array().first?.string() == "B-3")
  }

  @Test func keepsFindingsAndChoices() throws {
    let subject = try Samples.subject(platform: "13.0")
    var object = try timeline(of: subject).object()
    let findings = try object.required("findings").array()
    #expect(findings.count == subject.run.findings.count)
    for (cursor, finding) in zip(findings, subject.run.findings) {
      var object = try cursor.object()
      #expect(try object.required("hazard").string() == finding.kind.code)
      #expect(try object.required("signature").string() == finding.signature)
      #expect(try object.required("firstEvent").integer() == finding.firstEvent)
      #expect(try object.required("secondEvent").integer() == finding.secondEvent)
      #expect(try object.required("isFromProbe").boolean() == finding.isFromProbe)
    }
    let choices = try object.required("choices").object()
    #expect(
      choices.members.map(\.key)
        == subject.run.answers.choices.map { BehaviourSwitch.all[$0.switchIndex].id })
    #expect(try object.required("finalStack").array().map { try $0.string() } == ["A"])
    #expect(try object.required("finalItems").array().map { try $0.string() } == ["A"])
  }

  @Test func writesNoRuns() {
    #expect(Timeline.json([]) == "{\n  \"formatVersion\": 1,\n  \"timelines\": []\n}\n")
  }
}
