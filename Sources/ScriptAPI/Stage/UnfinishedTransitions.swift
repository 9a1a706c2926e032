import LayerKit
import RecordingKit
import TransitionKit

extension ScriptSession {
  /// Transitions that nothing will end any more, a line each: which one, since when, and who should have ended it. Empty
  /// while something is still going to happen, and of those that a warning has told of already.
  public var unfinishedTransitions: [String] { frozenTransitions.map(frozenText) }

  /// Warns, once for each, of a transition whose animator has come to rest without ending it. One that a gesture or a
  /// script may still drive is no mistake yet.
  func warnOfFrozenScreen() {
    for context in frozenTransitions where !context.isInteractive {
      context.attachments[Self.toldKey] = FrozenScreenWarning()
      onWarning("warning: " + frozenText(of: context))
    }
  }

  private static let toldKey = "frozen (told)"

  private var frozenTransitions: [UITransitionContext] {
    guard world.isIdle else { return [] }
    return app.openTransitions.filter { $0.attachments[Self.toldKey] == nil }
  }

  private func frozenText(of context: UITransitionContext) -> String {
    let name = world.label(of: context)
    let begun = world.recording.events.last {
      $0.subject == name && ($0.name == "animateTransition" || $0.name == "startInteractiveTransition")
    }
    let since = begun.map { " since \(TreeText.number($0.time, 3)) s" } ?? ""
    let sides = [context.viewController(forKey: .from), context.viewController(forKey: .to)].map { controller in
      controller.map { world.label(of: $0) } ?? "nothing"
    }
    let remedy =
      context.isInteractive
      ? "nobody calls finish() or cancel() on \(self.name(of: context.driver, else: "its interaction controller"))"
      : "\(self.name(of: context.animator, else: "its animator")) never calls context:completeTransition(…)"
    return "the screen is frozen: the transition from \(sides[0]) to \(sides[1]) is open\(since), and \(remedy)"
  }

  private func name(of object: AnyObject?, else text: String) -> String {
    guard let object = object as? NSObject, !(object is TableDelegate) else { return text }
    return world.label(of: object)
  }
}

/// Remembers of a transition's context that its warning was given.
private final class FrozenScreenWarning {}
