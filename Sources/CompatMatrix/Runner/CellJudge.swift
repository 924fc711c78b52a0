import Hazards
import NavigationModel

/// Makes a cell out of its runs and those of the control without interceptor.
struct CellJudge {
  let fixture: Fixture
  let interceptor: any BackInterceptor
  let sheet: AnswerSheet
  /// The runs without interceptor, nil if there were too many combinations.
  let control: [CellRun]?

  func judge(_ runs: [CellRun]?) -> MatrixCell {
    guard let runs else {
      return cell(
        .error, reason: "more than \(CellRunner.outcomeLimit) combinations of open answers")
    }
    if runs.contains(where: { $0.end == .unsettled }) {
      return cell(.error, runs: runs, reason: "still unsettled after a minute on the virtual clock")
    }
    if runs.allSatisfy(\.isUnsupported) {
      return cell(.unsupported, runs: runs, reason: "nothing that happens exists there")
    }
    return judgeHazards(runs)
  }

  private func judgeHazards(_ runs: [CellRun]) -> MatrixCell {
    let sorted = runs.map { sort($0) }
    let charged = sorted.map { Set($0.charged.map(\.kind)) }
    let always = charged.dropFirst().reduce(charged.first ?? []) { $0.intersection($1) }
    let ever = charged.reduce(Set<HazardKind>()) { $0.union($1) }
    let conditional = ever.subtracting(always)
    let inherent = sorted.reduce(Set<HazardKind>()) { $0.union($1.inherent.map(\.kind)) }
    let limits = sorted.reduce(Set<HazardKind>()) { $0.union($1.limits.map(\.kind)) }
    let verdict: Verdict =
      if !conditional.isEmpty {
        .depends
      } else if !always.isEmpty {
        .hazard
      } else if !limits.isEmpty {
        .limit
      } else {
        .clean
      }
    return cell(
      verdict, runs: runs, charged: charged, hazards: codes(always),
      conditional: codes(conditional), inherent: codes(inherent), limits: codes(limits),
      signatures: signatures(sorted.map(\.charged)))
  }

  struct Sorted {
    var charged: [HazardFinding] = []
    var inherent: [HazardFinding] = []
    var limits: [HazardFinding] = []
  }

  func sort(_ run: CellRun) -> Sorted {
    var result = Sorted()
    let controls = control?.filter { run.isCompatible(with: $0) } ?? []
    for finding in run.findings {
      if finding.kind.canBeInherent, !controls.isEmpty,
        controls.allSatisfy({ $0.shows(finding) })
      {
        result.inherent.append(finding)
      } else if interceptor.declaredLimits.contains(where: { $0.covers(finding) }) {
        result.limits.append(finding)
      } else {
        result.charged.append(finding)
      }
    }
    return result
  }

  private func codes(_ kinds: Set<HazardKind>) -> [String] {
    kinds.map(\.code).sorted()
  }

  private func signatures(_ charged: [[HazardFinding]]) -> [CellSignature] {
    var counts: [CellSignature: Int] = [:]
    for findings in charged {
      let distinct = Set(
        findings.map {
          CellSignature(hazard: $0.kind.code, signature: $0.signature, isConditional: false)
        })
      for signature in distinct { counts[signature, default: 0] += 1 }
    }
    return counts.map { signature, count in
      CellSignature(
        hazard: signature.hazard, signature: signature.signature,
        isConditional: count < charged.count)
    }.sorted()
  }

  private func cell(
    _ verdict: Verdict, runs: [CellRun] = [], charged: [Set<HazardKind>] = [],
    hazards: [String] = [], conditional: [String] = [], inherent: [String] = [],
    limits: [String] = [], signatures: [CellSignature] = [], reason: String? = nil
  ) -> MatrixCell {
    let read = runs.reduce(SwitchSet()) { $0.union($1.readSwitches) }
    // Without runs there were too many open answers, which is as unsure as it gets.
    let certainty = runs.isEmpty ? Certainty.unknown : sheet.weakestCertainty(of: read)
    let scenario = fixture.scenario
    return MatrixCell(
      fixture: fixture.id, interceptor: interceptor.id, platform: sheet.platformID,
      verdict: verdict, hazards: hazards, conditionalHazards: conditional, inherent: inherent,
      limits: limits,
      dependsOn: conditional.isEmpty ? [] : DecisiveSwitches.find(runs, kinds: charged),
      certainty: certainty.id, signatures: signatures,
      outcomes: runs.enumerated().map { index, run in
        CellOutcome(
          answers: run.choices.map { choice in
            let behaviourSwitch = BehaviourSwitch.all[choice.switchIndex]
            return CellOutcome.Answer(
              behaviourSwitch: behaviourSwitch.id,
              answer: behaviourSwitch.answers[Int(choice.answer)].id)
          },
          hazards: index < charged.count ? codes(charged[index]) : [],
          finalStack: run.finalStack.screens.map(scenario.name),
          finalItems: run.finalItems.screens.map(scenario.name))
      }, reason: reason)
  }
}

extension CellRun {
  /// Whether the run shows the same hazard from the same cause.
  fileprivate func shows(_ finding: HazardFinding) -> Bool {
    findings.contains { $0.kind == finding.kind && $0.signature == finding.signature }
  }
}

extension DeclaredLimit {
  /// Whether the limit is about the finding's kind and route.
  fileprivate func covers(_ finding: HazardFinding) -> Bool {
    hazard == finding.kind.code && routes.contains(finding.route)
  }
}
