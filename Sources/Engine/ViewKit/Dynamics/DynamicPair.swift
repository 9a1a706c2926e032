import MotionMath

/// A body and what acts on it: another body, or what does not move. Both where they act, from their middles.
struct DynamicPair {
  let body: DynamicBody
  let arm: CGVector
  /// Nil for a boundary or a fixed point.
  let other: (body: DynamicBody, arm: CGVector)?

  init(_ body: DynamicBody, arm: CGVector, other: (body: DynamicBody, arm: CGVector)? = nil) {
    (self.body, self.arm, self.other) = (body, arm, other)
  }

  /// Two bodies that meet at a point, or one that meets a boundary there.
  init(_ body: DynamicBody, _ other: DynamicBody?, at point: CGPoint) {
    func arm(_ body: DynamicBody) -> CGVector { CGVector(dx: point.x - body.center.x, dy: point.y - body.center.y) }
    self.init(body, arm: arm(body), other: other.map { ($0, arm($0)) })
  }

  /// The speed at which they part.
  func parting() -> CGVector {
    let speed = body.velocity(at: arm)
    guard let back = other.map({ $0.body.velocity(at: $0.arm) }) else { return speed }
    return CGVector(dx: speed.dx - back.dx, dy: speed.dy - back.dy)
  }

  /// How much a blow of 1 along `way` changes that speed.
  func mobility(along way: CGVector) -> Double {
    body.mobility(along: way, at: arm) + (other.map { $0.body.mobility(along: way, at: $0.arm) } ?? 0)
  }

  /// A blow to the body, and the same backwards to the other.
  func apply(_ size: Double, along way: CGVector) {
    body.apply(CGVector(dx: way.dx * size, dy: way.dy * size), at: arm)
    other?.body.apply(CGVector(dx: -way.dx * size, dy: -way.dy * size), at: other?.arm ?? .zero)
  }
}
