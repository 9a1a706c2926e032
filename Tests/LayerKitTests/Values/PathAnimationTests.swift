import LayerKit
import MotionMath
import TestSupport
import Testing

/// A position following a path: a line of 100 points, then a quarter turn of about 155. Sampled on macOS.
@Suite("Path animation") struct PathAnimationTests {
  static let times = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]

  static let bend: CGPath = {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0), control2: CGPoint(x: 200, y: 50))
    return path
  }()

  static func lines(_ points: (Double, Double)...) -> CGPath {
    var path = CGPath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }

  static func animation(_ path: CGPath, _ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: LayerKeyPath(.position))
    animation.path = path
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  @Test("linear mode moves by the elements' key times")
  func linear() throws {
    let animation = Self.animation(Self.bend)
    animation.keyTimes = [0, 0.2, 1]
    let stage = PausedStage()
    stage.add(animation)
    let expected = [
      (0, 0), (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65), (197.75, 81.35),
      (199.98, 98.13),
    ]
    #expect(isClose(try stage.numbers("position.x", at: Self.times), expected.map(\.0), Tolerance.pacedPath))
    #expect(isClose(try stage.numbers("position.y", at: Self.times), expected.map(\.1), Tolerance.pacedPath))
  }

  @Test("paced mode moves at one speed")
  func paced() throws {
    let stage = PausedStage()
    stage.add(Self.animation(Self.bend, .paced))
    let expected = [
      (0, 0), (25.49, 0), (63.72, 0), (126.87, 4.62), (149.72, 15.82), (177.88, 41.5), (195.99, 74.98), (199.96, 97.46),
    ]
    #expect(isClose(try stage.numbers("position.x", at: Self.times), expected.map(\.0), Tolerance.pacedPath))
    #expect(isClose(try stage.numbers("position.y", at: Self.times), expected.map(\.1), Tolerance.pacedPath))
  }

  @Test("two lines share the time by halves, or by length")
  func twoLines() throws {
    let path = Self.lines((0, 0), (10, 0), (10, 90))
    let linear = PausedStage()
    linear.add(Self.animation(path))
    #expect(try linear.value("position", at: 0.25) == .point(CGPoint(x: 5, y: 0)))
    let paced = PausedStage()
    paced.add(Self.animation(path, .paced))
    #expect(isClose(try paced.numbers("position.y", at: [0.25, 0.5]), [15, 40], Tolerance.rounding))
  }

  @Test("segment curves and key times apply to elements")
  func segmentCurves() throws {
    let path = Self.lines((0, 0), (10, 0), (10, 90))
    let timed = Self.animation(path)
    timed.keyTimes = [0, 0.8, 1]
    let stage = PausedStage()
    stage.add(timed)
    #expect(isClose(try stage.number("position.x", at: 0.25), 3.125, Tolerance.rounding))

    let eased = Self.animation(path)
    eased.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
    let other = PausedStage()
    other.add(eased)
    #expect(isClose(try other.number("position.x", at: 0.25), 3.153568, Tolerance.curve))
  }

  @Test("the path wins over the values")
  func pathWins() throws {
    let animation = Self.animation(Self.lines((0, 0), (10, 0)))
    animation.values = [.point(CGPoint(x: 500, y: 0)), .point(CGPoint(x: 600, y: 0))]
    let stage = PausedStage()
    stage.add(animation)
    #expect(isClose(try stage.number("position.x", at: 0.5), 5, Tolerance.rounding))
  }

  @Test(
    "the layer turns with the path, before its own transform",
    arguments: [(CAAnimationRotationMode.rotateAuto, 1.0), (.rotateAutoReverse, -1)])
  func rotation(_ mode: CAAnimationRotationMode, _ sign: Double) throws {
    let animation = Self.animation(Self.lines((0, 0), (0, 10)))
    animation.rotationMode = mode
    let stage = PausedStage { $0.transform = CATransform3DMakeScale(2, 3, 1) }
    stage.add(animation)
    let shown = try stage.shown(at: 0.5).transform
    #expect(isClose([shown.m12, shown.m21], [3 * sign, -2 * sign], Tolerance.rounding))
    #expect(isClose(try stage.number("position.y", at: 0.5), 5, Tolerance.rounding))
  }
}
