import LayerKit
public import MotionMath

extension UIView {
  /// How much of the view, from each side, is covered by the system or reserved by its controllers, in points.
  ///
  /// Zero outside a window, and for a view that does not reach into the covered parts. On each side no more than the
  /// superview's (recorded), and what the view's controller adds.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return SafePlace(of: self, in: window).insets
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
    if subviews.isEmpty, controller == nil, let known = outer?.insets(of: self) {
      insets = known
    } else {
      let inner = WindowPlace(of: self, in: window, inside: outer)
      insets = inner.insets
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
}

extension UIEdgeInsets {
  /// Whether they differ by more than the rounding of converted coordinates.
  func differ(from other: UIEdgeInsets) -> Bool {
    max(
      (top - other.top).magnitude, (left - other.left).magnitude, (bottom - other.bottom).magnitude,
      (right - other.right).magnitude) > 1e-6
  }
}
