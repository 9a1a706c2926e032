public import MotionMath

extension UIScrollView {
  /// When the safe area adds to `contentInset`. `automatic` is as `scrollableAxes` here; Apple's also adds it, above and
  /// below, to content that does not scroll, below a navigation bar.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// `contentInset`, and what of the safe area adds to it.
  public final var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let (safe, isAlways) = (safeAreaInsets, contentInsetAdjustmentBehavior == .always)
    let isLevel = isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width
    let isUpright = isAlways || alwaysBounceVertical || contentSize.height > bounds.height
    return UIEdgeInsets(
      top: contentInset.top + (isUpright ? safe.top : 0), left: contentInset.left + (isLevel ? safe.left : 0),
      bottom: contentInset.bottom + (isUpright ? safe.bottom : 0),
      right: contentInset.right + (isLevel ? safe.right : 0))
  }

  /// Moves the content by as much as the safe area's part of the inset has changed: what is seen stays below it.
  func followAdjustedInset() {
    let (now, before) = (adjustedContentInset, lastAdjustedInset)
    let (top, left) = (now.top - contentInset.top, now.left - contentInset.left)
    guard top != before.top || left != before.left else { return }
    lastAdjustedInset = UIEdgeInsets(top: top, left: left, bottom: 0, right: 0)
    contentOffset = CGPoint(x: contentOffset.x - (left - before.left), y: contentOffset.y - (top - before.top))
  }

  /// Where the offset may rest.
  var allowedRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    func range(_ before: Double, _ length: Double, _ after: Double, _ visible: Double) -> ClosedRange<Double> {
      let low = 0 - before
      let high = length + after - visible
      // What is rounding, and not content, does not scroll.
      return low...(high > low + 1e-6 ? high : low)
    }
    let inset = adjustedContentInset
    return (
      range(inset.left, contentSize.width, inset.right, bounds.width),
      range(inset.top, contentSize.height, inset.bottom, bounds.height)
    )
  }

  func allowedOffset(_ offset: CGPoint) -> CGPoint {
    let range = allowedRange
    return CGPoint(x: range.x.clamp(offset.x), y: range.y.clamp(offset.y))
  }

  /// Along which axes a finger moves the content.
  var movableAxes: (x: Bool, y: Bool) {
    let range = allowedRange
    return (
      range.x.lowerBound < range.x.upperBound || alwaysBounceHorizontal,
      range.y.lowerBound < range.y.upperBound || alwaysBounceVertical
    )
  }

  var canScroll: Bool {
    let axes = movableAxes
    return axes.x || axes.y
  }

  /// Whether the pan goes rather along an axis that moves than along one that does not: a list in a pager leaves
  /// strokes to the side to the pager.
  var dragsAlongContent: Bool {
    let (axes, way) = (movableAxes, panGestureRecognizer.translation(in: superview ?? self))
    if axes.x == axes.y { return axes.x }
    return axes.x ? way.x.magnitude >= way.y.magnitude : way.y.magnitude >= way.x.magnitude
  }
}
