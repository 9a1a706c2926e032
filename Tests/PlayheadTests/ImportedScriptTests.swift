import PlayheadTool
import TestSupport
import Testing

/// Files of Swift where scripts may stand. What reads Swift is a program of its own; one that writes the same script for
/// every file stands for it here.
@Suite("Imported scripts") struct ImportedScriptTests {
  let folder = TemporaryFolder()

  /// Its sum was made with another program.
  private static let script = """
    local Fade = class("Fade")
    function Fade:animateTransition(context)
      local to = context:view("to")
      to.alpha = nosuch.alpha
    end
    Fade():animateTransition({view = function() return UIView() end})

    """
  private static let map = """
    --@ in Fade.swift
    --@ 1 3 class Fade: NSObject {
    --@ 2 5   func animateTransition() {
    --@ 4 8     to.alpha = nosuch.alpha
    --@ end eee64f2cf1d87d06

    """

  private func playhead(_ words: String..., script: String = Self.script + Self.map, code: Int32 = 0) -> ProgramRun {
    folder.write(script, to: "made.lua")
    folder.write(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >words\n/bin/cat made.lua\necho left out >&2\nexit \(code)\n",
      to: "bin/playhead-import")
    _ = ProgramRun("/bin/chmod", ["+x", "\(folder.path)/bin/playhead-import"])
    return ProgramRun(
      BuiltProducts.path(of: "playhead"), words, environment: ["PATH": folder.path + "/bin"], folder: folder.path)
  }

  @Test("the page From Swift begins with one command") func page() {
    let text = SourceTree.text(of: "Sources/ScriptAPI/Documentation.docc/FromSwift.md") ?? ""
    let blocks = text.split(separator: "\n\n").filter { $0.hasPrefix("    ") }
    #expect(blocks.first == "    Scripts/playhead check Card.swift")
  }

  @Test("an error of an imported script names the line of Swift, and shows it")
  func errors() {
    let run = playhead("Fade.swift")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("Fade.swift:8:"), "\(run.errors)")
    #expect(run.errors.contains("\n    8 |     to.alpha = nosuch.alpha\n"))
    #expect(folder.read("words") == "--harness\n--map\n--\nFade.swift\n")
  }

  @Test("files of Swift that are named together are one program")
  func several() {
    _ = playhead("check", "Fade.swift", "More.swift")
    #expect(folder.read("words") == "--harness\n--map\n--\nFade.swift\nMore.swift\n")
    _ = playhead("Fade.swift", "More.swift", "word")
    #expect(folder.read("words") == "--harness\n--map\n--\nFade.swift\nMore.swift\n")
  }

  @Test("a script that was changed by hand has lines of its own")
  func changed() {
    let run = playhead("Fade.swift", script: "-- changed\n" + Self.script + Self.map)
    #expect(run.errors.hasPrefix("Fade.swift.lua:5:"), "\(run.errors)")
  }

  @Test("what is left out is told; where there is no script, its reason is, with its code")
  func incomplete() {
    let left = playhead("Fade.swift", script: "print('runs')", code: 1)
    #expect(left.output == "runs\n" && left.errors == "left out\n" && left.code == 0)
    let none = playhead("Fade.swift", code: 66)
    #expect(none.code == 66 && none.errors == "left out\n" && none.output.isEmpty)
    #expect(playhead("check", "Fade.swift", code: 66).code == 66)
  }

  @Test("import hands over its options, and what it is given back")
  func handedOver() {
    let run = playhead("import", "Fade.swift", "-o", "a.lua", "--with", "Sources", "--map", "--json", code: 1)
    #expect(run.code == 1 && run.output == Self.script + Self.map)
    #expect(folder.read("words") == "-o\na.lua\n--with\nSources\n--map\n--json\n--\nFade.swift\n")
  }

  @Test("in a check, what is wrong is named at the lines of Swift, and a comment there silences it")
  func check() {
    let run = playhead("check", "Fade.swift")
    #expect(run.code == 1)
    #expect(run.output.contains("Fade.swift:5: warning: this animator has no transitionDuration"), "\(run.output)")
    folder.write("\n\n\n\n  func animateTransition() {  // playhead: ignore R-DUR (a test)\n", to: "Fade.swift")
    let silenced = playhead("check", "Fade.swift")
    #expect(silenced.output.hasPrefix("Fade.swift:5:") && !silenced.output.contains("[R-DUR]"), "\(silenced.output)")
  }
}
