import TestSupport
import Testing

/// Scripts written as Swift, by the program, as a person would.
@Suite("Export to Swift") struct ExportTests {
  private static let examples = SourceTree.names(in: "Examples", ending: ".lua").filter { !$0.contains("_test") }

  private func export(_ path: String, _ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), ["export", path] + words)
  }

  @Test(
    "the Swift of each example type-checks", .enabled(if: SwiftCompiler.shared != nil, "needs swiftc"),
    arguments: examples)
  func typeChecks(name: String) {
    let run = export("Examples/\(name)", "--format", "swift", "-")
    #expect(run.code == 0, "\(run.errors)")
    #expect(SwiftCompiler.shared?.errors(in: [("file.swift", run.output)]) == "", "\(run.output)")
  }
}
