import LayerKit
import MotionMath

/// The edges of the window's part that the system and the controllers of a view and its superviews leave free, with
/// what they were computed from: one link for each controller, and the last one for the window.
final class ReservedEdges {
  /// In the window's coordinates.
  let free: UIEdgeInsets
  private let view: UIView
  /// The insets that the view's controller reserves; for the window, the system's.
  private let insets: UIEdgeInsets
  private let outer: ReservedEdges?

  private init(window: UIWindow) {
    (view, insets, outer) = (window, window.app.screen.safeAreaInsets, nil)
    let bounds = window.bounds.inset(by: insets)
    free = UIEdgeInsets(top: bounds.minY, left: bounds.minX, bottom: bounds.maxY, right: bounds.maxX)
  }

  private init(_ view: UIView, _ controller: any ViewManaging, in window: UIWindow, inside outer: ReservedEdges) {
    (self.view, insets, self.outer) = (view, controller.reservedInsets, outer)
    free = view.freeEdges(in: window, reserving: insets, of: outer.free)
  }

  /// Whether all that was read for it is what it was, but for the places of views.
  var isUnchanged: Bool {
    var link = self
    while let outer = link.outer {
      guard link.view.controller?.reservedInsets == link.insets else { return false }
      link = outer
    }
    return link.view.app.screen.safeAreaInsets == link.insets
  }

  /// The edges of a view whose superview has those of `outer`.
  static func of(_ view: UIView, in window: UIWindow, inside outer: ReservedEdges) -> ReservedEdges {
    guard let controller = view.controller else { return outer }
    return ReservedEdges(view, controller, in: window, inside: outer)
  }

  /// The edges of a view, looked for up to the window.
  static func of(_ view: UIView, in window: UIWindow) -> ReservedEdges {
    var path: [UIView] = []
    var next: UIView? = view
    while let view = next {
      if view.controller != nil { path.append(view) }
      next = view.superview
    }
    return path.reversed().reduce(ReservedEdges(window: window)) { of($1, in: window, inside: $0) }
  }
}
