import CompatMatrix
import Exploration
import Foundation
import NavigationModel
import PositionedJSON
import Rendering

/// A folder that counterexamples are written to as fixtures.
struct CounterexampleFolder {
  /// What was written.
  struct Saved {
    let folder: String
    let written: Int
    let present: Int

    /// The result in words.
    func text(_ style: TextStyle) -> String {
      let files = written == 1 ? "fixture" : "fixtures"
      let there = present == 0 ? "" : "; \(present) were there already"
      return "\n" + style.paragraph("Wrote \(written) \(files) to \(folder)\(there).")
    }
  }

  private let path: String

  init(_ path: String) { self.path = path }

  /// Writes the counterexample of each charged hazard, each scenario once.
  ///
  /// A file of the same name with another scenario is left alone; the new one gets a number.
  func save(_ report: ExplorationReport) throws -> Saved {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot make the folder '\(path)': \(error.localizedDescription)")
    }
    var seen: Set<Scenario> = []
    var written = 0
    var present = 0
    for column in report.columns {
      for case let fixture? in column.charged.map(\.fixture)
      where seen.insert(fixture.scenario).inserted {
        if try write(fixture) { written += 1 } else { present += 1 }
      }
    }
    return Saved(folder: path, written: written, present: present)
  }

  /// Writes a fixture under a free name; false if the folder has one with the same scenario.
  private func write(_ fixture: Fixture) throws -> Bool {
    var number = 1
    while true {
      let id = number == 1 ? fixture.id : "\(fixture.id)-\(number)"
      let file = "\(path)/\(id).json"
      guard FileManager.default.fileExists(atPath: file) else {
        let named = Fixture(
          id: id, title: fixture.title, source: fixture.source, scenario: fixture.scenario)
        try OutputFile.write(
          FixtureText.canonical(Array(JSONText.canonical(named.json).utf8), file: file), to: file)
        return true
      }
      if try FixtureLibrary.readFile(file).scenario == fixture.scenario { return false }
      number += 1
    }
  }
}
