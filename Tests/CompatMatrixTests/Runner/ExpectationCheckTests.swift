import Interceptors
import NavigationModel
import Testing

@testable import CompatMatrix

@Suite struct ExpectationCheckTests {
  private func codes(_ expect: String, _ interceptor: any BackInterceptor = AnswerOnly()) throws
    -> [String]
  {
    let fixture = try fixture(events: #"{"tap": "back"}"#, more: #""expect": \#(expect)"#)
    return try cell(fixture, interceptor, SheetPlatform("18")).signatures.map(\.signature)
  }

  @Test(arguments: [
    #"{">=18": {"stack": ["A", "B"], "items": ["A", "B"], "asks": 1}}"#,
    #"{"<18": {"stack": ["A"]}}"#,
    #"{"26": {"asks": 7}}"#,
  ])
  func holds(expect: String) throws {
    #expect(try codes(expect) == [])
  }

  @Test(arguments: [
    (#"{"18": {"stack": ["A"]}}"#, ["XP stack"]),
    (#"{"18": {"items": ["A"]}}"#, ["XP items"]),
    (#"{"18": {"asks": 2}}"#, ["XP asks"]),
    (#"{"18": {"asks": 2}, ">=13": {"stack": ["A"]}}"#, ["XP asks", "XP stack"]),
  ])
  func misses(expect: String, signatures: [String]) throws {
    #expect(try codes(expect) == signatures)
  }

  @Test func isNotJudgedWhereTheRunDidNotSettle() throws {
    let fixture = try fixture(
      events: #"{"tap": "back"}"#, more: #""expect": {"18": {"asks": 9}}"#)
    #expect(try cell(fixture, TimerForEver(), SheetPlatform("18")).verdict == .error)
  }
}
