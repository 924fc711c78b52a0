/// Lays the lines of a timeline out: clock, actor, words, and the state on the right.
struct TimelineLayout {
  let style: TextStyle
  /// What stands in front of every line, for example `13.0 | `; its width is taken from the line.
  let gutter: Int

  private var clockWidth: Int { 6 }
  private var actorWidth: Int { 12 }

  func lines(for entry: TimelineEntry, marker: String = "", tone: Tone = .plain) -> [TextLine] {
    switch entry.role {
    case .event: eventLines(entry, marker, tone)
    case .switchRead: indented("? ", entry, marker, .faint)
    case .log: indented("UIKit log ", entry, marker, .doubtful)
    case .exception: indented("exception ", entry, marker, .bad)
    case .heading: headingLines(entry, marker)
    }
  }

  private func start(_ marker: String, _ tone: Tone) -> TextLine {
    var line = TextLine(marker, tone == .plain ? .faint : tone)
    line.pad(to: gutter)
    return line
  }

  private func headingLines(_ entry: TimelineEntry, _ marker: String) -> [TextLine] {
    let column = gutter + (marker.isEmpty ? 0 : 1)
    return wrapped(style.foreign(entry.words), to: style.width - column).map { text in
      var line = start(marker, .plain)
      line.pad(to: column)
      line.add(text, .heading)
      return line
    }
  }

  private func eventLines(
    _ entry: TimelineEntry, _ marker: String, _ tone: Tone
  ) -> [TextLine] {
    let column = gutter + clockWidth + 1 + actorWidth
    let words = wrapped(style.foreign(entry.words), to: style.width - column)
    let state = style.foreign(entry.state)
    let mark = hazardMark(entry)
    var lines: [TextLine] = []
    for (index, text) in words.enumerated() {
      var line = start(marker, tone)
      if index == 0 {
        let clock = entry.time.map { "\($0)" } ?? ""
        line.pad(to: gutter + max(0, clockWidth - clock.count))
        line.add(clock, .faint)
        line.pad(to: gutter + clockWidth + 1)
        line.add(style.own(entry.actor), .faint)
      }
      line.pad(to: column)
      line.add(text, tone)
      lines.append(line)
    }
    append(mark, .bad, atLeast: 0, to: &lines, column, marker, tone)
    append(state, .plain, atLeast: style.width - 28, to: &lines, column, marker, tone)
    return lines
  }

  /// Adds a text behind the last line if it fits there, else on lines of its own.
  private func append(
    _ text: String, _ textTone: Tone, atLeast target: Int, to lines: inout [TextLine],
    _ column: Int, _ marker: String, _ tone: Tone
  ) {
    guard !text.isEmpty, var last = lines.last else { return }
    let room = style.width - last.width - 2
    if displayWidth(text) <= room {
      last.add("  ")
      last.pad(to: min(target, style.width - displayWidth(text)))
      last.add(text, textTone)
      lines[lines.count - 1] = last
      return
    }
    let own = wrapped(text, to: style.width - column - 2)
    for part in own {
      var line = start(marker, tone)
      line.pad(
        to: own.count > 1
          ? column + 2 : max(column + 2, min(target, style.width - displayWidth(part))))
      line.add(part, textTone)
      lines.append(line)
    }
  }

  private func hazardMark(_ entry: TimelineEntry) -> String {
    entry.hazards.isEmpty ? "" : style.own("← ") + entry.hazards.joined(separator: " ")
  }

  private func indented(
    _ label: String, _ entry: TimelineEntry, _ marker: String, _ tone: Tone
  ) -> [TextLine] {
    let column = gutter + clockWidth + 1
    let indentation = entry.role == .switchRead ? column + 4 : column
    let evidence = entry.evidence.isEmpty ? "" : " [\(entry.evidence.joined(separator: " "))]"
    let text = label + style.foreign(entry.words + evidence)
    var lines = wrapped(
      text, to: style.width - indentation, next: style.width - indentation - 2
    ).enumerated().map { index, part in
      var line = start(marker, .plain)
      if index == 0, let time = entry.time {
        let clock = "\(time)"
        line.pad(to: gutter + max(0, clockWidth - clock.count))
        line.add(clock, .faint)
      }
      line.pad(to: index == 0 ? indentation : indentation + 2)
      line.add(part, tone)
      return line
    }
    append(hazardMark(entry), .bad, atLeast: 0, to: &lines, indentation, marker, .plain)
    return lines
  }
}
