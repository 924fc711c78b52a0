import Testing

/// The lines between `<!-- name -->` and `<!-- /name -->` of a document.
func markedSection(_ name: String, of text: String) throws -> String {
  let start = try #require(text.range(of: "<!-- \(name) -->\n"))
  let rest = text[start.upperBound...]
  let end = try #require(rest.range(of: "<!-- /\(name) -->"))
  return String(rest[..<end.lowerBound])
}
