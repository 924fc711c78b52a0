import PositionedJSON
import Testing

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("1234567890", 1_234_567_890),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ])
  func readsWholeNumbers(_ text: String, _ expected: Int) throws {
    guard case .integer(let number) = try document(text).root.kind else {
      Issue.record("\(text) is no integer")
      return
    }
    #expect(number == expected)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("-0.5", -0.5), ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5), ("0e0", 0),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("1e-999", 0),
      ("36893488147419103232.0", 36_893_488_147_419_103_232),
    ])
  func readsNumbersWithFractionOrExponent(_ text: String, _ expected: Double) throws {
    guard case .number(let number) = try document(text).root.kind else {
      Issue.record("\(text) is no floating-point number")
      return
    }
    #expect(number == expected)
  }

  @Test(
    arguments: [
      ("01", "1:1: $: found 01, expected a number without leading zeros"),
      ("-007", "1:1: $: found -007, expected a number without leading zeros"),
      ("[00.5]", "1:2: $[0]: found 00, expected a number without leading zeros"),
      ("-", "1:2: $: found the end of the file, expected a digit after the minus sign"),
      ("-a", "1:2: $: found \"a\", expected a digit after the minus sign"),
      ("1.", "1:3: $: found the end of the file, expected a digit after the decimal point"),
      ("[1.]", "1:4: $[0]: found \"]\", expected a digit after the decimal point"),
      ("1e", "1:3: $: found the end of the file, expected a digit in the exponent"),
      ("1e+", "1:4: $: found the end of the file, expected a digit in the exponent"),
      (".5", "1:1: $: found \".\", expected a value"),
      ("+1", "1:1: $: found \"+\", expected a value"),
      ("0x10", "1:2: $: found \"x10\", expected the end of the file"),
      ("1_000", "1:2: $: found \"_\", expected the end of the file"),
    ])
  func refuses(_ text: String, _ line: String) {
    #expect(readingError(of: text) == "input.json:" + line)
  }

  @Test(
    arguments: [
      "9223372036854775808", "-9223372036854775809", "18446744073709551616",
      "99999999999999999999999",
    ])
  func refusesWholeNumbersOutOfRange(_ text: String) {
    #expect(
      readingError(of: text) == "input.json:1:1: $: found \(text), expected an integer from"
        + " -9223372036854775808 to 9223372036854775807")
  }

  @Test(arguments: ["1e309", "-1e309", "1.5e99999999999999999999"])
  func refusesMagnitudesOutOfRange(_ text: String) {
    #expect(
      readingError(of: text) == "input.json:1:1: $: found \(text), expected a number of magnitude"
        + " at most 1.7976931348623157e+308")
  }

  @Test func cutsALongNumberInTheMessage() {
    let error = readingError(of: String(repeating: "9", count: 5000))
    #expect(error.contains("found " + String(repeating: "9", count: 37) + "…, expected"))
  }
}
