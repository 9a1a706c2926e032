import LayerKit
import TimelineKit
import TransitionKit

extension ScriptSession {
  /// Transitions that nothing will end any more, a line each: which one, since when, and who should have ended it. Empty
  /// while something is still going to happen, and of those that a warning has told of already.
  public var unfinishedTransitions: [String] {
    guard let context = frozenTransition, context.attachments[Self.toldKey] == nil else { return [] }
    return [frozenText(of: context)]
  }

  /// Warns, once for each, of a transition whose animator has come to rest without ending it. One that a gesture or a
  /// script may still drive is no mistake yet.
  func warnOfFrozenScreen() {
    guard let context = frozenTransition, !context.isInteractive, context.attachments[Self.toldKey] == nil else {
      return
    }
    context.attachments[Self.toldKey] = FrozenScreenWarning()
    onWarning("warning: " + frozenText(of: context))
  }

  private static let toldKey = "frozen (told)"

  private var frozenTransition: UITransitionContext? { world.isIdle ? app.currentTransition : nil }

  private func frozenText(of context: UITransitionContext) -> String {
    let begun = world.timeline.events.last { $0.name == "animateTransition" || $0.name == "startInteractiveTransition" }
    let since = begun.map { " since \(TreeText.number($0.time, 3)) s" } ?? ""
    let sides = [context.viewController(forKey: .from), context.viewController(forKey: .to)].map { controller in
      controller.map { world.label(of: $0) } ?? "nothing"
    }
    let holder = app.transitionHolder.map { world.label(of: $0) }
    let remedy =
      context.isInteractive
      ? "nobody calls finish() or cancel() on \(holder ?? "its interaction controller")"
      : "\(holder ?? "its animator") never calls context:completeTransition(…)"
    return "the screen is frozen: the transition from \(sides[0]) to \(sides[1]) is open\(since), and \(remedy)"
  }
}

/// Remembers of a transition's context that its warning was given.
private final class FrozenScreenWarning {}
