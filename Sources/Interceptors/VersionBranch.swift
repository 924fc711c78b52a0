import NavigationModel

/// Pops by itself before iOS 13 and leaves the pop to UIKit from then on.
///
/// The last form of `000_3c25b00d15b74a43.txt`: as its log shows, the branch was added to the form
/// with the flag of 200 ms. It asks for the version of the system, so that an app linked with an
/// older SDK is in the wrong branch on iOS 13 (V13-04). The two lines with counts that the seed
/// prints have no note, for every event of a trace carries the stack and the items. Attached as a
/// subclass; a refusal by the screen hides and shows the bar.
public struct VersionBranch: BackInterceptor {
  struct State: InterceptorState {
    var isAnimating = false
  }

  /// How long the flag stays set, in milliseconds.
  static let delay: UInt32 = 200

  /// The tag of the timer that clears the flag.
  static let resume: UInt8 = 1

  /// Makes the interceptor.
  public init() {}

  /// The one timer that clears the flag.
  public var timerLengths: [UInt32] { [Self.delay] }

  /// The interceptor's identifier.
  public var id: String { "version-branch" }

  /// What it is.
  public var title: String { "Pops by itself before iOS 13 only, with the flag of 200 ms" }

  /// The seed's last form, and why its branch is not quite right.
  public var sources: [String] { ["000_3c25b00d15b74a43.txt", "BT-13", "V13-02", "V13-04"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Consults the top screen unless the flag is set or code has popped already.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    let (count, itemsCount) = (navigation.viewControllers.count, navigation.items.count)
    if navigation[State.self].isAnimating {
      guard count < itemsCount else {
        navigation.note("**** shouldpop isAnimating==yes, shouldpop 3, false")
        return false
      }
      navigation[State.self].isAnimating = false
      navigation.note("**** shouldpop isAnimating==yes,  set isAnimating=no, true")
      return true
    }
    navigation[State.self].isAnimating = true
    navigation.note("**** shouldpop set isAnimating=yes")
    if count < itemsCount {
      navigation[State.self].isAnimating = false
      navigation.note("**** shouldpop set isAnimating=no, true")
      return true
    }
    let allowed = navigation.consult(navigation.topViewController).allows
    if !allowed {
      navigation.hideAndShowBar()
    } else if navigation.osVersion < SystemVersion(13)
      ? count >= itemsCount : count > itemsCount
    {
      navigation.schedule(.change(.pop()))
    }
    navigation.schedule(.custom(tag: Self.resume, screen: .none), after: Self.delay)
    navigation.note(allowed ? "**** shouldpop 2, true" : "**** shouldpop 2, false")
    return allowed
  }

  /// Clears the flag.
  public func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {
    navigation[State.self].isAnimating = false
    navigation.note("**** shouldpop set isAnimating=no")
  }
}
