import TestSupport
import Testing

/// Scripts written as Swift, by the program, as a person would.
@Suite("Export to Swift") struct ExportTests {
  private static let examples = SourceTree.names(in: "Examples", ending: ".lua").filter { !$0.contains("_test") }

  @Test(
    "the Swift of each example type-checks", .enabled(if: SwiftCompiler.shared != nil, "needs swiftc"),
    arguments: examples)
  func typeChecks(name: String) {
    let folder = TemporaryFolder()
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", "Examples/\(name)", folder.path + "/example.swift"])
    #expect(run.code == 0, "\(run.errors)")
    let swift = folder.read("example.swift")
    #expect(swift.contains("import UIKit"))
    #expect(SwiftCompiler.shared?.errors(in: [("file.swift", swift)]) == "", "\(swift)")
  }
}
