import Foundation
import Testing

@testable import PositionedJSON

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(_ text: String, _ path: String) -> String {
    do throws(OutputError) {
      try OutputFile.write(text, to: path)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func writesANewFile() throws {
    try OutputFile.write("größe\n", to: folder.path(of: "a.json"))
    #expect(try folder.text(of: "a.json") == "größe\n")
    #expect(try folder.names == ["a.json"])
  }

  @Test func replacesAnOldFileAndKeepsItsPermissions() throws {
    try folder.write("a longer old text", to: "a.json")
    let path = folder.path(of: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try OutputFile.write("new", to: path)
    #expect(try folder.text(of: "a.json") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names == ["a.json"])
  }

  @Test func readersOfTheOldFileKeepTheOldText() throws {
    try folder.write("old", to: "a.json")
    let reader = try #require(FileHandle(forReadingAtPath: folder.path(of: "a.json")))
    try OutputFile.write("new", to: folder.path(of: "a.json"))
    #expect(try reader.readToEnd() == Data("old".utf8))
  }

  @Test(arguments: ["target.json", "./sub/../target.json"])
  func followsASymbolicLink(_ destination: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "sub"), withIntermediateDirectories: true)
    try folder.write("old", to: "target.json")
    let link = folder.path(of: "link.json")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: destination)
    try OutputFile.write("new", to: link)
    #expect(try folder.text(of: "target.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == destination)
    #expect(try folder.names == ["link.json", "sub", "target.json"])
  }

  @Test func followsAChainOfLinksToNothingYet() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "one"), withDestinationPath: folder.path(of: "two"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "two"), withDestinationPath: "target.json")
    try OutputFile.write("new", to: folder.path(of: "one"))
    #expect(try folder.text(of: "target.json") == "new")
    #expect(try folder.names == ["one", "target.json", "two"])
  }

  @Test func refusesACircleOfLinks() throws {
    let path = folder.path(of: "one")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "one")
    #expect(failure("x", path).hasPrefix("\(path): cannot be written: too many "))
    #expect(try folder.names == ["one"])
  }

  @Test func refusesAFolder() throws {
    #expect(failure("x", folder.path) == "\(folder.path): cannot be written: is a directory")
    #expect(try folder.names.isEmpty)
  }

  @Test func aMissingFolder() {
    let path = folder.path(of: "none/a.json")
    #expect(failure("x", path) == "\(path): cannot be written: no such file or directory")
  }

  @Test func aFolderThatCannotBeWritten() throws {
    let attributes = [FileAttributeKey.posixPermissions: 0o500]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }
    // The superuser may write everywhere.
    if FileManager.default.isWritableFile(atPath: folder.path) { return }
    let path = folder.path(of: "a.json")
    #expect(failure("x", path) == "\(path): cannot be written: permission denied")
    #expect(try folder.names.isEmpty)
  }

  @Test func aFileThatMustNotBeWrittenStays() throws {
    try folder.write("old", to: "a.json")
    let path = folder.path(of: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    if FileManager.default.isWritableFile(atPath: path) { return }
    #expect(failure("x", path) == "\(path): cannot be written: permission denied")
    #expect(try folder.text(of: "a.json") == "old")
  }

  #if os(Linux)
    @Test func aFullDiskIsReported() {
      #expect(
        failure("x", "/dev/full") == "/dev/full: cannot be written: no space left on device")
    }

    @Test func aFileSystemThatTakesNoFilesIsReported() {
      let error = failure("x", "/proc/a.json")
      #expect(error.hasPrefix("/proc/a.json: cannot be written: "))
    }
  #endif

  @Test func aFailureHalfwayLeavesTheOldTextAndNothingElse() throws {
    try folder.write("old", to: "a.json")
    let full = SystemCallError(number: ENOSPC)
    #expect(throws: full) {
      try OutputFile.replace(folder.path(of: "a.json"), mode: nil) {
        descriptor throws(SystemCallError) in
        try SystemCalls.writeText("ne", to: descriptor)
        throw full
      }
    }
    #expect(try folder.text(of: "a.json") == "old")
    #expect(try folder.names == ["a.json"])
  }

  @Test func aTemporaryNameThatIsTakenIsNotTouched() throws {
    let taken = ".\(getpid())-0.tmp"
    try folder.write("another's", to: taken)
    try OutputFile.write("new", to: folder.path(of: "a.json"))
    #expect(try folder.names == [taken, "a.json"])
    #expect(try folder.text(of: taken) == "another's")
    #expect(try folder.text(of: "a.json") == "new")
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    #expect(failure("x", "/dev/null") == "no error")
    let status = try #require(try SystemCalls.status(at: "/dev/null"))
    #expect(!SystemCalls.isRegularFile(status))
  }

  @Test(
    arguments: [
      ("-", 1), ("/dev/stdout", 1), ("/dev/stderr", 2), ("/dev/fd/7", 7),
      ("/proc/self/fd/12", 12),
    ] as [(String, Int32)])
  func namesOfOpenDescriptors(_ path: String, _ descriptor: Int32) {
    #expect(OutputFile.openDescriptor(namedBy: path) == descriptor)
  }

  @Test(arguments: ["a.json", "/dev/null", "/dev/fd/x", "stdout", "./-"])
  func otherNames(_ path: String) {
    #expect(OutputFile.openDescriptor(namedBy: path) == nil)
  }

  @Test func anOpenDescriptorIsContinuedAndStaysOpen() throws {
    try folder.write("", to: "a.json")
    let handle = try #require(FileHandle(forWritingAtPath: folder.path(of: "a.json")))
    try handle.write(contentsOf: Data("one ".utf8))
    try OutputFile.write("two ", to: "/dev/fd/\(handle.fileDescriptor)")
    try handle.write(contentsOf: Data("three".utf8))
    #expect(try folder.text(of: "a.json") == "one two three")
  }

  @Test func aClosedDescriptorIsReported() {
    #expect(
      failure("x", "/dev/fd/987654") == "/dev/fd/987654: cannot be written: bad file descriptor")
  }

  @Test func aLargeTextGoesThroughAPipe() throws {
    let reader = PipeReader()
    let text = String(repeating: "0123456789", count: 50_000)
    try OutputFile.write(text, to: "/dev/fd/\(reader.descriptor)")
    #expect(try reader.finish() == text)
  }
}
