/// What `--color` says.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Colour where it can be seen.
  case auto
  /// Colour even into a file.
  case always
  /// No colour.
  case never

  /// Decides whether to colour what goes to a stream.
  ///
  /// An explicit choice wins; then a `NO_COLOR` that is not empty; then a `CLICOLOR_FORCE` that is
  /// neither empty nor 0; then `TERM=dumb`; then whether the stream is a terminal.
  public func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR", default: ""] != "" { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
