import CompatCheck
import Testing

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (nil, nil, 80), (nil, 120, 120), ("100", nil, 100), ("100", 120, 100), ("wide", 120, 120),
      ("0", 120, 120), ("-3", nil, 80), ("", 0, 80),
    ] as [(String?, Int?, Int)])
  func columns(_ variable: String?, _ measured: Int?, _ columns: Int) {
    var environment: [String: String] = [:]
    environment["COLUMNS"] = variable
    let terminal = Terminal(
      environment: environment, isTerminal: true, measuredColumns: measured)
    #expect(terminal.columns == columns)
  }

  @Test(
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
      (["LANG": "C"], false), (["LANG": "C", "LC_ALL": "de_DE.UTF-8"], true),
      (["LANG": "C.UTF-8", "LC_ALL": "POSIX"], false),
      (["LANG": "C.UTF-8", "LC_ALL": ""], true), (["LANG": "C", "LC_CTYPE": "UTF-8"], true),
    ] as [([String: String], Bool)])
  func unicode(_ environment: [String: String], _ usesUnicode: Bool) {
    #expect(Terminal(environment: environment, isTerminal: true).usesUnicode == usesUnicode)
  }

  @Test func colour() {
    #expect(Terminal(environment: [:], isTerminal: true).usesColor)
    #expect(!Terminal(environment: [:], isTerminal: false).usesColor)
    #expect(!Terminal(environment: [:], isTerminal: false).isTerminal)
    #expect(Terminal(environment: [:], isTerminal: false, color: .always).usesColor)
    #expect(!Terminal(environment: ["NO_COLOR": "1"], isTerminal: true).usesColor)
  }

  @Test func theChoiceOfColourCanComeLater() {
    let environment = ["LANG": "C.UTF-8", "COLUMNS": "90"]
    let terminal = Terminal(environment: environment, isTerminal: false, measuredColumns: 70)
    let colored = terminal.coloring(.always, environment: environment)
    #expect(
      colored == Terminal(environment: environment, isTerminal: false, color: .always))
    let measured = Terminal(environment: [:], isTerminal: true, measuredColumns: 70)
    #expect(measured.coloring(.never, environment: [:]).columns == 70)
  }

  @Test func theTerminalOfThisProcessFollowsTheChoice() {
    #expect(Terminal.current(environment: [:], color: .always).usesColor)
    #expect(!Terminal.current(environment: [:], color: .never).usesColor)
    #expect(Terminal.current(environment: ["COLUMNS": "33"], color: .auto).columns == 33)
  }
}
