import MotionMath

/// The sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A pan that starts at an edge of the screen and goes inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Where it may start. Empty until set, which recognises nothing (documented).
  public final var edges: UIRectEdge = []
  /// The edges the finger went down at.
  private var touched: UIRectEdge = []

  /// One finger (recorded).
  public override init(in app: UIApplication) {
    super.init(in: app)
    maximumNumberOfTouches = 1
  }

  open override var className: String { "UIScreenEdgePanGestureRecognizer" }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    if let touch = touches.first, numberOfTouches == 1 {
      touched = edges.intersection(nearEdges(touch))
      if touched.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Chosen here: mostly inwards, so that a scroll along the edge is not taken.
  override func accepts(_ movement: CGVector) -> Bool {
    (touched.contains(.left) && movement.dx >= movement.dy.magnitude)
      || (touched.contains(.right) && -movement.dx >= movement.dy.magnitude)
      || (touched.contains(.top) && movement.dy >= movement.dx.magnitude)
      || (touched.contains(.bottom) && -movement.dy >= movement.dx.magnitude)
  }

  open override func reset() {
    super.reset()
    touched = []
  }

  private func nearEdges(_ touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let location = touch.location(in: nil)
    let width = app.settings.edgeWidth
    var near: UIRectEdge = []
    if location.x - bounds.minX <= width { near.insert(.left) }
    if bounds.maxX - location.x <= width { near.insert(.right) }
    if location.y - bounds.minY <= width { near.insert(.top) }
    if bounds.maxY - location.y <= width { near.insert(.bottom) }
    return near
  }
}
