import LayerKit
import MotionMath

/// A view that turns touches into events and reports them to targets.
open class UIControl: UIView {
  /// False ignores touches, cancels present ones, and shows the disabled state.
  open var isEnabled = true {
    didSet {
      if !isEnabled { app.touchDelivery.cancelTouches(in: self) }
      if isEnabled != oldValue { stateDidChange() }
    }
  }
  override var isTapped: Bool { true }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// True while a finger is down and inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// True from touch down to touch up.
  public private(set) final var isTracking = false
  /// Whether the finger being tracked counts as inside.
  public private(set) final var isTouchInside = false

  /// The receivers of its events, in the order they were added.
  var registrations: [ControlRegistration] = []

  /// How far outside its bounds a control still counts a finger as inside, in points. (Reported; not documented.)
  private static let trackingMargin = 70.0

  open override var className: String { "UIControl" }

  /// The states that apply; `normal` when none does.
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: For subclasses

  /// Called when a finger goes down: whether to follow it. Default yes.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves: whether to keep following it. Default yes.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger is up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// The events of a tap. A button adds its primary action.
  var eventsOfTap: Event { .touchUpInside }

  /// Called when `state` has changed.
  func stateDidChange() {}

  // MARK: Touches

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    guard overriding?.response(beginTracking: touch) ?? beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard overriding?.response(continueTracking: touch) ?? continueTracking(touch, with: event) else {
      return stopTracking()
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isInside(touch)
    stopTracking()
    receive(.endTracking(touch, event))
    sendActions(for: isInside ? eventsOfTap : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    receive(.cancelTracking(event))
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.trackingMargin, dy: -UIControl.trackingMargin).contains(touch.location(in: self))
  }

  override func perform(_ call: ViewCall) {
    switch call {
    case .endTracking(let touch, let event): endTracking(touch, with: event)
    case .cancelTracking(let event): cancelTracking(with: event)
    default: super.perform(call)
    }
  }

  /// A tap on a control belongs to the control, not to the tap recogniser of a superview (documented).
  override func blocks(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
