/// The number of bytes of the UTF-8 sequence at an index, nil where it is malformed.
///
/// Overlong forms, surrogates and values above U+10FFFF are malformed.
func lengthOfScalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let lead = bytes[index]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if lead == 0xE0 { second = 0xA0...0xBF }
    if lead == 0xED { second = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if lead == 0xF0 { second = 0x90...0xBF }
    if lead == 0xF4 { second = 0x80...0x8F }
  default: return nil
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
  let rest = bytes[(index + 2)..<(index + length)]
  return rest.allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
}
