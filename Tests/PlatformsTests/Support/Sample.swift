import NavigationModel
import PositionedJSON

@testable import Platforms

/// Small platforms and evidence that tests build their cases from.
enum Sample {
  /// One row of each kind that the rules tell apart.
  static let evidence = EvidenceIndex(rows: [
    fact("SEED-ALL", "..", [.seed]),
    fact("SEED-OLD", "..12", [.seed]),
    fact("SEED-NEW", "13..", [.seed]),
    fact("APPLE-16", "16..", [.apple], introduces: true),
    fact("MAINT-A", "..", [.maintainer], codeBases: ["Alpha"]),
    fact("MAINT-A2", "..", [.maintainer], codeBases: ["Alpha"]),
    fact("MAINT-B", "..", [.maintainer], codeBases: ["Beta"]),
    fact("MAINT-B-OLD", "..12", [.maintainer], codeBases: ["Beta"]),
    fact("REPORT", "..", [.report]),
    fact("OPEN", "..", [.inference], isOpen: true),
    EvidenceRow(
      id: "Q-1", kind: .question, topic: "questions", statement: "Is it so?",
      releases: ReleaseRange(".."), releasesText: ".."),
  ])

  static func fact(
    _ id: String, _ range: String, _ strength: [EvidenceStrength], codeBases: [String] = [],
    isOpen: Bool = false, introduces: Bool = false
  ) -> EvidenceRow {
    EvidenceRow(
      id: id, kind: .fact, topic: "sample", statement: "It is so.",
      releases: ReleaseRange(range), releasesText: range, strength: strength,
      codeBases: codeBases, source: "sample", isOpen: isOpen, introduces: introduces)
  }

  /// The switch with an id; a misspelt one is reported by a failing requirement of its caller.
  static func named(_ id: String) -> BehaviourSwitch {
    BehaviourSwitch.named(id) ?? BehaviourSwitch.all[0]
  }

  static func entry(
    _ switchID: String, _ candidates: [UInt8] = [0], _ certainty: Certainty = .assumed,
    _ evidence: [String] = [], note: String? = nil
  ) -> PlatformFile.Entry {
    PlatformFile.Entry(
      named(switchID),
      PlatformAnswer(
        candidates: candidates, certainty: certainty, evidence: evidence, note: note))
  }

  /// A root that answers every switch with its first answer, assumed.
  static func root(
    id: String = "12", os: SystemVersion = SystemVersion(12), column: String? = nil,
    replacing entries: [PlatformFile.Entry] = []
  ) -> PlatformFile {
    let plain = PlatformFile(
      id: id, title: "Root", os: os, column: column,
      entries: BehaviourSwitch.all.map {
        PlatformFile.Entry($0, PlatformAnswer(candidates: [0], certainty: .assumed, evidence: []))
      })
    return entries.reduce(plain) { $0.replacing($1) }
  }

  static func heir(
    _ id: String, os: SystemVersion, sdk: SystemVersion? = nil, of parent: String,
    column: String? = nil, _ entries: [PlatformFile.Entry] = []
  ) -> PlatformFile {
    PlatformFile(
      id: id, title: id, os: os, sdk: sdk, mirrors: parent, column: column, entries: entries)
  }

  /// A root 12 and its heir 13.0 with the given entries.
  static func pair(
    root entries: [PlatformFile.Entry] = [], heir others: [PlatformFile.Entry] = []
  ) throws -> PlatformCatalog {
    try PlatformCatalog(files: [
      root(replacing: entries), heir("13.0", os: SystemVersion(13), of: "12", others),
    ])
  }

  /// The findings of one rule, as `platform switch` pairs.
  static func findings(
    _ rule: some PlatformLintRule, in catalog: PlatformCatalog,
    evidence: EvidenceIndex = Sample.evidence
  ) -> [String] {
    rule.findings(in: LintSubject(catalog: catalog, evidence: evidence)).map { finding in
      finding.platformID + (finding.switchID.map { " " + $0 } ?? "")
    }
  }

  static func document(_ text: String, file: String = "p.json") throws -> JSONDocument {
    try JSONDocument(reading: Array(text.utf8), file: file)
  }

  /// The description of the error that a call throws, empty if it throws none.
  static func error(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
