import PositionedJSON

/// Returns text of a user's file or command line as one line that is safe to print on a terminal.
public func sanitized(_ text: String) -> String { escapingControlCharacters(text) }
