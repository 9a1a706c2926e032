import LayerKit
import MotionMath
import Testing

/// An animation that cannot run is refused before it is added, by naming the mistake.
@Suite("Animation validation") struct AnimationValidationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: MotionError?
    let make: @Sendable () throws -> CAAnimation

    init(_ description: String, _ error: MotionError?, _ make: @escaping @Sendable () throws -> CAAnimation) {
      testDescription = description
      self.error = error
      self.make = make
    }
  }

  private static func function(
    _ name: CAValueFunctionName, on keyPath: String = "transform", from: AnimatableValue? = nil,
    to: AnimatableValue? = nil, by: AnimatableValue? = nil
  ) throws -> CABasicAnimation {
    let animation = try CABasicAnimation(keyPath, from: from, to: to, by: by)
    animation.valueFunction = CAValueFunction(name: name)
    return animation
  }

  static let rows = [
    Row("no key path", .missing(name: "keyPath")) { CABasicAnimation(keyPath: nil) },
    Row("all ends open", nil) { try CABasicAnimation("opacity") },
    Row("another kind", .kindsDiffer(expected: .point, given: .number)) { try CABasicAnimation("position", to: 3) },
    Row("a value function with an open start", .missing(name: "fromValue")) { try function(.rotateZ, to: 1) },
    Row("a value function with an open end", .missing(name: "toValue")) { try function(.rotateZ, from: 1) },
    Row("a value function from and by", nil) { try function(.rotateZ, from: 1, by: 1) },
    Row("a value function on a point", .kindsDiffer(expected: .point, given: .transform)) {
      try function(.translate, on: "position", from: .numbers([0, 0, 0]), to: .numbers([1, 1, 1]))
    },
    Row("a value function on a part of a matrix", .kindsDiffer(expected: .number, given: .transform)) {
      try function(.rotateZ, on: "transform.rotation.z", from: 0, to: 1)
    },
    Row("two numbers for a translation", .countsDiffer(name: "translate", expected: 3, given: 2)) {
      try function(.translate, from: .numbers([0, 0]), to: .numbers([1, 1, 1]))
    },
    Row("an additive flag", .hasNoSum(keyPath: "hidden", .bool)) {
      let animation = try CABasicAnimation("hidden", from: .bool(false), to: .bool(true))
      animation.isAdditive = true
      return animation
    },
    Row("a cumulative text", .hasNoSum(keyPath: "contentsGravity", .text)) {
      let animation = try CABasicAnimation("contentsGravity", from: .text("center"), to: .text("resize"))
      animation.isCumulative = true
      return animation
    },
    Row("by a text", .hasNoSum(keyPath: "contentsGravity", .text)) {
      try CABasicAnimation("contentsGravity", by: .text("center"))
    },
    Row("keyframes of two kinds", .kindsDiffer(expected: .number, given: .point)) {
      let animation = CAKeyframeAnimation(keyPath: try LayerKeyPath("opacity"))
      animation.values = [0, .point(.zero)]
      return animation
    },
    Row("a path for a number", .kindsDiffer(expected: .number, given: .point)) {
      let animation = CAKeyframeAnimation(keyPath: try LayerKeyPath("opacity"))
      animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      return animation
    },
    Row("a child of a group", .missing(name: "keyPath")) {
      let group = CAAnimationGroup()
      group.animations = [CAKeyframeAnimation(keyPath: nil)]
      return group
    },
  ]

  @Test("is refused when it cannot run, and only then", arguments: rows)
  func validates(_ row: Row) throws {
    let animation = try row.make()
    if let error = row.error {
      #expect(throws: error) { try animation.validate() }
    } else {
      try animation.validate()
    }
  }

  @Test("added all the same it moves nothing it does not fit", arguments: rows)
  func isHarmless(_ row: Row) throws {
    let stage = PausedStage { $0.opacity = 0.5 }
    stage.add(try row.make())
    #expect(try stage.number("opacity", at: 0.3) == 0.5)
    #expect(try stage.value("position", at: 0.3) == .point(.zero))
  }
}
