import CompatMatrix

/// What happened in a run, event by event.
public enum Timeline {
  /// Renders one run: its events, the probe's, and what the rules found.
  public static func render(_ subject: TimelineSubject, style: TextStyle) -> String {
    var page = TextPage(style)
    let heading = TimelineHeading(subject: subject)
    heading.addFixture(to: &page)
    heading.addRun(label: "", to: &page)
    TimelineHeading.addLegend(to: &page)
    page.addGap()
    let layout = TimelineLayout(style: style, gutter: 0)
    for entry in TimelineEntries(subject, isVerbose: style.isVerbose).entries {
      if entry.role == .heading { page.addGap() }
      page.add(contentsOf: layout.lines(for: entry))
    }
    page.addGap()
    TimelineVerdict(subject: subject).add(to: &page)
    return page.text
  }

  /// Renders two runs merged: what they share once, and in front of everything else whose it is.
  public static func render(
    _ left: TimelineSubject, _ right: TimelineSubject, style: TextStyle
  ) -> String {
    var page = TextPage(style)
    let names = labels(left, right, style: style)
    let heading = TimelineHeading(subject: left)
    heading.addFixture(to: &page)
    if right.fixture != left.fixture {
      TimelineHeading(subject: right).addFixture(to: &page)
    }
    heading.addRun(label: "\(names.left) | ", to: &page)
    TimelineHeading(subject: right).addRun(label: "\(names.right) | ", to: &page)
    TimelineHeading.addLegend(to: &page)
    page.addGap()
    let merge = TimelineMerge(
      TimelineEntries(left, isVerbose: style.isVerbose).entries,
      TimelineEntries(right, isVerbose: style.isVerbose).entries)
    add(merge, names, to: &page)
    page.addGap()
    if merge.isEqual, left.run.findings == right.run.findings {
      page.add("Both run alike.", .heading)
      TimelineVerdict(subject: left).add(to: &page)
      return page.text
    }
    for (subject, name) in [(left, names.left), (right, names.right)] {
      page.addGap()
      page.add(name, .heading)
      TimelineVerdict(subject: subject).add(to: &page)
    }
    return page.text
  }

  private static func add(
    _ merge: TimelineMerge, _ names: (left: String, right: String), to page: inout TextPage
  ) {
    let gutter = max(displayWidth(names.left), displayWidth(names.right), shared.count) + 2
    let layout = TimelineLayout(style: page.style, gutter: gutter)
    var hasParted = false
    for (side, entry) in merge.lines {
      if entry.role == .heading { page.addGap() }
      if side != .both, !hasParted {
        hasParted = true
        page.add(page.style.own("── here they part"), .heading)
      }
      switch side {
      case .both:
        page.add(
          contentsOf: layout.lines(for: entry, marker: hasParted ? marker(shared, gutter) : ""))
      case .left:
        page.add(contentsOf: layout.lines(for: entry, marker: marker(names.left, gutter)))
      case .right:
        page.add(
          contentsOf: layout.lines(
            for: entry, marker: marker(names.right, gutter), tone: .doubtful))
      }
    }
  }

  /// What stands before a line that both runs share after they have parted.
  private static let shared = "both"

  private static func marker(_ name: String, _ gutter: Int) -> String {
    name + String(repeating: " ", count: max(0, gutter - 2 - displayWidth(name))) + " |"
  }

  /// What tells the runs apart: their platforms if those have short names, else letters.
  private static func labels(
    _ left: TimelineSubject, _ right: TimelineSubject, style: TextStyle
  ) -> (left: String, right: String) {
    let names = [left.platformID, right.platformID].map(style.foreign)
    let areShort = names.allSatisfy { (1...8).contains(displayWidth($0)) }
    return left.platformID != right.platformID && areShort ? (names[0], names[1]) : ("A", "B")
  }
}
