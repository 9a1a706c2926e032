import MotionMath
import TestSupport
import Testing

/// Animations of the whole `transform`, as measured on macOS at a quarter and at half of the way.
@Suite("Transform interpolation") struct TransformInterpolationTests {
  static let sin45 = 0.5.squareRoot()

  static func turn(_ degrees: Double) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }

  static func scale(_ x: Double, _ y: Double) -> CATransform3D { CATransform3DMakeScale(x, y, 1) }

  static func plane(_ t: CATransform3D) -> [Double] { [t.m11, t.m12, t.m21, t.m22] }

  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    var from = CATransform3D.identity
    let to: CATransform3D
    var quarter: [Double]?
    var half: [Double]?
    var testDescription: String { name }
  }

  static let pairs = [
    Pair(name: "170 degrees", to: turn(170), quarter: [0.73728, 0.67559, -0.67559, 0.73728]),
    Pair(name: "270 degrees", to: turn(270), quarter: [0.92388, -0.38268, 0.38268, 0.92388]),
    Pair(name: "180 degrees", to: turn(180), quarter: [sin45, -sin45, sin45, sin45], half: [0, -1, 1, 0]),
    Pair(name: "mirror x", to: scale(-1, 1), quarter: [0.5, 0, 0, 1], half: [0, 0, 0, 1]),
    Pair(name: "mirror y", to: scale(1, -1), quarter: [1, 0, 0, 0.5], half: [1, 0, 0, 0]),
    Pair(name: "mirror both", to: scale(-1, -1), quarter: [sin45, -sin45, sin45, sin45], half: [0, -1, 1, 0]),
    Pair(
      name: "shear", to: CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
      quarter: [1, 0, 0.1151, 1.0023], half: [1, 0, 0.2368, 1.0031]),
    Pair(
      name: "turn, then mirror", to: CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), scale(-1, 1)),
      quarter: [0.4961, -0.0623, 0.1247, 0.9922], half: [0, 0, 0.2474, 0.9689]),
    Pair(
      name: "stretch, then turn", to: CATransform3DConcat(scale(2, 1), CATransform3DMakeRotation(1.5, 0, 0, 1)),
      quarter: [1.1631, 0.4578, -0.3663, 0.9305], half: [1.0975, 1.0225, -0.6816, 0.7317]),
    Pair(
      name: "mirror x to mirror y", from: scale(-1, 1), to: scale(1, -1),
      quarter: [-sin45, -sin45, -sin45, sin45], half: [0, -1, -1, 0]),
    Pair(name: "90 to 200 degrees", from: turn(90), to: turn(200), half: [-0.81915, 0.57358, -0.57358, -0.81915]),
    Pair(name: "a full turn", to: turn(360), quarter: [1, 0, 0, 1], half: [1, 0, 0, 1]),
  ]

  @Test("within the plane follows the measured pairs", arguments: pairs)
  func planePairs(_ pair: Pair) {
    for (progress, expected) in [(0.25, pair.quarter), (0.5, pair.half)] {
      guard let expected else { continue }
      let shown = Self.plane(pair.from.interpolated(to: pair.to, progress: progress))
      #expect(isClose(shown, expected, Tolerance.printedMatrix))
    }
  }

  @Test("in space turns at a constant rate about the axis")
  func space() {
    let to = CATransform3DMakeRotation(1.2, 0, 1, 0)
    let shown = CATransform3D.identity.interpolated(to: to, progress: 0.25)
    #expect(
      isClose([shown.m11, shown.m13, shown.m31, shown.m33], [0.95534, -0.29552, 0.29552, 0.95534], Tolerance.curve))
  }

  @Test("a random turn about a random axis is the same turn by the fraction", arguments: Seed.first(50))
  func anyAxis(_ seed: Seed) {
    var generator = seed.generator
    let axis = (0..<3).map { _ in generator.number(in: -1...1) }
    let angle = generator.number(in: 0.1...3)
    let progress = generator.number(in: 0...1)
    let to = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
    let expected = CATransform3DMakeRotation(angle * progress, axis[0], axis[1], axis[2])
    #expect(
      isClose(
        CATransform3D.identity.interpolated(to: to, progress: progress).elements, expected.elements, Tolerance.time))
  }

  @Test("translation, scale and perspective move straight")
  func straight() {
    var to = CATransform3DMakeTranslation(10, 20, 30)
    to.m34 = -0.01
    let shown = CATransform3D.identity.interpolated(to: to, progress: 0.5)
    #expect(isClose([shown.m41, shown.m42, shown.m43, shown.m34], [5, 10, 15, -0.005], Tolerance.rounding))
    let scaled = CATransform3D.identity.interpolated(to: CATransform3DMakeScale(3, 5, 7), progress: 0.5)
    #expect(isClose([scaled.m11, scaled.m22, scaled.m33], [2, 3, 4], Tolerance.rounding))
  }

  @Test("a matrix that flattens the plane moves entry by entry")
  func singular() {
    let shown = Self.scale(0, 0).interpolated(to: Self.turn(90), progress: 0.5)
    #expect(isClose(Self.plane(shown), [0, 0.5, -0.5, 0], Tolerance.rounding))
  }

  @Test("arrives at the end from just before it", arguments: Seed.first(100))
  func continuousAtTheEnd(_ seed: Seed) {
    var generator = seed.generator
    guard case .transform(let from) = generator.value(of: .transform),
      case .transform(let to) = generator.value(of: .transform)
    else { return }
    let near = from.interpolated(to: to, progress: 1 - 1e-9)
    #expect(isClose(near.elements, to.elements, Tolerance.integration * 100))
    let affine = (
      CATransform3DMakeAffineTransform(generator.affine()), CATransform3DMakeAffineTransform(generator.affine())
    )
    let nearPlane = affine.0.interpolated(to: affine.1, progress: 1 - 1e-9)
    #expect(isClose(nearPlane.elements, affine.1.elements, Tolerance.integration * 100))
  }
}

extension SeededGenerator {
  mutating func affine() -> CGAffineTransform {
    let entries = (0..<6).map { _ in number(in: -3...3) }
    return CGAffineTransform(
      a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
  }
}
