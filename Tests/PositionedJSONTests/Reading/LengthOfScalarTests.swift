import Testing

@testable import PositionedJSON

@Suite struct LengthOfScalarTests {
  private func length(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { lengthOfScalar(at: 0, in: $0) }
  }

  @Test func everyScalarHasTheLengthOfItsEncoding() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      if length(bytes) != bytes.count { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func everySequenceOfThreeBytesAgreesWithTheStandardLibrary() {
    // Each class of bytes by its edges: that is where a rule can be off by one.
    let edges: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in edges {
      for second in edges {
        for third in edges {
          for fourth in edges {
            let bytes = [first, second, third, fourth]
            var decoder = UTF8()
            var iterator = bytes.makeIterator()
            let expected: Int? =
              switch decoder.decode(&iterator) {
              case .scalarValue(let scalar): UTF8.width(scalar)
              case .emptyInput, .error: nil
              }
            if length(bytes) != expected { Issue.record("\(bytes)") }
          }
        }
      }
    }
  }

  @Test(arguments: [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0xA7]] as [[UInt8]])
  func aSequenceCutByTheEndIsMalformed(_ bytes: [UInt8]) {
    #expect(length(bytes) == nil)
  }
}
