import NavigationModel
import Testing

@Suite struct TraceEventTests {
  @Test func eventsShowWhatTheyLeaveBehind() {
    let trial = Trial(.allowing, on: .modern, outer: "P", [.tap(at: 20)])
    let change = trial.events.first { if case .stackChanged = $0.kind { true } else { false } }
    #expect(change?.time == 20)
    #expect(change?.intent == 1)
    #expect(change?.stack.names == "AB")
    #expect(change?.items.names == "PABC")
  }
}
