import Exploration

/// What an exploration has found, and what it has covered.
public enum ExplorationTable {
  /// How many causes are shown of one interceptor on one platform unless the style is verbose.
  static let causeLimit = 8

  /// Renders the summary, the causes column by column, and what was covered.
  public static func render(_ report: ExplorationReport, style: TextStyle) -> String {
    var page = TextPage(style)
    addHeading(report.options, to: &page)
    page.addGap()
    page.add(contentsOf: ExplorationSummary(report, style: style).lines)
    for column in report.columns where !column.findings.isEmpty {
      page.addGap()
      add(column, to: &page)
    }
    page.addGap()
    ExplorationCoverage(report).add(to: &page)
    return page.text
  }

  private static func addHeading(_ options: ExplorationOptions, to page: inout TextPage) {
    page.add("Exploration", .heading)
    page.addWrapped(
      "Every order of at most \(options.events) events, stacks of 1 to \(options.depth) screens "
        + "at the start and at most \(options.mostScreens) later"
        + (options.shard == .whole ? "" : ", part \(options.shard)"), indentation: 2)
    page.addList("Guards: ", options.guards.map(\.rawValue), indentation: 2)
    page.addList("Events: ", options.alphabet.map(\.rawValue), indentation: 2)
  }

  private static func add(_ column: ExplorationColumn, to page: inout TextPage) {
    let style = page.style
    let causes = FindingCause.group(column.charged)
    let name = "\(column.interceptor) on \(column.platform)"
    guard !causes.isEmpty else {
      page.add(style.foreign("\(name): nothing charged"), .heading)
      addOthers(column, to: &page)
      return
    }
    page.add(
      style.foreign(
        "\(name): \(counted(causes.count, "cause")), "
          + counted(column.charged.count, "hazard signature")), .heading)
    let shown = style.isVerbose ? causes.count : min(causes.count, causeLimit)
    for cause in causes.prefix(shown) { add(cause, to: &page) }
    if shown < causes.count {
      page.add(
        style.own("  … and \(causes.count - shown) more: --verbose shows them"), .faint)
    }
    addOthers(column, to: &page)
  }

  private static func add(_ cause: FindingCause, to page: inout TextPage) {
    let style = page.style
    let finding = cause.first
    let mark = finding.standing == .conditional ? "?" : ""
    let events = finding.fixture?.title ?? "no fixture shows it"
    page.addWrapped(
      style.foreign(
        "  \(finding.hazard)\(mark) after \(counted(finding.length, "event")): \(events)"),
      .bad, indentation: 6)
    page.addWrapped("      " + style.foreign(finding.signature), .faint, indentation: 8)
    if let guards = finding.guards {
      page.addWrapped("      " + style.foreign(guards), .faint, indentation: 8)
    }
    for answer in finding.answers where finding.standing == .conditional {
      page.addWrapped(
        "      " + style.foreign("if \(answer.behaviourSwitch) = \(answer.answer)"), .faint,
        indentation: 8)
    }
    if !finding.isMinimal {
      page.add("      not minimal: an event can be left out", .doubtful)
    }
    guard !cause.others.isEmpty else { return }
    if style.isVerbose {
      for other in cause.others {
        page.addWrapped(
          "      also " + style.foreign("\(other.signature), after \(other.length)"),
          indentation: 8)
      }
    } else {
      var kinds: [String] = []
      for other in cause.others where !kinds.contains(other.hazard) { kinds.append(other.hazard) }
      page.add(
        style.own(
          "      and \(cause.others.count) more of \(kinds.joined(separator: " "))"), .faint)
    }
  }

  /// What is shown but not charged.
  private static func addOthers(_ column: ExplorationColumn, to page: inout TextPage) {
    let style = page.style
    for (standing, words) in [
      (ExplorationFinding.Standing.limit, "declared limits"), (.inherent, "UIKit's own"),
    ] {
      let findings = column.findings.filter { $0.standing == standing }
      guard !findings.isEmpty else { continue }
      var codes: [String] = []
      for finding in findings where !codes.contains(finding.hazard) {
        codes.append(finding.hazard)
      }
      page.addWrapped(
        style.own(
          "  Not charged, \(words): \(counted(findings.count, "signature")) of "
            + codes.joined(separator: " ")), .faint, indentation: 4)
      guard style.isVerbose else { continue }
      for finding in findings {
        page.addWrapped("    " + style.foreign(finding.signature), .faint, indentation: 6)
      }
    }
  }
}

extension ExplorationFinding {
  /// The stack at the start with its guards, in words; nil if there is no fixture.
  var guards: String? {
    guard let scenario = fixture?.scenario else { return nil }
    let screens = scenario.stack.screens.map { screen in
      let name = scenario.name(of: screen)
      switch scenario.screenGuard(of: screen) {
      case .none: return name
      case .allow: return "\(name) (allow)"
      case .veto: return "\(name) (veto)"
      case .vetoTimes(let times): return "\(name) (veto \(times)x)"
      case .confirm: return "\(name) (confirm)"
      case .redirect(let target): return "\(name) (redirect to \(scenario.name(of: target)))"
      }
    }
    return "stack " + screens.joined(separator: " ")
  }
}
