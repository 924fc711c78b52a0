import PositionedJSON

/// The name that a misspelt word most likely means, nil if none is near.
func suggestion(for word: String, among names: [String]) -> String? {
  nearest(to: word, in: names)
}
