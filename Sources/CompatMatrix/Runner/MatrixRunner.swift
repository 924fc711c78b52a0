import Dispatch
import Foundation
import Hazards
import NavigationModel

/// Runs every fixture under every interceptor on every platform.
public struct MatrixRunner: Sendable {
  /// The fixtures, each with an id of its own.
  public var fixtures: [Fixture]
  /// The interceptors, each with an id of its own.
  public var interceptors: [any BackInterceptor]
  /// The platforms, each with an id of its own.
  public var platforms: [any PlatformBehaviour]
  /// The rules that are applied.
  public var rules: [HazardRule]
  /// The names of the platforms for people, by their id.
  public var platformTitles: [String: String]

  /// Makes a runner.
  public init(
    fixtures: [Fixture], interceptors: [any BackInterceptor], platforms: [any PlatformBehaviour],
    rules: [HazardRule] = HazardRule.all, platformTitles: [String: String] = [:]
  ) {
    self.fixtures = fixtures
    self.interceptors = interceptors
    self.platforms = platforms
    self.rules = rules
    self.platformTitles = platformTitles
  }

  /// Runs the matrix; the report does not depend on the number of threads.
  ///
  /// - Parameter threads: The most threads to run on; as many as there are cores if it is nil.
  public func run(digest: String = "", threads: Int? = nil) -> MatrixReport {
    let sheets = platforms.map { AnswerSheet(AnyBehaviour($0)) }
    let rows = RowStore(count: fixtures.count)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let workers = min(fixtures.count, max(1, threads ?? cores))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = rows.next() { rows.set(index, to: runRow(fixtures[index], sheets)) }
    }
    return MatrixReport(
      platforms: platforms.map {
        MatrixReport.Platform(id: $0.id, title: platformTitles[$0.id] ?? "iOS \($0.osVersion)")
      },
      interceptors: interceptors.map { MatrixReport.Interceptor(id: $0.id, title: $0.title) },
      fixtures: fixtures.map { MatrixReport.Fixture(id: $0.id, title: $0.title) },
      cells: rows.joined, digest: digest)
  }

  /// The cells of one fixture, by interceptor, then platform.
  private func runRow(_ fixture: Fixture, _ sheets: [AnswerSheet]) -> [MatrixCell] {
    let controls = sheets.map { sheet in
      CellRunner(
        fixture: fixture, interceptor: NoInterceptor(), sheet: sheet, rules: rules
      ).runAll()
    }
    return interceptors.flatMap { interceptor in
      sheets.indices.map { index in
        let judge = CellJudge(
          fixture: fixture, interceptor: interceptor, sheet: sheets[index],
          control: controls[index])
        if interceptor.attachment == .none { return judge.judge(controls[index]) }
        return judge.judge(
          CellRunner(
            fixture: fixture, interceptor: interceptor, sheet: sheets[index], rules: rules
          ).runAll())
      }
    }
  }
}

/// Opens the existential so that a sheet can be made from any platform.
private struct AnyBehaviour: PlatformBehaviour {
  let base: any PlatformBehaviour

  init(_ base: any PlatformBehaviour) {
    self.base = base
  }

  var id: String { base.id }
  var osVersion: SystemVersion { base.osVersion }
  var linkedSDK: SystemVersion { base.linkedSDK }

  func answer(to behaviourSwitch: BehaviourSwitch) -> PlatformAnswer {
    base.answer(to: behaviourSwitch)
  }
}
