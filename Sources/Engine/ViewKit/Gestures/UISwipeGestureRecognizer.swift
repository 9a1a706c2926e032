import MotionMath

/// Recognises a quick stroke in one direction, once.
///
/// How far and how fast it must go is not documented; chosen here: 50 pt within half a second, and no more than half as
/// far to the side.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions it recognises. Default right.
  public final var direction = Direction.right
  /// How many fingers at once, at least 1.
  public final var numberOfTouchesRequired = 1

  private static let distance = 50.0
  private static let time = 0.5
  private var start = CGPoint.zero
  private var startTime = 0.0

  open override var className: String { "UISwipeGestureRecognizer" }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    start = centroid
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    let end = centroid
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    if event.timestamp - startTime > UISwipeGestureRecognizer.time {
      state = .failed
      return
    }
    guard max(dx.magnitude, dy.magnitude) >= UISwipeGestureRecognizer.distance else { return }
    let isLevel = dx.magnitude >= dy.magnitude
    let isStraight = 2 * min(dx.magnitude, dy.magnitude) <= max(dx.magnitude, dy.magnitude)
    let way: Direction = isLevel ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    let fits = isStraight && direction.contains(way) && numberOfTouches == numberOfTouchesRequired
    state = fits ? .ended : .failed
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent) { state = .failed }
}
