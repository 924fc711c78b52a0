import NavigationModel
import PositionedJSON

/// One platform as its file describes it: what it mirrors and where it differs from that.
public struct PlatformFile: Sendable {
  /// An answer that the file gives itself.
  public struct Entry: Sendable {
    /// The switch that is answered.
    public let behaviourSwitch: BehaviourSwitch
    /// The answer.
    public let answer: PlatformAnswer
    /// Where the answer stands, nil for one that was not read.
    public let location: SourceLocation?

    /// Makes an entry.
    public init(
      _ behaviourSwitch: BehaviourSwitch, _ answer: PlatformAnswer,
      location: SourceLocation? = nil
    ) {
      self.behaviourSwitch = behaviourSwitch
      self.answer = answer
      self.location = location
    }
  }

  /// The version of the file format that this package reads.
  public static let formatVersion = 1

  /// The platform's identifier in plain ASCII, for example `13.4` or `26+sdk18`.
  public let id: String
  /// The platform's name for people.
  public let title: String
  /// The OS release that the code under test sees.
  public let os: SystemVersion
  /// The SDK that the code under test is linked with.
  public let sdk: SystemVersion
  /// The id of the platform whose answers hold where this one gives none; nil for a root.
  public let mirrors: String?
  /// The default column that the author expects the platform in, nil if none is expected.
  public let column: String?
  /// The answers that the file gives itself.
  public let entries: [Entry]
  /// Where the file's root value stands, nil for a file that was not read.
  public let location: SourceLocation?

  /// Makes a file's content from its parts; `sdk` is the OS release unless given.
  public init(
    id: String, title: String, os: SystemVersion, sdk: SystemVersion? = nil,
    mirrors: String? = nil, column: String? = nil, entries: [Entry] = [],
    location: SourceLocation? = nil
  ) {
    self.id = id
    self.title = title
    self.os = os
    self.sdk = sdk ?? os
    self.mirrors = mirrors
    self.column = column
    self.entries = entries
    self.location = location
  }

  /// The same file with one entry replaced or added.
  func replacing(_ entry: Entry) -> PlatformFile {
    var entries = entries.filter { $0.behaviourSwitch.index != entry.behaviourSwitch.index }
    entries.append(entry)
    return PlatformFile(
      id: id, title: title, os: os, sdk: sdk, mirrors: mirrors, column: column,
      entries: entries, location: location)
  }
}
