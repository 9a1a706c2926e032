import ScriptAPI
import ScriptRuntime
import ScriptTools
import Testing

/// Mistakes that `check` names without a run, in the words of the warning that a run gives.
@Suite("Oversight check") struct OversightCheckTests {
  private func findings(_ source: String) throws -> [String] {
    let session = try ScriptSession(SessionOptions())
    let found = ScriptCheck(source, in: session, file: { _, _ in nil }).findings
    // A message ends with the code in brackets.
    return found.filter { $0.code != nil }.map { finding in
      "\(finding.line) \(finding.message.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  @Test(
    "a turn by more than π, where nothing else gives the view a transform",
    arguments: [
      ("1.5 * math.pi", "", ["3 turns-the-short-way"]), ("-4", "", ["3 turns-the-short-way"]),
      ("math.pi", "", []), ("math.pi / 2", "", []), ("2 * math.pi", "", []), ("angle", "", []),
      ("4", "wheel.transform = CGAffineTransform{scaleX = 2, y = 2}", []),
      ("4", "wheel.transform = CGAffineTransform.identity", ["3 turns-the-short-way"]),
    ])
  func turns(angle: String, before: String, expected: [String]) throws {
    let script = """
      local wheel, angle = UIView(), 1 \(before)
      UIView.animate(1, function()
        wheel.transform = CGAffineTransform{rotationAngle = \(angle)}
      end)
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "keyframes off their times",
    arguments: [
      ("{withDuration = 10, animations = function()", "0, 0.1", ["2 keyframe-off-time"]),
      ("{withDuration = 10, options = 'curveLinear', animations = function()", "0, 0.1", []),
      ("{withDuration = 1, animations = function()", "0, 0.1", []),
      ("{withDuration = seconds, animations = function()", "0, 0.1", []),
      ("{withDuration = 10, animations = function()", "0, 0.5", []),
      ("{withDuration = 1, animations = function()", "0.5, 0.6", ["3 keyframe-past-end"]),
      ("{withDuration = 1, animations = function()", "0.7, 0.3", []),
      ("{withDuration = 1, animations = function()", "start, 0.6", []),
    ])
  func keyframes(call: String, span: String, expected: [String]) throws {
    let script = """
      local box, seconds, start = UIView(), 10, 0.5
      UIView.animateKeyframes\(call)
        UIView.addKeyframe(\(span), function() box.alpha = 0 end)
      end}
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "a completion that waits",
    arguments: [
      ("", ["4 completion-waits"]), ("animator:stopAnimation(true)", []), ("print(animator.isRunning)", []),
      ("animator:observe('isRunning', 'new', print)", []),
    ])
  func completions(cure: String, expected: [String]) throws {
    let script = """
      local box = UIView()
      local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() box.alpha = 0 end}
      animator:addCompletion(function() box:removeFromSuperview() end)
      animator.pausesOnCompletion = true
      animator:startAnimation()
      \(cure)
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "a status bar that is not asked for",
    arguments: [
      ("overFullScreen", "", ["4 status-bar-not-asked"]), ("custom", "", ["4 status-bar-not-asked"]),
      ("fullScreen", "", []),
      ("overFullScreen", "photo.modalPresentationCapturesStatusBarAppearance = true", []),
    ])
  func statusBars(style: String, cure: String, expected: [String]) throws {
    let script = """
      local Photo = class("Photo", UIViewController)
      function Photo:prefersStatusBarHidden() return true end
      local photo = Photo()
      photo.modalPresentationStyle = "\(style)"
      \(cure)
      window.rootViewController:present(photo, true)
      """
    #expect(try findings(script) == expected)
  }
}
