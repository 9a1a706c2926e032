package import MotionMath

/// Shows a large title above a scroll view and opens it with the content.
package protocol LargeTitleFollowing: AnyObject {
  func contentDidScroll(_ scroll: UIScrollView)
  /// How much of the title is not open: so far the content may still be pulled down.
  func closedHeight(above scroll: UIScrollView) -> Double
  /// Where content comes to rest that would leave the title open in part.
  func snap(_ offset: CGPoint, of scroll: UIScrollView) -> CGPoint
}
