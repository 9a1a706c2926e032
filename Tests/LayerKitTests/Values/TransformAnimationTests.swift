import LayerKit
import MotionMath
import TestSupport
import Testing

/// Whole matrices, key paths into them, value functions and the kinds that switch: sampled on macOS.
@Suite("Transform animation") struct TransformAnimationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: CATransform3D
    let to: CATransform3D
    let time: Double
    /// m11, m12, m21, m22.
    let expected: [Double]
  }

  static let half = 0.70711
  static let identity = CATransform3D.identity
  static let mirrorX = CATransform3DMakeScale(-1, 1, 1)
  static let mirrorY = CATransform3DMakeScale(1, -1, 1)
  static let shear = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
  static let turnedMirror = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), mirrorX)

  static func turn(_ degrees: Double) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }

  static func row(
    _ description: String, _ from: CATransform3D, _ to: CATransform3D, _ time: Double, _ expected: [Double]
  ) -> Row {
    Row(testDescription: "\(description) at \(time)", from: from, to: to, time: time, expected: expected)
  }

  static let rows = [
    row("turn by 170", identity, turn(170), 0.25, [0.73728, 0.67559, -0.67559, 0.73728]),
    row("turn by 270", identity, turn(270), 0.25, [0.92388, -0.38268, 0.38268, 0.92388]),
    row("mirror in x", identity, mirrorX, 0.25, [0.5, 0, 0, 1]),
    row("mirror in x", identity, mirrorX, 0.5, [0, 0, 0, 1]),
    row("mirror in y", identity, mirrorY, 0.25, [1, 0, 0, 0.5]),
    row("mirror in y", identity, mirrorY, 0.5, [1, 0, 0, 0]),
    row("shear", identity, shear, 0.25, [1, 0, 0.1151, 1.0023]),
    row("shear", identity, shear, 0.5, [1, 0, 0.2368, 1.0031]),
    row("turned mirror", identity, turnedMirror, 0.25, [0.4961, -0.0623, 0.1247, 0.9922]),
    row("turned mirror", identity, turnedMirror, 0.5, [0, 0, 0.2474, 0.9689]),
    row("mirror to mirror", mirrorX, mirrorY, 0.25, [-half, -half, -half, half]),
    row("mirror to mirror", mirrorX, mirrorY, 0.5, [0, -1, -1, 0]),
    row("90 to 200", turn(90), turn(200), 0.5, [-0.81915, 0.57358, -0.57358, -0.81915]),
    row("a whole turn does not move", identity, turn(360), 0.3, [1, 0, 0, 1]),
  ]

  @Test("a pair of matrices in the plane is taken apart as macOS does", arguments: rows)
  func plane(_ row: Row) throws {
    let stage = PausedStage()
    stage.add(try CABasicAnimation("transform", from: .transform(row.from), to: .transform(row.to)))
    let shown = try stage.shown(at: row.time).transform
    #expect(isClose([shown.m11, shown.m12, shown.m21, shown.m22], row.expected, Tolerance.sampledMatrix))
  }

  @Test("a turn in space goes the shortest way")
  func space() throws {
    let stage = PausedStage()
    let turned = CATransform3DMakeRotation(1.2, 0, 1, 0)
    stage.add(try CABasicAnimation("transform", from: .transform(.identity), to: .transform(turned)))
    let shown = try stage.shown(at: 0.25).transform
    let expected = [0.95534, -0.29552, 0.29552, 0.95534]
    #expect(isClose([shown.m11, shown.m13, shown.m31, shown.m33], expected, Tolerance.sampledMatrix))
  }

  @Test("rotation.z turns all the way round")
  func fullTurn() throws {
    let stage = PausedStage()
    stage.add(try CABasicAnimation("transform.rotation.z", from: 0, to: .number(2 * .pi)))
    for (time, cosine, sine) in [(0.25, 0.0, 1.0), (0.5, -1, 0), (0.75, 0, -1)] {
      let shown = try stage.shown(at: time).transform
      #expect(isClose([shown.m11, shown.m12], [cosine, sine], Tolerance.rounding))
    }
  }

  @Test("half of one radian has its sine")
  func oneRadian() throws {
    let stage = PausedStage()
    stage.add(try CABasicAnimation("transform.rotation.z", from: 0, to: 1))
    #expect(isClose(try stage.shown(at: 0.5).transform.m12, 0.479426, Tolerance.curve))
  }

  struct KeyPathRow: Sendable {
    let keyPath: String
    let from: AnimatableValue
    let to: AnimatableValue
    let half: AnimatableValue
  }

  static let keyPaths = [
    KeyPathRow(keyPath: "bounds.size.height", from: 10, to: 30, half: 20),
    KeyPathRow(
      keyPath: "position", from: .point(.zero), to: .point(CGPoint(x: 100, y: 50)),
      half: .point(CGPoint(x: 50, y: 25))),
    KeyPathRow(
      keyPath: "bounds.size", from: .size(.zero), to: .size(CGSize(width: 8, height: 6)),
      half: .size(CGSize(width: 4, height: 3))),
    KeyPathRow(
      keyPath: "backgroundColor", from: .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
      to: .color(CGColor(red: 0, green: 1, blue: 0, alpha: 0)),
      half: .color(CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 0.5))),
    KeyPathRow(keyPath: "shadowOffset.width", from: 0, to: 4, half: 2),
    KeyPathRow(keyPath: "contentsRect.origin.x", from: 0, to: 1, half: 0.5),
    KeyPathRow(keyPath: "anchorPoint.y", from: 0, to: 1, half: 0.5),
    KeyPathRow(keyPath: "locations", from: .numbers([0, 1]), to: .numbers([0.5, 1]), half: .numbers([0.25, 1])),
    KeyPathRow(keyPath: "transform.scale", from: 1, to: 3, half: 2),
  ]

  @Test("every kind moves in a straight line by its components", arguments: keyPaths)
  func kinds(_ row: KeyPathRow) throws {
    let stage = PausedStage()
    stage.add(try CABasicAnimation(row.keyPath, from: row.from, to: row.to))
    #expect(try stage.value(row.keyPath, at: 0.5) == row.half)
  }

  @Test("a Boolean switches as soon as there is progress")
  func boolean() throws {
    let stage = PausedStage()
    stage.add(try CABasicAnimation("hidden", from: .bool(false), to: .bool(true)))
    #expect(try [0, 0.25, 1].map { try stage.shown(at: $0).isHidden } == [false, true, true])
  }

  @Test("a nil colour at either end is nil for the whole run", arguments: [0, 0.5, 1])
  func nilColor(_ time: Double) throws {
    let red = AnimatableValue.color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let open = PausedStage()
    open.add(try CABasicAnimation("backgroundColor", to: red))
    #expect(try open.shown(at: time).backgroundColor == nil)
    let closed = PausedStage()
    closed.add(try CABasicAnimation("backgroundColor", from: AnimatableValue.none, to: red))
    #expect(try closed.shown(at: time).backgroundColor == nil)
  }

  @Test("value functions make the matrix, and replace the model's")
  func valueFunctions() throws {
    let rows: [(CAValueFunctionName, AnimatableValue, AnimatableValue, [Double])] = [
      (.translate, .numbers([0, 0, 0]), .numbers([10, 20, 0]), [1, 1, 1, 5, 10]),
      (.scale, .numbers([1, 1, 1]), .numbers([3, 5, 7]), [2, 3, 4, 0, 0]), (.translateY, 0, 10, [1, 1, 1, 0, 5]),
      (.rotateZ, 0, 1, [0.877583, 0.877583, 1, 0, 0]),
    ]
    for (name, from, to, expected) in rows {
      let animation = try CABasicAnimation("transform", from: from, to: to)
      animation.valueFunction = CAValueFunction(name: name)
      let stage = PausedStage { $0.transform = CATransform3DMakeScale(2, 2, 2) }
      stage.add(animation)
      let shown = try stage.shown(at: 0.5).transform
      #expect(isClose([shown.m11, shown.m22, shown.m33, shown.m41, shown.m42], expected, Tolerance.curve), "\(name)")
    }
  }

  @Test("a component of the transform, set by key path, leaves the others")
  func keyValueCoding() throws {
    let layer = CALayer(in: World())
    try layer.setValue(2, forKeyPath: "transform.scale")
    try layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    let matrix = layer.transform
    #expect(isClose([matrix.m11, matrix.m12], [1.7551651237807455, 0.958851077208406], Tolerance.rounding))
    #expect(throws: MotionError.unknownKeyPath("transform.rotation.w")) {
      try layer.value(forKeyPath: "transform.rotation.w")
    }
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .bool)) {
      try layer.setValue(.bool(true), forKeyPath: "opacity")
    }
  }
}
