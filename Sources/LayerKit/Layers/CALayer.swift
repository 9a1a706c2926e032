public import MotionMath
package import RecordingKit

/// A rectangle of content with geometry, appearance, time of its own, and animations.
///
/// A layer is one of two things: a *model* layer, which a program changes, or the *presentation* of one, which answers
/// for the world's playhead and cannot be changed.
open class CALayer: NSObject {
  public let world: World
  /// The record's side of this layer, from its first commit in a window on, and its name there.
  var node: LayerNode? { didSet { record = node?.id } }
  private(set) var record: LayerID?

  /// Whether the last commit left it in a window.
  public internal(set) final var isHosted = false
  final var isRoot = false
  /// On the list of the next commit for its values, for its children.
  final var isTouched = false
  final var isStructureTouched = false
  final var clockChanged = false
  final var needs: LayerNeeds = []
  /// Whether a view, a delegate or actions were ever set: looking that up costs more than a change does.
  @exclusivity(unchecked) private(set) final var hasAdvisers = false

  // Read and written on every access to a property, by nobody but this layer's own methods: not checked for overlap.
  @exclusivity(unchecked) package final var values = LayerValues()
  /// Nil as long as the layer's time is its parent's, as nearly every layer's is.
  var ownTiming: OwnTiming?

  /// The name given by the program; printed, and shown by the inspector.
  public var name: String? {
    didSet { if isHosted { touch() } }
  }

  unowned(unsafe) var parent: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?
  var attached: [AttachedAnimation] = []
  var dirty = LayerPropertySet()

  /// Asked for actions, and told of layout and display; not kept alive by the layer.
  public final var delegate: (any CALayerDelegate)? {
    get { advisers?.delegate }
    set {
      madeAdvisers.delegate = newValue
      layoutGotHearer()
    }
  }
  /// The view this layer draws: asked for actions before anyone else, at no cost. It outlives the layer's use.
  public unowned(unsafe) var owner: (any LayerOwner)? {
    didSet { hasAdvisers = true }
  }
  /// Actions by key, looked up after the delegate.
  public final var actions: [String: any CAAction] {
    get { advisers?.actions ?? [:] }
    set { madeAdvisers.actions = newValue }
  }
  /// The actions of the `style` dictionary, looked up after `actions`.
  public final var styleActions: [String: any CAAction] {
    get { advisers?.styleActions ?? [:] }
    set { madeAdvisers.styleActions = newValue }
  }
  /// What few layers have; made with the first of it.
  private final var advisers: Advisers?

  private final class Advisers {
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction] = [:]
    var styleActions: [String: any CAAction] = [:]
  }

  /// The model layer of a presentation layer; nil for a model layer.
  package let presented: CALayer?
  /// This layer's presentation, while anybody holds it.
  unowned(unsafe) var presentationLayer: CALayer?

  private final var madeAdvisers: Advisers {
    if let advisers { return advisers }
    let made = Advisers()
    advisers = made
    hasAdvisers = true
    return made
  }

  public init(in world: World) {
    self.world = world
    presented = nil
    super.init()
    serialNumber = world.nextNumber()
  }

  /// The presentation of `model`.
  public required init(presenting model: CALayer) {
    world = model.world
    presented = model
    super.init()
    serialNumber = model.serialNumber
    model.presentationLayer = self
  }

  deinit {
    if let presented, presented.presentationLayer === self { presented.presentationLayer = nil }
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
    for animation in attached { animation.layerDied() }
  }

  /// A class's own action for a key; nil for everything in Core Animation's classes (measured on macOS).
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }

  /// Whether the layer has a picture of its own, which clips and is hit.
  open var isSurface: Bool { true }

  /// Whether the class overrides `layoutSublayers()`; a layer that does not hears of layout through its delegate only.
  open var laysOutSublayers: Bool { false }

  /// Places the sublayers: the delegate is told. Called before a commit for a layer that needs layout; not called for
  /// the layer of a view, which has `layoutSubviews()`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Gives the layer its contents: the delegate is told. Called before a commit for a layer that needs display.
  open func display() { delegate?.display(self) }

  open override var className: String { "CALayer" }
  open override var debugName: String? { name }

  open override var owners: [NSObject] {
    var owners: [NSObject] = []
    if let owner = owner as? NSObject { owners.append(owner) }
    if let superlayer { owners.append(superlayer) }
    return owners
  }
}

/// The view of a view's layer.
public protocol LayerOwner: AnyObject {
  /// What to do about a change of `key`: an action, `NSNull.shared` for nothing, or nil to go on looking.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
  /// The same for a property, for owners that need not look at its name; nil: they do.
  func action(for layer: CALayer, changing property: LayerProperty) -> (any CAAction)?
  var needsLayout: Bool { get }
  func setNeedsLayout()
  /// Lays out now what needs it, in the view's layer and inside it.
  func layoutIfNeeded()
}

extension LayerOwner {
  public func action(for layer: CALayer, changing property: LayerProperty) -> (any CAAction)? { nil }
}

/// Decides what happens when a layer's property changes; places its sublayers, and gives it its contents.
public protocol CALayerDelegate: AnyObject {
  /// What to do about a change of `event`: an action, `NSNull.shared` for nothing, or nil to go on looking.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// The layer's size or sublayers have changed, or layout was asked for.
  func layoutSublayers(of layer: CALayer)
  /// Display was asked for: the time to set `contents`.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func display(_ layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
