/// What a matrix run found, cell by cell; everything that renderers and the gate need.
public struct MatrixReport: Hashable, Sendable {
  /// A column of the matrix.
  public struct Platform: Hashable, Sendable {
    /// The platform's identifier.
    public let id: String
    /// The platform's name for people.
    public let title: String

    /// Makes a column.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// An interceptor of the matrix.
  public struct Interceptor: Hashable, Sendable {
    /// The interceptor's identifier.
    public let id: String
    /// What it is, in one line.
    public let title: String

    /// Makes an interceptor.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A fixture of the matrix.
  public struct Fixture: Hashable, Sendable {
    /// The fixture's identifier.
    public let id: String
    /// What happens, in one line.
    public let title: String

    /// Makes a fixture.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The version of the report's format.
  public static let formatVersion = 1

  /// The columns in order.
  public let platforms: [Platform]
  /// The interceptors in order.
  public let interceptors: [Interceptor]
  /// The fixtures in order.
  public let fixtures: [Fixture]
  /// The cells, by fixture, then interceptor, then platform.
  public let cells: [MatrixCell]
  /// A digest over switch and platform ids.
  public let digest: String

  /// Makes a report.
  public init(
    platforms: [Platform], interceptors: [Interceptor], fixtures: [Fixture], cells: [MatrixCell],
    digest: String
  ) {
    self.platforms = platforms
    self.interceptors = interceptors
    self.fixtures = fixtures
    self.cells = cells
    self.digest = digest
  }

  /// How many cells have which verdict.
  public var summary: MatrixSummary { MatrixSummary(cells) }
}
