/// Who does something.
public enum Actor: UInt8, Sendable, BitwiseCopyable {
  /// The person at the device.
  case person
  /// The app's own code outside the interceptor.
  case app
  /// A screen's guard, which is the app's own code too.
  case screenGuard
  /// UIKit.
  case uikit
  /// The code under test.
  case interceptor

  /// The word for the actor in reports.
  public var word: String {
    switch self {
    case .person: "person"
    case .app: "app"
    case .screenGuard: "guard"
    case .uikit: "UIKit"
    case .interceptor: "interceptor"
    }
  }
}
