/// A release number of the operating system or of an SDK, for example 13.4.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the dot.
  public let major: Int
  /// The number after the dot, 0 where none is written.
  public let minor: Int

  /// Makes a version from its two numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `13` or `13.4`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let major = Int(parts[0])
    else { return nil }
    guard parts.count == 2 else {
      self.init(major)
      return
    }
    guard let minor = Int(parts[1]) else { return nil }
    self.init(major, minor)
  }

  /// The version with its minor number, for example `13.0`.
  public var description: String { "\(major).\(minor)" }

  /// Orders versions by major, then minor number.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
