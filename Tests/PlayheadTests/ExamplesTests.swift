import TestSupport
import Testing

/// Every script in Examples, through the built program.
///
/// `EffectTests` computes the numbers that their goldens ought to hold.
@Suite("Examples") struct ExamplesTests {
  /// A screen, and what its goldens' names end in.
  struct Screen: CustomTestStringConvertible {
    let suffix: String
    let options: [String]
    var testDescription: String { options.last ?? "the default screen" }
  }

  static let scripts = SourceTree.names(in: "Examples", ending: ".lua").filter { !$0.hasSuffix("_test.lua") }
  static let screens = [
    Screen(suffix: "", options: []), Screen(suffix: "-375x667", options: ["--device", "375x667@2"]),
  ]

  static func golden(_ script: String, _ screen: Screen) -> String { "\(script.dropLast(4))\(screen.suffix).txt" }

  static func run(_ script: String, _ options: [String], environment: [String: String] = [:]) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), options + ["Examples/\(script)"], environment: environment)
  }

  @Test("each prints what its golden file holds, and complains of nothing", arguments: scripts, screens)
  func goldens(_ script: String, _ screen: Screen) {
    let run = Self.run(script, screen.options)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    Golden.expect(run.output, Self.golden(script, screen))
  }

  @Test("what each calls and is called back by, and when, is what its log holds", arguments: scripts)
  func logs(_ script: String) {
    let run = ProgramRun.playhead(
      "--device", "375x667@2", "-e",
      """
      local say, unheard = print, {}
      for _, name in ipairs{"begin", "stop", "commit", "touchesMoved", "updateInteractiveTransition"} do
        unheard[name] = true
      end
      print = function() end
      dofile "Examples/\(script)"
      for _, event in ipairs(timeline:events()) do
        if not unheard[event.name] and event.detail ~= "changed" then
          local line = string.format("%8.4f  %s  %s  %s", event.time, event.name, event.subject, event.detail)
          say((line:gsub(" +$", "")))
        end
      end
      """)
    #expect(run.errors.isEmpty)
    Golden.expect(Golden.withoutSerialNumbers(run.output), "logs/\(script.dropLast(4)).txt")
  }

  @Test("no golden file is left without its script")
  func noOrphans() {
    let expected = Self.scripts.flatMap { script in Self.screens.map { Self.golden(script, $0) } }
    #expect(SourceTree.names(in: Golden.folder, ending: ".txt") == expected.sorted())
  }

  @Test("each prints the same bytes again, in another language and time zone too", arguments: scripts)
  func isDeterministic(_ script: String) {
    let first = Self.run(script, [])
    #expect(Self.run(script, []).output == first.output)
    let elsewhere = ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Kathmandu"]
    #expect(Self.run(script, [], environment: elsewhere).output == first.output)
  }

  @Test("each takes less than a second of processor time", arguments: scripts)
  func isQuick(_ script: String) {
    #expect(Self.run(script, []).processorTime < 1)
  }

  @Test("each says first what to look for, and is not long", arguments: scripts)
  func isReadable(_ script: String) throws {
    let text = try #require(SourceTree.text(of: "Examples/\(script)"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 240)
    #expect(lines.prefix { $0.hasPrefix("--") }.contains { $0.hasPrefix("-- Look for: ") })
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test("the list of examples has every script, and no other")
  func isListed() throws {
    let readme = try #require(SourceTree.text(of: "Examples/README.md"))
    let listed = readme.split(separator: "\n").filter { $0.hasPrefix("| [") }.compactMap { row in
      row.dropFirst(3).split(separator: "]").first.map(String.init)
    }
    #expect(listed == Self.scripts + AsPrintedTests.scripts.map { String($0.dropLast(4)) })
  }
}
