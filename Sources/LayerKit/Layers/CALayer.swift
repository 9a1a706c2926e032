import MotionMath
package import TimelineKit

/// A rectangle of content with geometry, appearance, time of its own, and animations.
///
/// A layer is one of two things: a *model* layer, which a program changes, or the *presentation* of one, which answers
/// for the world's playhead and cannot be changed.
open class CALayer: NSObject {
  public let world: World
  package var values = LayerValues()
  var layerTiming = CALayer.defaultTiming
  var ramp: ClockRamp?

  /// The name given by the program; printed, and shown by the inspector.
  public var name: String? {
    didSet { if isHosted { touch() } }
  }

  unowned(unsafe) var parent: CALayer?
  var children: [CALayer] = []
  var maskLayer: CALayer?
  var isRoot = false

  /// The record's side of this layer, from its first commit in a window on.
  package internal(set) var node: LayerNode?
  /// Whether the last commit left it in a window.
  public internal(set) var isHosted = false
  var attached: [AttachedAnimation] = []
  var dirty = LayerPropertySet()
  var isTouched = false
  var clockChanged = false

  /// Asked for actions; not kept alive by the layer.
  public weak var delegate: (any CALayerDelegate)?
  /// The view this layer draws: asked for actions before anyone else, at no cost. It outlives the layer's use.
  public unowned(unsafe) var owner: (any LayerOwner)?
  /// Actions by key, looked up after the delegate.
  public var actions: [String: any CAAction] = [:]
  /// Looked up after `actions`.
  public var style: [String: any CAAction] = [:]

  /// The model layer of a presentation layer; nil for a model layer.
  package let presented: CALayer?

  public init(in world: World) {
    self.world = world
    presented = nil
    super.init()
  }

  /// The presentation of `model`.
  public required init(presenting model: CALayer) {
    world = model.world
    presented = model
    super.init()
  }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  open override var className: String { "CALayer" }
  open override var debugName: String? { name }

  open override var owners: [NSObject] {
    var owners: [NSObject] = []
    if let owner = owner as? NSObject { owners.append(owner) }
    if let superlayer { owners.append(superlayer) }
    return owners
  }

  /// Measured on macOS: a layer's own timing is CAMediaTiming's, with an infinite duration.
  static let defaultTiming: CAMediaTiming = {
    var timing = CAMediaTiming()
    timing.duration = .infinity
    return timing
  }()
}

/// The view of a view's layer.
public protocol LayerOwner: AnyObject {
  /// What to do about a change of `key`: an action, `NSNull.shared` for nothing, or nil to go on looking.
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
}

/// Decides what happens when a layer's property changes.
public protocol CALayerDelegate: AnyObject {
  /// What to do about a change of `event`: an action, `NSNull.shared` for nothing, or nil to go on looking.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
