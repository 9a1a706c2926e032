public import LayerKit
public import MotionMath

/// Recognises a gesture in a series of touches.
///
/// A discrete recogniser (tap, swipe) goes from `possible` to `ended`; a continuous one (pan, pinch, …) through `began`
/// and `changed` to `ended` or `cancelled`; either may end in `failed`. A turn after its end, when its touches are up,
/// it is `possible` again.
///
/// A subclass overrides the touch methods and sets `state`; whether the change is granted depends on the other
/// recognisers and the delegates.
open class UIGestureRecognizer: NSObject {
  /// The state of a recogniser.
  public enum State: String, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
    var isActive: Bool { self == .began || self == .changed }
  }

  public unowned let app: UIApplication
  /// The view it watches, subviews included.
  public internal(set) weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the log.
  public var name: String?
  /// True takes the touches from the view when the gesture is recognised.
  public var cancelsTouchesInView = true
  /// True keeps `touchesEnded` from the view until the recogniser has failed.
  public var delaysTouchesEnded = true
  /// True keeps touches from the view until the recogniser has failed; when it is recognised, the view never gets them.
  public var delaysTouchesBegan = false
  /// False ignores touches; setting it in the middle of a gesture cancels that.
  public var isEnabled = true {
    didSet { if !isEnabled { app.gestures.cancel(self) } }
  }

  private(set) var actions: [TargetAction] = []
  package private(set) final var requiredToFail: [() -> UIGestureRecognizer?] = []
  /// True for one that a tap is enough for.
  var isOfTaps: Bool { false }
  /// The fingers it follows, in the order they went down, until it is reset.
  package internal(set) final var touches: [UITouch] = []
  private var currentState = State.possible
  /// The state it enters once the recognisers it waits for have failed.
  final var pending: State?

  public init(in app: UIApplication) {
    self.app = app
    super.init()
  }

  open override var className: String { "UIGestureRecognizer" }
  open override var debugName: String? { name }
  open override var owners: [NSObject] { view.map { [$0] } ?? [] }

  /// Overrides its methods from outside the class; nil when nothing does.
  open var overriding: (any GestureOverriding)? { nil }

  // MARK: Reporting

  /// Sends the recogniser to `target` at each change of state but `failed`, and at each move while it is recognised.
  public final func addTarget(_ action: TargetAction) { actions.append(action) }

  /// Stops reporting to `target`; nil stands for any target, and any name.
  public final func removeTarget(_ target: NSObject?, action name: String? = nil) {
    actions.removeAll { $0.matches(target: target, name: name) }
  }

  final func sendActions() {
    for action in actions { action.send(from: self) }
  }

  // MARK: State

  /// The state. Setting it requests a change; a recogniser that has to wait stays `possible`.
  public final var state: State {
    get { currentState }
    set { app.gestures.request(newValue, by: self) }
  }

  final func enter(_ state: State) { currentState = state }

  /// Makes it wait: it is recognised only after `other` has failed.
  public final func require(toFail other: UIGestureRecognizer) {
    requiredToFail.append { [weak other] in other }
  }

  // MARK: Fingers

  /// Whether `touch` is among those it was given.
  final func follows(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  /// The fingers that are down.
  public final var numberOfTouches: Int { touches.filter { !$0.isOver }.count }

  /// The middle of its fingers, in `view`'s coordinates; in the window's when nil.
  open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

  /// Where finger number `index` is, counted from 0 in the order they went down; the middle for any other number.
  public final func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    let down = touches.filter { !$0.isOver }
    return down.indices.contains(index) ? down[index].location(in: view) : location(in: view)
  }

  /// The middle of its fingers on the screen; after the last finger is up, its last place.
  final var centroid: CGPoint {
    let down = touches.filter { !$0.isOver }
    let counted = down.isEmpty ? Array(touches.suffix(1)) : down
    guard !counted.isEmpty else { return .zero }
    let sum = counted.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.screenLocation.x, y: $0.y + $1.screenLocation.y) }
    return CGPoint(x: sum.x / Double(counted.count), y: sum.y / Double(counted.count))
  }

  /// A point on the screen in `view`'s coordinates.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? touches.first?.window ?? app.keyWindow)?.layer.convert(fromScreen: point) ?? point
  }

  /// A movement in the window as a movement in `view`.
  final func convert(_ movement: CGVector, to view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: movement.dx, y: movement.dy) }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: movement.dx, y: movement.dy), from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  // MARK: For subclasses

  /// Excludes `touch` from the gesture.
  public final func ignore(_ touch: UITouch) { app.gestures.ignore(touch, for: self) }

  open func touchesBegan(_ touches: [UITouch], with event: UIEvent) {}
  open func touchesMoved(_ touches: [UITouch], with event: UIEvent) {}
  open func touchesEnded(_ touches: [UITouch], with event: UIEvent) {}
  open func touchesCancelled(_ touches: [UITouch], with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
  /// Forgets the gesture that is over; the state is `possible` again. Call super.
  open func reset() {}
  /// Whether recognising makes `other` fail. Default true.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether the recogniser fails when `other` is recognised. Default true.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  /// True when this recogniser waits until `other` has failed. Default false.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// True when `other` waits until this recogniser has failed. Default false.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
}
