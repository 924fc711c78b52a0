@testable import CompatMatrix

/// A cell of fixture `f` under interceptor `i` on platform `p` with signatures `CODE cause`.
func madeCell(
  _ signatures: [String] = [], fixture: String = "f", interceptor: String = "i",
  platform: String = "p", verdict: Verdict? = nil, conditional: Bool = false,
  certainty: String = "known"
) -> MatrixCell {
  let codes = Set(signatures.map { String($0.prefix(2)) }).sorted()
  return MatrixCell(
    fixture: fixture, interceptor: interceptor, platform: platform,
    verdict: verdict ?? (signatures.isEmpty ? .clean : conditional ? .depends : .hazard),
    hazards: conditional ? [] : codes, conditionalHazards: conditional ? codes : [],
    certainty: certainty,
    signatures: signatures.map {
      CellSignature(hazard: String($0.prefix(2)), signature: $0, isConditional: conditional)
    }.sorted())
}

/// A report of cells, with their names in the order in which they come.
func madeReport(_ cells: [MatrixCell], digest: String = "d") -> MatrixReport {
  func unique(_ ids: [String]) -> [String] {
    ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
  return MatrixReport(
    platforms: unique(cells.map(\.platform)).map { .init(id: $0, title: "iOS \($0)") },
    interceptors: unique(cells.map(\.interceptor)).map { .init(id: $0, title: "The \($0)") },
    fixtures: unique(cells.map(\.fixture)).map { .init(id: $0, title: "It \($0)") },
    cells: cells, digest: digest)
}

/// A key of fixture `f` under interceptor `i` on platform `p` for a signature `CODE cause`.
func madeKey(
  _ signature: String = "DS cause", fixture: String = "f", interceptor: String = "i",
  platform: String = "p"
) -> BaselineEntry.Key {
  BaselineEntry.Key(
    fixture: fixture, interceptor: interceptor, platform: platform,
    hazard: String(signature.prefix(2)), signature: signature)
}
