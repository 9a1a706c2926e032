import LayerKit
import MotionMath

/// The bars at the edges of a scroll view that say which part of the content is seen, while it moves.
///
/// They are layers, no subviews: a script that counts those finds its own. Sizes, colour and times are chosen here.
final class ScrollIndicators {
  static var key: AttachmentKey<ScrollIndicators> { AttachmentKey("scroll indicators") }

  private let vertical: ScrollIndicator
  private let horizontal: ScrollIndicator
  private var isShown = false

  /// Across, from the edge and at least along, in points.
  private static let (thickness, margin, shortest) = (3.0, 3.0, 36.0)
  private static let fading = 0.25

  init(in app: UIApplication) {
    vertical = ScrollIndicator(in: app)
    horizontal = ScrollIndicator(in: app)
  }

  /// Puts them where the content is now.
  func follow(_ scroll: UIScrollView) {
    let (bounds, inset, range) = (scroll.bounds, scroll.adjustedContentInset, scroll.allowedRange)
    let contentInset = scroll.contentInset
    // Bars that cover the content's edges cover the track too.
    let covered = UIEdgeInsets(
      top: inset.top - contentInset.top, left: inset.left - contentInset.left,
      bottom: inset.bottom - contentInset.bottom,
      right: inset.right - contentInset.right)
    let (tall, wide) = (scroll.verticalScrollIndicatorInsets, scroll.horizontalScrollIndicatorInsets)
    if let span = Self.span(
      of: bounds.minY, visible: bounds.height, in: range.y, before: tall.top + covered.top,
      after: tall.bottom + covered.bottom), scroll.showsVerticalScrollIndicator
    {
      let x = bounds.maxX - tall.right - covered.right - Self.margin - Self.thickness
      vertical.show(CGRect(x: x, y: span.start, width: Self.thickness, height: span.length), in: scroll)
    } else {
      vertical.layer.removeFromSuperlayer()
    }
    if let span = Self.span(
      of: bounds.minX, visible: bounds.width, in: range.x, before: wide.left + covered.left,
      after: wide.right + covered.right), scroll.showsHorizontalScrollIndicator
    {
      let y = bounds.maxY - wide.bottom - covered.bottom - Self.margin - Self.thickness
      horizontal.show(CGRect(x: span.start, y: y, width: span.length, height: Self.thickness), in: scroll)
    } else {
      horizontal.layer.removeFromSuperlayer()
    }
    isShown = true
  }

  /// Fades them out, and takes them away.
  func fade(in app: UIApplication) {
    guard isShown else { return }
    isShown = false
    let shown = [vertical, horizontal].filter { $0.layer.superlayer != nil }
    app.animate(
      withDuration: Self.fading, options: .allowUserInteraction,
      animations: { for bar in shown { bar.alpha = 0 } },
      completion: { _ in for bar in shown where bar.alpha == 0 { bar.layer.removeFromSuperlayer() } })
  }

  /// Where the bar begins, in the content's coordinates, and how long it is; nil where nothing scrolls. As long a part of
  /// its track as what is seen is of the content; shorter by as much as the content is pulled past an end.
  private static func span(
    of offset: Double, visible: Double, in range: ClosedRange<Double>, before: Double, after: Double
  ) -> (start: Double, length: Double)? {
    let way = range.upperBound - range.lowerBound
    let track = visible - before - after - 2 * margin
    guard way > 0, track > shortest else { return nil }
    let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(min(max(track * visible / (visible + way), shortest), track) - past, 2 * thickness)
    let part = min(max((offset - range.lowerBound) / way, 0), 1)
    return (offset + before + margin + part * (track - length), length)
  }
}

/// One bar. Its layer is the scroll view's, in front of what is there when it appears.
private final class ScrollIndicator: UIView {
  init(in app: UIApplication) {
    super.init(in: app)
    backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.35)
    layer.cornerRadius = 1.5
  }

  override var className: String { "UIScrollViewScrollIndicator" }

  func show(_ frame: CGRect, in scroll: UIScrollView) {
    if alpha != 1 {
      // First, so that the end of its fading leaves it where it is.
      alpha = 1
      layer.removeAllAnimations()
    }
    if layer.superlayer !== scroll.layer { scroll.layer.addSublayer(layer) }
    if self.frame != frame { self.frame = frame }
  }
}

extension UIScrollView {
  /// Shows where the content is while it moves.
  final func moveIndicators() {
    guard window != nil, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    let indicators = self[attached: ScrollIndicators.key] ?? ScrollIndicators(in: app)
    self[attached: ScrollIndicators.key] = indicators
    app.performWithoutAnimation { indicators.follow(self) }
  }

  final func hideIndicators() { self[attached: ScrollIndicators.key]?.fade(in: app) }

  /// Shows the indicators for a moment.
  public final func flashScrollIndicators() {
    moveIndicators()
    hideIndicators()
  }
}
