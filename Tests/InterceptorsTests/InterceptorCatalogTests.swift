import Interceptors
import NavigationModel
import Testing

@Suite struct InterceptorCatalogTests {
  @Test func beginsWithoutInterceptorAndIsSorted() {
    let ids = InterceptorCatalog.all.map(\.id)
    #expect(ids.first == "none")
    #expect(Array(ids.dropFirst()) == ids.dropFirst().sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test(
    arguments: [
      ("none", InterceptorAttachment.none), ("animating-flag-timer", .subclass),
      ("answer-only", .subclass),
      ("back-action", .subclass), ("count-guard-always-refuse", .category),
      ("count-guard-call-default", .subclass), ("count-guard-return-answer", .subclass),
      ("default-first-then-ask", .swizzle), ("in-progress-flag", .subclass),
      ("item-test-swizzle", .swizzle), ("no-guard-return-answer", .category),
      ("outdated-label", .unreached), ("own-back-button", .subclass),
      ("pop-next-turn-return-answer", .subclass), ("refusing-pop-overrides", .subclass),
      ("stack-count-always-refuse", .subclass), ("sync-pop-then-allow", .subclass),
      ("sync-pop-then-refuse", .subclass), ("tear-down-in-pop", .subclass),
      ("touch-forwarding-gesture-delegate", .subclass), ("version-branch", .subclass),
    ])
  func findsByIdentifier(_ id: String, attachment: InterceptorAttachment) throws {
    let interceptor = try #require(InterceptorCatalog.named(id))
    #expect(interceptor.id == id)
    #expect(interceptor.attachment == attachment)
  }

  @Test func knowsNoOthers() {
    #expect(InterceptorCatalog.named("None") == nil)
    #expect(InterceptorCatalog.named("") == nil)
  }

  @Test(arguments: InterceptorCatalog.all.map(\.id))
  func describesItself(_ id: String) throws {
    let interceptor = try #require(InterceptorCatalog.named(id))
    #expect(id.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
    #expect(!interceptor.title.isEmpty && !interceptor.title.contains("\n"))
    #expect(interceptor.title.count <= 72)
    #expect(interceptor.sources.isEmpty == (id == "none"))
  }

  /// Every interceptor does without the person's help what UIKit does: nothing at the root.
  @Test(arguments: FixedPlatform.every) func leavesTheRootAlone(_ platform: FixedPlatform) {
    for interceptor in InterceptorCatalog.all {
      let run = Rehearsal(interceptor, on: platform, stack: "A", guards: [:], [.tap, .popByCode])
      #expect(run.outcome == "A/A", "\(interceptor.id)")
      #expect(run.end == .settled, "\(interceptor.id)")
    }
  }

  /// A run says the same every time.
  @Test(arguments: FixedPlatform.every) func runsAreRepeatable(_ platform: FixedPlatform) {
    for interceptor in InterceptorCatalog.all {
      let steps: [ScenarioStep] = [.tap(at: 0), .tap(at: 54), .settle] + .swipe()
      let first = Rehearsal(interceptor, on: platform, steps)
      let second = Rehearsal(interceptor, on: platform, steps)
      #expect(first.state == second.state, "\(interceptor.id)")
      #expect(first.log == second.log, "\(interceptor.id)")
    }
  }
}
