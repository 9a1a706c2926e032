import MotionMath

/// Pans of the system's that share their view with scroll views.
extension UIPanGestureRecognizer {
  /// The scroll view on which the finger went down, if it is `wanted`: the recogniser's own view or one inside, the innermost
  /// first.
  package final func scrollViewAtStart(where wanted: (UIScrollView) -> Bool) -> UIScrollView? {
    guard let view else { return nil }
    let (location, translation) = (location(in: view), translation(in: view))
    var hit = view.hitTest(CGPoint(x: location.x - translation.x, y: location.y - translation.y), with: nil)
    while let current = hit {
      if let scrollView = current as? UIScrollView, wanted(scrollView) { return scrollView }
      hit = current === view ? nil : current.superview
    }
    return nil
  }

  /// Whether another recogniser is the pan of a scroll view in this one's view, which it has to give way to.
  package final func precedesScrolling(by other: UIGestureRecognizer) -> Bool {
    guard let view, let scrollView = other.view as? UIScrollView else { return false }
    return other === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
  }
}
