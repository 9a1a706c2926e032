public import LayerKit
public import MotionMath
public import ViewKit

/// The context of one transition, for its animator, its driver and its observers.
///
/// Its values stay valid after the transition is over.
public final class UITransitionContext: NSObject, UIViewControllerContextTransitioning {
  private unowned let app: UIApplication
  private let from: UIViewController
  private let to: UIViewController
  let host: any TransitionHost
  weak var transition: Transition?
  private var container: UIView?

  public let isAnimated: Bool
  public internal(set) var isInteractive = false
  public internal(set) var transitionWasCancelled = false
  /// The last reported progress, in 0...1.
  public var percentComplete: Double { progress.fraction }
  let progress = InteractionProgress()
  /// The whole length in seconds, read from the animator at the start.
  public internal(set) var transitionDuration = 0.0
  private(set) var initiallyInteractive: Bool
  /// The argument of `completeTransition`; nil while the transition is open.
  package internal(set) var didComplete: Bool?
  /// True once another property animator runs beside the interruptible one, which is warned of. How the two end is not: no source
  /// says that a device starts the other one under a finger, and libraries that keep no animator are dragged there.
  var hasStrayAnimator = false

  init(host: any TransitionHost, from: UIViewController, to: UIViewController, isAnimated: Bool, isInteractive: Bool) {
    app = from.app
    self.host = host
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  public override var className: String { "UITransitionContext" }
  public override var owners: [NSObject] { transition?.isOver == false ? [app] : [] }

  public var presentationStyle: UIModalPresentationStyle { host.style }
  public var targetTransform: CGAffineTransform { .identity }

  public var containerView: UIView {
    if let container { return container }
    let made = host.prepare()
    container = made
    return made
  }

  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? { host.view(key == .from ? .from : .to) }

  public func initialFrame(for controller: UIViewController) -> CGRect {
    side(of: controller).map { host.initialFrame($0) } ?? .zero
  }

  public func finalFrame(for controller: UIViewController) -> CGRect {
    side(of: controller).map { host.finalFrame($0) } ?? .zero
  }

  private func side(of controller: UIViewController) -> TransitionSequence.Side? {
    controller === from ? .from : controller === to ? .to : nil
  }

  // MARK: Participants

  /// `present`, `dismiss`, `push`, `pop` or `select`.
  public var change: String { host.kind.rawValue }
  /// The app's animator; nil when the system draws, and after the transition.
  public var animator: AnyObject? { transition?.animators.animator }
  /// Whether anybody has asked the coordinator to be told how the transition ends; false after it.
  package var tellsOfEnd: Bool { transition?.coordinator?.tellsOfEnd == true }
  /// The controllers of the stack before it was asked for; nil where it is not in a stack.
  package var formerStack: [UIViewController]? { host.formerStack }
  /// The driver; nil without one, and after the transition.
  public var driver: AnyObject? { transition?.animators.interaction }

  /// Holds the transition from its start on by a driver from outside, in place of the none that its delegate has given.
  /// Nothing happens once it has begun, where it has a driver, and where the system draws.
  package func hold(by driver: UIPercentDrivenInteractiveTransition) { transition?.hold(by: driver) }

  func beginsHeld() { (isInteractive, initiallyInteractive) = (true, true) }

  // MARK: Control

  public func updateInteractiveTransition(_ percentComplete: Double) {
    guard isInteractive else { return }
    progress.report(percentComplete)
    app.log("updateInteractiveTransition", self, "\(progress.fraction)")
  }

  public func finishInteractiveTransition() {
    app.log("finishInteractiveTransition", self)
    transition?.receive(.finish)
  }

  public func cancelInteractiveTransition() {
    app.log("cancelInteractiveTransition", self)
    transition?.receive(.cancel)
  }

  public func pauseInteractiveTransition() {
    app.log("pauseInteractiveTransition", self)
    transition?.hold()
  }

  public func completeTransition(_ didComplete: Bool) {
    app.log("completeTransition", self, "\(didComplete)")
    if let transition {
      transition.receive(.complete(didComplete))
    } else if !hasStrayAnimator {
      app.warn(.completedWhenOver(didComplete: didComplete), about: self)
    }
  }
}

/// The progress of an interaction, as last reported.
///
/// A transition's context and its driver share one, because either may outlive the other.
final class InteractionProgress {
  /// In 0...1.
  private(set) var fraction = 0.0

  func report(_ fraction: Double) { self.fraction = Self.limited(fraction) }

  /// `fraction` limited to 0...1, as UIKit limits it: a finger may leave the distance it drives. NaN is 0.
  static func limited(_ fraction: Double) -> Double { fraction > 0 ? min(fraction, 1) : 0 }
}
