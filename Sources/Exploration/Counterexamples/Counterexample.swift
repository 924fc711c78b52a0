import CompatMatrix
import NavigationModel

/// A hazard with the fixture that shows it.
struct Counterexample {
  /// What happens, written down so that the matrix reproduces it.
  let fixture: Fixture
  /// How the matrix counts the hazard.
  let standing: FixtureTrial.Standing
  /// The open answers under which it is shown.
  let choices: [AnswerChoice]

  /// Whether the hazard is the interceptor's.
  var isCharged: Bool { standing == .charged || standing == .conditional }
}
