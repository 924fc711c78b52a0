import NavigationModel
import Testing

@Suite struct ScreenSetTests {
  @Test func everyScreenHasItsOwnBit() {
    for index in 0..<ScreenList.capacity {
      let set = ScreenSet(Screen(index))
      #expect(set.count == 1)
      #expect(set.screens == [Screen(index)])
      #expect((0..<16).filter { set.contains(Screen($0)) } == [index])
    }
  }

  @Test func absentScreenIsInNoSet() {
    #expect(ScreenSet(.none).isEmpty)
    #expect(!ScreenSet(rawValue: .max).contains(.none))
  }
}
