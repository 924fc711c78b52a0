import NavigationModel

/// Refuses every further ask for 200 ms after the first one.
///
/// The third form of `000_3c25b00d15b74a43.txt`, against quick taps (OV-03, OV-06): while the flag
/// is set only pops by code pass. Its notes are the lines that the seed logs. Attached as a
/// subclass; a refusal by the screen hides and shows the bar, one by the flag restores nothing.
public struct AnimatingFlagTimer: BackInterceptor {
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
  public var id: String { "animating-flag-timer" }

  /// What it is.
  public var title: String { "Compares counts and refuses further asks for 200 ms" }

  /// The seed's third form, and its logs.
  public var sources: [String] { ["000_3c25b00d15b74a43.txt", "OV-03", "OV-06", "BT-13"] }

  /// The code is a subclass.
  public var attachment: InterceptorAttachment { .subclass }

  /// Consults the top screen unless the flag is set or code has popped already.
  public func shouldPop(_ item: Screen, in navigation: inout NavigationContext) -> Bool {
    navigation.note("**** shouldpop shouldPopItem in")
    let (count, itemsCount) = (navigation.viewControllers.count, navigation.items.count)
    if navigation[State.self].isAnimating {
      guard count < itemsCount else {
        navigation.note("**** shouldpop isAnimating==yes, shouldpop 3, 0")
        return false
      }
      navigation[State.self].isAnimating = false
      navigation.note("**** shouldpop isAnimating==yes,  set isAnimating=no, 1")
      return true
    }
    navigation[State.self].isAnimating = true
    navigation.note("**** shouldpop set isAnimating=yes")
    if count < itemsCount {
      navigation[State.self].isAnimating = false
      navigation.note("**** shouldpop set isAnimating=no, 1")
      return true
    }
    let allowed = navigation.consult(navigation.topViewController).allows
    if !allowed {
      navigation.hideAndShowBar()
    } else if count >= itemsCount {
      navigation.schedule(.change(.pop()))
    }
    navigation.schedule(.custom(tag: Self.resume, screen: .none), after: Self.delay)
    navigation.note(allowed ? "**** shouldpop 2, 1" : "**** shouldpop 2, 0")
    return allowed
  }

  /// Clears the flag.
  public func blockRan(_ tag: UInt8, _ screen: Screen, in navigation: inout NavigationContext) {
    navigation[State.self].isAnimating = false
    navigation.note("**** shouldpop set isAnimating=no")
  }
}
