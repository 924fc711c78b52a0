import PositionedJSON

/// Why a command has to stop writing.
public enum OutputStop: Error, Hashable, Sendable {
  /// The reader at the other end of the pipe has gone, which deserves no message.
  case closedPipe
  /// Writing failed for a reason to be told, for example a full disk.
  case failed(String)

  /// Makes a stop from the failure of a file that was written.
  public init(_ error: OutputError) {
    self = error.isClosedPipe ? .closedPipe : .failed(error.description)
  }

  /// The line for standard error, nil for a closed pipe.
  public var message: String? {
    switch self {
    case .closedPipe: nil
    case .failed(let message): message
    }
  }

  /// The number to end with: 2, as what was asked for did not arrive.
  public var exitCode: Int32 { 2 }
}
