// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "NavCompat",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .library(name: "NavigationModel", targets: ["NavigationModel"]),
    .library(name: "Interceptors", targets: ["Interceptors"]),
    .library(name: "Hazards", targets: ["Hazards"]),
    .library(name: "Platforms", targets: ["Platforms"]),
    .library(name: "CompatMatrix", targets: ["CompatMatrix"]),
    .library(name: "Exploration", targets: ["Exploration"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "MatrixTesting", targets: ["MatrixTesting"]),
    .executable(name: "compat-check", targets: ["compat-check"]),
    .executable(name: "compat-benchmark", targets: ["compat-benchmark"]),
  ],
  targets: [
    .target(name: "PositionedJSON"),
    .target(name: "NavigationModel"),
    .target(name: "Interceptors", dependencies: ["NavigationModel"]),
    .target(name: "Hazards", dependencies: ["NavigationModel"]),
    .target(
      name: "Platforms",
      dependencies: ["NavigationModel", "PositionedJSON"],
      resources: [.copy("Releases"), .copy("Evidence")]),
    .target(
      name: "CompatMatrix",
      dependencies: ["NavigationModel", "Interceptors", "Hazards", "Platforms", "PositionedJSON"],
      resources: [.copy("../../Fixtures")]),
    .target(
      name: "Exploration",
      dependencies: [
        "NavigationModel", "Interceptors", "Hazards", "Platforms", "CompatMatrix",
        "PositionedJSON",
      ]),
    .target(
      name: "Rendering",
      dependencies: [
        "CompatMatrix", "Exploration", "Hazards", "NavigationModel", "Platforms", "PositionedJSON",
      ]),
    .target(
      name: "MatrixTesting",
      dependencies: [
        "CompatMatrix", "Interceptors", "NavigationModel", "Platforms", "PositionedJSON",
        "Rendering",
      ]),
    .target(
      name: "CompatCheck",
      dependencies: [
        "NavigationModel", "Interceptors", "Hazards", "Platforms", "CompatMatrix", "Exploration",
        "Rendering", "PositionedJSON",
      ]),
    .executableTarget(name: "compat-check", dependencies: ["CompatCheck"]),
    .executableTarget(
      name: "compat-benchmark",
      dependencies: [
        "NavigationModel", "Interceptors", "Hazards", "Platforms", "CompatMatrix",
        "PositionedJSON", "Exploration",
      ]),
    .testTarget(name: "PositionedJSONTests", dependencies: ["PositionedJSON"]),
    .testTarget(name: "NavigationModelTests", dependencies: ["NavigationModel", "Platforms"]),
    .testTarget(
      name: "InterceptorsTests", dependencies: ["Interceptors", "NavigationModel", "Platforms"]),
    .testTarget(
      name: "HazardsTests",
      dependencies: ["Hazards", "Interceptors", "NavigationModel", "Platforms"]),
    .testTarget(name: "PlatformsTests", dependencies: ["Platforms", "NavigationModel"]),
    .testTarget(
      name: "CompatMatrixTests",
      dependencies: ["CompatMatrix", "Interceptors", "Hazards", "Platforms", "NavigationModel"]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Exploration", "CompatMatrix", "Interceptors", "Hazards", "Platforms", "NavigationModel",
      ]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Rendering", "CompatMatrix", "Hazards", "Interceptors", "NavigationModel", "Platforms",
        "PositionedJSON",
      ]),
    .testTarget(
      name: "MatrixTestingTests",
      dependencies: [
        "MatrixTesting", "CompatMatrix", "Interceptors", "NavigationModel", "Platforms",
      ]),
    .testTarget(
      name: "CompatCheckTests", dependencies: ["CompatCheck", "compat-check"]),
  ],
  swiftLanguageModes: [.v6]
)
