public import LayerKit
public import MotionMath

/// Moves views as bodies: gravity, pushes, ties and collisions, in steps of 1/240 s of the virtual clock.
///
/// Apple's frameworks do not publish their numbers: what is documented holds, the rest is chosen here. Bodies are
/// rectangles.
public final class UIDynamicAnimator: NSObject {
  /// The coordinates of all items; nil: those of their superviews.
  public let referenceView: UIView?
  /// In the order they were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Not kept alive (documented).
  public weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// How long it has run, in seconds.
  public private(set) var elapsedTime = 0.0

  private let world: World
  private var link: CADisplayLink?
  private let bodies = DynamicBodies()
  /// How long nothing has moved.
  private var restingTime = 0.0
  private var steps = 0

  private static let stepsPerSecond = 240.0
  /// Slower than this, in points or degrees a second, for so many seconds, is at rest (chosen here).
  private static let (restingSpeed, patience) = (4.0, 0.25)

  public init(referenceView: UIView?, in app: UIApplication) {
    self.referenceView = referenceView
    world = app.world
    super.init()
  }

  deinit { link?.invalidate() }

  public override var className: String { "UIDynamicAnimator" }

  /// False when nothing moves: it goes on when a behaviour is added or changes.
  public var isRunning: Bool { link != nil }

  public func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.join(self)
    resume()
  }

  public func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    itemsLeft()
    resume()
  }

  public func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Takes the place of an item from its view, which the app has moved.
  public func updateItem(usingCurrentState item: UIView) {
    bodies.of([item]).first?.read()
    resume()
  }

  /// The items whose frames meet a rectangle of the reference view.
  public func items(in rect: CGRect) -> [UIView] {
    bodies.all.compactMap(\.view).filter { $0.frame.overlaps(rect) }
  }

  /// Reads an item anew that is in no behaviour now and is added again.
  func itemsLeft() { bodies.release(allBut: behaviors.flatMap(\.all).flatMap(\.items)) }

  func body(of item: UIView) -> DynamicBody? { bodies.of([item]).first }

  // MARK: Running

  func resume() {
    restingTime = 0
    guard link == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink(in: world) { [weak self] link in self?.frame(link) }
    self.link = link
    link.add()
  }

  private func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(_ link: CADisplayLink) {
    let all = behaviors.flatMap(\.all)
    bodies.keep(all.flatMap(\.items))
    elapsedTime += link.duration
    let count = Int(clamping: (elapsedTime * Self.stepsPerSecond).rounded()) - steps
    steps += count
    for _ in 0..<max(count, 0) { step(all, 1 / Self.stepsPerSecond) }
    for body in bodies.all { body.write() }
    for behavior in all { behavior.action?() }
    let isMoving = bodies.all.contains {
      $0.velocity.dot($0.velocity).squareRoot() > Self.restingSpeed || $0.spin.magnitude * 180 / .pi > Self.restingSpeed
    }
    restingTime = isMoving ? 0 : restingTime + link.duration
    if behaviors.isEmpty || restingTime >= Self.patience { pause() }
  }

  private func step(_ all: [UIDynamicBehavior], _ time: Double) {
    bodies.resetProperties()
    for behavior in all { behavior.describe(bodies) }
    for behavior in all { behavior.accelerate(bodies, for: time) }
    let collisions = all.compactMap { $0 as? UICollisionBehavior }
    let contactLists = collisions.map { $0.contacts(bodies, in: referenceView?.bounds) }
    var solver = ContactSolver(contactLists.flatMap { $0 })
    for round in 0..<8 {
      for case let tie as UIAttachmentBehavior in all where round < tie.rounds { tie.hold(bodies, for: time) }
      solver.solve()
    }
    for collision in collisions { collision.limit(bodies, for: time, in: referenceView?.bounds) }
    for body in bodies.all { body.advance(by: time) }
    solver.separate()
    for (collision, contacts) in zip(collisions, contactLists) { collision.note(contacts) }
  }
}

/// Notified when an animator begins to run and when everything is at rest.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// The bodies of an animator, by their views, in the order they came.
final class DynamicBodies {
  private(set) var all: [DynamicBody] = []
  private var byView: [ObjectIdentifier: DynamicBody] = [:]

  /// Makes bodies for the views, once for each, and lets go of others.
  func keep(_ views: [UIView]) {
    var kept: [ObjectIdentifier: DynamicBody] = [:]
    all = []
    for view in views where kept[ObjectIdentifier(view)] == nil {
      let existing = byView[ObjectIdentifier(view)].flatMap { $0.view === view && !$0.isReleased ? $0 : nil }
      let body = existing ?? DynamicBody(view)
      kept[ObjectIdentifier(view)] = body
      all.append(body)
    }
    byView = kept
  }

  /// Lets go of bodies at the next frame, until which they move on.
  func release(allBut views: [UIView]) {
    let kept = Set(views.map(ObjectIdentifier.init))
    for (view, body) in byView where !kept.contains(view) { body.isReleased = true }
  }

  func of(_ views: [UIView]) -> [DynamicBody] { views.compactMap { byView[ObjectIdentifier($0)] } }

  func resetProperties() { for body in all { body.properties = DynamicProperties() } }
}
