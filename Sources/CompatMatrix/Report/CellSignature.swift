/// A hazard of a cell with the signature by which it is recognised elsewhere.
public struct CellSignature: Hashable, Sendable, Comparable {
  /// The code of the hazard kind.
  public let hazard: String
  /// The normalised cause.
  public let signature: String
  /// Whether it shows under some answers only.
  public let isConditional: Bool

  /// Makes a signature.
  public init(hazard: String, signature: String, isConditional: Bool) {
    self.hazard = hazard
    self.signature = signature
    self.isConditional = isConditional
  }

  /// Orders by hazard, then signature.
  public static func < (left: CellSignature, right: CellSignature) -> Bool {
    (left.hazard, left.signature) < (right.hazard, right.signature)
  }
}
