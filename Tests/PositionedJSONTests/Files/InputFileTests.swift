import Foundation
import PositionedJSON
import Testing

@Suite struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func failure(_ path: String, maximumBytes: Int = 1000) -> String {
    errorLine {
      _ = try InputFile.read(path, maximumBytes: maximumBytes)
    }
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func readsEveryByte(_ count: Int) throws {
    let text = String((0..<count).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    try folder.write(text, to: "a.json")
    #expect(try InputFile.read(folder.path(of: "a.json")) == Array(text.utf8))
  }

  @Test func aMissingFile() {
    let path = folder.path(of: "none.json")
    #expect(failure(path) == "\(path): found no such file, expected a file to read")
  }

  @Test func aFolder() {
    #expect(failure(folder.path) == "\(folder.path): found a folder, expected a file to read")
  }

  @Test func aFileWithoutPermission() throws {
    try folder.write("{}", to: "secret.json")
    let path = folder.path(of: "secret.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    // The superuser may read everything.
    if FileManager.default.isReadableFile(atPath: path) { return }
    #expect(failure(path) == "\(path): cannot be read: permission denied")
  }

  @Test func aNameThatIsTooLong() {
    let path = String(repeating: "n", count: 5000)
    #expect(failure(path) == "\(path): cannot be read: file name too long")
  }

  @Test func aFileAtTheLimitIsReadAndOneOverItIsNot() throws {
    try folder.write("12345", to: "a.json")
    let path = folder.path(of: "a.json")
    #expect(failure(path, maximumBytes: 5) == "no error")
    #expect(
      failure(path, maximumBytes: 4) == "\(path): found more than 4 bytes, expected at most that")
  }

  @Test func anEndlessDeviceStopsAtTheLimit() {
    #expect(
      failure("/dev/zero", maximumBytes: 100_000)
        == "/dev/zero: found more than 100000 bytes, expected at most that")
  }

  @Test func aDeviceWithoutContent() throws {
    #expect(try InputFile.read("/dev/null").isEmpty)
  }

  @Test func standardInputHasAName() {
    #expect(InputFile.name(for: "-") == "<stdin>")
    #expect(InputFile.name(for: "a.json") == "a.json")
  }
}
