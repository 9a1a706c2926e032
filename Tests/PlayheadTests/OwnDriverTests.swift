import PlayheadTool
import TestSupport
import Testing

/// Transitions that begin held by a driver of the program's own, without a finger: each is tried as far as its context
/// drives it, and what cannot be tried is no pass. `Written/own-driver.lua` is one under a finger.
@Suite("Drivers of one's own") struct OwnDriverTests {
  private let folder = TemporaryFolder()

  /// A photo that fades away, driven by what `start` makes of a context.
  private static func script(_ start: String, then calls: String = "") -> String {
    """
    local home, photo = UIViewController{title = "home"}, UIViewController{title = "photo"}
    home.view.accessibilityIdentifier, photo.view.accessibilityIdentifier = "home", "photo"
    window.rootViewController = home
    photo.modalPresentationStyle = "fullScreen"
    local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration() return 0.25 end
    function Fade:animateTransition(context)
      local from, to = context:view("from"), context:view("to")
      to.frame = context:finalFrame(context:viewController("to"))
      context.containerView:insertSubview(to, {belowSubview = from})
      UIView.animate(0.25, function() from.alpha = 0 end, function()
        from.alpha = 1
        context:completeTransition(not context.transitionWasCancelled)
      end)
    end
    local fade = Fade()
    local Driver = class("Driver", NSObject, "UIViewControllerInteractiveTransitioning")
    function Driver:startInteractiveTransition(context)
      \(start)
    end
    local driver = Driver()
    delegate = {
      animationController_forDismissed = function() return fade end,
      interactionControllerForDismissal = function() return driver end,
    }
    photo.transitioningDelegate = delegate
    home:present(photo, false)
    timeline:run()
    home:dismiss(true)
    timeline:advance(0.05)
    \(calls)
    timeline:run()
    """
  }

  /// It has the animator draw, and lets go at once.
  private static let byItself = "fade:animateTransition(context) context:finishInteractiveTransition()"
  /// It waits for the program, which moves what it likes.
  static let waiting = script(
    "self.context = context context.containerView:insertSubview(context:view('to'), 0)",
    then: "driver.context:finishInteractiveTransition() driver.context:completeTransition(true)")

  private func playhead(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), words, folder: folder.path)
  }

  @Test("one that goes by itself is left alone, turned, laid out, put into the background and slowed down")
  func byItself() {
    folder.write(Self.script(Self.byItself), to: "a.lua")
    let run = playhead("check", "--strict", "-v", "a.lua")
    #expect(run.code == 0 && run.output == "", "\(run.output)")
    for row in ["M1", "M8", "M10", "M11", "M12", "M16"] {
      #expect(!run.errors.contains(", held, \(row): "), "\(row) is skipped: \(run.errors)")
    }
    #expect(run.errors.contains("a.lua: 1 transition in "), "\(run.errors)")
  }

  @Test("what it does wrong is found")
  func faults() {
    for (right, wrong, rule) in [
      ("from.alpha = 1\n", "\n", "R-STATE"),
      ("context:completeTransition(not context.transitionWasCancelled)", "", "R-COMPLETE"),
    ] {
      folder.write(Self.script(Self.byItself).replacing(right, with: wrong), to: "a.lua")
      let run = playhead("check", "a.lua")
      #expect(run.code == ExitCode.scriptError.rawValue && run.output.contains("[\(rule)]"), "\(run.output)")
    }
  }

  @Test("what waits for calls of the program's own is skipped with that reason, and no scenario is no pass")
  func waiting() {
    folder.write(Self.waiting, to: "a.lua")
    let run = playhead("check", "-v", "a.lua")
    let reason = "its driver does not end with its context"
    #expect(run.code == ExitCode.scriptError.rawValue, "\(run.output)")
    #expect(run.output.contains("' went through no scenario, so nothing is known of it: \(reason); "), "\(run.output)")
    #expect(run.errors.contains("by Fade, held, M3@30%: \(reason)\n"), "\(run.errors)")
    #expect(
      run.errors.contains("by Fade, held, M1: its driver waits for calls of the program's own\n"), "\(run.errors)")
    #expect(playhead("check", "-r", "junit", "a.lua").output.contains("type=\"no-scenario\">"))
  }

  @Test("a script whose other transitions are judged does not hide it, nor do shards")
  func oneOfTwo() {
    folder.write(Self.waiting.replacing("home:present(photo, false)", with: "home:present(photo, true)"), to: "a.lua")
    folder.write(Self.script(Self.byItself), to: "b.lua")
    let whole = playhead("check", "a.lua", "b.lua")
    #expect(whole.code == ExitCode.scriptError.rawValue && whole.output.contains("went through no scenario"))
    for number in 1...2 {
      folder.write(
        playhead("check", "--shard", "\(number)/2", "-r", "json", "a.lua", "b.lua").output, to: "\(number).jsonl")
    }
    let joined = playhead("check", "--merge", "1.jsonl", "2.jsonl")
    #expect(joined.output == whole.output && joined.code == whole.code, "\(joined.output)\(joined.errors)")
  }

  @Test("a test that asks for a verdict on it fails")
  func asserted() {
    let script = Self.waiting.split(separator: "\n").prefix { !$0.hasPrefix("home:dismiss") }.joined(separator: "\n")
    folder.write(
      script + "\nit('goes', function() assert.transition(function() home:dismiss(true) end) end)\n", to: "a_test.lua")
    let run = playhead("test", "a_test.lua")
    #expect(
      run.code == ExitCode.scriptError.rawValue && run.output.contains("went through no scenario"), "\(run.output)")
  }

  @Test("parts of a narrowed check join to what the narrowed check says")
  func narrowedParts() {
    folder.write(Self.waiting, to: "a.lua")
    let whole = playhead("check", "--scenario", "M3", "a.lua")
    #expect(whole.code == ExitCode.unreadableInput.rawValue && whole.output == "", "\(whole.output)")
    #expect(whole.errors.hasSuffix("playhead: no transition goes through M3\n"), "\(whole.errors)")
    for number in 1...2 {
      let part = playhead("check", "--scenario", "M3", "--shard", "\(number)/2", "-r", "json", "a.lua")
      folder.write(part.output, to: "\(number).jsonl")
    }
    let joined = playhead("check", "--merge", "1.jsonl", "2.jsonl")
    #expect(
      joined.output == whole.output && joined.errors.untimed == whole.errors.untimed && joined.code == whole.code,
      "\(joined.errors)\n---\n\(whole.errors)")
  }
}
