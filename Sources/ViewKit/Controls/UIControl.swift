public import LayerKit
import MotionMath

/// A view that turns touches into events and reports them to targets.
open class UIControl: UIView {
  /// What can happen to a control. Raw bits are Apple's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// False ignores touches.
  open var isEnabled = true
  open var isSelected = false
  /// True while a finger is down and inside.
  open var isHighlighted = false
  /// True from touch down to touch up.
  public private(set) var isTracking = false

  private var registrations: [(events: Event, action: TargetAction)] = []

  /// How far outside its bounds a control still counts a finger as inside, in points. (Reported; not documented.)
  private static let trackingMargin = 70.0

  open override var className: String { "UIControl" }

  /// Reports each of `events` to the action's target. Targets are not kept alive (documented).
  public final func addTarget(_ action: TargetAction, for events: Event) { registrations.append((events, action)) }

  /// Stops reporting `events`; nil stands for any target, and any name.
  public final func removeTarget(_ target: NSObject?, action name: String? = nil, for events: Event = .allEvents) {
    registrations = registrations.compactMap { registration in
      guard registration.action.matches(target: target, name: name) else { return registration }
      let rest = registration.events.subtracting(events)
      return rest.isEmpty ? nil : (rest, registration.action)
    }
  }

  /// Reports `events` as if they had happened.
  public final func sendActions(for events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.send(from: self)
    }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTracking = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isHighlighted
    isHighlighted = isInside(touch)
    if wasInside != isHighlighted { sendActions(for: isHighlighted ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isHighlighted ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    stopTracking()
    sendActions(for: isInside(touch) ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.trackingMargin, dy: -UIControl.trackingMargin).contains(touch.location(in: self))
  }

  /// A tap in a control is the control's, not a superview's tap recogniser's (documented).
  func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
