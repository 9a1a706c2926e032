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

  @Test(
    "a child that nobody tells where it is, in what is never called",
    arguments: [
      ("host:addChild(panel) host.view:addSubview(panel.view)", "", ["3 joined-without-notice"]),
      ("host:addChild(panel) host.view:addSubview(panel.view)", "panel:didMove(host)", []),
      ("host:addChild(panel)", "", []),
      ("panel.view:removeFromSuperview() panel:removeFromParent()", "", ["3 left-without-notice"]),
      ("panel.view:removeFromSuperview() panel:removeFromParent()", "panel:willMove(nil)", []),
    ])
  func children(script: String, cure: String, expected: [String]) throws {
    let text = """
      local host, panel = UIViewController(), UIViewController()
      local function change()
        \(script)
        \(cure)
      end
      """
    #expect(try findings(text) == expected)
  }

  @Test(
    "a first responder without a window",
    arguments: [("viewDidLoad", ["3 focus-outside-window"]), ("viewDidAppear", [])])
  func focus(method: String, expected: [String]) throws {
    let script = """
      local Form, field = class("Form", UIViewController), UITextField()
      function Form:\(method)()
        field:becomeFirstResponder()
      end
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "a mask that is a sublayer, too",
    arguments: [
      ("box.layer:addSublayer(hole)", ["4 mask-in-tree"]), ("", []),
      ("box.layer:addSublayer(hole) hole:removeFromSuperlayer()", []), ("box.layer:addSublayer(other)", []),
    ])
  func masks(before: String, expected: [String]) throws {
    let script = """
      local function cut(box)
        local hole, other = CAShapeLayer(), CALayer()
        \(before)
        box.layer.mask = hole
      end
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "an animation that is compared with the layer's copy of it",
    arguments: [
      ("animation == slide", ["6 compared-with-copy"]), ("self.turn ~= animation", ["6 compared-with-copy"]),
      ("animation == last", []), ("animation == box.layer:animation('a')", []), ("animation == nil", []),
      ("animation:value('name') == 'slide'", []),
    ])
  func copies(condition: String, expected: [String]) throws {
    let script = """
      local slide, box = CABasicAnimation{keyPath = "position.x"}, UIView()
      local last = box.layer:animation("a")
      local Watcher = class("Watcher", NSObject, "CAAnimationDelegate")
      function Watcher:init() self.turn = CABasicAnimation{keyPath = "transform.rotation"} end
      function Watcher:animationDidStop(animation, finished)
        if \(condition) then print("over") end
      end
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "what a group ignores of its members",
    arguments: [
      ("fade.delegate = self", ["6 ignored-in-group"]), ("fade.isRemovedOnCompletion = false", ["6 ignored-in-group"]),
      ("fade.isRemovedOnCompletion = false fade.fillMode = 'forwards'", ["6 ignored-in-group"]),
      ("fade.fillMode = 'forwards'", []), ("fade.delegate = nil", []), ("fade.isRemovedOnCompletion = true", []),
      // The group stays, too.
      ("fade.isRemovedOnCompletion = false group.isRemovedOnCompletion = false", []),
      // Other code may set it, too.
      ("fade.delegate = self adapt(fade)", []), ("fade.isRemovedOnCompletion = keeps", []),
      ("fade.delegate = self for i = 1, 2 do adapt(fade, i) end", []),
    ])
  func groups(change: String, expected: [String]) throws {
    let script = """
      local keeps, self, adapt = true, {}, print
      local fade, move, group = CABasicAnimation("opacity"), CAKeyframeAnimation{keyPath = "position"}, CAAnimationGroup()
      group.duration = 1
      \(change)
      group.animations = {fade, move}
      CALayer():add(group, "both")
      """
    #expect(try findings(script) == expected)
  }

  @Test(
    "a duration that is another spring's",
    arguments: [
      ("spring.duration = spring.settlingDuration spring.initialVelocity = 20", ["3 settling-read-early"]),
      ("spring.duration = spring.settlingDuration spring.damping = 2 * 10", ["3 settling-read-early"]),
      ("spring.initialVelocity = 20 spring.duration = spring.settlingDuration", []),
      ("spring.duration = spring.settlingDuration spring.initialVelocity = speed", []),
      ("spring.duration = spring.settlingDuration spring.damping = 20 spring.duration = 1", []),
      ("spring.duration = spring.settlingDuration UIView.animate(1, function() spring.damping = 20 end)", []),
    ])
  func settling(change: String, expected: [String]) throws {
    let script = """
      local spring, speed = CASpringAnimation("position.x"), 3
      \(change)
      CALayer():add(spring, "move")
      """
    #expect(try findings(script) == expected)
  }

  @Test("the run names the same mistakes, at the same lines")
  func sameAsRun() throws {
    let script = """
      local spring, group = CASpringAnimation("position.x"), CAAnimationGroup()
      spring.duration = spring.settlingDuration
      spring.initialVelocity = 20
      spring.delegate = {}
      group.animations = {spring}
      local window = UIWindow()
      window.layer:add(group, "both")
      """
    #expect(try findings(script) == ["7 ignored-in-group", "7 settling-read-early"])
    let session = try ScriptSession(SessionOptions())
    var warnings: [String] = []
    session.onWarning = { warnings.append($0) }
    #expect(session.runScript(script, name: "group.lua") == nil)
    let named = warnings.map { warning in
      "\(warning.split(separator: ":")[1]) \(warning.firstMatch(of: /\[([a-z-]+)\]/).map { String($0.1) } ?? "")"
    }
    #expect(named == ["7 ignored-in-group", "7 settling-read-early"], "\(warnings)")
  }
}
