import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// `playhead check --fuzz`: random gestures, shrunk to the smallest that show a break.
@Suite("Hunting", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct HuntTests {
  private func hunt(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--fuzz"] + words)
  }

  /// The statements below the sentence of a break that do something.
  private func gestures(_ run: ProgramRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("    ") && !$0.hasPrefix("    timeline:") }.map(String.init)
  }

  @Test(
    "an example as printed is broken within 500 gestures, by at most three",
    arguments: [
      ("circle-push", "R-COMPLETE"), ("cross-dissolve", "R-STATE"), ("pan-pop", "R-TYPES"),
      ("photo-browser", "R-COMPLETE"), ("reveal", "R-STUCK"), ("swipe", "R-STUCK"), ("tips-presentation", "R-JUMP"),
      ("custom-presentation", "R-JUMP"),
    ])
  func asPrinted(_ name: String, _ rule: String) {
    let run = hunt("500", "--rule", rule, "Examples/as-printed/\(name).lua")
    #expect(run.code == ExitCode.scriptError.rawValue)
    #expect(run.output.contains("[\(rule)]"), "\(run.output)")
    #expect((1...3).contains(gestures(run).count), "\(run.output)")
  }

  /// A layout pass on the way out throws the panel up. Nothing in the program makes one then, so the check has a note of it and
  /// no error; a hunt makes one, and counts it where the rule is named.
  @Test("a jump that only a forced layout makes counts where its rule is named")
  func forcedLayout() {
    let example = "Examples/as-printed/custom-presentation.lua"
    let run = hunt("500", "-q", example)
    #expect(run.output == "" && run.errors == "" && run.code == 0, "\(run.output)\(run.errors)")
    let named = hunt("500", "--rule", "R-JUMP", example)
    #expect(
      named.output.contains("in one frame at the layout") && named.output.contains("setNeedsLayout"), "\(named.output)")
    let repaired = hunt("500", "--rule", "R-JUMP", "Examples/custom-presentation.lua")
    #expect(repaired.code == 0 && !repaired.output.contains("R-JUMP"), "\(repaired.output)\(repaired.errors)")
    let check = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--rule", "R-JUMP", example]).output
    #expect(check.contains(": note: ") && !check.contains(": error: "), "\(check)")
  }

  /// The anchor: what `Examples/as-printed/pan-pop.lua` says of itself. A finger to the right and away to the left in one
  /// turn leaves the screen frozen.
  @Test("the freeze of the pop by a finger is one gesture that turns back")
  func freeze() {
    let run = hunt("500", "--rule", "R-STUCK", "Examples/as-printed/pan-pop.lua")
    #expect(run.output.contains("the screen is frozen") && run.output.contains("from line"))
    #expect(gestures(run).count <= 3 && run.output.contains("touch:down("), "\(run.output)")
  }

  @Test("views that grow in number with each round trip are one break")
  func growth() {
    let run = hunt("500", "--rule", "R-TREE", "Examples/as-printed/reveal.lua")
    #expect(run.output.contains("each round trip leaves 2 more views or recognisers on screen"), "\(run.output)")
  }

  @Test("a window in which no touch reaches a view any more is one break")
  func stuck() {
    let folder = TemporaryFolder()
    let script = """
      local root = UIViewController()
      window.rootViewController = root
      root.view:addGestureRecognizer(UITapGestureRecognizer(function() root.view.isUserInteractionEnabled = false end))
      """
    folder.write(script, to: "a.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--fuzz", "50", "a.lua"], folder: folder.path)
    #expect(run.output.contains("no touch reaches a view any more, and no transition is open"), "\(run.output)")
    #expect(gestures(run).count == 1 && run.output.contains("[R-HIT-TEST]"))
  }

  /// `Scripts/fuzz --hunt` tries ten thousand.
  @Test(
    "every example survives, the repaired twins of those as printed among them",
    arguments: SourceTree.names(in: "Examples", ending: ".lua").filter { $0 != "tour_test.lua" })
  func survivors(_ name: String) {
    let run = hunt("300", "--seed", "3", "-q", "Examples/\(name)")
    #expect(run.output == "" && run.errors == "" && run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test("the same seed gives the same bytes, whatever the number of processes")
  func determinism() {
    let runs = ["1", "2", "7"].map {
      hunt("300", "--seed", "5", "--jobs", $0, "Examples/as-printed/cross-dissolve.lua").output
    }
    #expect(runs[0].contains("of seed 5") && Set(runs).count == 1)
  }

  @Test("a break is written as a test that fails, and as a page")
  func files() {
    let folder = TemporaryFolder()
    folder.write(SourceTree.text(of: "Examples/as-printed/cross-dissolve.lua") ?? "", to: "card.lua")
    let playhead = BuiltProducts.path(of: "playhead")
    let run = ProgramRun(
      playhead, ["check", "--fuzz", "500", "-o", "break_test.lua", "-o", "break.html", "card.lua"],
      folder: folder.path)
    #expect(run.code == ExitCode.scriptError.rawValue)
    let test = folder.read("break_test.lua")
    #expect(test.contains("dofile(\"card.lua\")") && test.contains("list:present(photo, true)"))
    let result = ProgramRun(playhead, ["test", "break_test.lua"], folder: folder.path)
    #expect(result.code == ExitCode.scriptError.rawValue && result.output.contains("[R-STATE]"), "\(result.output)")
    #expect(folder.read("break.html").contains("R-STATE"))
  }

  @Test(
    "a bad number of gestures or a bad seed is a usage error with one line",
    arguments: [
      ["0"], ["-5"], ["many"], ["1.5"], ["10", "--seed", "-1"], ["10", "--seed", "x"], ["10", "--shard", "1/2"],
    ])
  func numbers(_ words: [String]) {
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check", "--fuzz"] + words + ["Examples/pan-pop.lua"])
    #expect(run.code == ExitCode.usage.rawValue && run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test("without anything to touch nothing is judged, and a script that ends itself is named")
  func nothing() {
    let folder = TemporaryFolder()
    folder.write("window.backgroundColor = UIColor.red\n", to: "empty.lua")
    folder.write("error(\"no\")\n", to: "broken.lua")
    folder.write("os.exit(0)\n", to: "gone.lua")
    let playhead = BuiltProducts.path(of: "playhead")
    let empty = ProgramRun(playhead, ["check", "--fuzz", "10", "empty.lua"], folder: folder.path)
    #expect(empty.code == ExitCode.notJudged.rawValue)
    #expect(empty.errors.contains("not judged: empty.lua (nothing in it can be touched; show a control"))
    let broken = ProgramRun(playhead, ["check", "--fuzz", "10", "broken.lua"], folder: folder.path)
    #expect(broken.code == ExitCode.scriptError.rawValue && broken.output.contains("no"))
    let gone = ProgramRun(playhead, ["check", "--fuzz", "10", "--trusted", "gone.lua"], folder: folder.path)
    #expect(gone.code == ExitCode.scriptError.rawValue && gone.output.contains("ended its own process"))
  }

  @Test("a test says that a screen survives, and which gestures break it")
  func survives() {
    let folder = TemporaryFolder()
    let script = """
      local function screen(breaks)
        return function()
          window:addGestureRecognizer(UITapGestureRecognizer(function() if breaks then error("tapped") end end))
        end
      end
      it("lives", function() assert.survives(screen(false), {gestures = 20, seed = 4}) end)
      it("breaks", function() assert.survives(screen(true), {gestures = 20}) end)
      it("is empty", function() assert.survives(function() end) end)
      it("is misspelt", function() assert.survives(screen(false), {gesture = 2}) end)
      """
    folder.write(script, to: "a_test.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["test", "a_test.lua"], folder: folder.path)
    #expect(run.code == ExitCode.scriptError.rawValue)
    #expect(run.output.contains("tapped [R-TYPES], after:") && run.output.contains("touch:tap("), "\(run.output)")
    #expect(run.output.contains("assert.survives: nothing can be touched"))
    #expect(run.output.contains("assert.survives has no option \"gesture\"; it has gestures and seed"))
    #expect(run.output.contains("4 tests, 3 failed"), "\(run.output)")
  }
}
