/// One row of public evidence: what somebody observed, or a question that nobody has settled.
public struct EvidenceRow: Hashable, Sendable {
  /// What a row is.
  public enum Kind: String, Sendable {
    /// A statement about UIKit.
    case fact
    /// An open question.
    case question
  }

  /// The row's identifier, for example `PP-05`.
  public let id: String
  /// Whether the row states or asks.
  public let kind: Kind
  /// The group that the row belongs to, for example `programmatic-pops`.
  public let topic: String
  /// What it says, in one sentence.
  public let statement: String
  /// The releases that it speaks of, nil where it speaks of none.
  public let releases: ReleaseRange?
  /// The range as the file spells it, nil where there is none.
  public let releasesText: String?
  /// The kinds of witness, empty for a question.
  public let strength: [EvidenceStrength]
  /// The independent code bases whose authors vouch for it.
  public let codeBases: [String]
  /// Where it comes from, empty for a question.
  public let source: String
  /// Whether the row itself says that something is left open.
  public let isOpen: Bool
  /// Whether the row says that something is new where its range begins.
  ///
  /// Such a row is a witness for the releases before as well.
  public let introduces: Bool

  /// Makes a row from its parts.
  public init(
    id: String, kind: Kind, topic: String, statement: String, releases: ReleaseRange? = nil,
    releasesText: String? = nil, strength: [EvidenceStrength] = [], codeBases: [String] = [],
    source: String = "", isOpen: Bool = false, introduces: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.topic = topic
    self.statement = statement
    self.releases = releases
    self.releasesText = releasesText
    self.strength = strength
    self.codeBases = codeBases
    self.source = source
    self.isOpen = isOpen
    self.introduces = introduces
  }

  /// Whether the row names something that is not settled.
  public var namesOpenQuestion: Bool { kind == .question || isOpen }

  /// Whether the row is a witness for some release of a range.
  public func speaks(of range: ReleaseRange) -> Bool {
    guard let releases else { return false }
    let reach = introduces ? ReleaseRange(from: nil, before: releases.before) : releases
    return reach.overlaps(range)
  }
}
