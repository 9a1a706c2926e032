import TestSupport
import Testing
import TransitionChecker

/// `check` of a program that asks if motion shall be reduced, or is to be judged as if somebody had asked. The stage's window is as
/// large as the device, so that a screen that comes from below goes its height.
@Suite("Motion that is left with Reduce Motion on", .timeLimit(.minutes(AddressSanitizer.patience(5))))
struct ReducedMotionTests {
  private let folder = TemporaryFolder()

  /// Presents a screen by an animator that changes it from `start`.
  private static func script(_ start: String, before: String = "") -> String {
    Rule.script(
      """
      \(before)
      function Fade:animateTransition(context)
        local isForth, to = context:viewController("to") == photo, context:view("to")
        local function begin(view) \(start) end
        if isForth then
          context.containerView:addSubview(to)
          begin(photo.view)
        else
          context.containerView:insertSubview(to, 0)
        end
        UIView.animate(self:transitionDuration(), function()
          if isForth then
            photo.view.transform, photo.view.alpha = CGAffineTransform.identity, 1
          else
            begin(photo.view)
          end
        end, function()
          photo.view.transform, photo.view.alpha = CGAffineTransform.identity, 1
          if context.transitionWasCancelled then to:removeFromSuperview() end
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """)
  }

  private static let asks = "local isReduced = UIAccessibility.isReduceMotionEnabled"
  private static let slides = "view.transform = CGAffineTransform{translationX = 0, y = 800}"

  private func check(_ script: String, _ words: String...) -> ProgramRun {
    folder.write(script, to: "script.lua")
    return ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["check", "-q", "--device", "400x800@2", "--rule", "R-MOTION"] + words + ["script.lua"], folder: folder.path)
  }

  @Test(
    "is named with its kind, its distance and its time",
    arguments: [
      (slides, "slides by 800 pt in 0.300 s"),
      // From a tenth of its size to all of it.
      ("view.transform = CGAffineTransform{scaleX = 0.1, y = 0.1}", "zooms by a factor of 10 in 0.300 s"),
      // A quarter of a turn, about the middle.
      ("view.transform = CGAffineTransform{rotationAngle = math.pi / 2}", "turns by 90° in 0.300 s"),
    ])
  func kinds(_ start: String, _ words: String) {
    let run = check(Self.script(start, before: Self.asks))
    #expect(
      run.output.contains("warning: photo.view still \(words) with Reduce Motion on [R-MOTION]\n"), "\(run.output)")
    #expect(
      run.output.contains("  see:  playhead -i --replay 'M1' --rule R-MOTION --reduce-motion --device 400x800@2 "))
    #expect(run.code == 0)
  }

  @Test(
    "is none where alpha changes alone, where it is little, and where the program asks and does otherwise",
    arguments: [
      "view.alpha = 0", "view.transform = CGAffineTransform{translationX = 0, y = 40}",
      "view.transform = CGAffineTransform{scaleX = 0.95, y = 0.95}",
      "if UIAccessibility.isReduceMotionEnabled then view.alpha = 0 else \(slides) end",
    ])
  func none(_ start: String) {
    #expect(check(Self.script(start, before: Self.asks)).output == "")
    #expect(check(Self.script(start), "--reduce-motion").output == "")
  }

  @Test("is judged where the program asks, or the command line, and nowhere else")
  func asked() {
    #expect(check(Self.script(Self.slides)).output == "")
    let forced = check(Self.script(Self.slides), "--reduce-motion")
    #expect(forced.output.contains("slides by 800 pt"), "\(forced.output)")
    // The system slides with Reduce Motion alone, too, and no animator of the program's does.
    let system = check(
      "window.rootViewController = UIViewController()\nwindow.rootViewController:present(UIViewController(), true)\n",
      "--reduce-motion")
    #expect(!system.output.contains("R-MOTION"), "\(system.output)")
  }

  @Test("what shows it is opened with Reduce Motion on")
  func replay() {
    folder.write(Self.script(Self.slides, before: Self.asks), to: "script.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["-i", "--replay", "M1", "--rule", "R-MOTION", "--reduce-motion", "--device", "400x800@2", "script.lua"],
      input: "print(device.reduceMotion)\n", folder: folder.path)
    #expect(run.output == "true\n" && run.errors.contains("photo.view still slides by 800 pt"), "\(run.errors)")
  }
}
