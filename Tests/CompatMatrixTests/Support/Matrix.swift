import Hazards
import Interceptors
import NavigationModel
import Testing

@testable import CompatMatrix

/// Runs one fixture under one interceptor on one platform.
func cell(
  _ fixture: Fixture, _ interceptor: any BackInterceptor, _ platform: any PlatformBehaviour,
  rules: [HazardRule] = HazardRule.all
) throws -> MatrixCell {
  let report = MatrixRunner(
    fixtures: [fixture], interceptors: [interceptor], platforms: [platform], rules: rules
  ).run()
  return try #require(report.cells.first)
}

/// The bundled fixture with an id.
func bundled(_ id: String) throws -> Fixture {
  try #require(try FixtureLibrary.bundled().fixtures.first { $0.id == id })
}

/// An interceptor that puts a block of its own on a timer whenever one runs, for ever.
struct TimerForEver: BackInterceptor {
  var id: String { "timer-for-ever" }
  var title: String { "A timer that sets itself again" }
  var sources: [String] { [] }
  var attachment: InterceptorAttachment { .subclass }

  func viewDidLoad(in navigation: inout NavigationContext) {
    navigation.schedule(.custom(tag: 1, screen: .none), after: 1_000)
  }

  func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {
    navigation.schedule(.custom(tag: 1, screen: .none), after: 1_000)
  }
}
