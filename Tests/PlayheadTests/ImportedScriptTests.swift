import PlayheadTool
import TestSupport
import Testing

/// Files of Swift where scripts may stand. What reads Swift is a program of its own; one that writes the same script for
/// every file stands for it here.
@Suite("Imported scripts") struct ImportedScriptTests {
  let folder = TemporaryFolder()

  /// Its sum was made with another program.
  private static let script = """
    local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
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
    --@ end 92ae48116b19f167

    """

  /// Its functions were added by the import, and line 8 is made of no line of Swift.
  private static let helped = """
    local function each(list, f) for _, x in ipairs(list) do f(x) end end
    local function place(view)
      view.transform = CGAffineTransform(2, 0, 0, 2, 0, 0)
      view.frame = CGRect(1, 2, 30, 40)
    end
    local box, other = UIView(), UIView()
    place(box)
    place(other)
    each(nil, place)

    """
  private static let helpedMap = """
    --@ in Fade.swift
    --@ 6 3 let box = UIView(), other = UIView()
    --@ 7 5 place(box)
    --@ 8 ~1 class Fade: NSObject {
    --@ 9 9 each(list, place)
    --@ end 96c318596f573ba3

    """

  private func playhead(_ words: String..., script: String = Self.script + Self.map, code: Int = 0) -> ProgramRun {
    ImporterStandIn(lua: script, messages: code == 0 ? "" : "left out\n", code: code).playhead(words, in: folder)
  }

  @Test("the page From Swift begins with one command") func page() {
    let text = SourceTree.text(of: "Sources/Script/ScriptAPI/Documentation.docc/FromSwift.md") ?? ""
    let blocks = text.split(separator: "\n\n").filter { $0.hasPrefix("    ") }
    #expect(blocks.first == "    Scripts/playhead check Card.swift")
  }

  @Test("an error of an imported script names the line of Swift, and shows it")
  func errors() {
    let run = playhead("Fade.swift")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("Fade.swift:8:"), "\(run.errors)")
    #expect(run.errors.contains("\n    8 |     to.alpha = nosuch.alpha\n"))
    #expect(folder.read("words") == "--answer\n--harness\n--map\n--reach\n--\nFade.swift\n")
  }

  @Test("files of Swift that are named together are one program")
  func several() {
    _ = playhead("check", "Fade.swift", "More.swift")
    #expect(folder.read("words") == "--answer\n--harness\n--map\n--reach\n--\nFade.swift\nMore.swift\n")
    _ = playhead("Fade.swift", "More.swift", "word")
    #expect(folder.read("words") == "--answer\n--harness\n--map\n--reach\n--\nFade.swift\nMore.swift\n")
  }

  @Test("what a function that the import added does is told at the line of Swift that calls it")
  func helpers() {
    let run = playhead("Fade.swift", script: Self.helped + Self.helpedMap)
    let told = run.errors.split(separator: "\n").filter { $0.hasPrefix("Fade.swift") }.map { $0.prefix { $0 != " " } }
    #expect(told == ["Fade.swift:5:", "Fade.swift:1:", "Fade.swift:9:"], "\(run.errors)")
    #expect(!run.errors.contains("Fade.swift.lua"), "\(run.errors)")
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

  private static func report(_ code: String, leftOut: Bool) -> String {
    #"{"file":"Fade.swift","line":7,"column":3,"code":"\#(code)","message":"'async'","leftOut":\#(leftOut)}"#
  }

  @Test("statements that are left out are a note of a check, and fail a strict one")
  func leftOutOfCheck() {
    var importer = ImporterStandIn(
      lua: "print('runs')\n", reports: [Self.report("import-construct", leftOut: true)], leftOut: 2,
      messages: "Fade.swift:7:3: two of them\n", code: 1)
    func check(_ words: String...) -> ProgramRun { importer.playhead(["check"] + words, in: folder) }
    let lenient = check("Fade.swift")
    #expect(lenient.code == 0 && lenient.errors.hasPrefix("Fade.swift:7:3: two of them\n"), "\(lenient.errors)")
    #expect(
      lenient.output.hasPrefix(
        "Fade.swift:7: note: 2 statements, this one first, are left out of the script and not checked; "),
      "\(lenient.output)")
    let strict = check("--strict", "Fade.swift")
    #expect(strict.code == 1)
    #expect(strict.output.hasPrefix("Fade.swift:7: error: 2 statements, this one first, are left out"))
    #expect(check("--strict", "-r", "tap", "Fade.swift").output.contains("not ok 1 - Fade.swift: the script"))
    // A statement that only means something else is no gap; text that is no Swift is, and no statement.
    (importer.reports, importer.leftOut) = ([Self.report("import-meaning", leftOut: false)], 0)
    #expect(check("--strict", "Fade.swift").code == 0)
    importer.reports.append(Self.report("import-syntax", leftOut: true))
    #expect(check("Fade.swift").output.hasPrefix("Fade.swift:7: error: this is not Swift, and is not checked"))
  }

  @Test("an answer that is cut is no script, and no pass")
  func cut() {
    let path = ImporterStandIn(lua: "print('runs')\n").write(to: folder)
    folder.write(String(folder.read("answer").dropLast(3)), to: "answer")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check", "Fade.swift"], environment: ["PATH": path], folder: folder.path)
    #expect(run.code == 70 && run.output.isEmpty)
  }

  @Test("files of Swift in a folder are checked as one program; where nothing reads them, that is no pass")
  func folders() {
    folder.write("class A {}\n", to: "App/A.swift")
    folder.write("class B {}\n", to: "App/Views/B.swift")
    folder.write("let package = 1\n", to: "App/Package.swift")
    folder.write("print('lua')\n", to: "Both/c.lua")
    folder.write("class D {}\n", to: "Both/D.swift")
    #expect(playhead("check", "App").output.contains("Fade.swift:5: warning: "))
    #expect(folder.read("words") == "--answer\n--harness\n--map\n--reach\n--\nApp/A.swift\nApp/Views/B.swift\n")
    // A program that lies elsewhere finds nothing beside it.
    _ = ProgramRun("/bin/cp", [BuiltProducts.path(of: "playhead"), folder.path + "/playhead"])
    func alone(_ words: String...) -> ProgramRun {
      ProgramRun(folder.path + "/playhead", words, environment: ["PATH": "/nonexistent"], folder: folder.path)
    }
    let reason = "playhead-import, which reads Swift, is neither beside playhead nor on the PATH"
    let none = alone("check", "App")
    #expect(none.code == 69 && none.errors.hasPrefix("playhead: 2 files of Swift are not checked: \(reason); "))
    let lenient = alone("check", "Both")
    #expect(lenient.code == 0 && lenient.errors.contains("playhead: 'Both/D.swift' is not checked: \(reason); "))
    #expect(alone("check", "--strict", "Both").code == 69)
  }

  @Test("import hands over its options, and what it is given back")
  func handedOver() {
    let run = playhead("import", "Fade.swift", "-o", "a.lua", "--with", "Sources", "--map", "--json", code: 1)
    #expect(run.code == 1 && run.output == Self.script + Self.map)
    #expect(folder.read("words") == "-o\na.lua\n--with\nSources\n--map\n--json\n--\nFade.swift\n")
    _ = playhead("import", "--reach", "Fade.swift")
    #expect(folder.read("words") == "--reach\n--\nFade.swift\n")
  }

  @Test("in a check, what is wrong is named at the lines of Swift, and a comment there silences it")
  func check() {
    let run = playhead("check", "Fade.swift")
    #expect(run.code == 1)
    #expect(run.output.contains("Fade.swift:5: warning: this animator has no transitionDuration"), "\(run.output)")
    folder.write("\n\n\n\n  func animateTransition() {  // playhead: ignore R-DURATION (a test)\n", to: "Fade.swift")
    let silenced = playhead("check", "Fade.swift")
    #expect(silenced.output.hasPrefix("Fade.swift:5:"), "\(silenced.output)")
    #expect(!silenced.output.contains("[R-DURATION]"), "\(silenced.output)")
  }
}
