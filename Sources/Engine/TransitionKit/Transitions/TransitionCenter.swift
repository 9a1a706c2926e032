public import LayerKit
public import ViewKit

/// The transitions of one application: those waiting for their turn, and those in progress.
package final class TransitionCenter: NSObject {
  private unowned let app: UIApplication
  private var transitions: [Transition] = []
  /// The presentation controllers that were read before `present`, by presented controller. The two hold each other, as in
  /// UIKit; kept here, they end with the application.
  var prepared: [ObjectIdentifier: UIPresentationController] = [:]
  /// The coordinator of a change of the screen's size in progress.
  var sizeChange: UITransitionCoordinator?
  /// The way the device is held since a turn that waits for the end of a transition.
  var heldOrientation: UIDeviceOrientation?
  /// How many detents have been given an identifier here.
  var unnamedDetents = 0
  /// The changes of stacks that the program asked for while another ran, and that completed it; the oldest first.
  package internal(set) var overtakings: [Overtaking] = []
  /// True once anything has begun that another era shows otherwise: an animated push or pop, or a touch in a transition.
  package var meetsEra: Bool { hasChangedStacks || app.hasTouchedBlockedView || app.hasGlass }
  var hasChangedStacks = false
  /// The pages that have zoomed open, or are about to.
  var zoomedPages: [ZoomedPage] = []
  private(set) lazy var scrubber = TransitionScrubber(in: app)
  /// If set, called instead of starting a transition, in the turn of its start, with the closure that starts it.
  package var startsInstead: ((_ start: @escaping () -> Void) -> Void)?
  /// Looks at each animated transition as it starts and ends.
  package var watcher: (any TransitionWatcher)?
  /// Called with a controller that may have left for good, after its last callback.
  package var didLeave: ((UIViewController) -> Void)?
  /// Calls a controller's callback of appearance, or a presentation controller's before the start, which it is given.
  package var aroundCallback: (_ controller: NSObject, _ call: () -> Void) -> Void = { $1() }

  init(in app: UIApplication) {
    self.app = app
    super.init()
    app.world.awaitsDisplayLinks = { [weak self] in self?.open.contains { !$0.context.isInteractive } == true }
  }

  /// Starts `transition` on the next turn (documented: a presentation begins on a later pass of the run loop). Completion
  /// blocks of the transaction that it was asked for in wait for its animations (so that
  /// `CATransaction.setCompletionBlock` tells the end of a push, as apps use it).
  func begin(_ transition: Transition) {
    transitions.append(transition)
    ownersDidChange(of: transition)
    let start = app.world.transaction.counting { [weak transition] in transition?.start() }
    app.world.nextTurn { [weak self, weak transition] in
      guard let startsInstead = self?.startsInstead, transition?.isWaiting == true else { return start() }
      startsInstead(start)
    }
  }

  /// Starts the waiting transitions of `controller` that are not animated, so that another change can follow in the same
  /// turn.
  func startWaiting(involving controller: UIViewController) {
    for transition in transitions where transition.isWaiting && !transition.context.isAnimated {
      if transition.involves(controller) { transition.start() }
    }
  }

  /// Forgets a transition after its last callback.
  func release(_ transition: Transition) {
    transitions.removeAll { $0 === transition }
    ownersDidChange(of: transition)
    if !zoomedPages.isEmpty { closeZoomedPages() }
    if let didLeave { for controller in [transition.from, transition.to] { didLeave(controller) } }
    guard heldOrientation != nil, !holdsRotation else { return }
    app.world.nextTurn { [weak app] in
      if let app, let orientation = app.transitionCenter.heldOrientation { app.rotate(to: orientation) }
    }
  }

  /// True when a transition holds back a turn of the device.
  var holdsRotation: Bool {
    switch app.settings.rotationInTransitions {
    case .atOnce: false
    case .heldInAll: transitions.contains { !$0.isOver }
    case .heldInPresentations: transitions.contains { !$0.isOver && [.present, .dismiss].contains($0.host.kind) }
    }
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

  /// The transitions that have begun and are not completed, oldest first.
  var open: [Transition] { transitions.filter(\.isInProgress) }

  /// True when a transition waits for its turn, whose driver may not be known yet.
  var isWaiting: Bool { transitions.contains(where: \.isWaiting) }

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

  /// Whether a change of `stack` may begin although `controller` is in another one: each of those is completed at once then.
  func yields(_ controller: UIViewController, to stack: UIViewController) -> Bool {
    transitions.allSatisfy { $0.isOver || !$0.involves(controller) || $0.yields(to: stack) }
  }

  /// Completes the changes of `stack` that are in progress, but `next`, which begins.
  func completeAll(of stack: UIViewController, before next: Transition? = nil) {
    for transition in open where transition !== next && transition.host.container === stack {
      transition.completeAtOnce()
    }
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

/// Looks at transitions, and changes nothing.
package protocol TransitionWatcher: AnyObject {
  /// Called before anything of the start is done.
  func willStart(_ context: UITransitionContext)
  /// Called after the last callback of the transition, in the same turn.
  func didEnd(_ context: UITransitionContext)
}

extension UIApplication {
  package var transitionCenter: TransitionCenter { part { TransitionCenter(in: self) } }

  /// The context of the transition in progress, or waiting for its turn; nil when there is none.
  public var currentTransition: UITransitionContext? { transitionCenter.current?.context }

  /// The contexts of the transitions that have begun and are not completed, oldest first.
  public var openTransitions: [UITransitionContext] { transitionCenter.open.map(\.context) }

  /// The contexts that keep `object` alive while it draws or drives their transitions.
  public func transitionContexts(holding object: NSObject) -> [NSObject] {
    transitionCenter.contexts(holding: object)
  }

  /// Holds and moves the transition in progress, or everything that moves.
  public var scrubber: TransitionScrubber { transitionCenter.scrubber }
}
