import NavigationModel
import Testing

@Suite struct ScreenListTests {
  @Test func listsOfEveryLengthRoundTrip() {
    for length in 0...ScreenList.capacity {
      for first in 0..<ScreenList.capacity {
        let screens = (0..<length).map { Screen((first + $0 * 7) % ScreenList.capacity) }
        let list = ScreenList(screens)
        #expect(list.screens == screens)
        #expect(list.count == length)
        #expect(list.last == (screens.last ?? .none))
        #expect(list.first == (screens.first ?? .none))
        #expect(list.nextToLast == (length < 2 ? .none : screens[length - 2]))
      }
    }
  }

  @Test func everyPrefixIsEqualToTheListMadeDirectly() {
    let all = (0..<ScreenList.capacity).map(Screen.init)
    for length in 0...ScreenList.capacity {
      let list = ScreenList(all.prefix(length))
      for kept in 0...ScreenList.capacity {
        #expect(list.prefix(kept) == ScreenList(all.prefix(min(kept, length))))
        #expect(list.dropLast(kept) == ScreenList(all.prefix(max(0, length - kept))))
      }
    }
  }

  /// Equal lists are equal bit by bit, whatever they held before.
  @Test func removedScreensLeaveNoTrace() {
    for length in 1...ScreenList.capacity {
      var list = ScreenList((0..<length).map { Screen(15 - $0) })
      list.removeLast(length)
      #expect(list == ScreenList())
      #expect(list.hashValue == ScreenList().hashValue)
    }
  }

  @Test func seventeenthScreenIsLeftOut() {
    var list = ScreenList((0..<16).map(Screen.init))
    let full = list
    list.append(a)
    #expect(list == full)
    list.append(contentsOf: full)
    #expect(list == full)
  }

  @Test func screenThatDoesNotExistIsLeftOut() {
    #expect(ScreenList([a, .none, b]).screens == [a, b])
  }

  @Test func screensAreFoundAtTheirLowestPosition() {
    let list = ScreenList([b, a, b])
    #expect(list.position(of: b) == 0)
    #expect(list.position(of: a) == 1)
    #expect(list.position(of: c) == nil)
    #expect(list.contains(a))
    #expect(!list.contains(c))
    #expect(!ScreenList().contains(a))
  }

  @Test func setsHoldWhatTheListHolds() {
    let list = ScreenList("CAB")
    #expect(list.set == ScreenSet("ABC"))
    #expect(list.set(from: 1) == ScreenSet("AB"))
    #expect(list.set(from: 3) == [])
    #expect(list.set(from: 9) == [])
  }
}
