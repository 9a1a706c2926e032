import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// `-- playhead: ignore RULE` and the settings of a project.
@Suite("Silencing", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct SilencingTests {
  let folder = TemporaryFolder()

  private func playhead(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), words, folder: folder.path)
  }

  /// A second completion, at line 5, which a warning blames on it; `comment` stands behind it, `first` before the script.
  private func write(_ comment: String = "", first: String = "local photo = UIViewController()") {
    folder.write(
      """
      \(first)
      local Twice = class("Twice", NSObject, "UIViewControllerAnimatedTransitioning")
      function Twice:transitionDuration() return 0.3 end
      function Twice:wait() end
      function Twice:complete(context) context:completeTransition(not context.transitionWasCancelled) end \(comment)
      function Twice:animateTransition(context)
        context.containerView:addSubview(context:view("to"))
        context:view("to").alpha = 0
        UIView.animate(0.3, function() context:view("to").alpha = 1 end, function()
          self:complete(context)
          self:complete(context)
        end)
      end
      photo = photo or UIViewController()
      delegate = {animationController_forPresented = function() return Twice() end}
      photo.transitioningDelegate = delegate
      window.rootViewController = UIViewController()
      window.rootViewController:present(photo, true)
      timeline:run()

      """, to: "twice.lua")
  }

  @Test("a rule is silenced on the line of a comment, in a whole file, and by the project's settings")
  func silences() {
    write()
    #expect(playhead("check", "--rule", "R-ONCE", "twice.lua").output.contains("twice.lua:5: error: "))
    write("-- playhead: ignore R-ONCE (the server answers twice)")
    let line = playhead("check", "-v", "--rule", "R-ONCE", "twice.lua")
    #expect(line.output == "" && line.code == 0)
    #expect(line.errors.contains("  silenced: R-ONCE, by twice.lua:5: the server answers twice\n"), "\(line.errors)")
    write(first: "-- playhead: ignore R-COMPLETION, R-ONCE")
    #expect(playhead("check", "--rule", "R-ONCE", "twice.lua").output == "")
    write()
    folder.write("[check]\nignore = [\n  \"R-ONCE\", # the server answers twice\n]\n", to: "playhead.toml")
    let settings = playhead("check", "-v", "--rule", "R-ONCE", "twice.lua")
    #expect(settings.output == "" && settings.errors.contains("by playhead.toml:3: the server answers twice"))
  }

  @Test("what a scenario breaks is blamed on its line, also of a module, and silenced there")
  func module() {
    func write(_ comment: String) {
      folder.write(
        """
        local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
        function Fade:transitionDuration() return 0.3 end
        function Fade:animateTransition(context)
          context.containerView:addSubview(context:view("to"))
          context:view("to").alpha = 0
          local function done() context:completeTransition(true) end \(comment)
          UIView.animate(0.3, function() context:view("to").alpha = 1 end, done)
        end
        return Fade

        """, to: "fade.lua")
    }
    folder.write(
      """
      local Fade = require("fade")
      photo = UIViewController()
      delegate = {
        animationController_forPresented = function() return Fade() end,
        interactionControllerForPresentation = function() driver = UIPercentDrivenInteractiveTransition() return driver end,
      }
      photo.transitioningDelegate = delegate
      window.rootViewController = UIViewController()
      window.rootViewController:present(photo, true)
      timeline:advance(0.1)
      driver:finish()
      timeline:run()

      """, to: "main.lua")
    write("")
    let blamed = playhead("check", "--rule", "R-OUTCOME", "main.lua").output
    #expect(blamed.hasPrefix("fade.lua:6: error: cancelled, and then completed as finished [R-OUTCOME]\n"), "\(blamed)")
    write("-- playhead: ignore R-OUTCOME (known)")
    let silent = playhead("check", "-v", "--rule", "R-OUTCOME", "main.lua")
    #expect(silent.output == "" && silent.code == 0, "\(silent.output)")
    #expect(silent.errors.contains("  silenced: R-OUTCOME, by fade.lua:6: known\n"), "\(silent.errors)")
  }

  @Test("what is silenced is not told by a run and fails none, strict or in a test")
  func watched() {
    write("-- playhead: ignore R-ONCE")
    let run = playhead("--strict", "twice.lua")
    #expect(run.errors == "" && run.code == 0, "\(run.errors)")
    folder.write(
      "it('presents', function() dofile('twice.lua') end)\n", to: "twice_test.lua")
    #expect(playhead("test", "twice_test.lua").code == 0)
    write()
    #expect(playhead("--strict", "twice.lua").code == 1)
    let test = playhead("test", "twice_test.lua")
    #expect(test.code == 1 && test.output.contains("[R-ONCE]"), "\(test.output)")
  }

  @Test("an ignore without effect is a note, one of no rule a mistake, and neither when only a part is run")
  func withoutEffect() {
    folder.write("local box = UIView() -- playhead: ignore R-ONCE\nwindow:addSubview(box)\n", to: "box.lua")
    let note = playhead("check", "box.lua")
    #expect(note.output == "box.lua:1: note: this silences nothing: R-ONCE is not broken on this line\n")
    #expect(note.code == 0 && playhead("check", "--strict", "--partial", "box.lua").code == 0)
    #expect(playhead("check", "--rule", "R-COMPLETE", "box.lua").output == "")
    folder.write("local box = UIView() -- playhead: ignore R-ONEC\nwindow:addSubview(box)\n", to: "box.lua")
    let wrong = playhead("check", "box.lua")
    #expect(wrong.output == "box.lua:1:42: error: no rule is called 'R-ONEC'; did you mean 'R-ONCE'?\n")
    #expect(wrong.code == 1)
    folder.write("window.alpha = 1\n", to: "box.lua")
    folder.write("[test]\nx = 1\n[check]\nignore = [\"R-ONEC\"", to: "playhead.toml")
    #expect(
      playhead("check", "box.lua").output == """
        playhead.toml:1: error: unknown section [test]; [check] is the only one
        playhead.toml:2: error: unknown setting; [check] takes ignore = ["R-DECIDE"] and set-up = "SetUp.swift"
        playhead.toml:4: error: no rule is called 'R-ONEC'; did you mean 'R-ONCE'?
        playhead.toml: error: the list of ignore has no end; ] ends it

        """)
    folder.write("[check]\nignore = [\"R-DECIDE\"]\n", to: "playhead.toml")
    let idle = "playhead.toml:2: note: this silences nothing: no script breaks R-DECIDE\n"
    #expect(playhead("check", "box.lua").output == idle)
    folder.write("window.alpha = 1\n", to: "other.lua")
    #expect(playhead("check", "box.lua").output == "", "the other script may break it")
    #expect(playhead("check", ".").output == idle)
  }

  @Test("a comment in a module silences nothing only if no script that reads it breaks the rule")
  func withoutEffectInModule() {
    write()
    let module = folder.read("twice.lua").replacing(
      "transitionWasCancelled) end", with: "transitionWasCancelled) end -- playhead: ignore R-ONCE, R-LEAK")
    let lines = module.split(separator: "\n", omittingEmptySubsequences: false)
    folder.write(lines[..<13].joined(separator: "\n") + "\nreturn Twice\n", to: "lib/twice.lua")
    folder.write(
      "local photo = UIViewController()\nlocal Twice = require('lib.twice')\n" + lines[13...].joined(separator: "\n"),
      to: "twice.lua")
    folder.write("require('lib.twice')\n", to: "other.lua")
    let note = "lib/twice.lua:5: note: this silences nothing: R-LEAK is not broken on this line\n"
    #expect(playhead("check", ".").output.replacing("./", with: "") == note)
    #expect(playhead("check", "other.lua").output == "", "the other script may break it")
  }

  @Test("nothing is said of a script that did not come to its end, of tests, and of parts")
  func unsure() {
    folder.write("-- playhead: ignore R-ONCE\nerror('no')\n", to: "fails.lua")
    #expect(!playhead("check", "fails.lua").output.contains("silences nothing"))
    folder.write("[check]\nignore = [\"R-DECIDE\"]\n", to: "playhead.toml")
    #expect(!playhead("check", ".").output.contains("silences nothing"))
    folder.write("-- playhead: ignore R-ONCE\nit('is', function() end)\n", to: "a_test.lua")
    #expect(playhead("check", "a_test.lua").output == "")
    folder.write("print(1) -- playhead: ignore R-ONCE\n", to: "a.lua")
    #expect(playhead("check", "--shard", "1/1", "a.lua").output == "")
    #expect(playhead("check", "--scenario", "M1", "a.lua").output == "")
  }

  @Test("a test silences what breaks in one view by its name, and nothing else")
  func viewInTest() {
    folder.write(
      Rule.stage + """
        badge = UIView{frame = CGRect(20, 20, 20, 20), accessibilityIdentifier = "badge"}
        list.view:addSubview(badge)
        function Fade:animateTransition(context)
          badge.alpha = 0.5
          self:fade(context, function() context:completeTransition(not context.transitionWasCancelled) end)
        end
        local function present() list:present(photo, true) end
        it("is heard", function() assert.transition(present) end)
        it("is silent", function() assert.transition(present, {ignore = {"badge"}}) end)
        it("silences another", function() assert.transition(present, {ignore = {"clock"}}) end)

        """, to: "a_test.lua")
    let text = playhead("test", "a_test.lua").output
    #expect(
      text.contains("FAIL  is heard") && text.contains("ok    is silent") && text.contains("FAIL  silences another"))
    #expect(text.contains("badge: opacity is 0.5, not 1 [R-STATE]"), "\(text)")
    #expect(text.hasSuffix("3 tests, 2 failed\n"), "\(text)")
  }

  @Test("timeline:check leaves out what it is told to ignore, and says what there was none of")
  func ofCheck() {
    folder.write(
      Rule.stage + """
        function Fade:animateTransition(context) self:fade(context) end
        local function present() list:present(photo, true) end
        local function said(ignore, at)
          local lines = {}
          for _, finding in ipairs(timeline:check(present, {ignore = ignore, at = at})) do
            lines[#lines + 1] = finding.rule or finding.severity .. " " .. finding.message
          end
          print(table.concat(lines, "; "))
        end
        said()
        said{"R-COMPLETE", "R-ONCE", "clock"}
        said({"R-COMPLETE", "R-ONCE", "clock"}, {0.5})
        print(select(2, pcall(said, {"R-ONEC"})).message)

        """, to: "a.lua")
    let lines = playhead("a.lua").output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.first?.split(separator: "; ").allSatisfy { $0 == "R-COMPLETE" } == true, "\(lines)")
    let idle = "this silences nothing:"
    #expect(
      lines.dropFirst() == [
        "note \(idle) R-ONCE is not broken; note \(idle) clock breaks no rule",
        // Elsewhere than at these places it may be broken.
        "",
        "timeline:check: no rule is called 'R-ONEC'; did you mean 'R-ONCE'?",
      ], "\(lines)")
  }

  @Test("of assert.transition it is a note of the report, with its place, and a rule that is none an error")
  func withoutEffectInTest() {
    folder.write(
      Rule.stage + """
        local function present() list:present(photo, true) end
        it("is sound", function()
          assert.transition(present, {ignore = {"R-ONCE"}})
        end)
        it("is sound there", function() assert.transition(present, {ignore = {"R-ONCE"}, at = {0.5}}) end)
        it("has a slip", function() assert.transition(present, {ignore = {"R-ONEC"}}) end)

        """, to: "a_test.lua")
    let line = Rule.stage.count { $0 == "\n" } + 3
    let note = "a_test.lua:\(line): note: this silences nothing: R-ONCE is not broken"
    let text = playhead("test", "a_test.lua").output
    #expect(text.hasSuffix("\n\n\(note)\n3 tests, 1 failed\n"), "\(text)")
    #expect(text.contains("assert.transition: no rule is called 'R-ONEC'; did you mean 'R-ONCE'?"))
    #expect(playhead("test", "-r", "tap", "a_test.lua").output.contains("\n# \(note)\n"))
    #expect(playhead("test", "--filter", "^is sound", "a_test.lua").code == 0)
    let option = playhead("check", "--rule", "R-ONEC", "a_test.lua")
    #expect(option.code == ExitCode.usage.rawValue && option.errors.contains("; did you mean 'R-ONCE'?"))
  }
}
