import CompatMatrix

/// What a gate has found, in words.
public enum GateText {
  /// How many lines name findings before the rest is only counted.
  static let lineLimit = 20

  /// Renders what is new and what is stale, and the command that accepts or prunes it.
  ///
  /// - Parameters:
  ///   - failing: The reasons for which the gate fails, none if it passes.
  ///   - pruneCommand: The command that writes the baseline anew.
  ///   - hint: What to do after that command, or nil.
  public static func render(
    _ result: GateResult, failing: [GateFailure], pruneCommand: String, hint: String? = nil,
    style: TextStyle
  ) -> String {
    var page = TextPage(style)
    page.addList("Gate: ", counts(result), .heading, indentation: 2)
    let new = result.new
    let stale = result.stale.map(\.key)
    let expired = result.expired.map(\.key)
    let parts = [new, expired, stale].count { !$0.isEmpty }
    let room = lineLimit / max(1, parts)
    add(new, "New, not accepted by the baseline", .bad, room, to: &page)
    add(expired, "Expired, accepted until a date that has passed", .bad, room, to: &page)
    add(stale, "Stale, accepted but no longer found", .doubtful, room, to: &page)
    page.addGap()
    if !new.isEmpty || !stale.isEmpty {
      let what = [
        new.isEmpty ? nil : "accept what is new", stale.isEmpty ? nil : "prune what is stale",
      ].compactMap { $0 }
      page.addWrapped("To " + what.joined(separator: " and ") + ":")
      addCommand(style.foreign(pruneCommand), to: &page)
      if let hint { page.addWrapped(style.foreign(hint)) }
    }
    if failing.isEmpty {
      page.add("The gate passes.", .good)
    } else {
      page.addWrapped(
        "The gate fails: " + failing.map { words(for: $0, in: result) }.joined(separator: ", ")
          + ".", .bad, indentation: 2)
    }
    return page.text
  }

  /// The counts of findings, then those of cells.
  static func counts(_ result: GateResult) -> [String] {
    [
      "\(result.new.count) new", "\(result.stale.count) stale", "\(result.expired.count) expired",
      "\(result.acceptedCount) accepted", counted(result.conditionalCells, "conditional cell"),
      counted(result.unknownCells, "unknown cell"), counted(result.errorCells, "error cell"),
    ]
  }

  /// Adds a command to copy: broken in front of options only, with a backslash at broken ends.
  private static func addCommand(_ command: String, to page: inout TextPage) {
    var lines: [String] = []
    for word in command.split(separator: " ", omittingEmptySubsequences: false) {
      let isOption = word.hasPrefix("--")
      if isOption || lines.isEmpty {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    var line = "  "
    for (index, part) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if index > 0,
        displayWidth(line) + 1 + displayWidth(part) + (isLast ? 0 : 2) > page.style.width
      {
        page.add(line + " \\")
        line = "   "
      }
      line += (index == 0 ? "" : " ") + part
    }
    page.add(line)
  }

  private static func words(for failure: GateFailure, in result: GateResult) -> String {
    switch failure {
    case .new: counted(result.new.count + result.expired.count, "new finding")
    case .stale: result.stale.count == 1 ? "1 stale entry" : "\(result.stale.count) stale entries"
    case .conditional: counted(result.conditionalCells, "conditional cell")
    case .unknown: counted(result.unknownCells, "unknown cell")
    case .error: counted(result.errorCells, "error cell")
    }
  }

  private static func add(
    _ keys: [BaselineEntry.Key], _ title: String, _ tone: Tone, _ lines: Int,
    to page: inout TextPage
  ) {
    guard !keys.isEmpty else { return }
    page.addGap()
    page.add(title, tone)
    let style = page.style
    let groups = FindingGroup.groups(of: keys)
    var shown = 0
    var room = lines
    for (index, group) in groups.enumerated() {
      guard room > 0 else { break }
      var line = TextLine("  " + style.foreign(group.interceptor) + "  ")
      line.add(style.foreign(group.hazard), tone)
      line.add(style.foreign(" " + HazardOrder.title(of: group.hazard)))
      line.add("  " + counted(group.keys.count, "finding"), .faint)
      page.add(line)
      room -= 1
      let share = max(1, room / max(1, groups.count - index) - 1)
      let lines = group.fixtureLines
      for text in lines.prefix(min(share, room)) {
        page.add(style.shortened("    " + style.foreign(text.text), to: style.width))
        shown += text.count
        room -= 1
      }
    }
    if shown < keys.count {
      page.add(style.own("  … and \(keys.count - shown) more"), .faint)
    }
  }
}
