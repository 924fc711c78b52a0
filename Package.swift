// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "NavCompat",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .library(name: "NavigationModel", targets: ["NavigationModel"])
  ],
  targets: [
    .target(name: "PositionedJSON"),
    .target(name: "NavigationModel"),
    .testTarget(name: "PositionedJSONTests", dependencies: ["PositionedJSON"]),
  ],
  swiftLanguageModes: [.v6]
)
