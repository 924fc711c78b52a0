import CompatMatrix
import NavigationModel
import Platforms
import Rendering

/// `explain`: the timeline of one cell.
enum ExplainCommand: Command {
  static let description = CommandDescription(
    name: "explain", abstract: "Show event by event what happens in one cell.",
    discussion: """
      One line an event: clock, who, what, stack and items, and the hazards at the events that \
      cause them. With two platforms the timelines are put side by side. Where a platform leaves \
      answers open, the suggested ones are taken unless --answer names others; the last lines say \
      which were taken and how many other outcomes there are.
      """,
    options: [
      CommonOptions.fixtures,
      OptionDescription(
        "fixture", kind: .value(name: "id"), isRequired: true, help: "The fixture."),
      OptionDescription(
        "interceptor", short: "i", kind: .value(name: "id"), isRequired: true,
        help: "The interceptor."),
      OptionDescription(
        "platform", short: "p", kind: .values(name: "list"), isRequired: true,
        help: "One platform, or two separated by a comma."),
      CommonOptions.platformFile,
      OptionDescription(
        "answer", short: "a", kind: .values(name: "switch=answer"),
        help: "Take this answer where the platform leaves the switch open."),
      CommonOptions.format,
    ] + CommonOptions.look,
    examples: [
      ExampleDescription(
        "compat-check explain --fixture tap-allow -i answer-only -p 12,13.0",
        "The same tap before and after the change of iOS 13."),
      ExampleDescription(
        "compat-check explain --fixture swipe-veto -i none -p 18 -a swipe.asks=never",
        "What happens if a swipe asks nobody."),
    ],
    exitCodes: [
      ExitCodeDescription(0, "The timeline is shown, whatever it holds."),
      ExitCodeDescription(2, "It is not; the reason is the last line on standard error."),
    ])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitCode {
    let inputs = try MatrixInputs(arguments, in: context)
    guard inputs.fixtures.count == 1, let fixture = inputs.fixtures.first else {
      throw arguments.error("found \(inputs.fixtures.count) fixtures, expected one")
    }
    guard inputs.interceptors.count == 1, let interceptor = inputs.interceptors.first else {
      throw arguments.error("found \(inputs.interceptors.count) interceptors, expected one")
    }
    guard (1...2).contains(inputs.platforms.choices.count) else {
      throw arguments.error(
        "found \(inputs.platforms.choices.count) platforms for '--platform', expected one or two")
    }
    let wanted = try wantedAnswers(arguments)
    try refuseClosed(wanted, inputs.platforms.choices)
    let subjects = inputs.platforms.choices.map { choice in
      TimelineSubject(fixture, interceptor, choice, wanted: wanted)
    }
    let style = try context.style(arguments, config: inputs.config)
    if arguments.wantsJSON {
      try context.output.write(Timeline.json(subjects))
    } else if subjects.count == 2 {
      try context.output.write(Timeline.render(subjects[0], subjects[1], style: style))
    } else {
      try context.output.write(Timeline.render(subjects[0], style: style))
    }
    if !arguments.wantsJSON {
      for choice in inputs.platforms.choices {
        try context.output.write(
          OtherOutcomes(
            cell(fixture, interceptor, choice, wanted), isNamed: subjects.count == 2
          ).text(style))
      }
    }
    return .clean
  }

  /// The cell with all its outcomes, the one that is shown first.
  private static func cell(
    _ fixture: Fixture, _ interceptor: any BackInterceptor, _ choice: PlatformSelection.Choice,
    _ wanted: [Int: UInt8]
  ) -> MatrixCell? {
    MatrixRunner(
      fixtures: [fixture], interceptors: [interceptor],
      platforms: [ChosenPlatform(id: choice.label, platform: choice.platform, wanted: wanted)]
    ).run().cells.first
  }

  private static func wantedAnswers(_ arguments: ParsedArguments) throws -> [Int: UInt8] {
    var wanted: [Int: UInt8] = [:]
    for text in arguments.values("answer") {
      guard let equals = text.firstIndex(of: "=") else {
        throw arguments.error("found '\(text)' for '--answer', expected switch=answer")
      }
      let behaviourSwitch = try SwitchesCommand.find(String(text[..<equals]))
      let answer = String(text[text.index(after: equals)...])
      guard let value = behaviourSwitch.value(ofAnswer: answer) else {
        let all = behaviourSwitch.answers.map(\.id).joined(separator: ", ")
        throw arguments.error(
          "found answer '\(answer)' to \(behaviourSwitch.id), expected one of \(all)")
      }
      if let other = wanted.updateValue(value, forKey: behaviourSwitch.index), other != value {
        throw arguments.error("found two answers to \(behaviourSwitch.id), expected one")
      }
    }
    return wanted
  }

  /// Throws for a wanted answer to which none of the platforms leaves its switch open.
  private static func refuseClosed(
    _ wanted: [Int: UInt8], _ choices: [PlatformSelection.Choice]
  ) throws {
    for (index, value) in wanted.sorted(by: { $0.key < $1.key }) {
      let behaviourSwitch = BehaviourSwitch.all[index]
      let isOpen = choices.contains { choice in
        let candidates = choice.platform.answer(to: behaviourSwitch).candidates
        return candidates.count > 1 && candidates.contains(value)
      }
      guard !isOpen else { continue }
      throw CommandError(
        "\(choices.map(\.label).joined(separator: " and ")) leaves no choice of "
          + "\(behaviourSwitch.id)=\(behaviourSwitch.answers[Int(value)].id)")
    }
  }
}
