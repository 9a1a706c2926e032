import LayerKit
import LayoutSolver
import MotionMath

/// A view or guide as the constraint engine sees it: its variables, and the constraints that have to do with it.
///
/// A view that is laid out by constraints has four variables: the left, top, width and height of its alignment rectangle,
/// in its superview's coordinates. A guide has them in its owning view's. A view that is laid out by its frame has none: it
/// is numbers to the others, or, inside a view whose size is a variable, a linear function of that size by its mask.
public final class LayoutNode: ConstraintStorage {
  /// The view, or the view that owns the guide.
  var view: UIView? {
    get { isGuide ? owningView : ownView }
    set { if isGuide { owningView = newValue } else { ownView = newValue } }
  }
  /// The view that has the node, which unsets this when it goes: counting what refers to an object is slow for as long as it
  /// has once been referred to weakly.
  private unowned(unsafe) var ownView: UIView?
  private weak var owningView: UIView?
  weak var guide: UILayoutGuide?
  let isGuide: Bool
  /// Not held: the engine goes with its application.
  weak var engine: ConstraintEngine?

  /// Nil for an item without variables.
  var variables: ItemVariables?
  /// Whether the view is laid out by its frame and mask. Of no meaning for a guide.
  var translatesMask = true
  var hugging: (Float, Float)
  var resistance: (Float, Float) = (UILayoutPriority.defaultHigh.value, UILayoutPriority.defaultHigh.value)
  /// The constraints that hold the content's size, by axis.
  var content: [ConstraintID?] = [nil, nil]
  /// The width that text was last broken into lines for, in points; nil before that.
  var wrappingWidth: Double?

  /// The active constraints the view holds.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that name the item.
  var naming: [NSLayoutConstraint] = []
  /// The active constraints made from numbers of the view, and which numbers, as last seen.
  var readers: [NSLayoutConstraint] = []
  var seen = Geometry()
  var reads: Geometry.Parts = []
  /// In the order they were added.
  var guides: [UILayoutGuide] = []
  /// The node of a scroll view's content guide, once it has variables.
  weak var contentNode: LayoutNode?
  /// The scale at which its scroll view shows it. Beside others it is as large as it is shown: public photo browsers hold the
  /// four edges of a picture to the scroll view, at distances computed from the scaled frame. (Reported.)
  var zoom = 1.0
  var margins = MarginSettings()
  var semantics = UIView.SemanticContentAttribute.unspecified
  /// The stack view that arranges the view; nil for none.
  weak var stack: UIStackView?
  /// Whether the view becomes hidden when the running animation ends.
  var isHiding = false
  /// Whether some subviews have variables.
  var placesSubviews = false
  /// Whether the item gets variables in this update.
  var isNew = false
  var needsUpdate = false
  var isContentDue = false
  /// Whether a warning has said that its mask and its constraints exclude each other.
  var isMaskReported = false
  /// Whether a warning has said that no constraint decides anything about it.
  var isBareReported = false
  /// Whether its constraints have changed since it was last looked whether they decide it.
  var isUnjudged = false
  /// Whether a warning has said that they do not.
  var isOpenReported = false
  /// The constraints that `exerciseAmbiguityInLayout()` has added; empty for the layout by the rule.
  var exercise: [ConstraintID] = []
  private var anchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor] = [:]

  init(of view: UIView?, guide: UILayoutGuide? = nil, _ engine: ConstraintEngine) {
    self.guide = guide
    self.engine = engine
    isGuide = guide != nil
    hugging = LayoutNode.hugging(of: view)
    super.init()
    self.view = view
  }

  /// How much a view resists being larger than its content, as it is made, in each direction: 250, and 251 for the height of
  /// a label (recorded).
  static func hugging(of view: UIView?) -> (Float, Float) {
    let low = UILayoutPriority.defaultLow.value
    return (low, view is UILabel ? low + 1 : low)
  }

  deinit {
    guard let engine else { return }
    for constraint in held { engine.remove(constraint) }
    for constraint in readers {
      constraint.reads.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
    }
    engine.forget(self)
  }

  /// The view or the guide; nil when it is no more.
  var item: NSObject? { isGuide ? guide : view }

  /// The view in whose coordinates its variables are.
  var container: UIView? { isGuide ? view : view?.superview }

  /// Whether the item shall have variables.
  var isConstrained: Bool { isGuide ? guide?.role.hasVariables == true && view != nil : !translatesMask }

  // MARK: Anchors, always the same ones

  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor(of: self, attribute) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor(of: self, attribute) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension(of: self, attribute) }
  }

  /// - Parameter start: Where the distance begins; nil for a place or length of the item alone.
  func anchor(_ attribute: NSLayoutConstraint.Attribute, from start: LayoutStart?) -> NSLayoutAnchor? {
    if let start { return NSLayoutDimension(of: self, attribute, from: start) }
    return switch attribute.family {
    case .none: nil
    case .length: dimension(attribute)
    case .y: yAnchor(attribute)
    case .absoluteX, .readingX, .anyX: xAnchor(attribute)
    }
  }

  private func anchor<Anchor: NSLayoutAnchor>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    if let anchor = anchors[attribute] as? Anchor { return anchor }
    let anchor = make()
    anchors[attribute] = anchor
    return anchor
  }

  // MARK: Applying

  override func viewIsGone() { ownView = nil }

  override func placeSubviews() {
    guard placesSubviews, let view, let engine else { return }
    // Placing subviews makes no layout of the view itself due.
    let wasDue = view.layoutState.needsLayout
    let grid = engine.grid
    for subview in view.subviews { subview.existingNode?.place(subview, by: engine, on: grid) }
    view.layoutState.needsLayout = wasDue
    contentNode?.setContentSize(by: engine)
  }

  /// Sets `center` and `bounds`, so that a transform neither matters nor changes. For the anchor point see
  /// `BehaviorSettings.layoutAnchor`.
  private func place(_ view: UIView, by engine: ConstraintEngine, on grid: ConstraintEngine.PixelGrid) {
    guard let variables else { return }
    let box = engine.box(variables, of: view, on: grid)
    let anchor = engine.app.settings.layoutAnchor == .frame ? view.anchorPoint : CGPoint(x: 0.5, y: 0.5)
    let center = CGPoint(x: box.minX + anchor.x * box.width * zoom, y: box.minY + anchor.y * box.height * zoom)
    if view.bounds.size != box.size { view.bounds = CGRect(origin: view.bounds.origin, size: box.size) }
    if view.center != center { view.center = center }
  }

  private func setContentSize(by engine: ConstraintEngine) {
    guard let scroll = view as? UIScrollView, variables != nil, let box = engine.box(of: self) else { return }
    scroll.contentSize = box.size
  }
}

/// The four variables of an item, by axis.
struct ItemVariables {
  let x, y, width, height: Variable

  func position(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  var all: [Variable] { [x, y, width, height] }
}

/// The numbers of a view that rows of constraints are made from.
struct Geometry: Equatable {
  struct Parts: OptionSet {
    let rawValue: UInt8
    /// Where it is in its superview, its size, and its superview's size.
    static let box = Parts(rawValue: 1)
    static let scroll = Parts(rawValue: 2)
    static let safeArea = Parts(rawValue: 4)
    static let margins = Parts(rawValue: 8)
    static let keyboard = Parts(rawValue: 16)
  }

  var box = CGRect.zero
  var superviewSize = CGSize.zero
  var scroll = CGPoint.zero
  var safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var margins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var keyboard = 0.0
}

extension LayoutNode {
  /// The present numbers, as far as rows were made from them.
  func geometry() -> Geometry {
    var geometry = Geometry()
    guard let view else { return geometry }
    if reads.contains(.box) {
      geometry.box = view.alignmentBox
      geometry.superviewSize = view.superview?.bounds.size ?? .zero
    }
    if reads.contains(.scroll) { geometry.scroll = view.bounds.origin }
    if reads.contains(.safeArea) { geometry.safeArea = view.safeAreaInsets }
    if reads.contains(.margins) { geometry.margins = view.effectiveMargins }
    if reads.contains(.keyboard) { geometry.keyboard = view.keyboardLayoutGuide.height }
    return geometry
  }
}

extension UIView {
  /// The node, if there is one.
  final var existingNode: LayoutNode? { constraintStorage.map { unsafeDowncast($0, to: LayoutNode.self) } }

  /// The alignment rectangle in the superview's coordinates, as it is without a transform.
  final var alignmentBox: CGRect {
    let (size, center, anchor) = (bounds.size, center, anchorPoint)
    let box = CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
    return box.inset(by: askAlignmentRectInsets())
  }
}

extension UIView: LayoutItem {
  public final var layoutApp: UIApplication { app }

  public final var layoutNode: LayoutNode {
    if let existingNode { return existingNode }
    let node = LayoutNode(of: self, app.constraintEngine)
    constraintStorage = node
    return node
  }
}

extension UIApplication {
  /// How many systems of constraints were solved; nil as long as there were none.
  package var constraintSolveCount: Int? { (constraintLayout as? ConstraintEngine)?.solveCount }

  /// Made for the first view that is laid out by constraints.
  var constraintEngine: ConstraintEngine {
    if let engine = constraintLayout as? ConstraintEngine { return engine }
    let engine = ConstraintEngine(in: self)
    constraintLayout = engine
    return engine
  }
}
