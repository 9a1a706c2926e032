public import LayerKit
public import MotionMath

/// One finger on the screen, from down to up.
public final class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: String, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  /// The time of the last change of phase or place, in seconds.
  public internal(set) var timestamp: Double
  /// How many times the finger has tapped here in quick succession, this time included.
  public internal(set) var tapCount = 1
  /// Where the finger went down; both stay the same wherever it moves.
  public internal(set) var window: UIWindow?
  public internal(set) var view: UIView?
  /// The recognisers that were given the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer] = []

  /// On the screen.
  var screenLocation: CGPoint
  var previousScreenLocation: CGPoint
  let startLocation: CGPoint
  let startTime: Double
  /// Whether the view got `touchesCancelled`, or never gets the touch.
  var isTakenFromView = false
  /// Whether the view's `touchesBegan` waits for recognisers that may still take the touch.
  var isBeginWithheld = false
  /// Whether the view's `touchesEnded` waits for recognisers that may still take the touch.
  var isEndWithheld = false
  /// Whether the view got `touchesEnded` or `touchesCancelled`.
  var isEndReported = false

  init(at location: CGPoint, time: Double) {
    screenLocation = location
    previousScreenLocation = location
    startLocation = location
    timestamp = time
    startTime = time
  }

  public override var className: String { "UITouch" }

  /// Where the finger is, in `view`'s coordinates; in the window's when nil.
  public func location(in view: UIView?) -> CGPoint {
    (view ?? window)?.layer.convert(fromScreen: screenLocation) ?? screenLocation
  }

  /// Where the finger was before its last move, in `view`'s coordinates; in the window's when nil.
  public func previousLocation(in view: UIView?) -> CGPoint {
    (view ?? window)?.layer.convert(fromScreen: previousScreenLocation) ?? previousScreenLocation
  }

  /// Whether the touch has ended or was cancelled.
  public var isOver: Bool { phase == .ended || phase == .cancelled }
}

/// One change of one or more touches.
public final class UIEvent: NSObject {
  /// When it happened, in seconds.
  public let timestamp: Double
  /// Every finger on the screen, in the order they went down; those that just left are still among them.
  public let allTouches: [UITouch]

  public init(_ touches: [UITouch], at time: Double) {
    allTouches = touches
    timestamp = time
  }

  public override var className: String { "UIEvent" }

  public func touches(for view: UIView) -> [UITouch] { allTouches.filter { $0.view === view } }
}
