import MotionMath

/// A rectangle that moves: the state of one item of an animator.
///
/// Lengths are points, angles radians, and a body of 100 by 100 points with density 1 has the mass 1 (documented through
/// what a push of 1 does).
final class DynamicBody {
  weak var view: UIView?
  var center = CGPoint.zero
  var angle = 0.0 {
    didSet { (sine, cosine) = (Transcendental.sin(angle), Transcendental.cos(angle)) }
  }
  private var (sine, cosine) = (0.0, 1.0)
  var velocity = CGVector.zero
  var spin = 0.0
  /// Half the width and half the height.
  private(set) var half = CGSize.zero
  var properties = DynamicProperties()
  /// The part of the next step's way that it goes.
  private var stride = 1.0
  /// Whether its view was in no behaviour for a moment.
  var isReleased = false
  /// The view's scale and shear, which stay: its transform without the turn.
  private var shape = CGAffineTransform.identity

  init(_ view: UIView) {
    self.view = view
    read()
  }

  /// Takes place, turn and size from the view.
  func read() {
    guard let view else { return }
    let transform = view.transform
    center = view.center
    angle = Transcendental.atan2(transform.b, transform.a)
    shape = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    (shape.tx, shape.ty) = (0, 0)
    half = CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2)
  }

  /// Gives the view its place and turn.
  func write() {
    guard let view else { return }
    if view.center != center { view.center = center }
    let transform = shape.concatenating(CGAffineTransform(rotationAngle: angle))
    if properties.allowsRotation, view.transform != transform { view.transform = transform }
  }

  var mass: Double { max(properties.density, 1e-6) * max(half.width * half.height * 4, 1) / 10_000 }
  var inverseMass: Double { properties.isAnchored ? 0 : 1 / mass }

  /// Of a rectangle about its middle.
  var inverseInertia: Double {
    guard properties.allowsRotation, !properties.isAnchored else { return 0 }
    return 12 / (mass * max(4 * (half.width * half.width + half.height * half.height), 1))
  }

  /// From the middle to a point given in the body's own, unturned coordinates.
  func turned(_ offset: CGVector) -> CGVector {
    CGVector(dx: offset.dx * cosine - offset.dy * sine, dy: offset.dx * sine + offset.dy * cosine)
  }

  /// A point in the body's own coordinates, from its middle.
  func local(_ point: CGPoint) -> CGVector {
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    return CGVector(dx: dx * cosine + dy * sine, dy: dy * cosine - dx * sine)
  }

  var corners: [CGPoint] {
    [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      let offset = turned(CGVector(dx: x * half.width, dy: y * half.height))
      return CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
    }
  }

  /// The directions of its sides.
  var sides: [CGVector] { [turned(CGVector(dx: 1, dy: 0)), turned(CGVector(dx: 0, dy: 1))] }

  /// How far it reaches from its middle in a direction.
  func reach(along way: CGVector) -> Double {
    half.width * way.dot(sides[0]).magnitude + half.height * way.dot(sides[1]).magnitude
  }

  /// Whether a point is inside or on an edge, within a tenth of a point.
  func holds(_ point: CGPoint) -> Bool {
    let location = local(point)
    return location.dx.magnitude <= half.width + 0.1 && location.dy.magnitude <= half.height + 0.1
  }

  /// The speed of the point that lies `arm` from the middle.
  func velocity(at arm: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - spin * arm.dy, dy: velocity.dy + spin * arm.dx)
  }

  /// Changes the motion by a blow at `arm` from the middle.
  func apply(_ impulse: CGVector, at arm: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    spin += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// How much a blow of 1 along `normal` at `arm` changes the speed there.
  func mobility(along normal: CGVector, at arm: CGVector) -> Double {
    let lever = arm.dx * normal.dy - arm.dy * normal.dx
    return inverseMass + inverseInertia * lever * lever
  }

  /// True when the body moves farther in a step than from its middle to its nearest side.
  func isFast(for time: Double) -> Bool {
    let least = min(half.width, half.height) / time
    return velocity.dot(velocity) > least * least
  }

  /// Shortens the way of the next step, so that its middle stays on this side of a boundary: it ends half a point inside the
  /// boundary, and the next step is the contact. (Chosen here; two fast bodies may pass each other.)
  func stop(at boundary: DynamicBoundary, within time: Double) {
    guard let normal = boundary.normal(towards: self) else { return }
    let (height, approach) = (boundary.height(of: center, along: normal), -velocity.dot(normal) * time)
    guard height >= 0, approach > height else { return }
    let part = height / approach
    let crossing = CGPoint(x: center.x + velocity.dx * time * part, y: center.y + velocity.dy * time * part)
    guard (0...1).contains(boundary.part(of: crossing)) else { return }
    stride = min(stride, max(height - reach(along: normal) + 0.5, 0) / approach)
  }

  func advance(by time: Double) {
    defer { stride = 1 }
    guard !properties.isAnchored else {
      (velocity, spin) = (.zero, 0)
      return
    }
    let (drag, turnDrag) = (1 + time * properties.resistance, 1 + time * properties.angularResistance)
    velocity = CGVector(dx: velocity.dx / drag, dy: velocity.dy / drag)
    spin = properties.allowsRotation ? spin / turnDrag : 0
    let way = time * stride
    let location = CGPoint(x: center.x + velocity.dx * way, y: center.y + velocity.dy * way)
    guard location.x.magnitude <= Self.farthest, location.y.magnitude <= Self.farthest, (angle + spin * time).isFinite
    else {
      (velocity, spin) = (.zero, 0)
      return
    }
    center = location
    angle += spin * time
  }

  /// A body that would be farther away, in points, stays where it is: numbers end somewhere.
  private static let farthest = 1e9
}

/// The physical properties of an item. The default friction is chosen here; the others are documented.
struct DynamicProperties {
  var elasticity = 0.0
  var friction = 0.2
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
}
