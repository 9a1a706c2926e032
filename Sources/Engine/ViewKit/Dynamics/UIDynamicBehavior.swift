public import LayerKit
public import MotionMath

/// Moves views: the base of all behaviours, and a group of others.
open class UIDynamicBehavior: NSObject {
  /// The behaviours inside it, which act with it.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each frame while it acts; nil for nothing.
  open var action: (() -> Void)?
  /// The animator it was added to; nil for none. Not kept alive.
  public internal(set) final weak var dynamicAnimator: UIDynamicAnimator?
  /// The views it acts on, in the order they were given.
  public private(set) final var items: [UIView]

  public init(items: [UIView] = []) {
    self.items = items
    super.init()
  }

  open override var className: String { "UIDynamicBehavior" }

  public final func addItem(_ item: UIView) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  public final func removeItem(_ item: UIView) {
    items.removeAll { $0 === item }
    dynamicAnimator?.itemsLeft()
    changed()
  }

  public final func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !behavior.contains(self), !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.join(dynamicAnimator)
    changed()
  }

  public final func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    dynamicAnimator?.itemsLeft()
    changed()
  }

  /// Whether `other` is this behaviour or somewhere inside it.
  public final func contains(_ other: UIDynamicBehavior) -> Bool {
    self === other || childBehaviors.contains { $0.contains(other) }
  }

  final func join(_ animator: UIDynamicAnimator?) {
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  /// It and everything inside it.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// The animator goes on: something it acts by is another.
  final func changed() { dynamicAnimator?.resume() }

  /// Changes what bodies are made of, before a step.
  func describe(_ bodies: DynamicBodies) {}
  /// Changes the speeds of bodies, for a step of `time` seconds.
  func accelerate(_ bodies: DynamicBodies, for time: Double) {}
  /// Holds bodies by changing their speeds; called in rounds.
  func hold(_ bodies: DynamicBodies, for time: Double) {}
}

/// Lets views fall: 1,000 points/s² at a magnitude of 1 (documented).
public final class UIGravityBehavior: UIDynamicBehavior {
  /// Default downwards, 1. Without a magnitude it loses its angle, which is 0 then (recorded).
  public var direction = DynamicDirection(CGVector(dx: 0, dy: 1)) {
    didSet {
      if direction.magnitude == 0, oldValue.magnitude != 0 { direction.angle = 0 }
      changed()
    }
  }

  public override var className: String { "UIGravityBehavior" }

  override func accelerate(_ bodies: DynamicBodies, for time: Double) {
    for body in bodies.of(items) where !body.properties.isAnchored {
      body.velocity.dx += direction.vector.dx * 1_000 * time
      body.velocity.dy += direction.vector.dy * 1_000 * time
    }
  }
}

/// Pushes views, once or all the time: a push of 1 gives a body of mass 1 a speed of 100 points/s, or as much in each
/// second (documented and measured).
public final class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: String, CaseIterable, Sendable {
    case continuous, instantaneous
  }

  public var mode: Mode
  /// Default none.
  public var direction = DynamicDirection(.zero) { didSet { changed() } }
  /// Whether the behaviour pushes. An instantaneous push is over at once (documented). Default true.
  public var active = true { didSet { if active { changed() } } }
  private var offsets: [ObjectIdentifier: CGVector] = [:]

  public init(items: [UIView], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  public override var className: String { "UIPushBehavior" }

  /// Pushes an item beside its middle, which turns it.
  public func setTargetOffset(_ offset: CGVector, for item: UIView) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  /// The offset of the push from the view's middle, in points.
  public func targetOffset(for item: UIView) -> CGVector { offsets[ObjectIdentifier(item)] ?? .zero }

  override func accelerate(_ bodies: DynamicBodies, for time: Double) {
    guard active else { return }
    let size = 100 * (mode == .instantaneous ? 1 : time)
    for item in items {
      guard let body = bodies.of([item]).first else { continue }
      body.apply(
        CGVector(dx: direction.vector.dx * size, dy: direction.vector.dy * size),
        at: body.turned(targetOffset(for: item)))
    }
    if mode == .instantaneous { active = false }
  }
}

/// A direction and a strength, by a vector or by an angle and a magnitude: a strength of 0 keeps its angle.
public struct DynamicDirection {
  public private(set) var vector: CGVector
  /// From the right, increasing downwards, in radians.
  public var angle: Double { didSet { follow() } }
  /// The length of the vector.
  public var magnitude: Double { didSet { follow() } }

  public init(_ vector: CGVector) {
    self.vector = vector
    angle = Transcendental.atan2(vector.dy, vector.dx)
    let longest = max(vector.dx.magnitude, vector.dy.magnitude)
    let (x, y) = longest > 0 ? (vector.dx / longest, vector.dy / longest) : (0, 0)
    magnitude = longest * (x * x + y * y).squareRoot()
  }

  private mutating func follow() {
    vector = CGVector(dx: Transcendental.cos(angle) * magnitude, dy: Transcendental.sin(angle) * magnitude)
  }
}

/// Draws a view to a point, upright, with a swing.
public final class UISnapBehavior: UIDynamicBehavior {
  /// In the reference view's coordinates.
  public var snapPoint: CGPoint { didSet { changed() } }
  /// 0 swings most, 1 not at all. Default 0.5 (documented).
  public var damping = 0.5 { didSet { changed() } }

  /// Swings a second without damping (chosen here).
  private static let frequency = 3.0

  public init(item: UIView, snapTo point: CGPoint) {
    snapPoint = point
    super.init(items: [item])
  }

  public override var className: String { "UISnapBehavior" }

  override func accelerate(_ bodies: DynamicBodies, for time: Double) {
    let pull = 2 * Double.pi * Self.frequency
    let drag = 2 * (0.2 + 0.8 * damping) * pull
    for body in bodies.of(items) where !body.properties.isAnchored {
      let divisor = 1 + drag * time + pull * pull * time * time
      func next(_ speed: Double, _ way: Double) -> Double { (speed + pull * pull * way * time) / divisor }
      body.velocity = CGVector(
        dx: next(body.velocity.dx, snapPoint.x - body.center.x), dy: next(body.velocity.dy, snapPoint.y - body.center.y)
      )
      body.spin = next(body.spin, -body.angle)
    }
  }
}

/// Sets the physical properties of views, and their speeds.
public final class UIDynamicItemBehavior: UIDynamicBehavior {
  var properties = DynamicProperties() { didSet { changed() } }
  private var pendingBlows: [(item: UIView, velocity: CGVector, spin: Double)] = []

  public override var className: String { "UIDynamicItemBehavior" }

  /// How much bounces back, 0 to 1. Default 0.
  public var elasticity: Double {
    get { properties.elasticity }
    set { properties.elasticity = newValue }
  }
  /// 0 for none; the default is 0.2 (chosen here).
  public var friction: Double {
    get { properties.friction }
    set { properties.friction = newValue }
  }
  /// Mass for 100 by 100 points. Default 1.
  public var density: Double {
    get { properties.density }
    set { properties.density = newValue }
  }
  public var resistance: Double {
    get { properties.resistance }
    set { properties.resistance = newValue }
  }
  public var angularResistance: Double {
    get { properties.angularResistance }
    set { properties.angularResistance = newValue }
  }
  public var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { properties.allowsRotation = newValue }
  }
  public var isAnchored: Bool {
    get { properties.isAnchored }
    set { properties.isAnchored = newValue }
  }

  /// Adds to the speed of an item, from the next frame on.
  public func addVelocity(_ velocity: CGVector, spin: Double, for item: UIView) {
    pendingBlows.append((item, velocity, spin))
    changed()
  }

  /// In points a second; zero for a view that does not take part.
  public func linearVelocity(for item: UIView) -> CGPoint {
    guard let body = dynamicAnimator?.body(of: item) else { return .zero }
    return CGPoint(x: body.velocity.dx, y: body.velocity.dy)
  }

  /// In radians a second; 0 for a view that does not take part.
  public func angularVelocity(for item: UIView) -> Double { dynamicAnimator?.body(of: item)?.spin ?? 0 }

  override func describe(_ bodies: DynamicBodies) { for body in bodies.of(items) { body.properties = properties } }

  override func accelerate(_ bodies: DynamicBodies, for time: Double) {
    for (item, velocity, spin) in pendingBlows {
      guard let body = bodies.of([item]).first else { continue }
      body.velocity = CGVector(dx: body.velocity.dx + velocity.dx, dy: body.velocity.dy + velocity.dy)
      body.spin += spin
    }
    pendingBlows = []
  }
}
