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
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetMayHaveChanged()
      setNeedsLayout()
    }
  }
  /// Room around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { insetMayHaveChanged() } }
  /// Whether the safe area adds to that. Default `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content can be pulled past its ends. Default true.
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { insetMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetMayHaveChanged() } }
  /// True stops at whole pages.
  open var isPagingEnabled = false
  /// True keeps a drag that begins along one axis to that axis.
  open var isDirectionalLockEnabled = false
  /// Whether fingers can zoom past the limits, to go back when they are lifted. Default true.
  open var bouncesZoom = true
  /// Kept; no indicator is drawn.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
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
  /// It goes back to a limit of the scale by itself.
  public final internal(set) var isZoomBouncing = false

  private let gestures = ScrollGestures()
  var scale = 1.0
  /// What the pinch began with: the scale, and the point under its middle, in the zoomed view's coordinates.
  var pinchStart = (scale: 1.0, point: CGPoint.zero)
  var dragStart = CGPoint.zero
  /// Axes along which the drag at hand does not move: of a locked one, the other.
  var heldAxes: (x: Bool, y: Bool) = (false, false)
  /// The next frame of a movement of the content's own.
  var momentum: ScheduledEvent?
  /// How often the content has begun, or stopped, to move by itself.
  var motionCount = 0
  /// A finger has stopped it.
  var isCaught = false
  /// What `adjustedContentInset` was when it was last told of.
  var lastAdjustedInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// What of it was the safe area's part, when the view was last on screen.
  var lastSafePart = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    panGestureRecognizer = UIPanGestureRecognizer(in: app)
    pinchGestureRecognizer = UIPinchGestureRecognizer(in: app)
    super.init(frame: frame, in: app, layer: layer)
    clipsToBounds = true
    panGestureRecognizer.delegate = gestures
    pinchGestureRecognizer.delegate = gestures
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
    if gestureRecognizer === panGestureRecognizer { return isScrollEnabled && canScroll && dragsAlongContent }
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
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
      didScroll()
    }
  }

  /// Animated, it goes there frame by frame, and the delegate hears of each; in 0.3 s, easing in and out (chosen here).
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopMomentum()
    guard animated else {
      contentOffset = offset
      return
    }
    let (start, duration) = (contentOffset, UIScrollView.animationDuration)
    move(
      ScrollMotion(
        x: ScrollCourse(from: start.x, to: offset.x, duration: duration),
        y: ScrollCourse(from: start.y, to: offset.y, duration: duration))
    ) { scroll in scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll) }
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

  override func perform(_ call: ViewCall) {
    if case .adjustedContentInsetDidChange = call { adjustedContentInsetDidChange() } else { super.perform(call) }
  }

  // MARK: Layout

  override func placeMayHaveChanged() { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetMayHaveChanged()
  }

  /// `adjustedContentInset` reads differently. The delegate hears of it after this.
  open func adjustedContentInsetDidChange() {}
}

/// Lets a scroll view's two recognisers work together: fingers that pinch may drag the content along.
private final class ScrollGestures: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other.delegate === self }
}
