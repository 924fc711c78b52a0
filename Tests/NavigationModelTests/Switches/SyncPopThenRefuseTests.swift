import NavigationModel
import Testing

@Suite struct SyncPopThenRefuseTests {
  private let popping = TestInterceptor(ask: { item, navigation in
    guard navigation.topViewController == item else { return true }
    navigation.popViewController(animated: true)
    return false
  })

  @Test(arguments: [(SyncPopThenRefuse.tolerated, "AB/AB"), (.itemStays, "AB/ABC")])
  func popInsideTheAsk(_ answer: SyncPopThenRefuse, _ expected: String) {
    #expect(Trial(popping, on: .old.with(answer), [.tap]).outcome == expected)
    #expect(Trial(popping, on: .modern.with(answer), [.tap]).outcome == expected)
  }

  @Test(arguments: [(SyncPopThenRefuse.tolerated, []), (.itemStays, ["0 kept C"])])
  func traceSaysThatTheItemStays(_ answer: SyncPopThenRefuse, _ expected: [String]) {
    #expect(Trial(popping, on: .modern.with(answer), [.tap]).log("kept") == expected)
  }
}
