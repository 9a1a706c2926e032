import LayerKit
import MotionMath

/// Where a view is in its window during a layout, worked out from its superview's place: what is asked of every view on
/// the way down would otherwise be a walk up to the window for each.
///
/// Good as long as no method ran that may have moved a view.
struct WindowPlace {
  /// Where the zero of the view's coordinates lies in the window's; nil where something on the way is turned or scaled.
  private let origin: CGPoint?
  /// The free part of the window, by its edges, as the view's controller and those around it leave it.
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
