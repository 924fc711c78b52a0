import Hazards
import PositionedJSON

/// A line of a baseline file: one accepted finding with all the platforms on which it is accepted.
struct BaselineLine {
  var entries: [BaselineEntry]

  /// Puts entries together that differ in their platform only, in the order of their keys.
  static func grouping(_ entries: [BaselineEntry]) -> [BaselineLine] {
    var lines: [BaselineLine] = []
    var places: [BaselineEntry: Int] = [:]
    for entry in entries {
      let common = entry.withoutPlatform
      if let place = places[common] {
        lines[place].entries.append(entry)
      } else {
        places[common] = lines.count
        lines.append(BaselineLine(entries: [entry]))
      }
    }
    return lines.sorted { left, right in
      guard let first = left.entries.first?.lineKey, let second = right.entries.first?.lineKey
      else { return false }
      return first < second
    }
  }

  init(entries: [BaselineEntry]) {
    self.entries = entries
  }

  /// The line as a file holds it.
  var json: JSONOutput {
    guard let first = entries.first else { return .null }
    return .object(omittingNil: [
      "fixture": .string(first.key.fixture), "interceptor": .string(first.key.interceptor),
      "hazard": .string(first.key.hazard), "signature": .string(first.key.signature),
      "platforms": .array(entries.map { .string($0.key.platform) }),
      "reason": first.reason.map(JSONOutput.string), "issue": first.issue.map(JSONOutput.string),
      "until": first.until.map(JSONOutput.string),
    ])
  }

  /// Reads a line.
  init(reading cursor: JSONCursor) throws(InputError) {
    var object = try cursor.object()
    let fixture = try object.required("fixture").string()
    let interceptor = try object.required("interceptor").string()
    let hazard = try object.required("hazard").oneOf(HazardKind.allCases.map(\.code))
    let signatureCursor = try object.required("signature")
    let signature = try signatureCursor.string()
    guard signature.hasPrefix(hazard + " ") else {
      throw signatureCursor.fail(expected: "a signature that begins with \"\(hazard) \"")
    }
    let platformsCursor = try object.required("platforms")
    let platforms = try platformsCursor.array { cursor throws(InputError) in try cursor.string() }
    guard !platforms.isEmpty else {
      throw platformsCursor.fail(expected: "at least one platform")
    }
    let reason = try object.optional("reason")?.string()
    let issue = try object.optional("issue")?.string()
    let untilCursor = object.optional("until")
    let until = try untilCursor?.string()
    if let untilCursor, let until, !Baseline.isDate(until) {
      throw untilCursor.fail(expected: "a date such as \"2027-01-31\"")
    }
    try object.rejectUnknownKeys()
    entries = platforms.map { platform in
      BaselineEntry(
        key: BaselineEntry.Key(
          fixture: fixture, interceptor: interceptor, platform: platform, hazard: hazard,
          signature: signature),
        reason: reason, issue: issue, until: until)
    }
  }
}

extension BaselineEntry {
  /// The entry with everything but its platform.
  fileprivate var withoutPlatform: BaselineEntry {
    BaselineEntry(
      key: Key(
        fixture: key.fixture, interceptor: key.interceptor, platform: "", hazard: key.hazard,
        signature: key.signature),
      reason: reason, issue: issue, until: until)
  }

  /// What lines are sorted by.
  fileprivate var lineKey: [String] {
    [key.interceptor, key.fixture, key.hazard, key.signature, key.platform, reason ?? ""]
  }
}

private func < (left: [String], right: [String]) -> Bool {
  left.lexicographicallyPrecedes(right)
}
