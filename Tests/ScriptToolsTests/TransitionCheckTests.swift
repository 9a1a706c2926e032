import ScriptAPI
import ScriptRuntime
import ScriptTools
import Testing
import TransitionChecker

/// The findings of `playhead check` about transitions. Positions are counted by hand.
@Suite("Transition check") struct TransitionCheckTests {
  func findings(_ source: String) throws -> [String] {
    let session = try ScriptSession(SessionOptions())
    return ScriptCheck(source, in: session) { _, _ in nil }.findings.map { finding in
      "\(finding.line):\(finding.column) \(finding.message)"
    }
  }

  /// A script with an animator whose `animateTransition` is `body`, from the third line on.
  static func animator(_ body: String, after: String = "") -> String {
    """
    local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
    function Fade:transitionDuration(context) return 0.5 end
    function Fade:animateTransition(context)
    \(body)
    end
    print(Fade) \(after)
    """
  }

  @Test(
    "a mistake names the rule that it breaks",
    arguments: [
      ("context:view('to').alpha = 1", Rule.ID.complete), ("\(right) \(right)", .once),
      ("context:completeTransition(context.transitionWasCancelled)", .outcome),
      ("UIView.animate(0.5, function() end)\n\(right)", .jump),
      ("UIView.animate(0.9, function() end, function() \(right) end)", .duration),
    ])
  func rules(_ body: String, _ rule: Rule.ID) throws {
    let session = try ScriptSession(SessionOptions())
    let findings = ScriptCheck(Self.animator(body), in: session) { _, _ in nil }.findings
    #expect(findings.map(\.rule) == [rule])
  }

  @Test("where an ancestor or a helper is not read, nothing is said of how a transition ends and how long it takes")
  func unread() throws {
    let session = try ScriptSession(SessionOptions())
    func rules(_ source: String) -> [Rule.ID?] {
      ScriptCheck(source, in: session) { _, _ in nil }.findings.map(\.rule)
    }
    let ancestor = """
      local Base = require "base"
      local Fade = class("Fade", BASE)
      function Fade:animateTransition(context) context:view("to").alpha = 1 end
      print(Fade, Base)
      """
    #expect(rules(ancestor.replacing("BASE", with: "Base")) == [])
    #expect(rules(ancestor.replacing("BASE", with: "NSObject")) == [.complete, .duration])
    let helper = Self.animator("context:view('to').alpha = 1 HELP")
    #expect(
      rules(
        helper.replacing("HELP", with: "local h = require 'h' h:run(function() context:completeTransition(true) end)"))
        == [])
    #expect(rules(helper.replacing("HELP", with: "local h = require 'h' h:run(context)")) == [])
    #expect(rules(helper.replacing("HELP", with: "")) == [.complete])
  }

  @Test("a class that its heirs complete, and a method of another kind with the name, are left alone")
  func extended() throws {
    let session = try ScriptSession(SessionOptions())
    func rules(_ source: String) -> [Rule.ID?] {
      ScriptCheck(source, in: session) { _, _ in nil }.findings.map(\.rule)
    }
    let base = """
      local Base = class("Base", NSObject, "UIViewControllerAnimatedTransitioning")
      function Base:transitionDuration() return 0.3 end
      function Base:animateTransition(context) context.containerView:addSubview(context:view("to")) end
      print(Base)
      """
    let heir = """

      local Fade = class("Fade", Base)
      function Fade:animateTransition(context)
        Fade.super.animateTransition(self, context)
        UIView.animate(0.3, print, function() \(Self.right) end)
      end
      print(Fade)
      """
    #expect(rules(base) == [.complete])
    #expect(rules(base + heir) == [])
    let other = "local Mover = class('Mover')\nfunction Mover:animateTransition(PARAMETERS) end\nprint(Mover)"
    #expect(rules(other.replacing("PARAMETERS", with: "from, to, context")) == [])
    #expect(rules(other.replacing("PARAMETERS", with: "context")) == [.complete, .duration])
  }

  @Test("success is reported for the way that no finger drives, and for all ways by a driver that does it itself")
  func oneWay() throws {
    let body = "if context.isAnimated then context:completeTransition(true) else \(Self.right) end"
    func found(_ after: String) throws -> [String] {
      try findings(Self.animator(body, after: "hand = UIPercentDrivenInteractiveTransition()\n" + after))
    }
    let back = "delegate = {interactionControllerForDismissal = function() return hand end}"
    let both =
      "delegate = {interactionControllerForDismissal = print, interactionControllerForPresentation = print}"
    #expect(try found(back) == [])
    #expect(try found(both).count == 1)
    #expect(try found(both + "\nfunction delegate.startInteractiveTransition(context) end") == [])
  }

  static let right = "context:completeTransition(not context.transitionWasCancelled)"
  static let frozen = "so the app would ignore touches from then on"

  @Test(
    "a mistake that froze apps, or made them flicker, is found where it stands",
    arguments: [
      ("context:view('to').alpha = 1", "", "3:15 this transition never completes, \(frozen)"),
      (
        "if context.isAnimated then return end\n\(right)", "",
        "4:28 this return does not complete the transition, \(frozen)"
      ),
      (
        "UIView.animate(0.5, function() end, function() \(right) end)\n\(right)", "",
        "5:9 this completes the transition a second time; only the first call counts"
      ),
      (
        "context:completeTransition(context.transitionWasCancelled)", "",
        "4:28 this reports success when the transition was cancelled, and failure when it was not"
      ),
      (
        "context:completeTransition(true)", "hand = UIPercentDrivenInteractiveTransition()",
        "4:28 this reports success even when the transition was cancelled"
      ),
      (
        "UIView.animate{withDuration = 0.25, animations = print, completion = function() \(right) end}", "",
        "4:31 this animation takes 0.25 s, but transitionDuration returns 0.5 s"
      ),
      (
        "UIView.animate(2, function() end, function() \(right) end)", "",
        "4:16 this animation takes 2.0 s, but transitionDuration returns 0.5 s"
      ),
      (
        "if context.isAnimated then \(right) end", "",
        "4:1 this completes the transition only on some of its branches; otherwise it stays open, \(frozen)"
      ),
      (
        "UIView.animate(0.5, print, function(finished) if finished then \(right) end end)", "",
        "4:47 this completes the transition only on some of its branches; otherwise it stays open, \(frozen)"
      ),
      (
        "if not context:view('to') then return end\n\(right)", "",
        "4:32 this return does not complete the transition, \(frozen)"
      ),
      (
        "UIView.animate(0.5, print)\n\(right)", "", "5:9 this completes the transition while its animation still runs"
      ),
      (
        "UIView.animate(0.5, print, function(finished) context:completeTransition(finished) end)",
        "hand = UIPercentDrivenInteractiveTransition()",
        "4:74 an animation also finishes when its transition was cancelled, so this reports success then too"
      ),
      (
        "local cancelled = context.transitionWasCancelled\ncontext:completeTransition(cancelled)", "",
        "5:28 this reports success when the transition was cancelled, and failure when it was not"
      ),
      (
        "if context.transitionWasCancelled then context:completeTransition(true)\n"
          + "else context:completeTransition(not context.transitionWasCancelled) end", "",
        "4:67 this reports success in the branch of a cancelled transition"
      ),
      (
        "local time = 0.25\nUIView.animate(time, print, function() \(right) end)", "",
        "5:16 this animation takes 0.25 s, but transitionDuration returns 0.5 s"
      ),
      (
        "UIView.animate{withDuration = 0.5, delay = 0.25, animations = print, completion = function() \(right) end}",
        "", "4:31 this animation takes 0.5 s after a delay of 0.25 s, but transitionDuration returns 0.5 s"
      ),
      (
        right,
        "\nhand = UIPercentDrivenInteractiveTransition()\nhand:update(0.5) hand:finish() UIPanGestureRecognizer(print)",
        "8:23 finish is called but cancel never is: a cancelled gesture would leave the transition open"
      ),
    ])
  func found(_ body: String, _ after: String, _ expected: String) throws {
    #expect(try findings(Self.animator(body, after: after)) == [expected])
  }

  @Test("an animator whose driver does the animation is left alone")
  func ownDriver() throws {
    let after = "function Fade:startInteractiveTransition(context) \(Self.right) end"
    #expect(try findings(Self.animator("", after: "\n" + after)).isEmpty)
  }

  @Test("an animator without transitionDuration is found")
  func noDuration() throws {
    let source = "local fade = {}\nfunction fade.animateTransition(context) \(Self.right) end\nprint(fade)"
    #expect(try findings(source) == ["2:15 this animator has no transitionDuration"])
  }

  @Test(
    "what may be right is left alone",
    arguments: [
      right, "context:completeTransition(true)", "later(context)",
      "if context.isAnimated then \(right) return end \(right)",
      "if context.isAnimated then \(right) else \(right) end",
      "local function ends() \(right) end UIView.animate(0.5, print, ends) print(function() \(right) end)",
      "UIView.animate{withDuration = 0.25, delay = 0.25, animations = print} later(context)",
      "UIView.animate(0.25, print) UIView.animate(0.5, print, function() \(right) end)",
      "UIView.animate(self:transitionDuration(context), print, function() \(right) end)",
      "for _ = 1, 2 do if self then return print(context) end end \(right)",
      "UIView.animateKeyframes(0.5, 0, {}, print, function() \(right) end) UIView.animate(0.1, print)",
      "local done = function() \(right) end UIView.animate(0.5, print, done)",
      "local n = 0 local link link = CADisplayLink(function() n = n + 1 if n == 30 then \(right) end end) link:add()",
      "if context.isAnimated then UIView.animate(0.5, print, function() \(right) end) else \(right) end",
      "self.finish = function() \(right) end",
      "UIView.animate(0.1, print) later(context)",
      "UIView.animate{withDuration = 0.1, animations = print, completion = function() print(1) end} later(context)",
      "local n, link = 0 link = CADisplayLink(function() n = n + 1 if n < 30 then return end \(right) end) link:add()",
      "local function step() if self then return end \(right) end local link = CADisplayLink(step) link:add()",
      "local function complete() \(right) end UIView.animate(0.5, print, function() complete() end)",
      "if not context:view('to') then error('no view') end \(right)",
      "UIView.animate(0.25, print, function() UIView.animate(0.25, print, function() \(right) end) end)",
      "if context.isAnimated then \(right) end if not context.isAnimated then \(right) end",
    ])
  func silent(_ body: String) throws {
    #expect(try findings("function later(context) \(Self.right) end\n" + Self.animator(body)) == [])
  }

  @Test("an interactive transition may report success and failure in two calls")
  func twoCalls() throws {
    let body = """
      local cancelled = context.transitionWasCancelled
      if cancelled then context:completeTransition(false) else context:completeTransition(true) end
      """
    #expect(try findings(Self.animator(body, after: "hand = UIPercentDrivenInteractiveTransition()")) == [])
  }
}
