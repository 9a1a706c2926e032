import PlayheadTool
import ScriptTools
import TestSupport
import TestTraits
import Testing

/// Code that the documentation shows as right is without a mistake, and without a fault in any scenario.
@Suite("Snippets", .timeLimit(.minutes(20))) struct SnippetTests {
  /// The scripts of a page, by their lines.
  private func scripts(of page: String, text: String) -> [(name: String, text: String)] {
    ReadmeTests.blocks(of: page, text: text).filter { $0.kind == "lua" }.map { block in
      let name = page.split(separator: "/").last.map { $0.dropLast(3) } ?? ""
      return ("\(name)-\(block.line).lua", block.text)
    }
  }

  @Test("playhead check is silent on every script that the pages show", .exhaustive)
  func silent() {
    let folder = TemporaryFolder()
    var count = 0
    let pages = ["README.md", "Examples/README.md"].map { ($0, SourceTree.text(of: $0) ?? "") }
    for (page, text) in pages + [("Reference.md", ReferencePage.text)] {
      for script in scripts(of: page, text: text) {
        folder.write(script.text, to: script.name)
        count += 1
      }
    }
    // The wrong ones beside them have what they are shown for.
    for page in ErrorPage.all {
      guard let right = page.right else { continue }
      folder.write(right + "\n", to: "right-\(page.code).lua")
      count += 1
    }
    #expect(count > 200)
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "-q", "--strict", folder.path])
    // A class that stands in says so, on its own page as everywhere.
    let found = run.output.split(separator: "\n").filter { !($0.contains(": note: ") && $0.hasSuffix(" [stands-in]")) }
    #expect(found.isEmpty && run.errors.isEmpty && run.code == 0, "\(found)\(run.errors)")
  }
}
