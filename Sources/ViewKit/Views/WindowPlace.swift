import LayerKit
import MotionMath

/// A view's place in its window during a layout, computed from its superview's, as layout needs it for every view on
/// its way down and would otherwise walk up to the window each time.
///
/// Valid until a method runs that may move a view.
struct WindowPlace {
  /// The origin of the view's coordinates in the window's; nil where a superview is rotated or scaled.
  private let origin: CGPoint?
  /// The edges of the window's part that the view's controller and those around it leave free.
  let free: UIEdgeInsets
  private let moveCount: Int

  /// - Parameter outer: The superview's place, if known.
  init(of view: UIView, in window: UIWindow, inside outer: WindowPlace?) {
    moveCount = view.app.layoutMoveCount
    if let outer, outer.moveCount == moveCount, let superview = view.superview {
      free = view.freeEdges(in: window, of: outer.free)
      origin = outer.origin.flatMap { view.layer.origin(in: superview.layer, at: $0) }
    } else {
      free = view.freeEdges(in: window)
      origin = view.layer.origin(in: window.layer, at: .zero)
    }
  }

  /// The view's frame in the window; nil where it has to be converted.
  func frame(of view: UIView) -> CGRect? {
    guard let origin else { return nil }
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: bounds.width, height: bounds.height)
  }
}
