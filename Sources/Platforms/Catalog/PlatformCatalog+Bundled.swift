import NavigationModel
import PositionedJSON

extension PlatformCatalog {
  /// Reads the releases that come with this package.
  ///
  /// A mutation named by `COMPAT_CHECK_MUTATION` is applied here and nowhere else.
  public static func bundled() throws(InputError) -> PlatformCatalog {
    let folder = try ResourceFolder.locate(
      "Releases", inBundle: "NavCompat_Platforms", orSourcePath: "Sources/Platforms/Releases")
    return try PlatformCatalog(
      readingFilesOf: folder,
      mutation: FileSystem.environmentValue(PlatformMutation.environmentVariable))
  }

  /// Reads every JSON file of a folder as one catalog; throws what is wrong with the first of them.
  public init(
    readingFilesOf folder: ResourceFolder, mutation: String? = nil
  ) throws(InputError) {
    var files: [PlatformFile] = []
    for path in try folder.files() { files.append(try PlatformFile(readingPath: path)) }
    if let mutation {
      files = try PlatformMutation(mutation).applied(to: files)
    }
    try self.init(files: files, mutation: mutation)
  }
}
