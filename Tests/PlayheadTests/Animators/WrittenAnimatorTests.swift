import PlainText
import PlayheadTool
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// Animators as people write them, each with its own screens and local names. As they stand no scenario finds a fault;
/// with one line written wrong, the rule that the line breaks is named.
@Suite("Written animators", .timeLimit(.minutes(AddressSanitizer.patience(20)))) struct WrittenAnimatorTests {
  private static let place = "Tests/PlayheadTests/Animators/Written"
  static let animators = SourceTree.names(in: place, ending: ".lua")

  /// A line written wrong, and the rule that it breaks on a device.
  struct Fault: CustomTestStringConvertible, Sendable {
    let animator: String
    let name: String
    let rule: Rule.ID
    let line: String
    let wrong: String

    init(_ animator: String, _ name: String, _ rule: Rule.ID, _ line: String, _ wrong: String) {
      (self.animator, self.name, self.rule, self.line, self.wrong) = (animator, name, rule, line, wrong)
    }

    var testDescription: String { "\(animator): \(name)" }
  }

  static let faults = [
    Fault(
      "inline-push", "a completion that says finished whatever happened", .outcome,
      "context:completeTransition(not context.transitionWasCancelled)",
      "context:completeTransition(true)"),
    Fault(
      "inline-push", "a view that goes keeps its transform", .state,
      "    from.transform, to.transform = CGAffineTransform.identity, CGAffineTransform.identity\n",
      ""),
    Fault(
      "inline-push", "nobody inserts the view that comes back", .tree,
      "    container:insertSubview(to, 0)\n",
      ""),
    Fault(
      "inline-push", "a driver that outlives its gesture", .stuck,
      "    driver = nil\n",
      ""),
    Fault(
      "inline-push", "only the distance decides", .decide,
      " + edge:velocity(window).x / window.bounds.width * 0.2",
      ""),
    Fault(
      "inline-push", "ended at once, before the transition has begun", .early,
      "DispatchQueue.main:async(function() if finishes then released:finish() else released:cancel() end end)",
      "if finishes then released:finish() else released:cancel() end"),
    Fault(
      "inline-push", "the gesture begins at the root", .root,
      "return #navigation.viewControllers > 1",
      "return true"),
    Fault(
      "spring", "it springs to another place than home", .jump,
      "local home = CGAffineTransform.identity",
      "local home = CGAffineTransform{translationX = 0, y = 12}"),
    Fault(
      "tabs", "the view that went is left transparent", .state,
      "    from.frame, to.frame = place, place\n",
      "    from.frame, to.frame, from.alpha = place, place, 0.5\n"),
    Fault(
      "tabs", "the finger is lifted and nobody cancels", .early,
      "released:cancel()",
      ""),
    Fault(
      "card", "the dimming view goes though the dismissal is cancelled", .tree,
      "  if completed then self.dim:removeFromSuperview() end\n",
      "  self.dim:removeFromSuperview()\n"),
    Fault(
      "card", "what is presented does not follow a turned device", .rotation,
      "function Card:containerViewWillLayoutSubviews()",
      "function Card:containerViewWillLayoutSubviewsNot()"),
    Fault(
      "card", "completed twice", .once,
      "    context:completeTransition(done)\n",
      "    context:completeTransition(done)\n    context:completeTransition(done)\n"),
    Fault(
      "card", "the dimming jumps in without an animation", .along,
      "coordinator:animate(function() self.dim.alpha = 0 end)",
      "self.dim.alpha = 0"),
    Fault(
      "hero", "the picture below stays hidden", .state,
      "    source.isHidden, target.isHidden = false, false\n",
      "    source.isHidden = false\n"),
    Fault(
      "hero", "the flying picture is never removed", .tree,
      "    flying:removeFromSuperview()\n",
      ""),
    Fault(
      "hero", "the page that went away is left transparent", .state,
      "    page.alpha = 1\n",
      "    if context.transitionWasCancelled then page.alpha = 1 end\n"),
    Fault(
      "hero", "a duration that is not the animation's", .duration,
      "function Hero:transitionDuration() return 0.5 end",
      "function Hero:transitionDuration() return 0.2 end"),
    Fault(
      "circle", "nobody completes", .complete,
      "    context:completeTransition(not context.transitionWasCancelled)\n",
      ""),
    Fault(
      "circle", "the mask stays after a finish", .state,
      "    to.layer.mask = nil\n",
      "    if context.transitionWasCancelled then to.layer.mask = nil end\n"),
    Fault(
      "circle", "an animation far longer than what is said", .duration,
      "grow.duration = small, large, 0.4",
      "grow.duration = small, large, 1.4"),
    Fault(
      "interruptible", "a new animator each time it is asked for", .same,
      "  if self.animator then return self.animator end\n",
      ""),
    Fault(
      "interruptible", "nobody starts the animator", .complete,
      ":startAnimation() end",
      " end"),
    Fault(
      "own-driver", "nobody completes", .complete,
      "    context:completeTransition(goes)\n",
      ""),
    Fault(
      "own-driver", "only the distance decides", .decide,
      " + pan:velocity(window).y * 0.2",
      ""),
  ]

  private let folder = TemporaryFolder()

  private func check(_ words: String..., script: String) -> ProgramRun {
    folder.write(script, to: "animator.lua")
    return ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + words + [folder.path + "/animator.lua"])
  }

  @Test("one that is right draws nothing, and is judged", arguments: animators)
  func right(_ name: String) throws {
    let script = try #require(SourceTree.text(of: "\(Self.place)/\(name)"))
    let run = check("--strict", "-v", script: script)
    #expect(run.code == 0 && run.output == "", "\(run.output)")
    #expect(run.errors.contains(/[12] transitions? in [1-9]\d+ scenarios/), "\(run.errors)")
  }

  @Test("a line written wrong is named by its rule", .exhaustive, arguments: faults)
  func wrong(_ fault: Fault) throws {
    let script = try #require(SourceTree.text(of: "\(Self.place)/\(fault.animator).lua"))
    try #require(script.contains(fault.line))
    let run = check("--json", script: script.replacing(fault.line, with: fault.wrong))
    let rules = run.output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line) else { return String?.none }
      return fields["rule"]?.string
    }
    #expect(rules.contains(fault.rule.rawValue), "\(rules)\n\(run.errors)")
  }
}
