public import MotionMath

extension UIScrollView {
  /// When the safe area adds to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Sendable {
    /// Along the axes that scroll; above and below also where nothing scrolls, if it is the content of a controller in
    /// a navigation or tab bar controller.
    case automatic
    /// Along the axes that scroll: where the content is larger, or `alwaysBounce…` is set.
    case scrollableAxes
    case never, always
  }

  /// `contentInset` with the part of the safe area that adds to it.
  public final var adjustedContentInset: UIEdgeInsets {
    let (inset, safe) = (contentInset, safePart)
    return UIEdgeInsets(
      top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom,
      right: inset.right + safe.right)
  }

  /// The part of the safe area that adds to `contentInset`; off screen the last one.
  private var safePart: UIEdgeInsets {
    guard window != nil else { return lastSafePart }
    let behavior = contentInsetAdjustmentBehavior
    if behavior == .never { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    let safe = safeAreaInsets
    let isLevel = behavior == .always || alwaysBounceHorizontal || contentSize.width > bounds.width
    let isUpright =
      behavior == .always || alwaysBounceVertical || contentSize.height > bounds.height
      || behavior == .automatic && isContentBelowBars
    return UIEdgeInsets(
      top: isUpright ? safe.top : 0, left: isLevel ? safe.left : 0, bottom: isUpright ? safe.bottom : 0,
      right: isLevel ? safe.right : 0)
  }

  /// True for the view of a controller below bars, and for the first view in it (documented for the behaviour's
  /// predecessor, `automaticallyAdjustsScrollViewInsets`).
  private var isContentBelowBars: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.isBelowBars == true
  }

  /// Called when the inset may have changed: moves the content by the change of the safe area's part, so that it stays
  /// below the bars, and notifies.
  func insetMayHaveChanged() {
    let (part, before) = (safePart, lastSafePart)
    if part.differ(from: before) {
      lastSafePart = part
      contentOffset = CGPoint(
        x: contentOffset.x - (part.left - before.left), y: contentOffset.y - (part.top - before.top))
    }
    let now = adjustedContentInset
    guard now.differ(from: lastAdjustedInset) else { return }
    lastAdjustedInset = now
    receive(.adjustedContentInsetDidChange)
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Takes a change of the safe area that follows the content: the content stays where it is.
  package final func acceptSafeAreaChange(top change: Double) { lastSafePart.top += change }

  /// The offsets at which content may rest.
  var allowedRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    func range(_ before: Double, _ length: Double, _ after: Double, _ visible: Double) -> ClosedRange<Double> {
      let low = 0 - before
      let high = length + after - visible
      // An excess that is only a rounding error does not scroll.
      return low...(high > low + 1e-6 ? high : low)
    }
    let inset = adjustedContentInset
    return (
      range(inset.left, contentSize.width, inset.right, bounds.width),
      range(inset.top + (titleAbove?.closedHeight(above: self) ?? 0), contentSize.height, inset.bottom, bounds.height)
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

  /// Whether a finger can scroll it to the sides.
  package var scrollsSideways: Bool { isScrollEnabled && movableAxes.x }

  var canScroll: Bool {
    let axes = movableAxes
    return axes.x || axes.y
  }

  /// Whether the pan goes along an axis that scrolls. A list in a pager leaves horizontal pans to the pager.
  var dragsAlongContent: Bool {
    let (axes, way) = (movableAxes, panGestureRecognizer.translation(in: superview ?? self))
    if axes.x == axes.y { return axes.x }
    return axes.x ? way.x.magnitude >= way.y.magnitude : way.y.magnitude >= way.x.magnitude
  }
}
