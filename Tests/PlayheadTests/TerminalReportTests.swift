import TestSupport
import Testing

/// The reports of `check`, `test`, `explain` and errors at a terminal.
@Suite("Reports on a terminal", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct TerminalReportTests {
  let folder = TemporaryFolder()

  private func shown(_ words: [String], columns: Int = 60, isColored: Bool = true) throws -> (text: String, code: Int32)
  {
    var environment = ["TERM": "xterm-256color", "HOME": folder.path, "LANG": "C.UTF-8"]
    if !isColored { environment["NO_COLOR"] = "1" }
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: words, environment: environment, columns: columns)
    let code = try terminal.waitForExit()
    return (terminal.output, code)
  }

  /// The lines without their colours.
  private func plain(_ text: String) -> [String] {
    text.split(separator: "\r\n", omittingEmptySubsequences: false).map { line in
      var plain = ""
      var rest = line[...]
      while let start = rest.firstIndex(of: "\u{1B}") {
        plain += rest[..<start]
        rest = rest[start...].drop { $0 != "m" }.dropFirst()
      }
      return plain + rest
    }
  }

  @Test("a mistake is shown with its line, in colour, and within the window") func mistake() throws {
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "a.lua")
    let (text, code) = try shown(["check", folder.path + "/a.lua"], columns: 80)
    #expect(code == 1)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(text)")
    let lines = plain(text)
    #expect(lines.contains("    2 | box.alfa = 1") && lines.contains("      |     ^~~~"), "\(lines)")
    #expect(try !shown(["check", folder.path + "/a.lua"], isColored: false).text.contains("\u{1B}"))
  }

  @Test("a rule says why once, and a blank line follows each finding") func findings() throws {
    folder.write(ReporterTests.frozen, to: "a.lua")
    let lines = plain(try shown(["check", folder.path + "/a.lua"]).text)
    let rules = lines.compactMap { line in line.firstRange(of: "[R-").map { String(line[$0.lowerBound...]) } }
    #expect(!rules.isEmpty)
    #expect(lines.count { $0.hasPrefix("  why:  ") } == Set(rules).count, "\(lines)")
    let links = lines.filter { $0.hasPrefix("  see:  ") }
    #expect(lines.filter { !links.contains($0) && !$0.contains(folder.path) }.allSatisfy { $0.count <= 60 }, "\(lines)")
  }

  @Test("colour is for every command, also where nobody types") func colour() {
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "a.lua")
    let run = ProgramRun.playhead("check", "--color", "always", folder.path + "/a.lua")
    #expect(run.output.contains("\u{1B}[1;31merror:"), "\(run.output)\(run.errors)")
    #expect(!ProgramRun.playhead("check", folder.path + "/a.lua").output.contains("\u{1B}"))
    #expect(ProgramRun.playhead("explain", "--color", "never", "R-JUMP").code == 0)
  }

  @Test("an error of a script is marked in its line, in colour") func error() throws {
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "a.lua")
    let (text, code) = try shown([folder.path + "/a.lua"], columns: 100)
    #expect(code == 1 && text.contains("\u{1B}[1;31merror:\u{1B}[0m"), "\(text)")
    #expect(plain(text).contains("hint: did you mean 'alpha'?"), "\(text)")
  }

  @Test("tests pass in green and fail in red") func tests() throws {
    folder.write("it('holds', function() end)\nit('fails', function() error('no') end)\n", to: "a_test.lua")
    let (text, code) = try shown(["test", folder.path])
    #expect(code == 1)
    #expect(text.contains("\u{1B}[32mok\u{1B}[0m") && text.contains("\u{1B}[1;31mFAIL\u{1B}[0m"), "\(text)")
  }

  @Test("a script without a transition says so, and is no pass where all is strict") func nothing() {
    folder.write("window.alpha = 0.5\n", to: "a.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "a.lua"], folder: folder.path)
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("a.lua: no transition was judged, only the text, "), "\(run.errors)")
    func code(_ words: String...) -> Int32 {
      ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + words + ["a.lua"], folder: folder.path).code
    }
    #expect(code("--strict") == 65 && code("--strict", "--partial") == 0)
    let strict = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--strict", "a.lua"], folder: folder.path)
    #expect(strict.errors.contains("not judged: a.lua (no transition of its own begins in it; "), "\(strict.errors)")
  }

  @Test("explain lists the rules, wraps its pages, and knows every name as help does") func explain() throws {
    let list = plain(try shown(["explain"], columns: 80).text)
    #expect(list.contains { $0.hasPrefix("R-JUMP ") } && list.allSatisfy { $0.count <= 80 })
    let page = plain(try shown(["explain", "R-JUMP"], columns: 60).text)
    #expect(page.prefix(9).allSatisfy { $0.count <= 60 }, "\(page)")
    for name in ["UIView", "UIView.alpha", "unknown-member", "R-JUMP", "scrubCurve", "step", "width"] {
      let run = ProgramRun.playhead("help", name)
      #expect(run.code == 0 && !run.output.isEmpty, "\(name): \(run.errors)")
      #expect(ProgramRun.playhead("explain", name).output == run.output)
    }
    #expect(ProgramRun.playhead("help", "UIVeiw").errors.contains("did you mean 'UIView'?"))
  }
}
