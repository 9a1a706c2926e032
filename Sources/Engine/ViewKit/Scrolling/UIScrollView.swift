public import LayerKit
public import MotionMath

/// Shows a part of larger content: one finger scrolls it with momentum, two fingers zoom.
///
/// Scrolling moves the bounds' origin. `ScrollPhysics` has the constants, most of which Apple does not document.
open class UIScrollView: UIView {
  /// Not kept alive (documented).
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    willSet { willChangeValue("contentSize") }
    didSet {
      defer { didChangeValue("contentSize") }
      guard contentSize != oldValue else { return }
      insetMayHaveChanged()
      setNeedsLayout()
      contentSizeDidChange()
    }
  }
  /// Room around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet {
      insetMayHaveChanged()
      limitsDidChange()
    }
  }
  /// Whether the safe area adds to that. Default `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content can be pulled past its ends. Default true.
  open var bounces = true
  /// True bounces also where the content is not higher than the view.
  open var alwaysBounceVertical = false { didSet { insetMayHaveChanged() } }
  /// True bounces also where the content is not wider than the view.
  open var alwaysBounceHorizontal = false { didSet { insetMayHaveChanged() } }
  /// True stops at whole pages.
  open var isPagingEnabled = false
  /// True keeps a drag that begins along one axis to that axis.
  open var isDirectionalLockEnabled = false
  /// How a drag of the content hides the keyboard. Default none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether fingers can zoom past the limits, to go back when they are lifted. Default true.
  open var bouncesZoom = true
  /// Whether a bar at the edge shows where the content is, while it moves. Default true.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// From the edges to the indicators, in points, in addition to what covers the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Whether the content gets a touch only when it cannot scroll. Default true.
  open var delaysContentTouches = true
  /// The part of the speed that remains after each millisecond of gliding: `ScrollPhysics.normal`, or `.fast`.
  open var decelerationRate = ScrollPhysics.normal
  /// The least `zoomScale` at rest. Default 1.
  open var minimumZoomScale = 1.0
  /// The greatest `zoomScale` at rest. Default 1: no zooming.
  open var maximumZoomScale = 1.0

  public final let panGestureRecognizer: UIPanGestureRecognizer
  public final let pinchGestureRecognizer: UIPinchGestureRecognizer

  /// A finger is moving the content.
  public final internal(set) var isDragging = false
  /// A finger is on the content, whether it moves or not.
  public final var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// The content glides after the finger was lifted.
  public final internal(set) var isDecelerating = false
  public final internal(set) var isZooming = false
  /// The scale returns to a limit.
  public final internal(set) var isZoomBouncing = false

  private let gestures = ScrollGestures()
  var scale = 1.0
  /// The scale when the pinch began, and the point under its middle, in the zoomed view's coordinates.
  var pinchStart = (scale: 1.0, point: CGPoint.zero)
  var dragStart = CGPoint.zero
  /// The axes along which a locked drag does not move.
  var heldAxes: (x: Bool, y: Bool) = (false, false)
  /// The next frame of gliding content.
  var momentum: ScheduledEvent?
  /// The motion in progress, since when, and what is done at its end.
  var moving: (motion: ScrollTrajectory, begin: Double, end: (UIScrollView) -> Void)?
  /// Counts the starts and stops of gliding.
  var motionCount = 0
  /// Whether a finger has stopped it.
  var isCaught = false
  /// `adjustedContentInset` at the last notification.
  var lastAdjustedInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// The safe area's part of it when the view was last on screen.
  var lastSafePart = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// The large title above, which opens and closes with the content; nil for none.
  package final weak var titleAbove: (any LargeTitleFollowing)?

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    panGestureRecognizer = UIPanGestureRecognizer(in: app)
    pinchGestureRecognizer = UIPinchGestureRecognizer(in: app)
    super.init(frame: frame, in: app, layer: layer)
    clipsToBounds = true
    panGestureRecognizer.delegate = gestures
    pinchGestureRecognizer.delegate = gestures
    panGestureRecognizer.addTarget(
      TargetAction(target: self, name: "scroll") { [weak self] _ in self?.handlePan() })
    pinchGestureRecognizer.addTarget(
      TargetAction(target: self, name: "zoom") { [weak self] _ in self?.handlePinch() })
    addGestureRecognizer(ScrollTouchDelay(in: app))
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(pinchGestureRecognizer)
  }

  open override var className: String { "UIScrollView" }
  override var weightBesides: Int { MemoryCount.Weight.scrollView }

  open override var observableKeys: [String] { super.observableKeys + ["contentOffset", "contentSize"] }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return isScrollEnabled && canScroll && dragsAlongContent }
    if gestureRecognizer === pinchGestureRecognizer { return delegate?.viewForZooming(in: self) != nil }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Offset

  /// The content's point at the top left: the bounds' origin.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set { change("contentOffset") { scroll(to: newValue) } }
  }

  /// Moves content at rest back to where it may rest (reported); what moves by itself goes on in the new limits.
  func contentSizeDidChange() {
    guard !isDragging, !isZooming else { return }
    if momentum == nil { contentOffset = allowedOffset(contentOffset) } else { limitsDidChange() }
  }

  private final func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
    didScroll()
    titleAbove?.contentDidScroll(self)
    if isDragging || momentum != nil { moveIndicators() }
  }

  /// Animated, it scrolls for 0.3 s, easing in and out (chosen here), and notifies the delegate of each frame.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopMomentum()
    guard animated else {
      contentOffset = offset
      hideIndicators()
      return
    }
    let (start, duration) = (contentOffset, UIScrollView.animationDuration)
    move(
      ScrollTrajectory(
        x: AxisTrajectory(from: start.x, to: offset.x, duration: duration),
        y: AxisTrajectory(from: start.y, to: offset.y, duration: duration))
    ) { scroll in
      scroll.hideIndicators()
      scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
    }
  }

  /// Scrolls just as far as needed to show `rect` of the content.
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

  /// Called after each change of the offset; for UIKit's own subclasses.
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

  /// Called when `adjustedContentInset` has changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}
}

/// Lets the pan and the pinch of a scroll view recognise together.
private final class ScrollGestures: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other.delegate === self }
}
