import NavigationModel
import PositionedJSON

/// Every platform that a run can choose from: the bundled releases and the user's own files.
public struct PlatformCatalog: Sendable {
  /// The platforms by OS release, variants after the release itself, added ones last.
  public let platforms: [Platform]
  /// The mutation that was applied to the bundled data in a test, nil in ordinary runs.
  public let mutation: String?
  /// The bundled releases themselves, without variants and added platforms, oldest first.
  public let releases: [Platform]
  /// The columns of the merged bundled releases, oldest first.
  public let releaseColumns: [PlatformColumn]
  private let places: [String: Int]

  /// Resolves the inheritance among files.
  ///
  /// Throws for an id that comes twice, a platform mirrored that does not exist, a circle of
  /// mirrors and a root that leaves a switch without an answer.
  public init(
    files: [PlatformFile], isBundled: Bool = true, mutation: String? = nil
  ) throws(InputError) {
    var byID: [String: PlatformFile] = [:]
    for file in files {
      if byID[file.id] != nil {
        throw InputError(
          location: file.location, found: "a second platform \"\(file.id)\"",
          expected: "each id once")
      }
      byID[file.id] = file
    }
    var resolved: [String: Platform] = [:]
    for file in files {
      var chain: [PlatformFile] = []
      var next: PlatformFile? = file
      while let current = next, resolved[current.id] == nil {
        if let start = chain.firstIndex(where: { $0.id == current.id }) {
          let circle = (chain[start...].map(\.id) + [current.id]).joined(separator: " → ")
          throw InputError(
            location: chain[start].location, found: "a circle of mirrors \(circle)",
            expected: "mirrors that lead to a root")
        }
        chain.append(current)
        next = try current.mirrors.map { id throws(InputError) in
          guard let parent = byID[id] else {
            throw Self.unknownParent(id, of: current, known: files.map(\.id))
          }
          return parent
        }
      }
      for link in chain.reversed() {
        resolved[link.id] = try Self.resolve(
          link, parent: link.mirrors.flatMap { resolved[$0] }, isBundled: isBundled)
      }
    }
    self.init(sorting: files.compactMap { resolved[$0.id] }, mutation: mutation)
  }

  /// The catalog with one more platform, which must mirror one that is there already.
  ///
  /// Throws for an id that is taken by a platform or a column, and for an unknown mirror.
  public func adding(_ file: PlatformFile) throws(InputError) -> PlatformCatalog {
    let taken = platforms.map(\.id) + defaultColumns.map(\.id)
    guard !taken.contains(file.id) else {
      throw InputError(
        location: file.location, found: "the id \"\(file.id)\", which is taken",
        expected: "an id of its own")
    }
    guard let mirrors = file.mirrors else {
      throw InputError(
        location: file.location, found: "a platform without \"mirrors\"",
        expected: "the id of the platform to inherit from, such as \"\(newestID)\"")
    }
    guard let parent = self[mirrors] else {
      throw Self.unknownParent(mirrors, of: file, known: platforms.map(\.id))
    }
    let added = try Self.resolve(file, parent: parent, isBundled: false)
    return PlatformCatalog(sorting: platforms + [added], mutation: mutation)
  }

  /// The platform with an id, nil if there is none.
  public subscript(id: String) -> Platform? {
    places[id].map { platforms[$0] }
  }

  /// The versions for which a platform stands: the rest of its major release, up to the next
  /// bundled one.
  public func span(of platform: Platform) -> ReleaseRange {
    let start = platform.osVersion
    let next = releases.lazy.map(\.osVersion).first { $0 > start && $0.major == start.major }
    return ReleaseRange(from: start, before: next ?? SystemVersion(start.major + 1))
  }

  private init(sorting platforms: [Platform], mutation: String?) {
    let sorted = platforms.enumerated().sorted { left, right in
      Self.precedes(left.element, right.element)
        || (!Self.precedes(right.element, left.element) && left.offset < right.offset)
    }
    self.platforms = sorted.map(\.element)
    self.mutation = mutation
    releases = self.platforms.filter { $0.isBundled && !$0.isVariant }
    releaseColumns = PlatformColumn.merging(releases)
    places = Dictionary(
      self.platforms.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var newestID: String { releases.last?.id ?? "" }

  private static func precedes(_ left: Platform, _ right: Platform) -> Bool {
    if left.isBundled != right.isBundled { return left.isBundled }
    if left.osVersion != right.osVersion { return left.osVersion < right.osVersion }
    if left.isVariant != right.isVariant { return right.isVariant }
    if left.linkedSDK != right.linkedSDK { return left.linkedSDK < right.linkedSDK }
    return false
  }

  private static func resolve(
    _ file: PlatformFile, parent: Platform?, isBundled: Bool
  ) throws(InputError) -> Platform {
    if parent == nil {
      let answered = Set(file.entries.map(\.behaviourSwitch.index))
      let open = BehaviourSwitch.all.filter { !answered.contains($0.index) }
      if let first = open.first {
        throw InputError(
          location: file.location,
          found: "a platform that mirrors none and leaves \(open.count) switches unanswered, "
            + "\"\(first.id)\" first",
          expected: "an answer to every switch, or \"mirrors\"")
      }
    }
    return Platform(file: file, parent: parent, isBundled: isBundled)
  }

  private static func unknownParent(
    _ id: String, of file: PlatformFile, known: [String]
  ) -> InputError {
    InputError(
      location: file.location, found: "mirrored platform \"\(id)\"",
      expected: "the id of a platform", hint: suggestion(for: id, among: known))
  }
}
