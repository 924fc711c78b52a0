/// Options of which at most one may be given.
public struct ExclusionDescription: Hashable, Sendable {
  /// The long names of the options without dashes.
  public let options: [String]
  /// Why they exclude each other, added to the error; nil where it is plain.
  public let reason: String?

  /// Makes an exclusion.
  public init(_ options: [String], reason: String? = nil) {
    self.options = options
    self.reason = reason
  }
}
