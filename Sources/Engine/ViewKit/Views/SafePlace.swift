import LayerKit
import MotionMath

/// A view's box in its window, and how much of it is covered on each side.
///
/// Computed from the superview's, from the window inwards: what is covered of a view is never more than what is covered of
/// its superview (recorded on iOS 26: nine frames in a view with insets). So a page that is dragged down keeps the bottom
/// inset of the screen, however far it reaches below it.
struct SafePlace {
  /// How the view's coordinates become the window's; nil where there is perspective in between.
  let map: CGAffineTransform?
  /// The box around the view, in the window.
  let box: CGRect
  /// From 0, in the window's points.
  let insets: UIEdgeInsets

  /// The place of the window, which the system covers in part.
  init(of window: UIWindow) {
    (map, box, insets) = (.identity, window.bounds, window.app.screen.safeAreaInsets)
  }

  /// - Parameter superview: The layer of the view that `outer` is the place of.
  init(of view: UIView, in window: UIWindow, inside outer: SafePlace, of superview: CALayer) {
    map = view.layer.map(through: superview, to: outer.map)
    box = map.map { Self.box(of: view, $0) } ?? view.convert(view.bounds, to: window)
    var insets = outer.covering(box)
    if let reserved = view.controller?.reservedInsets {
      // A reserve may be negative: it takes back what a bar further out covers.
      insets = UIEdgeInsets(
        top: max(0, insets.top + reserved.top), left: max(0, insets.left + reserved.left),
        bottom: max(0, insets.bottom + reserved.bottom), right: max(0, insets.right + reserved.right))
    }
    self.insets = insets
  }

  /// The place of a view, looked for up to the window.
  ///
  /// - Complexity: O(d) for a view d levels deep.
  init(of view: UIView, in window: UIWindow) {
    var path: [UIView] = []
    var next = view
    while next !== window, let superview = next.superview {
      path.append(next)
      next = superview
    }
    var (place, outer) = (SafePlace(of: window), window as UIView)
    for view in path.reversed() {
      place = SafePlace(of: view, in: window, inside: place, of: outer.layer)
      outer = view
    }
    self = place
  }

  /// The insets of a box inside this one: as far as it reaches into what is covered here, and no further.
  private func covering(_ inner: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, min(insets.top, box.minY + insets.top - inner.minY)),
      left: max(0, min(insets.left, box.minX + insets.left - inner.minX)),
      bottom: max(0, min(insets.bottom, inner.maxY - box.maxY + insets.bottom)),
      right: max(0, min(insets.right, inner.maxX - box.maxX + insets.right)))
  }

  private static func box(of view: UIView, _ map: CGAffineTransform) -> CGRect {
    let bounds = view.bounds
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1 else { return bounds.applying(map) }
    return CGRect(
      x: bounds.minX + map.tx, y: bounds.minY + map.ty, width: bounds.width, height: bounds.height)
  }
}
