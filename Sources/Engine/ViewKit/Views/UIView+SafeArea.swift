import LayerKit
public import MotionMath

extension UIView {
  /// How much of the view, from each side, is covered by the system or reserved by its controllers, in points.
  ///
  /// Zero outside a window, and for a view that does not reach into the covered parts.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return convert(bounds, to: window).margins(beyond: ReservedEdges.of(self, in: window).free)
  }

  /// Called when the view or something that covers it has moved: the next layout notifies the views whose insets change.
  package final func safeAreaMayHaveChanged() {
    guard !layoutState.mayBeCoveredAnew else { return }
    layoutState.mayBeCoveredAnew = true
    reportLayoutNeeds()
  }

  /// Notifies the view and its controller when the insets have changed. Off screen it keeps the last ones.
  /// - Parameter outer: The superview's place in the window, where that is known.
  /// - Returns: The view's own place; nil off screen, and mostly for a view without subviews, which need it.
  func noteSafeArea(inside outer: WindowPlace?) -> WindowPlace? {
    guard let window else { return nil }
    layoutState.mayBeCoveredAnew = false
    placeMayHaveChanged()
    countMethod()
    var place: WindowPlace?
    let insets: UIEdgeInsets
    if subviews.isEmpty, let outer, let frame = outer.frame(ofPlain: self) {
      insets = frame.margins(beyond: outer.free)
    } else {
      let inner = WindowPlace(of: self, in: window, inside: outer)
      insets = (inner.frame ?? convert(bounds, to: window)).margins(beyond: inner.free)
      place = inner
    }
    guard insets.differ(from: layoutState.safeAreaInsets) else { return place }
    func change() {
      layoutState.safeAreaInsets = insets
      receive(.safeAreaInsetsDidChange)
      controller?.viewSafeAreaInsetsDidChange()
    }
    if isObserved { report("safeAreaInsets", change) } else { change() }
    countMethod()
    return place
  }

  /// Called after each overridable method of this view or its controller.
  func countMethod() {
    if controller != nil || type(of: self) != UIView.self { app.layoutMethodCount &+= 1 }
  }

  /// The free part inside the view's controller, within the free part around the view: a controller's reserve begins at
  /// the edge of its view or of the free part, whichever is further in; it may be negative.
  func freeEdges(in window: UIWindow, reserving reserved: UIEdgeInsets, of outer: UIEdgeInsets) -> UIEdgeInsets {
    guard reserved.differ(from: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)) else { return outer }
    let frame = convert(bounds, to: window)
    return UIEdgeInsets(
      top: reserved.top == 0 ? outer.top : max(outer.top, frame.minY) + reserved.top,
      left: reserved.left == 0 ? outer.left : max(outer.left, frame.minX) + reserved.left,
      bottom: reserved.bottom == 0 ? outer.bottom : min(outer.bottom, frame.maxY) - reserved.bottom,
      right: reserved.right == 0 ? outer.right : min(outer.right, frame.maxX) - reserved.right)
  }
}

extension CGRect {
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
