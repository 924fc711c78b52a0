import CompatMatrix
import NavigationModel
import Platforms
import Rendering

extension TimelineSubject {
  /// Runs a fixture on a chosen platform with the answers that are wanted, by switch index.
  init(
    _ fixture: Fixture, _ interceptor: any BackInterceptor, _ choice: PlatformSelection.Choice,
    wanted: [Int: UInt8]
  ) {
    let platform = choice.platform
    let behaviour = ChosenPlatform(id: choice.label, platform: platform, wanted: wanted)
    self.init(
      fixture: fixture, interceptor: interceptor, platformID: choice.label,
      platformTitle: platform.title,
      run: TracedRun(
        fixture: fixture, interceptor: interceptor,
        answers: AnswerTable(AnswerSheet(behaviour))),
      evidence: { behaviourSwitch in
        let answer = platform.answer(to: behaviourSwitch)
        return (answer.certainty, answer.evidence)
      })
  }
}
