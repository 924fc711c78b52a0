import NavigationModel

/// Every interceptor that the compatibility matrix knows by name.
public enum InterceptorCatalog {
  /// UIKit without interceptor, then every other interceptor in the order of identifiers.
  public static let all: [any BackInterceptor] =
    [NoInterceptor()] + interceptors.sorted { $0.id < $1.id }

  /// The interceptor with the given identifier, or nil if there is none.
  public static func named(_ id: String) -> (any BackInterceptor)? {
    all.first { $0.id == id }
  }

  private static let interceptors: [any BackInterceptor] = recommended + historical

  /// What apps should use.
  private static let recommended: [any BackInterceptor] = [InterceptionController()]

  /// What apps have used, with the faults that it has.
  private static let historical: [any BackInterceptor] = [
    PopNextTurnReturnAnswer(),
    CountGuardReturnAnswer(),
    CountGuardCallDefault(),
    AnimatingFlagTimer(),
    VersionBranch(),
    CountGuardAlwaysRefuse(),
    ItemTestSwizzle(),
    StackCountAlwaysRefuse(),
    OwnBackButton(),
    NoGuardReturnAnswer(),
    AnswerOnly(),
    DefaultFirstThenAsk(),
    SyncPopThenAllowInterceptor(),
    SyncPopThenRefuseInterceptor(),
    RefusingPopOverrides(),
    BackAction(),
    InProgressFlag(),
    TearDownInPop(),
    TouchForwardingGestureDelegate(),
    OutdatedLabel(),
  ]
}
