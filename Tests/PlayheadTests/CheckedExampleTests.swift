import PlainText
import PlayheadTool
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// `playhead check` and the watching of runs, on scripts as people have them.
@Suite("Checked examples", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct CheckedExampleTests {
  private func check(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + words)
  }

  @Test(
    "a repaired example is without a fault in every scenario", .exhaustive,
    arguments: SourceTree.names(in: "Examples", ending: ".lua"))
  func repaired(_ name: String) {
    // A few have no transition, of which a strict check would say that it judged nothing.
    let run = check("--strict", "--partial", "-q", "Examples/\(name)")
    #expect(run.output == "" && run.errors == "")
    #expect(run.code == 0)
  }

  @Test(
    "the bugs of the pages are named",
    arguments: [
      ("cross-dissolve", ["R-STATE", "R-NO-ANIMATION"]), ("swipe", ["R-STUCK", "R-EARLY"]),
      ("reveal", ["R-EARLY", "R-CLOCK"]), ("circle-push", ["R-COMPLETE"]), ("pan-pop", ["R-ONCE", "R-STUCK"]),
      ("photo-browser", ["R-COMPLETE"]), ("tips-presentation", ["R-PURE", "R-ALONG", "R-ROTATION"]),
      ("custom-presentation", ["R-OUT-OF-SIGHT"]),
    ])
  func asPrinted(_ name: String, _ rules: [String]) {
    // One of them has a warning alone.
    let run = check("--json", "--strict", "Examples/as-printed/\(name).lua")
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
    let one = check("--rule", "R-NO-ANIMATION", script).output
    #expect(one.contains("[R-NO-ANIMATION]") && !one.contains("[R-STATE]"))
    let other = check("--scenario", "M1-cut", script).output
    #expect(other.contains("[R-NO-ANIMATION]") && !other.contains("list.view: opacity is 0, not 1 [R-STATE]"))
    #expect(check("--rule", "R-NOTHING", script).code == ExitCode.usage.rawValue)
    #expect(check("--scenario", "M17", script).code == ExitCode.usage.rawValue)
    for word in ["M3@", "M3@33", "M3@101%", "M3@x%", "M3x@5%"] {
      #expect(check("--scenario", word, script).code == ExitCode.usage.rawValue, "\(word)")
    }
    let list = check("--list").output
    #expect(list.contains("R-COMPLETE") && list.contains("M16"))
    #expect(list.contains("\nR-NESTED-PRESENTATION  error    the one in the middle is misplaced\n"), "\(list)")
    let page = ProgramRun(BuiltProducts.path(of: "playhead"), ["explain", "R-STATE"])
    #expect(page.code == 0 && page.output.hasPrefix("R-STATE (error)\n") && page.output.contains("This breaks it:"))
  }

  @Test("without a name it checks the scripts of the folder that it runs in")
  func folder() {
    let folder = TemporaryFolder()
    folder.write("view = UIView()\nview.alhpa = 1\n", to: "faulty.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check"], folder: folder.path)
    #expect(run.code == ExitCode.scriptError.rawValue && run.output.contains("faulty.lua:2"), "\(run.output)")
  }

  @Test("a held transition is released where it is asked for, and its replay goes there")
  func chosenPlace() {
    let script = "Examples/swipe.lua"
    let run = check("-v", "--scenario", "M3@33%", script)
    #expect(run.code == 0 && run.errors.contains("\(script): 4 transitions in 4 scenarios"), "\(run.errors)")
    let folder = TemporaryFolder()
    folder.write(
      Rule.stage + """

        delegate.interactionControllerForPresentation = function() driver = UIPercentDrivenInteractiveTransition() return driver end
        function Fade:animateTransition(context) self:fade(context, function() context:completeTransition(true) end) end
        list:present(photo, true) timeline:advance(0.1) driver:finish() timeline:run()
        """, to: "fade.lua")
    let found = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check", "--scenario", "M3@33%", "fade.lua"], folder: folder.path)
    #expect(found.code == 1 && found.output.contains("--replay 'M3@33%'"), "\(found.output)\(found.errors)")
    let replay = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["-i", "--replay", "M3@33%", "--rule", "R-OUTCOME", "fade.lua"], input: "",
      folder: folder.path)
    #expect(replay.code == 0 && replay.errors.contains("[R-OUTCOME]"), "\(replay.errors)")
  }

  @Test("what no transition goes through is no pass")
  func notRun() {
    // Its transitions begin held: none is left alone.
    let run = check("--scenario", "M1", "Examples/slider-scrub.lua")
    #expect(run.code == ExitCode.unreadableInput.rawValue, "\(run.errors)")
    #expect(run.errors.hasSuffix("playhead: no transition goes through M1\n"), "\(run.errors)")
  }

  @Test("a test asks for a transition to be tried in every way, and its world stays as it is")
  func asserted() {
    let folder = TemporaryFolder()
    folder.write(
      Rule.stage + """
        it("survives", function()
          assert.transition(function() list:present(photo, true) end)
          assert.is_nil(list.presentedViewController)
          assert.equals(0, #timeline:check(function() list:present(photo, true) end))
        end)
        function Fade:animateTransition(context) self:fade(context) end
        it("freezes", function() assert.transition(function() list:present(photo, true) end) end)
        it("may", function()
          assert.transition(function() list:present(photo, true) end, {ignore = {"R-COMPLETE"}})
        end)
        it("starts nothing", function() assert.has_error(function() timeline:check(print) end, "timeline:check") end)

        """, to: "fade_test.lua")
    let test = ProgramRun(BuiltProducts.path(of: "playhead"), ["test", folder.path])
    #expect(test.output.contains("FAIL  survives"), "the file has made the animator one that never completes")
    #expect(test.output.contains("FAIL  freezes") && test.output.contains("[R-COMPLETE]\n"))
    #expect(test.output.contains("          present list to photo, by Fade, left alone (M1), at 0.000 s\n"))
    #expect(test.output.contains("ok    may") && test.output.contains("ok    starts nothing"))
    folder.write(
      Rule.stage + """
        it("survives", function()
          assert.transition(function() list:present(photo, true) end)
          assert.is_nil(list.presentedViewController)
          assert.equals(0, #timeline:check(function() list:present(photo, true) end))
        end)

        """, to: "fade_test.lua")
    #expect(ProgramRun(BuiltProducts.path(of: "playhead"), ["test", folder.path]).code == 0)
  }

  @Test("a transition is tried by a finger too, and let go where a test says")
  func byFinger() {
    let folder = TemporaryFolder()
    folder.write(
      Rule.stage + """
        list.view:addGestureRecognizer(pan)
        local function present() list:present(photo, true) end
        it("is sound", function() assert.transition(present, {by = pan, at = {0.2, 0.8}}) end)
        it("fails under a finger alone", function()
          function letGo(driver) driver:cancel() error("no hand") end
          assert.equals(0, #timeline:check(present))
          assert.has_error(function() assert.transition(present, {by = pan}) end, "no hand")
        end)
        it("is let go there", function()
          driver = UIPercentDrivenInteractiveTransition()
          function Fade:animateTransition(context)
            self:fade(context, function()
              if context.percentComplete == 0.8 then return end
              context:completeTransition(not context.transitionWasCancelled)
            end)
          end
          assert.equals(0, #timeline:check(present, {at = {0.3}}))
          assert.has_error(function() assert.transition(present, {at = {0.8}}) end, "80 %")
        end)
        it("refuses", function()
          assert.has_error(function() assert.transition(present, {on = 1}) end, "no option")
          assert.has_error(function() assert.transition(present, {at = {1.5}}) end, "1.5")
          assert.has_error(function() assert.transition(present, {by = UIPanGestureRecognizer()}) end, "in a window")
          assert.has_error(function() assert.transition(present, {by = UITapGestureRecognizer()}) end, "takes a")
          local idle = UIPanGestureRecognizer()
          list.view:removeGestureRecognizer(pan)
          list.view:addGestureRecognizer(idle)
          assert.has_error(function() assert.transition(present, {by = idle}) end, "no transition begins")
        end)

        """, to: "hand_test.lua")
    let test = ProgramRun(BuiltProducts.path(of: "playhead"), ["test", folder.path])
    #expect(test.code == 0, "\(test.output)")
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
