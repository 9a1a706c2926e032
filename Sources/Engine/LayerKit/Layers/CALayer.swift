public import MotionMath
package import RecordingKit

/// A rectangle of content with geometry, appearance, its own time, and animations.
///
/// A layer is either a *model* layer, which a program changes, or the *presentation* of one, which has the values at
/// the world's playhead and is read-only.
open class CALayer: NSObject {
  public let world: World
  /// The record's node for this layer, from its first commit in a window on, and its identifier there.
  var node: LayerNode? { didSet { record = node?.id } }
  private(set) var record: LayerID?

  /// Whether the last commit left it in a window.
  public internal(set) final var isHosted = false
  final var isRoot = false
  // Every property write reads these flags. They are never accessed re-entrantly, so exclusivity checks are off.
  /// Whether the next commit has its values, and its children, on its lists.
  @exclusivity(unchecked) final var isTouched = false
  final var isStructureTouched = false
  final var clockChanged = false
  final var needs: LayerNeeds = []
  /// The layout that has read the layer's place; 0 for none. See `PlaceReadings`.
  @exclusivity(unchecked) final var placeReader: UInt8 = 0
  /// Whether a view, a delegate or actions were ever set. Stored, as asking each costs more than a change does.
  @exclusivity(unchecked) private(set) final var hasActionSources = false

  // Accessed on every property access, and only by this layer's own methods, so checks for overlapping access are off.
  @exclusivity(unchecked) package final var values = LayerValues()

  unowned(unsafe) var parent: CALayer? {
    didSet { if placeReader != 0 { placeDidChange() } }
  }
  var children: [CALayer] = []
  /// The frozen copies of the animations added, in the order of adding.
  var attached: [CAAnimation] = []
  /// The properties that the next commit records.
  @exclusivity(unchecked) final var dirty = LayerPropertySet()

  /// The view this layer draws, the first source of actions. It outlives every use of the layer.
  public unowned(unsafe) var owner: (any LayerOwner)? {
    didSet { hasActionSources = true }
  }

  /// The model layer of a presentation layer; nil for a model layer.
  package let presented: CALayer?
  /// This layer's presentation, while the program holds it.
  unowned(unsafe) var presentationLayer: CALayer?

  /// Fields that few layers use, allocated when the first is set.
  private final var rare: RareFields?

  private final class RareFields {
    var name: String?
    var timing: OwnTiming?
    var mask: CALayer?
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction] = [:]
    var styleActions: [String: any CAAction] = [:]
    var isWithheld = false
  }

  private final var madeRare: RareFields {
    if let rare { return rare }
    let made = RareFields()
    rare = made
    return made
  }

  /// The name given by the program; printed, and shown by the inspector.
  public final var name: String? {
    get { rare?.name }
    set {
      if rare == nil, newValue == nil { return }
      madeRare.name = newValue
      if isHosted { touch() }
    }
  }

  /// Nil while the layer's time equals its parent's, as it does for nearly every layer.
  final var ownTiming: OwnTiming? {
    get { rare?.timing }
    set { madeRare.timing = newValue }
  }

  /// True while the system shows the layer elsewhere, in the picture of a transition: it is not seen, and its values are as the
  /// program has set them.
  package final var isWithheld: Bool {
    get { rare?.isWithheld ?? false }
    set {
      guard newValue != isWithheld else { return }
      madeRare.isWithheld = newValue
      guard isHosted else { return }
      dirty.insert(.hidden)
      touch()
    }
  }

  /// The values to record.
  final var shownValues: LayerValues {
    guard isWithheld else { return values }
    var shown = values
    shown.setComponent(.hidden, 0, 1)
    return shown
  }

  final var maskLayer: CALayer? {
    get { rare?.mask }
    set { if rare != nil || newValue != nil { madeRare.mask = newValue } }
  }

  /// Asked for actions, and notified of layout and display; not kept alive by the layer.
  public final var delegate: (any CALayerDelegate)? {
    get { rare?.delegate }
    set {
      madeRare.delegate = newValue
      hasActionSources = true
      layoutGotListener()
    }
  }
  /// Actions by key, looked up after the delegate.
  public final var actions: [String: any CAAction] {
    get { rare?.actions ?? [:] }
    set {
      madeRare.actions = newValue
      hasActionSources = true
    }
  }
  /// The actions of the `style` dictionary, looked up after `actions`.
  public final var styleActions: [String: any CAAction] {
    get { rare?.styleActions ?? [:] }
    set {
      madeRare.styleActions = newValue
      hasActionSources = true
    }
  }

  public init(in world: World) {
    self.world = world
    presented = nil
    super.init()
    serialNumber = world.nextNumber()
    world.memory.add(MemoryCount.Weight.layer)
  }

  /// The presentation of `model`.
  public required init(presenting model: CALayer) {
    world = model.world
    presented = model
    super.init()
    serialNumber = model.serialNumber
    model.presentationLayer = self
    world.memory.add(MemoryCount.Weight.layer)
  }

  deinit {
    world.memory.add(-MemoryCount.Weight.layer)
    if let presented, presented.presentationLayer === self { presented.presentationLayer = nil }
    if !children.isEmpty || maskLayer != nil { releaseTree() }
    for animation in attached {
      // One that stayed when the layer left the window.
      if animation.attachment.runningIndex != nil { world.runner.drop(animation) }
      animation.attachment.forgetLayer()
    }
  }

  /// A class's own action for a key; nil for everything in Core Animation's classes (measured on macOS).
  open class func defaultAction(forKey key: String) -> (any CAAction)? { nil }

  /// Whether the layer has a picture of its own, which clips and is hit.
  open var isSurface: Bool { true }

  /// Whether the class overrides `layoutSublayers()`; a layer that does not notifies its delegate only.
  open var laysOutSublayers: Bool { false }

  /// Places the sublayers: notifies the delegate. Called before a commit for a layer that needs layout; not called for
  /// the layer of a view, which has `layoutSubviews()`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Gives the layer its contents: notifies the delegate. Called before a commit for a layer that needs display, which it
  /// then no longer does (measured on macOS).
  open func display() {
    needs.remove(.display)
    delegate?.display(self)
  }

  /// The content that the layer draws by itself.
  open var kind: LayerKind { .plain }
  open override var className: String { kind.className }
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
  /// The action for a change of `key`; `NSNull.shared` for none, nil to go on looking.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
  /// The same for a property, for owners that decide without its name; nil for those that need it.
  func action(for layer: CALayer, changing property: LayerProperty) -> (any CAAction)?
  var needsLayout: Bool { get }
  func setNeedsLayout()
  /// Lays out now whatever needs it, in the view's layer and inside it.
  func layoutIfNeeded()
  /// True for a part of the system's own motion: it is drawn, and the program has not put it there.
  var isAdornment: Bool { get }
}

extension LayerOwner {
  public var isAdornment: Bool { false }
  public func action(for layer: CALayer, changing property: LayerProperty) -> (any CAAction)? { nil }
}

/// Decides what happens when a layer's property changes; places its sublayers, and gives it its contents.
public protocol CALayerDelegate: AnyObject {
  /// The action for a change of `event`; `NSNull.shared` for none, nil to go on looking.
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
