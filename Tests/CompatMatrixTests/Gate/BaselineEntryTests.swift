import Testing

@testable import CompatMatrix

@Suite struct BaselineEntryTests {
  @Test func keysAreOrderedByInterceptorFirst() {
    let keys = [
      madeKey("DS a", fixture: "a", interceptor: "a"),
      madeKey("DS a", fixture: "b", interceptor: "a"),
      madeKey("DS a", fixture: "b", interceptor: "a", platform: "q"),
      madeKey("DS b", fixture: "b", interceptor: "a", platform: "q"),
      madeKey("NT a", fixture: "b", interceptor: "a", platform: "q"),
      madeKey("DS a", fixture: "a", interceptor: "b"),
    ]
    #expect(keys.reversed().sorted() == keys)
  }
}
