import PlainText
import PlayheadTool
import TestSupport
import Testing

/// `playhead check` and the watching of runs, on scripts as people have them.
@Suite("Checked examples", .timeLimit(.minutes(2))) struct CheckedExampleTests {
  private func check(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + words)
  }

  @Test(
    "a repaired example is without a fault in every scenario",
    arguments: [
      "bottom-sheet", "circle-push", "cross-dissolve", "custom-presentation", "pan-pop", "photo-browser", "reveal",
      "slider-scrub", "swipe", "tab-slide", "tips-presentation", "tour",
    ])
  func repaired(_ name: String) {
    let run = check("--strict", "Examples/\(name).lua")
    #expect(run.output == "" && run.errors == "")
    #expect(run.code == 0)
  }

  @Test(
    "the bugs of the pages are named",
    arguments: [
      ("cross-dissolve", ["R-STATE", "R-NOANIM"]), ("swipe", ["R-STUCK", "R-EARLY"]),
      ("reveal", ["R-EARLY", "R-CLOCK"]), ("circle-push", ["R-COMPLETE"]), ("pan-pop", ["R-ONCE", "R-STUCK"]),
      ("photo-browser", ["R-COMPLETE"]),
    ])
  func asPrinted(_ name: String, _ rules: [String]) {
    let run = check("--json", "Examples/as-printed/\(name).lua")
    #expect(run.code == ExitCode.scriptError.rawValue)
    let found = run.output.split(separator: "\n").compactMap { line -> String? in
      guard case .object(let fields)? = JSON(line) else { return nil }
      return fields["rule"]?.string
    }
    #expect(Set(rules).subtracting(found).isEmpty, "\(found)")
  }

  @Test("the same bytes every time")
  func determinism() {
    #expect(check("Examples/as-printed/reveal.lua").output == check("Examples/as-printed/reveal.lua").output)
  }

  @Test("rules and scenarios narrow a check, and what there is none of is a usage error")
  func narrowing() {
    let script = "Examples/as-printed/cross-dissolve.lua"
    let one = check("--rule", "R-NOANIM", script).output
    #expect(one.contains("[R-NOANIM]") && !one.contains("[R-STATE]"))
    let other = check("--scenario", "M1-cut", script).output
    #expect(other.contains("[R-NOANIM]") && !other.contains("[R-STATE]"))
    #expect(check("--rule", "R-NOTHING", script).code == ExitCode.usage.rawValue)
    #expect(check("--scenario", "M17", script).code == ExitCode.usage.rawValue)
    #expect(check().code == ExitCode.usage.rawValue)
    let list = check("--list").output
    #expect(list.contains("R-COMPLETE") && list.contains("M16"))
  }

  @Test("a frozen screen fails a test that does not ask, and a strict run")
  func watch() {
    let folder = TemporaryFolder()
    let script = """
      local photo = UIViewController()
      local Frozen = class("Frozen", NSObject, "UIViewControllerAnimatedTransitioning")
      function Frozen:transitionDuration() return 0.3 end
      function Frozen:animateTransition(context) context.containerView:addSubview(context:view("to")) end
      delegate = {animationController_forPresented = function() return Frozen() end}
      photo.transitioningDelegate = delegate
      window.rootViewController = UIViewController()
      local function present() window.rootViewController:present(photo, true) timeline:run() end

      """
    folder.write(script + "it('presents', present)\nit('rests', function() end)\n", to: "frozen_test.lua")
    let test = ProgramRun(BuiltProducts.path(of: "playhead"), ["test", folder.path])
    #expect(test.code == ExitCode.scriptError.rawValue)
    #expect(test.output.contains("FAIL  presents") && test.output.contains("[R-COMPLETE]"))
    #expect(test.output.contains("ok    rests"))
    folder.write(script + "present()\n", to: "frozen.lua")
    #expect(ProgramRun(BuiltProducts.path(of: "playhead"), [folder.path + "/frozen.lua"]).code == 0)
    #expect(ProgramRun(BuiltProducts.path(of: "playhead"), ["--strict", folder.path + "/frozen.lua"]).code == 1)
  }
}
