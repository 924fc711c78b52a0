import CompatMatrix
import Interceptors
import NavigationModel
import Platforms
import PositionedJSON
import Rendering

/// A compatibility matrix to run from a test of one's own.
///
///     @Test func backWorksEverywhere() throws {
///       try MatrixTest(interceptors: [MyInterceptor()], baseline: .path("Tests/accepted.json"))
///         .verify()
///     }
///
/// Works in Swift Testing and in XCTest, since a failure is an error with everything in it.
public struct MatrixTest: Sendable {
  /// Where the fixtures come from.
  public enum Fixtures: Sendable {
    /// Those that come with this package.
    case bundled
    /// The `*.json` files of a folder.
    case folder(String)
    /// Fixtures made by the test.
    case these([Fixture])
  }

  /// The findings that are accepted.
  public enum Accepted: Sendable {
    /// None.
    case nothing
    /// Those of the baselines that come with this package.
    case bundled
    /// Those of a baseline file, or of all files of a folder.
    case path(String)
  }

  /// Where the fixtures come from.
  public var fixtures: Fixtures
  /// The code under test, each with an id of its own.
  public var interceptors: [any BackInterceptor]
  /// The platforms, as `--platform` of the command line takes them.
  public var platforms: String
  /// Strategies written in Swift that are run beside the platforms.
  public var strategies: [any PlatformBehaviour]
  /// The findings that are accepted.
  public var baseline: Accepted
  /// What the test fails on.
  public var failOn: Set<GateFailure>

  /// Makes a matrix test; without arguments everything bundled, against the bundled baselines.
  public init(
    fixtures: Fixtures = .bundled, interceptors: [any BackInterceptor] = InterceptorCatalog.all,
    platforms: String = "default", strategies: [any PlatformBehaviour] = [],
    baseline: Accepted = .bundled, failOn: Set<GateFailure> = GateFailure.standard
  ) {
    self.fixtures = fixtures
    self.interceptors = interceptors
    self.platforms = platforms
    self.strategies = strategies
    self.baseline = baseline
    self.failOn = failOn
  }

  /// Runs the matrix; throws for input that is not right and for an empty matrix.
  public func run() throws -> MatrixReport {
    try Plan(self).report
  }

  /// Runs the matrix, prints the table and throws ``MatrixTestFailure`` if the gate fails.
  ///
  /// - Parameter output: What to do with the table; prints it to standard output by default.
  public func verify(_ output: (String) -> Void = { print($0, terminator: "") }) throws {
    let plan = try Plan(self)
    let result = GateResult(
      report: plan.report.renamingPlatforms(plan.selection.columnsByLabel),
      baseline: try plan.baseline, selection: plan.gateSelection)
    let style = TextStyle()
    let failures = result.failures(among: failOn)
    output(MatrixTable.render(plan.report, gate: failures.isEmpty ? result : nil, style: style))
    guard !failures.isEmpty else {
      guard result.judgedCells > 0 else {
        throw InputError(
          location: nil, found: "a matrix in which no cell could be judged",
          expected: "fixtures of which something exists on the chosen platforms")
      }
      return
    }
    throw MatrixTestFailure(
      failures: failures, result: result,
      text: GateText.render(
        result, failing: failures, pruneCommand: "try matrixTest.accept(at: \"path.json\")",
        style: style))
  }

  /// Writes a baseline that accepts everything that the matrix finds now, to a file or a folder.
  ///
  /// For use by hand, not in a test that runs in CI: a gate that rewrites its own baseline guards
  /// nothing.
  public func accept(at path: String) throws {
    let plan = try Plan(self)
    let store = BaselineStore(path: path)
    let old =
      FileProbe.isFile(path) || FileProbe.isFolder(path)
      ? try store.read(expecting: plan.catalog.digest) : nil
    let report = plan.report.renamingPlatforms(plan.selection.columnsByLabel)
    let kept = (old?.entries ?? []).filter { !plan.gateSelection.contains($0.key) }
    let baseline = Baseline(
      digest: plan.catalog.digest,
      entries: Baseline(accepting: report, keeping: old).entries + kept)
    _ = try store.write(baseline)
  }
}

/// What a matrix test comes to once its inputs are read.
private struct Plan {
  let test: MatrixTest
  let fixtures: [Fixture]
  let catalog: PlatformCatalog
  let selection: PlatformSelection
  let report: MatrixReport

  init(_ test: MatrixTest) throws {
    self.test = test
    fixtures =
      switch test.fixtures {
      case .bundled: try FixtureLibrary.bundled().fixtures
      case .folder(let path): try FixtureLibrary(readingFolder: path).fixtures
      case .these(let fixtures): fixtures
      }
    catalog = try PlatformCatalog.bundled()
    selection = try PlatformSelection(parsing: test.platforms, in: catalog)
    guard !fixtures.isEmpty, !test.interceptors.isEmpty else {
      throw InputError(
        location: nil, found: "a matrix without fixtures or interceptors",
        expected: "at least one of each")
    }
    try FixtureLibrary.refuseDuplicates(fixtures)
    try Self.refuseDuplicates(test.interceptors.map(\.id), "interceptor")
    try Self.refuseDuplicates(
      selection.choices.map(\.label) + test.strategies.map(\.id), "platform")
    var runner = MatrixRunner(
      fixtures: fixtures, interceptors: test.interceptors, selection: selection)
    runner.platforms += test.strategies
    report = runner.run(digest: catalog.digest)
  }

  /// Throws if two elements have the same id, since their cells could not be told apart.
  private static func refuseDuplicates(_ ids: [String], _ what: String) throws {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted {
      throw InputError(
        location: nil, found: "\(what) \"\(id)\" twice", expected: "an id of its own for each")
    }
  }

  var baseline: Baseline? {
    get throws {
      switch test.baseline {
      case .nothing: return nil
      case .bundled:
        let folder = try FixtureLibrary.bundledFolder().path + "/baselines"
        return try BaselineStore(path: folder).read(expecting: catalog.digest)
      case .path(let path):
        return try BaselineStore(path: path).read(expecting: catalog.digest)
      }
    }
  }

  var gateSelection: GateSelection {
    // A fixture that has left its folder leaves stale entries; one that was never asked for does not.
    let asked: Set<String>? =
      if case .these = test.fixtures { Set(fixtures.map(\.id)) } else { nil }
    return GateSelection(
      fixtures: asked, interceptors: Set(test.interceptors.map(\.id)),
      platformsLeftOut: selection.leftOut(of: catalog))
  }
}
