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

  @Test("what does not go along with the largest is named, too: a screen behind it, a part that turns, a blur")
  func further() {
    let script = Rule.script(
      """
      \(Self.asks)
      local mark = UIView(CGRect(150, 150, 100, 100))
      mark.backgroundColor = UIColor.red
      local veil = UIVisualEffectView()
      veil.frame, veil.alpha = CGRect(0, 0, 100, 100), 1
      photo.view:addSubview(veil)
      function Fade:animateTransition(context)
        local to = context:view("to")
        context.containerView:addSubview(to)
        context.containerView:addSubview(mark)
        to.transform = CGAffineTransform{translationX = 400, y = 0}
        UIView.animate(0.3, function()
          to.transform = CGAffineTransform.identity
          list.view.transform = CGAffineTransform{translationX = -120, y = 0}
          mark.transform = CGAffineTransform{rotationAngle = math.pi / 2}
          veil.effect = UIBlurEffect("dark")
        end, function()
          list.view.transform = CGAffineTransform.identity
          context:completeTransition(not context.transitionWasCancelled)
        end)
      end
      present()
      """)
    let output = check(script).output
    // The list goes to the left, the photo as well: 120 of 400 points.
    for words in [
      "photo.view still slides by 400 pt in 0.300 s", "turns by 90° in 0.300 s",
      "list.view goes 0.3 of the way of photo.view (parallax)", "blurs what is behind it in 0.300 s",
    ] { #expect(output.contains(words), "\(output)") }
    #expect(output.contains("mark (made at ") && output.contains("veil (made at "), "\(output)")
    #expect(!output.contains("° and slides") && !output.contains("zooms"), "\(output)")
  }

  // MARK: The table

  private func table(_ script: String, _ words: String...) -> ProgramRun {
    folder.write(script, to: "script.lua")
    return ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["check", "--report", "reduced-motion", "--device", "400x800@2"] + words + ["script.lua"], folder: folder.path)
  }

  private static let slidesAndFades =
    script("if isForth then \(slides) else view.alpha = 0 end") + "list:dismiss(true)\ntimeline:run()\n"

  @Test("--report reduced-motion has a row for each transition, whoever asks; it fails with --strict alone")
  func rows() {
    let run = table(Self.slidesAndFades)
    #expect(
      run.output == """
        transition                      view        motion            time
        present list to photo, by Fade  photo.view  slides by 800 pt  0.300 s
        dismiss photo to list, by Fade              nothing moves

        """, "\(run.output)\(run.errors)")
    #expect(run.errors == "playhead: 1 of 2 transitions still moves with Reduce Motion on\n")
    #expect(run.code == 0 && table(Self.slidesAndFades, "--strict").code == 1)
    #expect(table(Self.script("view.alpha = 0"), "--strict", "-q").code == 0)
  }

  @Test("what the system draws, what a driver leads and what silences a rule are in it")
  func others() {
    let system = table(
      "window.rootViewController = UIViewController()\nwindow.rootViewController:present(UIViewController(), true)\n")
    #expect(system.output.contains("  drawn by the system\n") && system.code == 0, "\(system.output)\(system.errors)")
    let driven = table(Rule.script("drive()"))
    #expect(driven.output.contains("  led by a driver\n") && driven.code == 0, "\(driven.output)\(driven.errors)")
    let silenced = table("-- playhead: ignore R-MOTION (it is small)\n" + Self.script(Self.slides), "--strict")
    #expect(silenced.output.contains("slides by 800 pt") && silenced.code == 0, "\(silenced.output)\(silenced.errors)")
  }

  @Test("it is written as JSON, Markdown and CSV, and as nothing else")
  func forms() {
    let json = """
      {"file":"script.lua","transition":"present list to photo, by Fade","view":"photo.view","kind":"slides","amount":800,\
      "seconds":0.3,"motion":"slides by 800 pt"}

      """
    let run = table(
      Self.script(Self.slides), "-q", "-r", "json", "-o", "motion.md", "-o", "motion.csv", "-o", "motion.json")
    #expect(run.output == json && run.errors == "", "\(run.output)\(run.errors)")
    #expect(folder.read("motion.json") == json)
    #expect(
      folder.read("motion.md") == """
        | file | transition | view | motion | time |
        | --- | --- | --- | --- | --- |
        | script.lua | present list to photo, by Fade | photo.view | slides by 800 pt | 0.300 s |

        """)
    #expect(
      folder.read("motion.csv") == """
        file,transition,view,motion,time
        script.lua,"present list to photo, by Fade",photo.view,slides by 800 pt,0.300 s

        """)
    for words in [
      ["-r", "sarif"], ["-o", "motion.html"], ["--rule", "R-STATE"], ["--shard", "1/2"], ["--fuzz", "5"],
    ] {
      let refused = ProgramRun(
        BuiltProducts.path(of: "playhead"), ["check", "--report", "reduced-motion"] + words + ["script.lua"],
        folder: folder.path)
      #expect(refused.code == 64 && refused.output == "", "\(words): \(refused.errors)")
    }
  }

  @Test("a script that fails is no table without a word: its error is told, and the check fails")
  func failing() {
    let run = table("error(\"no screen\")\n")
    #expect(run.code == 1 && run.errors.contains("no screen"), "\(run.output)\(run.errors)")
  }
}
