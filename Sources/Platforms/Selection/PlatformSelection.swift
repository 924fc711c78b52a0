import NavigationModel
import PositionedJSON

/// The platforms that a run was asked for, in the order of the catalog and without duplicates.
public struct PlatformSelection: Sendable {
  /// One column of the run.
  public struct Choice: Sendable {
    /// The platform that the column runs under.
    public let platform: Platform
    /// The platforms that the column stands for, oldest first.
    public let covers: [Platform]
    /// The id of the default column that the platform belongs to, its own id if there is none.
    public let columnID: String
    /// The id to print: that of the column if all of it was chosen, else that of the platform.
    public let label: String
  }

  /// The chosen columns, oldest first, variants after their release, added platforms last.
  public let choices: [Choice]

  /// Reads a list for `--platform`; throws for an unknown id and for a term that selects nothing.
  ///
  /// A term is a platform or column id (`13.4`, `13+sdk12`, `9-10`, `26+`), a release that some
  /// platform stands for (`13.2`), a major release (`13`), a range (`12..14`, `12-14`, `13+`,
  /// `>=13`, `<13`), `default` or `all`. Commas separate terms. Ranges choose releases and merge
  /// those that make a whole column; variants and added platforms are chosen by id or `all`.
  public init(parsing text: String, in catalog: PlatformCatalog) throws(InputError) {
    let terms = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Self.trimmed($0) }
    guard !terms.contains("") else {
      throw InputError(
        location: nil,
        found: terms.count == 1 ? "an empty platform list" : "an empty term in \"\(text)\"",
        expected: "platforms separated by commas, such as \"13.0,18,26+\"")
    }
    let parser = PlatformTermParser(catalog: catalog)
    var columns: [PlatformColumn] = []
    for term in terms { columns += try parser.columns(for: term) }
    self.init(columns, in: catalog)
  }

  /// Chooses given columns; those contained in others are dropped.
  public init(_ columns: [PlatformColumn], in catalog: PlatformCatalog) {
    var kept: [PlatformColumn] = []
    for column in columns.sorted(by: { $0.platforms.count > $1.platforms.count }) {
      let ids = column.platforms.map(\.id)
      let isContained = kept.contains { other in
        ids.allSatisfy { id in other.platforms.contains { $0.id == id } }
      }
      if !isContained { kept.append(column) }
    }
    choices = catalog.inCatalogOrder(kept).map { column in
      Choice(
        platform: column.platform, covers: column.platforms,
        columnID: catalog.columnID(of: column.platform), label: column.id)
    }
  }

  /// The selection of a run that names no platforms: every default column.
  public static func defaults(in catalog: PlatformCatalog) -> PlatformSelection {
    PlatformSelection(catalog.defaultColumns, in: catalog)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
