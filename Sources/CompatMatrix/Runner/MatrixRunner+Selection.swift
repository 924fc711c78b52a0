import Hazards
import NavigationModel
import Platforms

extension MatrixRunner {
  /// Makes a runner for the columns of a selection, under the labels that the selection gives.
  public init(
    fixtures: [Fixture], interceptors: [any BackInterceptor], selection: PlatformSelection,
    rules: [HazardRule] = HazardRule.all
  ) {
    let choices = selection.choices
    self.init(
      fixtures: fixtures, interceptors: interceptors,
      platforms: choices.map { NamedPlatform(id: $0.label, platform: $0.platform) }, rules: rules,
      platformTitles: Dictionary(
        choices.map { ($0.label, $0.title) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension PlatformSelection.Choice {
  /// The column's name for people.
  public var title: String {
    guard let first = covers.first, let last = covers.last, covers.count > 1 else {
      return platform.title
    }
    return label.hasSuffix("+") ? "\(first.title) and later" : "\(first.title) to \(last.title)"
  }
}

extension PlatformSelection {
  /// The column that each label is known by in baselines.
  public var columnsByLabel: [String: String] {
    Dictionary(choices.map { ($0.label, $0.columnID) }, uniquingKeysWith: { first, _ in first })
  }

  /// The platforms and columns of a catalog that the selection leaves out.
  public func leftOut(of catalog: PlatformCatalog) -> Set<String> {
    let chosen = Set(choices.map(\.columnID) + choices.map(\.label))
    return Set(catalog.allColumns.map(\.id) + catalog.platforms.map(\.id)).subtracting(chosen)
  }
}

extension PlatformCatalog {
  /// The digest that reports and baselines carry: over switch ids and the bundled platforms' ids.
  public var digest: String {
    PlatformDigest(platformIDs: platforms.filter(\.isBundled).map(\.id)).description
  }
}
