import PositionedJSON

extension MatrixCell {
  /// The cell as it stands in a report.
  var json: JSONOutput {
    .object(omittingNil: [
      "fixture": .string(fixture), "interceptor": .string(interceptor),
      "platform": .string(platform), "verdict": .string(verdict.rawValue),
      "hazards": strings(hazards), "conditionalHazards": strings(conditionalHazards),
      "inherent": strings(inherent), "limits": strings(limits),
      "dependsOn": strings(dependsOn), "certainty": .string(certainty),
      "signatures": .array(
        signatures.map {
          [
            "hazard": .string($0.hazard), "signature": .string($0.signature),
            "conditional": .boolean($0.isConditional),
          ]
        }),
      "outcomes": .array(outcomes.map(\.json)),
      "reason": reason.map(JSONOutput.string),
    ])
  }

  /// Reads a cell of a report.
  init(reading cursor: JSONCursor) throws(InputError) {
    var object = try cursor.object()
    let verdictCursor = try object.required("verdict")
    self.init(
      fixture: try object.required("fixture").string(),
      interceptor: try object.required("interceptor").string(),
      platform: try object.required("platform").string(),
      verdict: try verdictCursor.oneOf(Verdict.self),
      hazards: try readStrings(object.required("hazards")),
      conditionalHazards: try readStrings(object.required("conditionalHazards")),
      inherent: try readStrings(object.required("inherent")),
      limits: try readStrings(object.required("limits")),
      dependsOn: try readStrings(object.required("dependsOn")),
      certainty: try object.required("certainty").oneOf(["known", "assumed", "unknown"]),
      signatures: try object.required("signatures").array { cursor throws(InputError) in
        var signature = try cursor.object()
        let result = CellSignature(
          hazard: try signature.required("hazard").string(),
          signature: try signature.required("signature").string(),
          isConditional: try signature.required("conditional").boolean())
        try signature.rejectUnknownKeys()
        return result
      },
      outcomes: try object.required("outcomes").array { cursor throws(InputError) in
        try CellOutcome(reading: cursor)
      },
      reason: try object.optional("reason")?.string())
    try object.rejectUnknownKeys()
  }
}

extension CellOutcome {
  /// The outcome as it stands in a report.
  fileprivate var json: JSONOutput {
    [
      "answers": .object(
        answers.map { JSONOutput.Member($0.behaviourSwitch, .string($0.answer)) }),
      "hazards": strings(hazards),
      "finalStack": strings(finalStack),
      "finalItems": strings(finalItems),
    ]
  }

  fileprivate init(reading cursor: JSONCursor) throws(InputError) {
    var object = try cursor.object()
    let answers = try object.required("answers").object()
    var pairs: [Answer] = []
    for member in answers.members {
      pairs.append(
        Answer(
          behaviourSwitch: member.key, answer: try answers.cursor(at: member).string()))
    }
    self.init(
      answers: pairs, hazards: try readStrings(object.required("hazards")),
      finalStack: try readStrings(object.required("finalStack")),
      finalItems: try readStrings(object.required("finalItems")))
    try object.rejectUnknownKeys()
  }
}

private func strings(_ texts: [String]) -> JSONOutput {
  .array(texts.map(JSONOutput.string))
}

private func readStrings(_ cursor: JSONCursor) throws(InputError) -> [String] {
  try cursor.array { cursor throws(InputError) in try cursor.string() }
}
