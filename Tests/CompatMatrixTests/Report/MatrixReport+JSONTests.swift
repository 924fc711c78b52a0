import Interceptors
import NavigationModel
import PositionedJSON
import Testing

@testable import CompatMatrix

@Suite struct MatrixReportJSONTests {
  private func failure(_ text: String) -> String {
    do {
      _ = try MatrixReport(reading: Array(text.utf8), file: "r.json")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func text(_ report: MatrixReport) -> String { JSONText.canonical(report.json) }

  @Test func readsBackWhatItWrites() throws {
    let report = MatrixRunner(
      fixtures: [try bundled("tap-allow"), try bundled("menu-one-level-veto")],
      interceptors: [NoInterceptor(), AnswerOnly()],
      platforms: [
        try SheetPlatform("12").with(MenuRoute.none),
        try SheetPlatform("18").opening(TapAllowedPopsController.self), try SheetPlatform("26"),
      ]
    ).run(digest: "abc")
    let verdicts = Set(report.cells.map(\.verdict))
    #expect(verdicts.isSuperset(of: [.clean, .hazard, .depends, .unsupported]))
    let again = try MatrixReport(reading: Array(text(report).utf8), file: "r.json")
    #expect(again == report)
    #expect(text(again) == text(report))
  }

  @Test func writesEveryKeyOfACell() {
    let cell = MatrixCell(
      fixture: "f", interceptor: "i", platform: "p", verdict: .depends, hazards: ["NT"],
      conditionalHazards: ["DS"], inherent: ["FZ"], limits: ["BY"], dependsOn: ["s"],
      certainty: "unknown",
      signatures: [CellSignature(hazard: "DS", signature: "DS x", isConditional: true)],
      outcomes: [
        CellOutcome(
          answers: [.init(behaviourSwitch: "s", answer: "a")], hazards: ["DS", "NT"],
          finalStack: ["A"], finalItems: ["M", "A"])
      ], reason: "why")
    #expect(
      JSONText.compact(cell.json) == """
        {"fixture":"f","interceptor":"i","platform":"p","verdict":"depends","hazards":["NT"],\
        "conditionalHazards":["DS"],"inherent":["FZ"],"limits":["BY"],"dependsOn":["s"],\
        "certainty":"unknown","signatures":[{"hazard":"DS","signature":"DS x","conditional":true}],\
        "outcomes":[{"answers":{"s":"a"},"hazards":["DS","NT"],"finalStack":["A"],\
        "finalItems":["M","A"]}],"reason":"why"}
        """)
  }

  @Test func leavesTheReasonOutWhereThereIsNone() {
    #expect(!JSONText.compact(madeCell().json).contains("reason"))
  }

  @Test func refusesAnotherFormatVersion() {
    let other = text(madeReport([])).replacing("\"formatVersion\": 1", with: "\"formatVersion\": 2")
    #expect(
      failure(other) == "r.json:2:20: $.formatVersion: found 2, expected format version 1")
  }

  @Test(arguments: [
    "digest", "platforms", "interceptors", "fixtures", "cells", "summary", "formatVersion",
  ])
  func demands(key: String) {
    let other = text(madeReport([madeCell()])).replacing("\"\(key)\":", with: "\"x\(key)\":")
    #expect(failure(other).contains("found an object without \"\(key)\""))
  }

  @Test func refusesUnknownKeysAndWords() {
    let good = text(madeReport([madeCell()]))
    #expect(failure(good) == "no error")
    #expect(
      failure(good.replacing("\"limits\"", with: "\"limit\"")).contains(
        "expected the key \"limits\""))
    #expect(
      failure(good.replacing("\"clean\"", with: "\"cleen\"")).contains("did you mean \"clean\"?"))
    #expect(failure(good.replacing("\"known\",", with: "\"sure\",")).contains("found \"sure\""))
    #expect(failure("[]").contains("expected an object"))
  }
}
