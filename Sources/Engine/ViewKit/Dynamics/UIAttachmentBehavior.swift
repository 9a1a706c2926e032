public import MotionMath

/// Ties a view to a point or to another view, by a rod or by a spring.
public final class UIAttachmentBehavior: UIDynamicBehavior {
  /// Where it is tied to; of two items, where the second is tied. A change moves the item.
  public var anchorPoint: CGPoint {
    get { otherItem.flatMap { item in dynamicAnimator?.body(of: item).map { point(of: $0, otherOffset) } } ?? anchor }
    set {
      anchor = newValue
      changed()
    }
  }
  /// The length of the rod, in points. Default the distance when it was made (documented).
  public var length: Double { didSet { changed() } }
  /// 0 swings freely, 1 not at all. Counts for a spring only. Default 0.
  public var damping = 0.0 { didSet { changed() } }
  /// Swings a second; 0 is a rod that does not give. Default 0.
  public var frequency = 0.0 { didSet { changed() } }

  private var anchor: CGPoint
  private let offset: CGVector
  private let otherItem: UIView?
  private let otherOffset: CGVector

  /// - Parameter offset: Where on the item, from its middle, in its own coordinates.
  public init(item: UIView, offset: CGVector = .zero, attachedTo anchor: CGPoint) {
    (self.anchor, self.offset, otherItem, otherOffset) = (anchor, offset, nil, .zero)
    length = 0
    super.init(items: [item])
    length = Self.distance(point(of: DynamicBody(item), offset), anchor)
  }

  public init(item: UIView, offset: CGVector = .zero, attachedTo other: UIView, otherOffset: CGVector = .zero) {
    (self.offset, self.otherOffset, otherItem) = (offset, otherOffset, other)
    anchor = .zero
    length = 0
    super.init(items: [item, other])
    anchor = point(of: DynamicBody(other), otherOffset)
    length = Self.distance(point(of: DynamicBody(item), offset), anchor)
  }

  public override var className: String { "UIAttachmentBehavior" }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private func point(of body: DynamicBody, _ offset: CGVector) -> CGPoint {
    let arm = body.turned(offset)
    return CGPoint(x: body.center.x + arm.dx, y: body.center.y + arm.dy)
  }

  override func hold(_ bodies: DynamicBodies, for time: Double) {
    guard let item = items.first, let body = bodies.of([item]).first else { return }
    let other = otherItem.flatMap { bodies.of([$0]).first }
    let here = point(of: body, offset)
    let there = other.map { point(of: $0, otherOffset) } ?? anchor
    let way = CGVector(dx: here.x - there.x, dy: here.y - there.y)
    let distance = way.dot(way).squareRoot()
    let pair = DynamicPair(body, arm: body.turned(offset), other: other.map { ($0, $0.turned(otherOffset)) })
    func solve(_ normal: CGVector, _ error: Double) {
      let mobility = pair.mobility(along: normal)
      guard mobility > 0 else { return }
      guard frequency > 0 else {
        pair.apply(-(pair.parting().dot(normal) + 0.2 * error / time) / mobility, along: normal)
        return
      }
      // A spring as a soft rod: it gives way as a spring of this frequency and damping would.
      let pull = 2 * Double.pi * frequency
      let (stiffness, drag) = (pull * pull / mobility, 2 * damping * pull / mobility)
      let softness = 1 / (time * (drag + time * stiffness))
      let impulse =
        -(pair.parting().dot(normal) + error * time * stiffness * softness) / (mobility + softness)
      pair.apply(impulse, along: normal)
    }
    if length < 1e-6, frequency == 0 {
      // A pin: neither along x nor along y.
      solve(CGVector(dx: 1, dy: 0), way.dx)
      solve(CGVector(dx: 0, dy: 1), way.dy)
    } else if distance > 1e-9 {
      solve(CGVector(dx: way.dx / distance, dy: way.dy / distance), distance - length)
    }
  }

  /// A spring pulls once in a step; a rod is held in rounds.
  var rounds: Int { frequency > 0 ? 1 : 8 }
}
