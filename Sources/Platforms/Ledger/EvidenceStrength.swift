/// What kind of witness a row of evidence is.
public enum EvidenceStrength: String, CaseIterable, Sendable {
  /// One of the seed documents.
  case seed
  /// Apple's documentation, sessions or public header comments.
  case apple
  /// A measured run on real UIKit.
  case probe
  /// A comment or version branch by the maintainer of a library in use.
  case maintainer
  /// Behaviour implied by shipped code without a comment.
  case code
  /// An issue, a review remark or a page by one person.
  case report
  /// A method name in a public header dump, which proves only that it exists.
  case name
  /// The comment of somebody who wrote UIKit's behaviour anew.
  case reimplementation
  /// A conclusion from other rows.
  case inference
  /// Nothing was found after searching.
  case absence

  /// Whether one such witness alone makes an answer known.
  public var suffices: Bool {
    switch self {
    case .seed, .apple, .probe: true
    case .maintainer, .code, .report, .name, .reimplementation, .inference, .absence: false
    }
  }
}
