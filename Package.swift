// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "NavCompat",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .library(name: "NavigationModel", targets: ["NavigationModel"]),
    .library(name: "Interceptors", targets: ["Interceptors"]),
    .library(name: "Platforms", targets: ["Platforms"]),
  ],
  targets: [
    .target(name: "PositionedJSON"),
    .target(name: "NavigationModel"),
    .target(name: "Interceptors", dependencies: ["NavigationModel"]),
    .target(
      name: "Platforms",
      dependencies: ["NavigationModel", "PositionedJSON"],
      resources: [.copy("Releases"), .copy("Evidence")]),
    .testTarget(name: "PositionedJSONTests", dependencies: ["PositionedJSON"]),
  ],
  swiftLanguageModes: [.v6]
)
