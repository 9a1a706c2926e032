public import LayerKit
public import ViewKit

/// The transitions of one application: those waiting for their turn, and those in progress.
package final class TransitionCenter: NSObject {
  private unowned let app: UIApplication
  private var transitions: [Transition] = []
  /// The presentation controllers that were asked for before `present`, by their presented controllers. The two hold each
  /// other, as in UIKit; held here, they go with the application.
  var prepared: [ObjectIdentifier: UIPresentationController] = [:]
  /// The change of the screen's size that is running.
  var sizeChange: UITransitionCoordinator?
  private(set) lazy var scrubber = TransitionScrubber(in: app)

  init(in app: UIApplication) { self.app = app }

  /// Starts `transition` on the next turn (documented: a presentation begins on a later pass of the run loop).
  func begin(_ transition: Transition) {
    transitions.append(transition)
    ownersDidChange(of: transition)
    app.world.nextTurn { transition.start() }
  }

  /// Starts at once what waits for its turn without being going to animate, so that another change of `controller` can
  /// follow in the same turn.
  func startWaiting(involving controller: UIViewController) {
    for transition in transitions where transition.isWaiting && !transition.context.isAnimated {
      if transition.involves(controller) { transition.start() }
    }
  }

  /// The last callback has been sent.
  func release(_ transition: Transition) {
    transitions.removeAll { $0 === transition }
    ownersDidChange(of: transition)
  }

  /// The application holds the context, which holds the animator and the driver, and the controllers.
  private func ownersDidChange(of transition: Transition) {
    let held: [AnyObject?] = [
      transition.context, transition.animators.animator, transition.animators.interaction, transition.from,
      transition.to, transition.host.container,
    ]
    for object in held {
      if let object = object as? NSObject { app.world.ownersDidChange(of: object) }
    }
  }

  /// Those that have begun and are not completed, oldest first.
  var open: [Transition] { transitions.filter(\.isInProgress) }

  /// The latest transition that waits or is in progress.
  var current: Transition? { transitions.last { !$0.isOver } }

  /// The latest transition whose callbacks have not all been sent and in which `controller` takes part.
  func transition(involving controller: UIViewController) -> Transition? {
    transitions.last { $0.involves(controller) }
  }

  /// Whether a new transition of `controller` would collide with one that is not completed.
  func isBusy(_ controller: UIViewController) -> Bool {
    transitions.contains { !$0.isOver && $0.involves(controller) }
  }

  /// The presentation or dismissal of `controller` itself that is not completed; nil when there is none.
  func presentation(of controller: UIViewController) -> TransitionSequence.Change? {
    for transition in transitions where !transition.isOver {
      switch transition.host.kind {
      case .present where transition.to === controller: return .presentation
      case .dismiss where transition.from === controller: return .dismissal
      default: continue
      }
    }
    return nil
  }

  /// The contexts of the transitions that hold `object` as their animator or driver.
  func contexts(holding object: AnyObject) -> [NSObject] {
    transitions.filter { $0.animators.animator === object || $0.animators.interaction === object }.map(\.context)
  }
}

extension UIApplication {
  package var transitionCenter: TransitionCenter { part { TransitionCenter(in: self) } }

  /// The context of the transition in progress, or waiting for its turn; nil when there is none.
  public var currentTransition: UITransitionContext? { transitionCenter.current?.context }

  /// The contexts of the transitions that have begun and that nobody has completed, oldest first.
  public var openTransitions: [UITransitionContext] { transitionCenter.open.map(\.context) }

  /// What keeps `object` alive while it draws or drives a transition: that transition's context.
  public func transitionContexts(holding object: NSObject) -> [NSObject] {
    transitionCenter.contexts(holding: object)
  }

  /// Holds and moves the transition in progress, or everything that moves.
  public var scrubber: TransitionScrubber { transitionCenter.scrubber }
}
