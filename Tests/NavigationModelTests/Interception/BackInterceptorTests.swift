import NavigationModel
import Testing

@Suite struct BackInterceptorTests {
  /// An interceptor that implements nothing.
  private struct Bare: BackInterceptor {
    var id: String { "bare" }
    var title: String { "Nothing" }
    var sources: [String] { [] }
    var attachment: InterceptorAttachment { .subclass }
  }

  @Test(arguments: [FixedPlatform.old, .modern, .live])
  func defaultsDoWhatUIKitDoes(_ platform: FixedPlatform) {
    let steps: [ScenarioStep] =
      [.tap, .settle, .app(.push(c)), .settle, .event(.chooseFromMenu(b)), .settle]
      + .swipe() + [.settle, .app(.setStack(ScreenList("ABC"))), .settle, .app(.popToRoot())]
    let scenario = Trial(on: platform, steps).engine.context.scenario
    for interceptor: any BackInterceptor in [Bare(), NoInterceptor()] {
      var engine = NavigationEngine(
        scenario, interceptor: interceptor, answers: AnswerTable(AnswerSheet(platform)))
      #expect(engine.run() == .settled)
      #expect(engine.context.state.stack.names == "A")
      #expect(engine.context.state.items.names == "A")
    }
  }

  @Test func bareInterceptorObservesAndDeclaresNothing() {
    #expect(Bare().observedCallbacks.isEmpty)
    #expect(Bare().declaredLimits.isEmpty)
    #expect(Swipe.allCases.allSatisfy { Bare().gestureDelegate(of: $0) == .system })
    #expect(NoInterceptor().attachment == .none)
    #expect(NoInterceptor().id == "none")
  }
}
