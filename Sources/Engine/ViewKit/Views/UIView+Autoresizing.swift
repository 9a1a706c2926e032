import MotionMath

extension UIView {
  /// Which of a view's two margins and its size are flexible, on each axis, when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func resizeSubviews(from old: CGSize, to new: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty { view.autoresize(from: old, to: new) }
  }

  /// Follows the superview's change of size. Works on the untransformed box, so a transform does not distort it.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let size = bounds.size
    let origin = CGPoint(x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height)
    let horizontal = Span(start: origin.x, length: size.width).following(
      from: old.width, to: new.width, before: mask.contains(.flexibleLeftMargin),
      itself: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    let vertical = Span(start: origin.y, length: size.height).following(
      from: old.height, to: new.height, before: mask.contains(.flexibleTopMargin),
      itself: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    let newSize = CGSize(width: horizontal.length, height: vertical.length)
    center = CGPoint(
      x: horizontal.start + anchorPoint.x * newSize.width, y: vertical.start + anchorPoint.y * newSize.height)
    if newSize != size { bounds = CGRect(origin: bounds.origin, size: newSize) }
  }
}

/// A view's extent along one axis of its superview.
struct Span: Hashable {
  var start: Double
  var length: Double

  /// The extent after the superview grew from `old` to `new`.
  ///
  /// The change is shared among the flexible parts in proportion to their lengths (documented); in equal shares when
  /// they are all zero (chosen here). With none flexible, the extent stays.
  func following(from old: Double, to new: Double, before: Bool, itself: Bool, after: Bool) -> Span {
    let parts = [before ? start : 0, itself ? length : 0, after ? old - start - length : 0]
    let flexible = [before, itself, after].filter { $0 }.count
    guard flexible > 0, new != old else { return self }
    let total = parts[0] + parts[1] + parts[2]
    let change = new - old
    func share(_ index: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total == 0 ? change / Double(flexible) : change * parts[index] / total
    }
    return Span(start: start + share(0, before), length: max(0, length + share(1, itself)))
  }
}
