public import LayerKit
import MotionMath
import ViewKit

/// Holds, scrubs and releases a transition or animations on the user's command: a script's `timeline:update(0.5)`.
///
/// It drives the transition in progress, whether or not a gesture drives that too; without a transition, every animation
/// running in the key window.
public final class TransitionScrubber: NSObject {
  private unowned let app: UIApplication
  /// The animations of the window, from the moment they are held until they have arrived.
  private var window: WindowAnimations?
  private var rateBeforeHold = 1.0

  init(in app: UIApplication) { self.app = app }

  public override var className: String { "TransitionScrubber" }

  /// Whether something is held.
  public var isHolding: Bool { target?.isHeld == true }

  /// Where what is held stands, from 0 to 1; nil while nothing is held.
  package var heldFraction: Double? { isHolding ? target?.fraction : nil }

  /// Holds whatever is moving, where it is. A transition that waits for its turn is started first.
  public func begin() {
    if !app.world.isHandlingEvent { app.world.drain() }
    if !isHolding { rateBeforeHold = rate == 0 ? 1 : rate }
    log("hold", (transition?.context as NSObject? ?? app.keyWindow).map { app.world.label(of: $0) } ?? "")
    if transition == nil, window == nil {
      window = WindowAnimations(in: app) { [weak self] in self?.window = nil }
    }
    target?.hold()
  }

  /// Moves the held transition or animations to a fraction of their length, limited to 0...1; holds them first if
  /// needed.
  public func update(_ fraction: Double) { held?.update(fraction) }

  /// Lets it run to its end.
  public func finish() { held?.end(.finish) }

  /// Lets it run back to its start, and then reverts what view animations have changed.
  public func cancel() { held?.end(.cancel) }

  /// Reverses the direction of time at the present point, without a jump. A held transition runs against its direction
  /// before the hold. Running back to the start reverts as `cancel()` does.
  public func reverse() { rate = -(rate == 0 ? rateBeforeHold : rate) }

  /// The rate of the driven transition or animations: 1 normally, negative backwards, 0 while held. Setting it releases
  /// them; 0 and numbers that are not finite hold them.
  public var rate: Double {
    get { target?.rate ?? app.keyWindow?.layer.speed ?? 1 }
    set {
      log("rate", "\(newValue)")
      begin()
      guard newValue != 0, newValue.isFinite else { return }
      target?.run(at: newValue)
    }
  }

  /// Logs actions of the scrubber under the subject `timeline`.
  private func log(_ name: String, _ detail: String) { app.world.log(name, "timeline", detail) }

  private var transition: Transition? { app.transitionCenter.current.flatMap { $0.isInProgress ? $0 : nil } }

  private var target: (any Scrubbable)? { transition ?? window }

  private var held: (any Scrubbable)? {
    if !isHolding { begin() }
    return target
  }
}

/// Something that a scrubber drives.
protocol Scrubbable: AnyObject {
  var isHeld: Bool { get }
  /// 1 normally, negative backwards, 0 while it is held.
  var rate: Double { get }
  /// The fraction of its length that has passed.
  var fraction: Double { get }
  /// Stops it where it is.
  func hold()
  /// Moves it to a fraction of its length, limited to 0...1. Does nothing unless it is held.
  func update(_ fraction: Double)
  /// Lets it run to its end, or back to its start and revert.
  func end(_ direction: ReleaseDirection)
  /// Lets it run evenly at `rate`, which is not 0, forwards or backwards.
  func run(at rate: Double)
}
