/// How well an answer to a behaviour switch is backed by public evidence.
public enum Certainty: UInt8, Comparable, CaseIterable, Sendable {
  /// A seed, Apple, a probe or two independent maintainers say so.
  case known
  /// One uncontested witness says so, or an inference.
  case assumed
  /// An open question names it: every candidate is run.
  case unknown

  /// The certainty's identifier, as files and reports spell it.
  public var id: String { "\(self)" }

  /// Orders certainties from the strongest to the weakest.
  public static func < (left: Certainty, right: Certainty) -> Bool {
    left.rawValue < right.rawValue
  }
}
