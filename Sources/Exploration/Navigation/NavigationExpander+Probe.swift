import Hazards
import NavigationModel

extension NavigationExpander {
  /// Taps once more on the settled state, as the matrix does after every run.
  mutating func probe(into sink: inout SuccessorSink<HazardKey>) {
    var branch = 0
    var answers = base.answers ?? AnswerTable(search.sheet)
    while true {
      restart(answers)
      guard let probe = engine.probed() else { return }
      if !wasDeadFromTheStart(after: probe) {
        monitor.finish(.settled, state: engine.context.state, probe: probe)
        for finding in monitor.findings where finding.isFromProbe {
          sink.report(
            HazardKey(finding), action: ExplorationAction(.end, branch: branch).code)
        }
      }
      tally.readSwitches.formUnion(probe.answers.readSwitches)
      guard let plan = probe.answers.nextPlan else { return }
      branch += 1
      guard branch < ExplorationAction.branchLimit else {
        sink.noteOversized()
        return
      }
      answers = AnswerTable(search.sheet, taken: base.answers?.choices ?? [], plan: plan)
    }
  }

  /// Whether the same tap is dead on a controller that was just set up with that stack.
  private func wasDeadFromTheStart(after probe: NavigationEngine) -> Bool {
    let settled = engine.context.state
    guard probe.context.state.stack.count >= settled.stack.count else { return false }
    var scenario = engine.context.scenario
    scenario.stack = settled.stack
    var fresh = NavigationEngine(
      scenario, interceptor: search.interceptor, answers: probe.answers, isTracing: false)
    guard fresh.run() == .settled, let second = fresh.probed() else { return false }
    return second.context.state.stack.count >= settled.stack.count
  }
}
