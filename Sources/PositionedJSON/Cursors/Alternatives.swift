/// The words in quotes, introduced by `one of` where there are several.
func alternatives(_ words: [String]) -> String {
  let list = words.map { "\"" + $0 + "\"" }.joined(separator: ", ")
  return words.count > 1 ? "one of " + list : list
}

/// The question after the nearest word, nil where none is near.
func didYouMean(_ text: String, _ words: [String]) -> String? {
  nearest(to: text, in: words).map { "did you mean \"\($0)\"?" }
}
