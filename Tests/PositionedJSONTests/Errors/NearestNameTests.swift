import Testing

@testable import PositionedJSON

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("tpa", "tap"), ("taap", "tap"), ("taps", "tap"), ("TAP", "tap"), ("setle", "settle"),
      ("expcet", "expect"), ("plattform", "platform"), ("hiddenBra", "hiddenBar"),
    ])
  func suggests(_ misspelt: String, _ meant: String) {
    let names = ["at", "settle", "expect", "tap", "platform", "hiddenBar"]
    #expect(nearest(to: misspelt, in: names) == meant)
  }

  @Test(arguments: ["", "x", "completely", "swipe", "settlement of accounts"])
  func suggestsNothingForWhatIsFarAway(_ text: String) {
    #expect(nearest(to: text, in: ["settle", "tap", "y"]) == nil)
  }

  @Test(
    arguments: [
      ("setxy", "settl", false), ("setty", "settl", true), ("settxy", "settle", true),
      ("sexxyy", "settle", false), ("ab", "ac", true), ("a", "b", false),
    ])
  func allowsOneEditForThreeCharacters(_ misspelt: String, _ name: String, _ isNear: Bool) {
    #expect(nearest(to: misspelt, in: [name]) == (isNear ? name : nil))
  }

  @Test func suggestsNothingWithoutCandidates() {
    #expect(nearest(to: "tap", in: []) == nil)
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(nearest(to: "bat", in: ["hat", "cat"]) == "hat")
  }

  @Test func theNearestWinsOverTheFirst() {
    #expect(nearest(to: "platfrom", in: ["platformer", "platform"]) == "platform")
  }

  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "acb", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "badc", 2),
    ])
  func countsEdits(_ left: String, _ right: String, _ edits: Int) {
    #expect(editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == edits)
    #expect(editDistance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == edits)
  }

  @Test func hostileLengthsCostLittle() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearest(to: long, in: [long + "b"]) == long + "b")
  }
}
