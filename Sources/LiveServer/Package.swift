// swift-tools-version: 6.2
import PackageDescription

/// The only package that names swift-nio: whoever does not look at a run in a browser neither fetches nor builds it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

let package = Package(
  name: "playhead-serve",
  products: [.executable(name: "playhead-serve", targets: ["playhead-serve"])],
  dependencies: [.package(url: "https://github.com/apple/swift-nio", exact: "2.101.2")],
  targets: [
    // The C library under one name, and the differences between Linux and macOS: links to folders of the program's package, which
    // this one does not depend on.
    .target(name: "SystemLibrary", exclude: ["README.md"], swiftSettings: strict),
    .target(name: "CPlatform", exclude: ["README.md"]),
    // Starts a program that dies with this one.
    .target(
      name: "CSpawn", dependencies: ["CPlatform"],
      cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]),
    // The page.
    .target(
      name: "CLivePage",
      cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "playhead-serve",
      dependencies: ["CPlatform", "CSpawn", "CLivePage", "SystemLibrary"]
        + ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map(nio),
      exclude: ["live.html"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
