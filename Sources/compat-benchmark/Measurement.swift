/// Times work and says what came out.
enum Measurement {
  /// The shortest of `rounds` runs of `work`, in seconds.
  static func best(of rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = clock.now
      try work()
      let elapsed = clock.now - start
      let (seconds, attoseconds) = elapsed.components
      best = min(best, Double(seconds) + Double(attoseconds) / 1e18)
    }
    return best
  }

  /// Prints a figure under its name.
  static func report(_ name: String, _ figure: String) {
    let padding = String(repeating: " ", count: max(1, 58 - name.count))
    print(name + padding + figure)
  }

  /// A number with two places after the point.
  static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
