import Testing

@testable import PositionedJSON

@Suite struct KeyIndexTests {
  private func member(_ key: String) -> JSONMember {
    JSONMember(key: key, keyStart: 0, value: JSONValue(.null, start: 0))
  }

  @Test(arguments: [1, 2, 15, 16, 17, 18, 33, 100])
  func findsEachEarlierKey(_ count: Int) {
    for repeated in 0..<count {
      var index = KeyIndex()
      var members: [JSONMember] = []
      for position in 0..<count {
        #expect(index.insert("key\(position)", beside: members[...]) == nil)
        members.append(member("key\(position)"))
      }
      #expect(index.insert("key\(repeated)", beside: members[...]) == repeated)
    }
  }

  @Test func countsFromTheStartOfItsOwnObject() {
    let members = ["outer", "a", "b"].map(member)
    var index = KeyIndex()
    #expect(index.insert("outer", beside: members[1...]) == nil)
    #expect(index.insert("b", beside: members[1...]) == 1)
  }
}
