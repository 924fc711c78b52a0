import PositionedJSON
import Testing

@Suite struct JSONMemberTests {
  @Test func knowsWhereKeyAndValueStart() throws {
    let object = try document(#"{"ä": 1, "\u0062" :  [2]}"#).cursor.object()
    #expect(object.members.map(\.key) == ["ä", "b"])
    #expect(object.members.map(\.keyOffset) == [1, 10])
    #expect(object.members.map(\.value.offset) == [7, 22])
  }
}
