/// How bad a kind of hazard is for the person who uses the app.
public enum HazardSeverity: UInt8, CaseIterable, Sendable, Comparable {
  /// Something looks or behaves oddly and can be lived with.
  case minor
  /// The person ends up in the wrong place, loses work or sees a corrupted bar.
  case serious
  /// The app crashes or reacts no more.
  case critical

  /// The word for the severity in reports.
  public var word: String { "\(self)" }

  /// Orders severities from the mildest to the worst.
  public static func < (left: HazardSeverity, right: HazardSeverity) -> Bool {
    left.rawValue < right.rawValue
  }
}
