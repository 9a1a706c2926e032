import SwiftExport
import TestSupport
import TestTraits
import Testing

/// The API table as Swift: a label, a kind or a mark of nil that is wrong in it fails on Swift that is right.
@Suite("Stub of UIKit", .enabled(if: SwiftCompiler.shared != nil, "needs swiftc")) struct StubTests {
  private let compiler = SwiftCompiler.shared

  @Test("the stub compiles") func compiles() { #expect(compiler?.problems == "") }

  @Test(
    "the Swift of the examples type-checks against the table",
    arguments: SourceTree.names(in: "Examples/swift", ending: ".swift").map { "Examples/swift/" + $0 }
      // Of the pages as printed, one is of Swift 3, which names no constant as today.
      + ["Examples/swift/as-printed/fade.swift", "Examples/swift/as-printed/photo-browser.swift"])
  func twins(path: String) {
    #expect(compiler?.errors(in: [("file.swift", SourceTree.text(of: path) ?? "")]) == "")
  }

  private static let folder = "Sources/Importer/Tests/SwiftImportTests/Pairs"

  /// Pairs about Swift that is none, or of which a part is declared elsewhere, or for what the table or Linux does not have.
  private static let exempt: Set<String> = [
    "alias-of-itself.pair", "associated-objects.pair", "colour-literal.pair", "image-literal.pair", "old-names.pair",
    "optional-method-of-any.pair", "refused.pair",
    "super-of-nothing.pair", "task-addcompletion.pair", "unavailable.pair",
  ]

  @Test(
    "the Swift of the pairs type-checks against the table", .exhaustive,
    arguments: SourceTree.names(in: folder, ending: ".pair").filter { !$0.hasPrefix("report-") && !exempt.contains($0) }
  )
  func pairs(name: String) {
    let lines = (SourceTree.text(of: "\(Self.folder)/\(name)") ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let swift = lines.prefix { $0 != "=== lua" }.joined(separator: "\n")
    #expect(compiler?.errors(in: [("file.swift", "import UIKit\n" + swift)]) == "")
  }
}
