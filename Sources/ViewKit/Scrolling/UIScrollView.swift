public import LayerKit
public import MotionMath

/// A window onto content larger than itself: moved by a finger, with momentum, and scaled by two.
///
/// Scrolling is moving the bounds' origin. The constants of momentum and of the pull past an end are measured in apps,
/// not documented: see `ScrollPhysics`.
open class UIScrollView: UIView {
  /// Not kept alive (documented).
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How large the content is, in points.
  open var contentSize = CGSize.zero
  /// Room around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content can be pulled past its ends. Default true.
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// True stops at whole pages.
  open var isPagingEnabled = false
  /// Whether what is inside hears of a touch only when it is clear that it does not scroll. Default true.
  open var delaysContentTouches = true
  /// What is left of the speed after each millisecond of gliding: `ScrollPhysics.normal`, or `.fast`.
  open var decelerationRate = ScrollPhysics.normal
  open var minimumZoomScale = 1.0
  open var maximumZoomScale = 1.0

  public final let panGestureRecognizer: UIPanGestureRecognizer
  public final let pinchGestureRecognizer: UIPinchGestureRecognizer

  /// A finger is moving the content.
  public final internal(set) var isDragging = false
  /// A finger is on the content, whether it moves or not.
  public final var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// It goes on by itself after the finger was lifted.
  public final internal(set) var isDecelerating = false
  public final internal(set) var isZooming = false

  var scale = 1.0
  var dragStart = CGPoint.zero
  var momentum: ScheduledEvent?

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    panGestureRecognizer = UIPanGestureRecognizer(in: app)
    pinchGestureRecognizer = UIPinchGestureRecognizer(in: app)
    super.init(frame: frame, in: app, layer: layer)
    clipsToBounds = true
    panGestureRecognizer.addTarget(
      TargetAction(target: self, name: "scroll") { [unowned self] _ in handlePan() })
    pinchGestureRecognizer.addTarget(
      TargetAction(target: self, name: "zoom") { [unowned self] _ in handlePinch() })
    addGestureRecognizer(ScrollTouchDelay(in: app))
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(pinchGestureRecognizer)
  }

  open override var className: String { "UIScrollView" }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return isScrollEnabled && canScroll }
    if gestureRecognizer === pinchGestureRecognizer { return delegate?.viewForZooming(in: self) != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Offset

  /// The content's point at the top left: the bounds' origin.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      didScroll()
    }
  }

  /// Animated, it takes 0.3 s (chosen here); the offset reads as the new one at once.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopMomentum()
    guard animated else {
      contentOffset = offset
      return
    }
    app.animate(
      withDuration: UIScrollView.animationDuration, options: .allowUserInteraction,
      animations: { contentOffset = offset },
      completion: { [weak self] _ in
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation(self)
      })
  }

  /// Scrolls no further than it takes to show `rect` of the content.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x = rect.maxX - visible.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > visible.maxY { offset.y = rect.maxY - visible.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(allowedOffset(offset), animated: animated)
  }

  static let animationDuration = 0.3

  /// For the system's own subclasses.
  func didScroll() {}

  /// Where the offset may rest.
  var allowedRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    func range(_ before: Double, _ length: Double, _ after: Double, _ visible: Double) -> ClosedRange<Double> {
      let low = -before
      let high = length + after - visible
      // What is rounding, and not content, does not scroll.
      return low...(high > low + 1e-6 ? high : low)
    }
    return (
      range(contentInset.left, contentSize.width, contentInset.right, bounds.width),
      range(contentInset.top, contentSize.height, contentInset.bottom, bounds.height)
    )
  }

  func allowedOffset(_ offset: CGPoint) -> CGPoint {
    let range = allowedRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  var canScroll: Bool {
    let range = allowedRange
    return range.x.lowerBound < range.x.upperBound || range.y.lowerBound < range.y.upperBound || alwaysBounceVertical
      || alwaysBounceHorizontal
  }
}
