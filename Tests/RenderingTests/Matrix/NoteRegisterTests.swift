import CompatMatrix
import Testing

@testable import Rendering

@Suite struct NoteRegisterTests {
  @Test func numbersNotesInTheOrderOfReference() {
    var notes = NoteRegister()
    #expect(notes.reference(to: [.behaviourSwitch("b"), .behaviourSwitch("a")]) == "[1,2]")
    #expect(notes.reference(to: [.behaviourSwitch("c"), .behaviourSwitch("b")]) == "[1,3]")
    #expect(notes.reference(to: []) == "")
  }

  @Test func takesSwitchesAndReasonsFromCells() {
    let depends = Samples.cell("f", "i", "p", .depends, dependsOn: ["tap.asks", "x"])
    #expect(
      NoteRegister.notes(of: depends) == [.behaviourSwitch("tap.asks"), .behaviourSwitch("x")])
    let error = Samples.cell("f", "i", "p", .error, reason: "too many")
    #expect(NoteRegister.notes(of: error) == [.reason(.error, "too many")])
  }

  @Test func addsQuestionsOfSwitchesThatItKnows() {
    var notes = NoteRegister()
    _ = notes.reference(to: [
      .behaviourSwitch("animation.length"), .behaviourSwitch("new.switch"),
      .reason(.unsupported, "none there"),
    ])
    var page = TextPage(TextStyle())
    notes.add(to: &page)
    #expect(
      page.text == """
        Notes
          [1] depends on animation.length: How long does an animated transition last?
          [2] depends on new.switch:
          [3] unsupported: none there

        """)
  }
}
