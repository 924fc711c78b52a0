import NavigationModel
import Testing

@Suite struct ScreenTests {
  @Test func absentScreenDoesNotExist() {
    #expect(!Screen.none.exists)
    #expect((0..<16).allSatisfy { Screen($0).exists })
    #expect(Screen(3).index == 3)
  }
}
