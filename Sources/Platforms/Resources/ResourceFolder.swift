import PositionedJSON

/// A folder of data files that belong to a target of this package.
///
/// `Bundle.module` is not used because it ends the process where the bundle is missing.
public struct ResourceFolder: Sendable, Equatable {
  /// The folder's absolute path without a slash at its end.
  public let path: String

  /// Makes a folder from its path, which is not checked.
  public init(path: String) {
    self.path = path
  }

  /// Finds a folder of resources; throws an error that says where it looked.
  ///
  /// - Parameters:
  ///   - name: The folder's name inside the bundle, for example `Releases`.
  ///   - bundle: The bundle's name without its ending, for example `NavCompat_Platforms`.
  ///   - sourcePath: The folder's path in a checkout, for example `Sources/Platforms/Releases`.
  ///   - search: Where to look; the running process by default.
  public static func locate(
    _ name: String, inBundle bundle: String, orSourcePath sourcePath: String,
    search: ResourceSearch = .ofThisProcess()
  ) throws(InputError) -> ResourceFolder {
    for folder in search.bundleFolders {
      for inner in Self.bundleLayouts {
        let candidate = "\(folder)/\(bundle)\(inner)/\(name)"
        if FileSystem.isFolder(candidate) { return ResourceFolder(path: candidate) }
      }
    }
    var folder = search.currentFolder
    while true {
      let candidate = (folder == "/" ? "" : folder) + "/" + sourcePath
      if FileSystem.isFolder(candidate) { return ResourceFolder(path: candidate) }
      if folder == "/" { break }
      folder = FileSystem.parent(of: folder)
    }
    let beside = search.bundleFolders.map { "\($0)/\(bundle).resources or .bundle" }
    let places = (beside + ["\(sourcePath) in \(search.currentFolder) and above"])
    throw InputError(
      location: nil,
      message: "found no folder \"\(name)\", looked for \(places.joined(separator: "; "))")
  }

  /// The paths of the folder's files with an ending, in ascending order of their names.
  public func files(endingWith ending: String = ".json") throws(InputError) -> [String] {
    guard let names = FileSystem.names(in: path) else {
      throw InputError(
        location: SourceLocation(file: path), message: "cannot be read as a folder")
    }
    return names.filter { $0.hasSuffix(ending) }.map { "\(path)/\($0)" }
  }

  private static let bundleLayouts = [".resources", ".bundle", ".bundle/Contents/Resources"]
}
