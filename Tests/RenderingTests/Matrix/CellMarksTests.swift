import CompatMatrix
import Testing

@testable import Rendering

@Suite struct CellMarksTests {
  private func marks(
    _ verdict: Verdict, certain: [String] = [], conditional: [String] = [],
    inherent: [String] = [], limits: [String] = [], certainty: String = "known"
  ) -> CellMarks {
    CellMarks(
      Samples.cell(
        "f", "i", "p", verdict, certain: certain, conditional: conditional, inherent: inherent,
        limits: limits, certainty: certainty))
  }

  @Test func marksHazards() {
    let cell = marks(.depends, certain: ["2P"], conditional: ["NT"], inherent: ["DS"])
    #expect(cell.mark(for: "2P").text == "2P")
    #expect(cell.mark(for: "NT").text == "NT?")
    #expect(cell.mark(for: "DS").text == "(DS)")
    #expect(cell.mark(for: "BY").text == "")
    #expect(cell.leadMark.text == "")
    #expect(cell.isListed)
  }

  @Test(arguments: [
    (Verdict.clean, "."), (.unsupported, "-"), (.error, "!"),
  ])
  func marksCellsWithoutHazards(verdict: Verdict, text: String) {
    #expect(marks(verdict).leadMark.text == text)
  }

  @Test func marksLimits() {
    let cell = marks(.limit, limits: ["BY"])
    #expect(cell.mark(for: "L").text == "L")
    #expect(cell.leadMark.text == "")
    #expect(cell.isListed)
  }

  @Test func doesNotListWhatIsOnlyInherent() {
    #expect(!marks(.clean, inherent: ["DS"]).isListed)
    #expect(!marks(.clean).isListed)
    #expect(!marks(.unsupported).isListed)
    #expect(marks(.error).isListed)
  }

  @Test func letsChargedHazardsWinOverInherentOnes() {
    #expect(marks(.hazard, certain: ["DS"], inherent: ["DS"]).mark(for: "DS").text == "DS")
  }

  @Test(arguments: [("known", "k"), ("assumed", "~"), ("unknown", "?")])
  func marksCertainty(certainty: String, sign: String) {
    #expect(marks(.clean, certainty: certainty).certaintyMark == sign)
    #expect(marks(.unsupported, certainty: certainty).certaintyMark == "")
  }

  @Test func showsNothingWhereACellIsMissing() {
    let cell = CellMarks(nil)
    #expect(cell.leadMark.text == "" && cell.certaintyMark == "" && !cell.isListed)
  }
}
