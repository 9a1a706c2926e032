import TestSupport
import Testing

/// The scripts that `Scripts/fuzz` found a fault with, and a few that name the class of one: they run to an end.
@Suite("Found scripts") struct FoundScriptTests {
  static let folder = "Tests/playhead-fuzz/Found"
  static let names = SourceTree.names(in: folder, ending: ".lua")

  @Test("a script that once found a fault ends with its own code, the same twice", arguments: names)
  func ends(_ name: String) throws {
    let path = "\(SourceTree.root)/\(Self.folder)/\(name)"
    let script = try #require(SourceTree.text(of: "\(Self.folder)/\(name)"))
    let place = TemporaryFolder()
    for arguments in [[path], [path, "-o", place.path + "/out.png"], ["--json"], ["-i"]] {
      let input = arguments[0] == path ? "" : script
      let runs = (0..<2).map { _ in
        ProgramRun(
          BuiltProducts.path(of: "playhead"), ["--no-init", "--device", "100x200@1"] + arguments, input: input,
          folder: place.path)
      }
      #expect([0, 1].contains(runs[0].code), "\(arguments) ends with \(runs[0].code): \(runs[0].errors.suffix(300))")
      #expect(runs[0].output == runs[1].output && runs[0].errors == runs[1].errors, "\(arguments) differs")
    }
  }
}
