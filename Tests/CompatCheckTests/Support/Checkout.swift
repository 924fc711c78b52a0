import Foundation

/// The checkout that these tests are built from.
enum Checkout {
  static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  static func text(_ relative: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(relative)", encoding: .utf8)
  }
}
