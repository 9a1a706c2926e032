import MotionMath
import TestSupport
import Testing

/// A line of 100 points and a quarter bend, followed as measured on macOS.
@Suite("PathKeyframes") struct PathKeyframesTests {
  static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static let bend = CGPath(elements: [
    .move(to: point(0, 0)), .line(to: point(100, 0)),
    .cubic(to: point(200, 100), control1: point(150, 0), control2: point(200, 50)),
  ])

  /// Ten points along, then ninety down.
  static let corner = CGPath(elements: [.move(to: point(0, 0)), .line(to: point(10, 0)), .line(to: point(10, 90))])

  static let times = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]

  static func isNear(_ shown: CGPoint?, _ expected: CGPoint, _ tolerance: Double) -> Bool {
    guard let shown else { return false }
    return isClose([shown.x, shown.y], [expected.x, expected.y], tolerance)
  }

  @Test("moves along a curve by its parameter")
  func linear() throws {
    let keyframes = try PathKeyframes(path: Self.bend, keyTimes: [0, 0.2, 1])
    let expected = [
      (0, 0), (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65), (197.75, 81.35),
      (199.98, 98.13),
    ]
    for (time, place) in zip(Self.times, expected) {
      #expect(Self.isNear(keyframes.point(at: time), Self.point(place.0, place.1), Tolerance.printedPoint))
    }
  }

  @Test("moves at a constant speed when paced")
  func paced() throws {
    let keyframes = try PathKeyframes(path: Self.bend, calculationMode: .paced)
    let expected = [
      (0, 0), (25.49, 0), (63.72, 0), (126.87, 4.62), (149.72, 15.82), (177.88, 41.5), (195.99, 74.98),
      (199.96, 97.46),
    ]
    for (time, place) in zip(Self.times, expected) {
      #expect(Self.isNear(keyframes.point(at: time), Self.point(place.0, place.1), Tolerance.pacedPath))
    }
    #expect(isClose(Self.bend.length, 254.8868, Tolerance.arcLength))
  }

  @Test("a discrete run shows where each element starts, and never the end")
  func discrete() throws {
    let keyframes = try PathKeyframes(path: Self.bend, calculationMode: .discrete)
    #expect(
      [0, 0.49, 0.5, 1].map { keyframes.point(at: $0) } == [.zero, .zero, Self.point(100, 0), Self.point(100, 0)])
  }

  @Test("elements take equal times, unless key times or the pace say otherwise")
  func elements() throws {
    let even = try PathKeyframes(path: Self.corner)
    #expect(Self.isNear(even.point(at: 0.25), Self.point(5, 0), Tolerance.rounding))
    let paced = try PathKeyframes(path: Self.corner, calculationMode: .paced)
    #expect(Self.isNear(paced.point(at: 0.25), Self.point(10, 15), Tolerance.rounding))
    #expect(Self.isNear(paced.point(at: 0.5), Self.point(10, 40), Tolerance.rounding))
    let timed = try PathKeyframes(path: Self.corner, keyTimes: [0, 0.8, 1])
    #expect(Self.isNear(timed.point(at: 0.25), Self.point(3.125, 0), Tolerance.rounding))
    let eased = try PathKeyframes(path: Self.corner, timingFunctions: [CAMediaTimingFunction(name: .easeIn)])
    #expect(Self.isNear(eased.point(at: 0.25), Self.point(3.153568, 0), Tolerance.curve))
  }

  @Test("a key time too few ends at the last element that has one")
  func commonPrefix() throws {
    let keyframes = try PathKeyframes(path: Self.corner, keyTimes: [0, 0.2])
    #expect(Self.isNear(keyframes.point(at: 0.1), Self.point(5, 0), Tolerance.rounding))
    #expect(Self.isNear(keyframes.point(at: 0.25), Self.point(10, 0), Tolerance.rounding))
  }

  @Test("turns a layer along the path before the model transform")
  func rotation() throws {
    let down = try PathKeyframes(path: CGPath(elements: [.move(to: .zero), .line(to: Self.point(0, 50))]))
    let model = CATransform3DMakeScale(2, 3, 1)
    for (mode, m12, m21) in [(CAAnimationRotationMode.rotateAuto, 3.0, -2.0), (.rotateAutoReverse, -3, 2)] {
      let angle = try #require(down.rotation(at: 0.5, mode: mode))
      let shown = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), model)
      #expect(isClose([shown.m12, shown.m21], [m12, m21], Tolerance.rounding))
    }
  }

  @Test("points along a curve even where its control point coincides with its start")
  func degenerateTangent() throws {
    let curve = CGPath(elements: [
      .move(to: .zero), .cubic(to: Self.point(10, 10), control1: .zero, control2: Self.point(10, 0)),
    ])
    let keyframes = try PathKeyframes(path: curve)
    #expect(keyframes.rotation(at: 0, mode: .rotateAuto) == 0)
  }

  @Test("a path without lines or curves has no effect")
  func nothingToTravel() throws {
    #expect(try PathKeyframes(path: CGPath()).point(at: 0.5) == nil)
    #expect(try PathKeyframes(path: CGPath(elements: [.move(to: .zero)])).point(at: 0.5) == nil)
  }

  @Test("a move begins a subpath without being travelled, a close travels its line")
  func subpaths() throws {
    let path = CGPath(elements: [
      .move(to: .zero), .line(to: Self.point(10, 0)), .move(to: Self.point(50, 50)), .line(to: Self.point(60, 50)),
      .close,
    ])
    let keyframes = try PathKeyframes(path: path)
    #expect(Self.isNear(keyframes.point(at: 0.5), Self.point(55, 50), Tolerance.rounding))
    #expect(Self.isNear(keyframes.point(at: 1), Self.point(50, 50), Tolerance.rounding))
  }
}
