import PositionedJSON
import Testing

@Suite struct JSONArrayCursorTests {
  private func array(_ text: String) throws -> JSONArrayCursor { try document(text).cursor.array() }

  @Test func keepsTheOrder() throws {
    #expect(try array("[3, 1, 2]").map { try $0.integer() } == [3, 1, 2])
    #expect(try array("[3, 1, 2]").reversed().map { try $0.integer() } == [2, 1, 3])
  }

  @Test func knowsItsBounds() throws {
    let empty = try array("[]")
    #expect(empty.isEmpty)
    #expect(empty.first?.value == nil)
    let one = try array("[true]")
    #expect(one.startIndex == 0)
    #expect(one.endIndex == 1)
    #expect(one.count == 1)
  }

  @Test func eachElementKnowsItsPlace() throws {
    let places = try array("[\n  [],\n  {}\n]").map(\.location.description)
    #expect(places == ["input.json:2:3: $[0]", "input.json:3:3: $[1]"])
  }
}
