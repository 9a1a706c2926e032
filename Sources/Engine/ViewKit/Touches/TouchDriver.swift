public import LayerKit
public import MotionMath

/// Synthetic fingers. These calls act at once; the scheduled ones act as time passes.
///
/// Points are in the window's coordinates. Fingers have numbers; the default is 1.
public final class TouchDriver: NSObject {
  unowned let app: UIApplication
  private var fingers: [Int: UITouch] = [:]
  /// How often the app was sent to the background, which stops gestures in progress.
  private(set) var interruptions = 0

  init(in app: UIApplication) { self.app = app }

  public override var className: String { "TouchDriver" }

  /// Puts a finger down.
  /// - Throws: `TouchError.fingerIsDown` when it is down already.
  @discardableResult
  public func down(_ point: CGPoint, finger: Int = 1) throws -> UITouch {
    guard fingers[finger] == nil else { throw TouchError.fingerIsDown(finger) }
    let touch = app.touchDelivery.begin(at: point)
    fingers[finger] = touch
    return touch
  }

  /// Moves a finger that is down.
  /// - Throws: `TouchError.fingerIsUp` when it is not.
  public func move(_ point: CGPoint, finger: Int = 1) throws {
    try move([(finger, point)])
  }

  /// Moves several fingers at once, as one event of a display's frame.
  /// - Throws: `TouchError.fingerIsUp` when one of them is not down; then none moves.
  public func move(_ moves: [(finger: Int, point: CGPoint)]) throws {
    app.touchDelivery.move(try moves.map { (try touch(of: $0.finger), $0.point) })
  }

  /// Lifts a finger where it is.
  /// - Throws: `TouchError.fingerIsUp` when it is not down.
  public func up(finger: Int = 1) throws {
    let touch = try touch(of: finger)
    fingers[finger] = nil
    app.touchDelivery.end(touch)
  }

  /// Cancels a finger's touch, as an incoming call does.
  /// - Throws: `TouchError.fingerIsUp` when it is not down.
  public func cancel(finger: Int = 1) throws {
    let touch = try touch(of: finger)
    fingers[finger] = nil
    app.touchDelivery.cancel(touch)
  }

  /// Drops the rest of the scheduled gestures: fingers that are down stay where they are.
  package func dropSchedule() { interruptions += 1 }

  /// The fingers that are down, with where each went down and where it is, in the screen's coordinates.
  package var fingersDown: [(finger: Int, start: CGPoint, location: CGPoint)] {
    fingers.sorted { $0.key < $1.key }.map { ($0.key, $0.value.startLocation, $0.value.screenLocation) }
  }

  /// Cancels all touches and the rest of the scheduled gestures.
  func interrupt() {
    dropSchedule()
    for (finger, touch) in fingers.sorted(by: { $0.key < $1.key }) {
      fingers[finger] = nil
      app.touchDelivery.cancel(touch)
    }
  }

  private func touch(of finger: Int) throws -> UITouch {
    guard let touch = fingers[finger] else { throw TouchError.fingerIsUp(finger) }
    return touch
  }
}

/// An impossible move of a finger. Cases carry values; the script layer writes the text.
public enum TouchError: Error, Hashable, Sendable {
  case fingerIsDown(Int)
  case fingerIsUp(Int)
}

extension UIApplication {
  /// The synthetic fingers.
  public var touch: TouchDriver { part { TouchDriver(in: self) } }

  package var touchDelivery: TouchDelivery { part { TouchDelivery(in: self) } }
  package var gestures: GestureEnvironment { part { GestureEnvironment(in: self) } }
}
