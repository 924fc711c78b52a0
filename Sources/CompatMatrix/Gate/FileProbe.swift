import Foundation
import PositionedJSON

/// Looks at what a path leads to.
public enum FileProbe {
  /// Whether the path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether the path leads to something that is no folder.
  public static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// Makes a folder and those above it unless it is there.
  static func createFolder(_ path: String) throws(OutputError) {
    guard !isFolder(path) else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputError(file: path, reason: "the folder cannot be made")
    }
  }
}
