/// UIKit without code under test.
public struct NoInterceptor: BackInterceptor {
  /// Makes the absence of an interceptor.
  public init() {}

  /// The interceptor's identifier.
  public var id: String { "none" }

  /// What it is.
  public var title: String { "UIKit without interceptor" }

  /// There is no source.
  public var sources: [String] { [] }

  /// Nothing is attached.
  public var attachment: InterceptorAttachment { .none }
}
