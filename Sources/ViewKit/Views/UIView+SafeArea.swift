public import MotionMath

extension UIView {
  /// How much of the view, from each side, is covered by the system or reserved by its controllers, in points.
  ///
  /// Zero outside a window, and for a view that does not reach into the covered parts.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    let frame = convert(bounds, to: window)
    let free = window.bounds.inset(by: window.app.screen.safeAreaInsets)
    let own = additionalInsets
    return UIEdgeInsets(
      top: max(0, free.minY - frame.minY) + own.top, left: max(0, free.minX - frame.minX) + own.left,
      bottom: max(0, frame.maxY - free.maxY) + own.bottom, right: max(0, frame.maxX - free.maxX) + own.right)
  }

  /// The part of the bounds that is not covered.
  public final var safeAreaFrame: CGRect { bounds.inset(by: safeAreaInsets) }

  /// The view, or what covers it, has moved: at the next layout those are told for whom it makes a difference.
  package final func safeAreaMayHaveChanged() {
    guard !layoutState.mayBeCoveredAnew else { return }
    layoutState.mayBeCoveredAnew = true
    reportLayoutNeeds()
  }

  /// Tells the view and its controller when the insets are not what they were. Off screen it keeps the last ones.
  func noteSafeArea() {
    guard window != nil else { return }
    layoutState.mayBeCoveredAnew = false
    placeMayHaveChanged()
    let insets = safeAreaInsets
    guard insets.differ(from: layoutState.safeAreaInsets) else { return }
    layoutState.safeAreaInsets = insets
    receive(.safeAreaInsetsDidChange)
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// What the nearest controllers reserve.
  private var additionalInsets: UIEdgeInsets {
    let outer = superview?.additionalInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    guard let own = controller?.additionalSafeAreaInsets else { return outer }
    return UIEdgeInsets(
      top: outer.top + own.top, left: outer.left + own.left, bottom: outer.bottom + own.bottom,
      right: outer.right + own.right)
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
