import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Replicator layer") struct ReplicatorTests {
  private let life = WorldLife()
  let world: World
  let replicator: CAReplicatorLayer
  let dot: CALayer

  init() {
    world = life.world
    replicator = CAReplicatorLayer(in: world)
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    dot = CALayer(in: world)
    replicator.addSublayer(dot)
    world.addRoot(replicator)
    world.drain()
  }

  private func copies() throws -> [ReplicatorCopy] {
    world.drain()
    return world.frame.copies(of: try #require(replicator.recordID))
  }

  private func set(_ property: LayerProperty, _ value: AnimatableValue) {
    world.transaction.disableActions = true
    replicator[property] = value
  }

  @Test("each copy is transformed against the one before, about the middle of the replicator")
  func transforms() throws {
    set(.instanceCount, 4)
    set(.instanceTransform, .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    // Quarter turns about (50, 20): the corner (0, 0) goes to (70, -30), (100, 40), (30, 70).
    let corners = try copies().map { $0.transform.transform(CGPoint.zero) }
    let expected = [(0.0, 0.0), (70, -30), (100, 40), (30, 70)]
    for (corner, (x, y)) in zip(corners, expected) {
      #expect(isClose([corner.x, corner.y], [x, y], Tolerance.rounding))
    }
    #expect(corners.count == 4)
  }

  @Test("moves and scales add up in order: the second copy is moved by one step and by one scaled step")
  func composition() throws {
    set(.instanceCount, 3)
    let step = CATransform3DConcat(CATransform3DMakeScale(0.5, 0.5, 1), CATransform3DMakeTranslation(10, 0, 0))
    set(.instanceTransform, .transform(step))
    let middles = try copies().map { $0.transform.transform(CGPoint(x: 50, y: 20)).x }
    #expect(isClose(middles, [50, 60, 65], Tolerance.rounding))
  }

  @Test("offsets add up in the colour, within 0...1")
  func colors() throws {
    set(.instanceCount, 3)
    set(.instanceColor, .color(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
    set(.instanceRedOffset, -0.4)
    set(.instanceGreenOffset, 0.3)
    set(.instanceAlphaOffset, -0.6)
    let shown = try copies().map { [$0.color?.red ?? -1, $0.color?.green ?? -1, $0.color?.alpha ?? -1] }
    for (color, expected) in zip(shown, [[1, 0.5, 1], [0.6, 0.8, 0.4], [0.2, 1, 0]]) {
      #expect(isClose(color, expected, Tolerance.rounding))
    }
  }

  @Test("the animations of each copy run one delay later, also while the replicator's time stands still")
  func delays() throws {
    set(.instanceCount, 3)
    set(.instanceDelay, 0.25)
    let fade = try CABasicAnimation("opacity", from: 0, to: 0.8)
    fade.fillMode = .backwards
    dot.add(fade, forKey: "fade")
    world.drain()
    let id = try #require(dot.recordID)
    func shown() throws -> [Double] { try copies().map { $0.frame.component(id, .opacity, 0) } }
    world.advance(to: 0.5)
    #expect(isClose(try shown(), [0.4, 0.2, 0], Tolerance.time))
    replicator.speed = 0
    replicator.timeOffset = 0.75
    #expect(isClose(try shown(), [0.6, 0.4, 0.2], Tolerance.time))
  }

  @Test("a count below 1 shows nothing, and another layer is one copy of itself")
  func counts() throws {
    set(.instanceCount, 0.5)
    #expect(try copies().isEmpty)
    #expect(world.frame.copies(of: try #require(dot.recordID)).count == 1)
  }
}
