import Platforms

/// The data that comes with the package, read once for all tests.
enum Bundled {
  private static let catalogResult = Result { try PlatformCatalog.bundled() }
  private static let evidenceResult = Result { try EvidenceIndex.bundled() }

  static var catalog: PlatformCatalog {
    get throws { try catalogResult.get() }
  }

  static var evidence: EvidenceIndex {
    get throws { try evidenceResult.get() }
  }
}
