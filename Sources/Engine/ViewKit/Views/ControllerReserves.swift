import MotionMath

/// The edges that the system and the controllers of a view and its superviews reserved when the view's safe area was computed:
/// one link for each controller, and the last one for the window.
final class ControllerReserves {
  private let view: UIView
  /// The insets that the view's controller reserves; for the window, the system's.
  private let insets: UIEdgeInsets
  private let outer: ControllerReserves?

  private init(_ view: UIView, _ insets: UIEdgeInsets, inside outer: ControllerReserves?) {
    (self.view, self.insets, self.outer) = (view, insets, outer)
  }

  /// True when all reserve the same now.
  var isUnchanged: Bool {
    var link = self
    while let outer = link.outer {
      guard link.view.controller?.reservedInsets == link.insets else { return false }
      link = outer
    }
    return link.view.app.screen.safeAreaInsets == link.insets
  }

  /// The reserves of a view whose superview has `outer`.
  static func of(_ view: UIView, inside outer: ControllerReserves) -> ControllerReserves {
    guard let controller = view.controller else { return outer }
    return ControllerReserves(view, controller.reservedInsets, inside: outer)
  }

  /// The reserves of a view, looked for up to the window.
  static func of(_ view: UIView, in window: UIWindow) -> ControllerReserves {
    var path: [UIView] = []
    var next: UIView? = view
    while let view = next, view !== window {
      if view.controller != nil { path.append(view) }
      next = view.superview
    }
    let system = ControllerReserves(window, window.app.screen.safeAreaInsets, inside: nil)
    return path.reversed().reduce(system) { of($1, inside: $0) }
  }
}
