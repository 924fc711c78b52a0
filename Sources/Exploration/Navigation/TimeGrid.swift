import NavigationModel

/// The steps in which time passes in an exploration.
///
/// A run can be moved to a grid without changing the order of anything as long as every length is
/// a multiple of the grid's step and all orders at one instant are tried (`docs/exploration.md`).
enum TimeGrid {
  /// The greatest step that divides every length: those of animations and of the interceptor's
  /// timers.
  static func tick(of interceptor: any BackInterceptor, _ sheet: AnswerSheet) -> UInt32 {
    let animations = AnimationLength.lengths(under: sheet)
    return (animations + interceptor.timerLengths).reduce(0, greatestCommonDivisor)
  }

  private static func greatestCommonDivisor(_ left: UInt32, _ right: UInt32) -> UInt32 {
    right == 0 ? left : greatestCommonDivisor(right, left % right)
  }
}
