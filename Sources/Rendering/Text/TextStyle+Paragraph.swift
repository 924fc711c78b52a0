extension TextStyle {
  /// A text from any source as lines that fit, each with its line feed.
  ///
  /// - Parameters:
  ///   - indentation: The spaces in front of the first line.
  ///   - hanging: The spaces in front of the other lines.
  public func paragraph(_ text: String, indentation: Int = 0, hanging: Int = 0) -> String {
    let lines = wrapped(
      foreign(text), to: max(1, width - indentation), next: max(1, width - hanging))
    return lines.enumerated().map { index, line in
      String(repeating: " ", count: index == 0 ? indentation : hanging) + line + "\n"
    }.joined()
  }
}
