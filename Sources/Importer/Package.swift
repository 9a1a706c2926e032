// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The only package that names swift-syntax: whoever does not import Swift neither fetches nor builds a parser.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

func syntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

guard FileManager.default.fileExists(atPath: Context.packageDirectory + "/Sources/ImportTable/Rows.tsv") else {
  print("Rows.tsv, the API table, is in no clone: run Scripts/lib/build-import --table, and build again")
  exit(1)
}

let package = Package(
  name: "playhead-import",
  products: [.executable(name: "playhead-import", targets: ["playhead-import"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    // The C library under one name: a link to a folder of the program's package, which this one does not depend on.
    .target(name: "SystemLibrary", exclude: ["README.md"], swiftSettings: strict),
    // A tree of Lua, and its text. Knows no Swift.
    .target(name: "LuaTree", swiftSettings: strict),
    // The API table of scripts, read from the main package's. Knows no syntax.
    .target(name: "CImportTable"),
    .target(name: "ImportTable", dependencies: ["CImportTable"], exclude: ["Rows.tsv"], swiftSettings: strict),
    // The files of a program that belong together, by their words alone.
    .target(name: "ProgramIndex", dependencies: ["SystemLibrary"], swiftSettings: strict),
    .target(
      name: "SwiftImport",
      dependencies: [
        "SystemLibrary", "LuaTree", "ImportTable", "ProgramIndex", syntax("SwiftSyntax"),
        syntax("SwiftParser"),
        syntax("SwiftOperators"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "playhead-import", dependencies: ["SwiftImport", "SystemLibrary"], swiftSettings: strict),
    .testTarget(
      name: "SwiftImportTests", dependencies: ["SwiftImport", "LuaTree", "ImportTable", "ProgramIndex"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
