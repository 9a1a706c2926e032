public import MotionMath

extension UIView {
  /// How much of the view, from each side, is covered by the system or reserved by its controllers, in points.
  ///
  /// Zero outside a window, and for a view that does not reach into the covered parts.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return convert(bounds, to: window).margins(beyond: freeEdges(in: window))
  }

  /// Called when the view or something that covers it has moved: the next layout notifies the views whose insets change.
  package final func safeAreaMayHaveChanged() {
    guard !layoutState.mayBeCoveredAnew else { return }
    layoutState.mayBeCoveredAnew = true
    reportLayoutNeeds()
  }

  /// Notifies the view and its controller when the insets have changed. Off screen it keeps the last ones.
  /// - Parameter outer: The superview's place in the window, where that is known.
  /// - Returns: The view's own place; nil off screen.
  func noteSafeArea(inside outer: WindowPlace?) -> WindowPlace? {
    guard let window else { return nil }
    layoutState.mayBeCoveredAnew = false
    placeMayHaveChanged()
    mayHaveMovedViews()
    let place = WindowPlace(of: self, in: window, inside: outer)
    let frame = place.frame(of: self) ?? convert(bounds, to: window)
    let insets = frame.margins(beyond: place.free)
    guard insets.differ(from: layoutState.safeAreaInsets) else { return place }
    layoutState.safeAreaInsets = insets
    receive(.safeAreaInsetsDidChange)
    controller?.viewSafeAreaInsetsDidChange()
    mayHaveMovedViews()
    return place
  }

  /// Called after each overridable method of this view or its controller.
  func mayHaveMovedViews() {
    if controller != nil || type(of: self) != UIView.self { app.layoutMoveCount += 1 }
  }

  /// The edges of the window's free part, which neither the system covers nor the controllers of this view and its
  /// superviews reserve. A controller's reserve begins at the edge of its view or of the free part, whichever is
  /// further in; it may be negative.
  func freeEdges(in window: UIWindow) -> UIEdgeInsets {
    var path: [UIView] = []
    var next: UIView? = self
    while let view = next {
      if view.controller != nil { path.append(view) }
      next = view.superview
    }
    let edges = window.bounds.inset(by: window.app.screen.safeAreaInsets).edges
    return path.reversed().reduce(edges) { $1.freeEdges(in: window, of: $0) }
  }

  /// The free part inside the view's controller, within the free part around the view.
  func freeEdges(in window: UIWindow, of outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let own = controller?.reservedInsets, own.differ(from: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    else { return outer }
    let edges = convert(bounds, to: window).edges
    return UIEdgeInsets(
      top: own.top == 0 ? outer.top : max(outer.top, edges.top) + own.top,
      left: own.left == 0 ? outer.left : max(outer.left, edges.left) + own.left,
      bottom: own.bottom == 0 ? outer.bottom : min(outer.bottom, edges.bottom) - own.bottom,
      right: own.right == 0 ? outer.right : min(outer.right, edges.right) - own.right)
  }
}

extension CGRect {
  /// Its four sides.
  fileprivate var edges: UIEdgeInsets { UIEdgeInsets(top: minY, left: minX, bottom: maxY, right: maxX) }

  /// How far it reaches beyond the edges of `free`, on each side; 0 where it does not.
  fileprivate func margins(beyond free: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, free.top - minY), left: max(0, free.left - minX), bottom: max(0, maxY - free.bottom),
      right: max(0, maxX - free.right))
  }
}

extension UIEdgeInsets {
  /// Whether they differ by more than the rounding of converted coordinates.
  func differ(from other: UIEdgeInsets) -> Bool {
    max(
      (top - other.top).magnitude, (left - other.left).magnitude, (bottom - other.bottom).magnitude,
      (right - other.right).magnitude) > 1e-6
  }
}
