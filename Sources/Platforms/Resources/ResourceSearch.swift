#if canImport(Darwin)
  import Foundation
#endif

/// The folders in which the data files of this package are looked for.
public struct ResourceSearch: Sendable {
  /// The folders that may hold the resource bundles, best first.
  public let bundleFolders: [String]
  /// The folder from which upwards the source files are looked for.
  public let currentFolder: String

  /// Makes a search over given folders.
  public init(bundleFolders: [String], currentFolder: String) {
    self.bundleFolders = bundleFolders
    self.currentFolder = currentFolder
  }

  /// The folders of the running process: beside its executable, its main bundle, its test bundle.
  public static func ofThisProcess() -> ResourceSearch {
    var folders: [String] = []
    func add(_ folder: String?) {
      if let folder, !folders.contains(folder) { folders.append(folder) }
    }
    #if canImport(Darwin)
      let main = Bundle.main
      add(
        main.executableURL.map {
          FileSystem.parent(of: $0.resolvingSymlinksInPath().path)
        })
      add(main.resourceURL?.path)
      add(main.bundleURL.path)
      let own = Bundle(for: BundleMarker.self)
      add(own.resourceURL?.path)
      add(own.bundleURL.path)
      add(own.bundleURL.deletingLastPathComponent().path)
    #else
      add(FileSystem.resolved("/proc/self/exe").map(FileSystem.parent(of:)))
    #endif
    return ResourceSearch(
      bundleFolders: folders, currentFolder: FileSystem.resolved(".") ?? "/")
  }
}

#if canImport(Darwin)
  /// Names the bundle that holds this module, which in tests is not the main one.
  private final class BundleMarker {}
#endif
