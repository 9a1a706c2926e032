import LayerKit
import RecordingKit
import ScriptRuntime
import TransitionKit
import ViewKit

extension Timeline {
  /// The warnings about transitions that nothing will end, without those given already. Empty while anything is
  /// scheduled.
  package var unfinishedTransitions: [String] { frozenTransitions.map { WarningText(frozenScreen(of: $0)).line } }

  /// Gives the application a warning for each transition that nothing will end, those told by `run` among them.
  ///
  /// - Parameter held: Whether also for those that a gesture or a script may still drive.
  package func reportUnfinishedTransitions(held: Bool) {
    for context in session.app.openTransitions where world.isIdle && (held || !context.isInteractive) {
      let animator = context.isInteractive ? nil : context.animator as AnyObject as? NSObject
      session.app.warn(
        frozenScreen(of: context), at: animator.flatMap(session.place(ofAnimator:)), about: context)
    }
  }

  /// Warns, once for each, of a transition whose animator has come to rest without ending it. A transition that a
  /// gesture or a script may still drive is not a mistake yet.
  func warnOfFrozenScreen() {
    for context in frozenTransitions where !context.isInteractive {
      context[attached: Self.frozenScreenWarning] = FrozenScreenWarning()
      let warning = frozenScreen(of: context)
      let location = (context.animator as AnyObject as? NSObject).flatMap(session.place(ofAnimator:))
      guard !session.options.isSilenced(WarningReport(warning: warning, place: location, time: world.now)) else {
        continue
      }
      session.onWarning("warning: " + LayerNames(in: session).named(WarningText(warning).line))
    }
  }

  private static var frozenScreenWarning: AttachmentKey<FrozenScreenWarning> { AttachmentKey("frozenScreenWarning") }

  private var frozenTransitions: [UITransitionContext] {
    guard world.isIdle else { return [] }
    return session.app.openTransitions.filter { $0[attached: Self.frozenScreenWarning] == nil }
  }

  private func frozenScreen(of context: UITransitionContext) -> UsageWarning {
    let name = world.label(of: context)
    let begun = world.recording.events.last {
      $0.subject == name && ($0.name == "animateTransition" || $0.name == "startInteractiveTransition")
    }
    let sides = [context.viewController(forKey: .from), context.viewController(forKey: .to)].map { controller in
      controller.map { world.label(of: $0) } ?? "nothing"
    }
    let responsible = (context.isInteractive ? context.driver : context.animator) as AnyObject? as? NSObject
    return .frozenScreen(
      from: sides[0], to: sides[1], time: begun?.time, isInteractive: context.isInteractive,
      responsible: responsible.flatMap { $0 is TableDelegate ? nil : world.label(of: $0) })
  }
}

/// Marks the context of a transition whose warning was given.
private final class FrozenScreenWarning {}
