import PositionedJSON
import Testing

@testable import CompatMatrix

@Suite struct BaselineStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func entry(_ signature: String, _ interceptor: String) -> BaselineEntry {
    BaselineEntry(key: madeKey(signature, interceptor: interceptor))
  }

  private func failure(_ store: BaselineStore, _ digest: String?) -> String {
    do {
      _ = try store.read(expecting: digest)
      return "no error"
    } catch {
      return "\(error)".replacing(folder.path, with: "DIR")
    }
  }

  @Test func writesAndReadsAFile() throws {
    let store = BaselineStore(path: folder.path(of: "b.json"))
    let baseline = Baseline(digest: "d", entries: [entry("DS a", "i"), entry("DS a", "j")])
    #expect(try store.write(baseline) == [folder.path(of: "b.json")])
    #expect(try store.read(expecting: "d") == baseline)
    #expect(try folder.names == ["b.json"])
  }

  @Test func writesAndReadsAFolderWithAFileForEachInterceptor() throws {
    let store = BaselineStore(path: folder.path(of: "new/baselines"))
    let baseline = Baseline(digest: "d", entries: [entry("DS a", "j"), entry("DS a", "i")])
    let files = try store.write(baseline)
    #expect(files == ["i", "j"].map { folder.path(of: "new/baselines/\($0).json") })
    #expect(try store.read(expecting: "d") == baseline)
    #expect(try folder.text(of: "new/baselines/i.json").contains("\"interceptor\":\"i\""))
    #expect(!(try folder.text(of: "new/baselines/i.json").contains("\"interceptor\":\"j\"")))
  }

  @Test func emptiesFilesForWhichNothingIsLeft() throws {
    let store = BaselineStore(path: folder.path)
    _ = try store.write(Baseline(digest: "d", entries: [entry("DS a", "i"), entry("DS a", "j")]))
    _ = try BaselineStore(path: folder.path)
      .write(Baseline(digest: "e", entries: [entry("DS a", "j")]))
    #expect(try folder.names == ["i.json", "j.json"])
    #expect(try store.read(expecting: "e").entries == [entry("DS a", "j")])
  }

  @Test func neverWritesOutsideItsFolder() throws {
    let store = BaselineStore(path: folder.path(of: "in"))
    _ = try store.write(
      Baseline(digest: "d", entries: [entry("DS a", "../out"), entry("DS a", "---out")]))
    #expect(try folder.names == ["in"])
    #expect(try store.read(expecting: "d").entries.count == 2)
  }

  @Test func refusesAnotherDigest() throws {
    let store = BaselineStore(path: folder.path(of: "b.json"))
    _ = try store.write(Baseline(digest: "old", entries: [entry("DS a", "i")]))
    #expect(
      failure(store, "new")
        == "DIR/b.json: found a baseline for other switches or platforms (digest old), expected digest new; write it anew with 'compat-check baseline write'"
    )
    #expect(try store.read(expecting: nil).digest == "old")
  }

  @Test func refusesAnEntryInTwoFiles() throws {
    for name in ["a.json", "b.json"] {
      try folder.write(Baseline(digest: "d", entries: [entry("DS a", "i")]).text, to: name)
    }
    #expect(
      failure(BaselineStore(path: folder.path), "d")
        == "DIR/b.json: an entry for f stands in another file already")
  }

  @Test func refusesWhatIsNotThere() {
    #expect(
      failure(BaselineStore(path: folder.path(of: "b.json")), "d")
        == "DIR/b.json: found no such file, expected a file to read")
    #expect(
      failure(BaselineStore(path: folder.path(of: "none")), "d")
        == "DIR/none: cannot be read as a folder")
  }

  @Test func readsAnEmptyFolderAsNothingAccepted() throws {
    #expect(try BaselineStore(path: folder.path).read(expecting: "d").entries.isEmpty)
  }

  @Test func leavesTheFilesOfOtherInterceptorsUnread() throws {
    let store = BaselineStore(path: folder.path)
    _ = try store.write(Baseline(digest: "d", entries: [entry("DS a", "i"), entry("DS a", "j")]))
    try folder.write("broken", to: "j.json")
    #expect(try store.read(expecting: "d", leavingOut: ["j"]).entries == [entry("DS a", "i")])
    #expect(failure(store, "d").hasPrefix("DIR/j.json:1:1: "))
  }
}
