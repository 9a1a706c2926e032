import LayerKit
import TimelineKit
import TransitionKit

extension ScriptSession {
  /// Transitions that nothing will end any more, a line each: which one, since when, and who should have ended it. Empty
  /// while something is still going to happen.
  public var unfinishedTransitions: [String] {
    guard world.isIdle, let context = app.currentTransition else { return [] }
    let begun = world.timeline.events.last { $0.name == "animateTransition" || $0.name == "startInteractiveTransition" }
    let since = begun.map { " begun at \(TreeText.number($0.time, 3)) s" } ?? ""
    let sides = [context.viewController(forKey: .from), context.viewController(forKey: .to)].map { controller in
      controller.map { world.label(of: $0) } ?? "nothing"
    }
    let remedy =
      context.isInteractive
      ? "nobody calls finish() or cancel() on its interaction controller"
      : "its animator never calls context:completeTransition(…)"
    return ["the transition from \(sides[0]) to \(sides[1])\(since) is still open: \(remedy)"]
  }
}
