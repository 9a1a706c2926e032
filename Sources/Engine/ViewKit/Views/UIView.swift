public import LayerKit
public import MotionMath

/// Apple's name for a colour in UIKit; the same value as `CGColor`.
public typealias UIColor = CGColor

/// A rectangle on screen: a layer, with events, layout and a hierarchy.
///
/// Geometry and appearance live in `layer`; reading one reads the other.
open class UIView: UIResponder {
  /// The layer that shows the view. Its `owner` is the view, which decides which changes animate.
  public let layer: CALayer
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  /// The window the view is in, or nil.
  public internal(set) weak var window: UIWindow?
  /// The controller whose root view this is.
  package weak var controller: (any ViewManaging)? {
    didSet { layer.placeDidChange() }
  }

  /// A number to find the view by; see `viewWithTag(_:)`.
  open var tag = 0
  /// A name to find the view by; event logs use it.
  open var accessibilityIdentifier: String?
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// False leaves the subviews alone when the size changes.
  open var autoresizesSubviews = true
  /// False lets touches pass through the view and its subviews to the views behind.
  open var isUserInteractionEnabled = true {
    didSet { if !isUserInteractionEnabled { app.touchDelivery.cancelTouches(in: self) } }
  }
  /// False: only the first finger in the view counts.
  open var isMultipleTouchEnabled = false
  /// True keeps other views of the window from getting touches while this view has one.
  open var isExclusiveTouch = false
  /// Whether the view covers its bounds. Stored without effect.
  open var isOpaque = true {
    didSet { layer[.opaque] = .bool(isOpaque) }
  }
  /// How content is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet { layer[.contentsGravity] = .text(contentMode.contentsGravity) }
  }
  /// In the order they were added.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer] = []

  var ownTintColor: UIColor?
  /// Keeps the masking view alive.
  var ownMask: UIView?
  /// How many running animations keep touches away; see `allowUserInteraction`.
  var animationsBlockingTouches = 0
  /// True for a view that a tap does something with, as a control.
  var isTapped: Bool { false }
  /// Whether a warning has said that the view's frame was set under a transform.
  final var warnedOfFrame = false
  /// How many transitions keep touches away.
  package var transitionsBlockingTouches = 0
  /// Whether the view has a `holder`, which few views have: looking for one costs more than a view's other owners do.
  var hasHolder = false
  // Read and written in short steps on the way through the tree, so checks for overlapping access are off.
  @exclusivity(unchecked) final var layoutState = LayoutState()
  /// The view's data for layout by constraints; nil for a view without any.
  var constraintStorage: ConstraintStorage?

  /// A view that fills `frame`, in its future superview's coordinates, in points.
  ///
  /// - Parameter layer: The layer that shows it; nil makes a plain `CALayer`.
  public init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    self.layer = layer ?? CALayer(in: app.world)
    super.init(in: app)
    serialNumber = self.layer.serialNumber
    self.layer.owner = self
    self.layer.frame = frame
    self.layer.world.memory.add(MemoryCount.Weight.view + weightBesides)
  }

  deinit {
    layer.owner = nil
    constraintStorage?.viewIsGone()
    layer.world.memory.add(-MemoryCount.Weight.view - weightBesides)
    if !subviews.isEmpty { releaseTree() }
  }

  /// Overrides its methods from outside the class; nil when nothing does.
  open var overriding: (any ViewOverriding)? { nil }

  open override var next: UIResponder? { controller ?? superview }
  open override var respondingView: UIView? { self }
  open override var respondingOverride: (any ResponderOverriding)? { overriding }

  open override var className: String { "UIView" }
  open var isAdornment: Bool { false }
  /// Whether blocks that fade it add up, whatever `blockFades` says.
  open var addsFades: Bool { false }

  open override var observableKeys: [String] {
    ["frame", "bounds", "center", "transform", "alpha", "isHidden", "safeAreaInsets"]
  }
  open override var debugName: String? { accessibilityIdentifier }

  open override var owners: [NSObject] { [superview, controller, holder].compactMap { $0 } }

  // MARK: Hooks for subclasses. Each does nothing by default, unless its comment says otherwise.

  /// Called before it is added to `newSuperview`, or removed when nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when `superview` has changed.
  open func didMoveToSuperview() {}
  /// Called before it is shown in `newWindow`, or leaves its window when nil.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when `window` has changed.
  open func didMoveToWindow() {}
  /// Called when `subview` has become a subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The place to set the subviews' frames; called before a commit when layout is needed. Call `setNeedsLayout()` or
  /// `layoutIfNeeded()` to have it called. Places the subviews that are laid out by constraints; an override that does
  /// not call it leaves them where they are (documented).
  open func layoutSubviews() { constraintStorage?.placeSubviews() }
  /// The place to bring properties up to date, before the view is laid out. The system calls it, once before the first layout and then
  /// after `setNeedsUpdateProperties()` (documented); no program does.
  open func updateProperties() { checkUpdate(isDue: layoutState.isUpdatingProperties) }
  /// The place to activate and change constraints; called before layout after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}
  /// Called when `tintColor` has changed.
  open func tintColorDidChange() {}
  /// Called when `safeAreaInsets` have changed since the last layout.
  open func safeAreaInsetsDidChange() {}
  /// Called when `isHidden` has been set.
  func hiddenWasSet() {}

  /// The front-most view that takes a touch at `point` (in the receiver's coordinates), or nil.
  ///
  /// Tests against the model, not the presentation: a moving view is touched at its end place (documented). Views that
  /// a property animator moves are touched where they are on screen; see `animatorHitTesting`. Skips hidden views,
  /// views with an alpha below 0.01, views that ignore touches, and everything inside those.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, ask(pointInside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.ask(hitTest: view.touchLayer.convert(point, from: layer), with: event) { return hit }
    }
    return self
  }

  /// Whether `point` (in the receiver's coordinates) belongs to the view: by default, whether it lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchLayer.contains(point) }

  /// Asked when a recogniser of this view is about to begin; false makes it fail. True by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The size this view would like, at most `size`. By default its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the content; `UIView.noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The insets of the rectangle by which constraints align the view. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

  /// The distances of the first line's baseline from the top and of the last line's from the bottom, in points; nil
  /// without text: both are the bottom edge then (documented).
  open var baselines: (first: Double, last: Double)? { nil }

  /// The views inside it, or the view itself, whose baselines are the view's.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// The height of the content at the width `width`; nil for content whose height does not depend on it.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// Stands for an axis without an intrinsic size.
  public static let noIntrinsicMetric = -1.0

  /// Runs a call for which only some subclasses have a method.
  func perform(_ call: ViewCall) {}
  /// Whether `recognizer` may not begin on a touch of this view.
  func blocks(_ recognizer: UIGestureRecognizer) -> Bool { false }
  /// The bytes that a view of its class takes beyond any other view; for UIKit's own subclasses.
  var weightBesides: Int { 0 }
  /// Called when the size of the bounds has changed; for UIKit's own subclasses.
  package func boundsSizeDidChange() {}
  /// Called when its safe area or its container may have changed; for UIKit's own subclasses.
  func placeMayHaveChanged() {}
}
