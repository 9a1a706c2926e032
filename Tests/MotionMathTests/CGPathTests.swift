import MotionMath
import TestSupport
import Testing

@Suite("CGPath") struct CGPathTests {
  static let square = CGRect(x: 10, y: 20, width: 100, height: 60)

  static func random(_ seed: Seed) -> CGPath {
    var generator = seed.generator
    var path = CGPath()
    func point() -> CGPoint { CGPoint(x: generator.number(in: 0...100), y: generator.number(in: 0...100)) }
    path.move(to: point())
    for _ in 0..<3 {
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      path.addLine(to: point())
    }
    return path
  }

  /// The path as many short chords, by de Casteljau's construction.
  static func chords(_ path: CGPath, per element: Int = 4000) -> [CGPoint] {
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func reduced(_ points: [CGPoint], _ t: Double) -> CGPoint {
      points.count == 1 ? points[0] : reduced(zip(points, points.dropFirst()).map { mix($0, $1, t) }, t)
    }
    var result: [CGPoint] = []
    var here = CGPoint.zero
    for step in path.elements {
      let controls: [CGPoint] =
        switch step {
        case .move(let end): [end]
        case .line(let end): [here, end]
        case .quad(let end, let control): [here, control, end]
        case .cubic(let end, let control1, let control2): [here, control1, control2, end]
        case .close: [here]
        }
      let count = controls.count > 2 ? element : 1
      result += (0...count).map { reduced(controls, Double($0) / Double(count)) }
      here = controls[controls.count - 1]
    }
    return result
  }

  @Test("length is that of many short chords", arguments: Seed.first(10))
  func length(_ seed: Seed) {
    let path = Self.random(seed)
    let points = Self.chords(path)
    let sum = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    #expect(isClose(path.length, sum, Tolerance.arcLength))
  }

  @Test("the box is that of many points, and inside the box of the controls", arguments: Seed.first(10))
  func boundingBox(_ seed: Seed) {
    let path = Self.random(seed)
    let (box, dense) = (path.boundingBoxOfPath, CGRect.enclosing(Self.chords(path)))
    #expect(
      isClose(
        [box.minX, box.minY, box.maxX, box.maxY], [dense.minX, dense.minY, dense.maxX, dense.maxY],
        Tolerance.arcLength))
    #expect(path.boundingBox.contains(box))
  }

  @Test("containment is that of a fine polygon, by both rules", arguments: Seed.first(10))
  func containment(_ seed: Seed) {
    let path = Self.random(seed)
    let points = Self.chords(path, per: 400)
    var generator = Seed(seed.value + 1000).generator
    for _ in 0..<40 {
      let probe = CGPoint(x: generator.number(in: 0...100), y: generator.number(in: 0...100))
      var winding = 0
      for (a, b) in zip(points, points.dropFirst() + [points[0]]) where (a.y <= probe.y) != (b.y <= probe.y) {
        let x = a.x + (probe.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > probe.x { winding += a.y < b.y ? 1 : -1 }
      }
      #expect(path.contains(probe) == (winding != 0))
      #expect(path.contains(probe, using: .evenOdd) == !winding.isMultiple(of: 2))
    }
  }

  @Test("a ring drawn as two rectangles has a hole by the even-odd rule only")
  func fillRules() {
    var ring = CGPath(rect: Self.square)
    ring.addPath(CGPath(rect: Self.square.insetBy(dx: 20, dy: 20)))
    let middle = CGPoint(x: Self.square.midX, y: Self.square.midY)
    #expect(ring.contains(middle) && !ring.contains(middle, using: .evenOdd))
  }

  @Test("an ellipse starts at three o'clock, goes clockwise on screen and is round to three in ten thousand")
  func ellipse() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(circle.elements.count == 6)
    #expect(circle.elements[0] == .move(to: CGPoint(x: 50, y: 0)))
    #expect(circle.elements[1].end == CGPoint(x: 0, y: 50))
    for point in Self.chords(circle, per: 50) {
      #expect((point.distance(to: .zero) - 50).magnitude < 50 * 0.0003)
    }
    #expect(circle.boundingBoxOfPath == CGRect(x: -50, y: -50, width: 100, height: 100))
  }

  @Test("round rectangles have matching elements whatever their radius")
  func roundedRects() {
    let sharp = CGPath(roundedRect: Self.square, cornerRadius: 0)
    let round = CGPath(roundedRect: Self.square, cornerRadius: 500)
    let half = sharp.interpolated(to: round, progress: 0.5)
    #expect(half.boundingBoxOfPath == Self.square)
    #expect(half != sharp && half != round)
    #expect(round.contains(CGPoint(x: 11, y: 50)) && !round.contains(CGPoint(x: 12, y: 22)))
    let one = CGPath(roundedRect: Self.square, cornerRadius: 20, corners: .topLeft)
    #expect(!one.contains(CGPoint(x: 11, y: 21)) && one.contains(CGPoint(x: 109, y: 79)))
  }

  struct Arc: Sendable {
    let start, end: Double
    let clockwise: Bool
    let sweep: Double
  }

  static let turn = 2 * Double.pi
  static let arcs = [
    Arc(start: 0, end: turn / 4, clockwise: true, sweep: turn / 4),
    Arc(start: 0, end: turn / 4, clockwise: false, sweep: 3 * turn / 4),
    Arc(start: 0, end: turn, clockwise: true, sweep: turn),
    Arc(start: 1, end: 0, clockwise: true, sweep: turn - 1),
    Arc(start: 1, end: 0, clockwise: false, sweep: 1),
    Arc(start: 0, end: 7, clockwise: true, sweep: turn),
    Arc(start: 0.5, end: 0.5, clockwise: true, sweep: 0),
  ]

  @Test("an arc goes the way asked for and ends at its angle", arguments: arcs)
  func arc(_ arc: Arc) {
    var path = CGPath()
    path.addArc(center: .zero, radius: 10, startAngle: arc.start, endAngle: arc.end, clockwise: arc.clockwise)
    #expect((path.length - 10 * arc.sweep).magnitude <= 10 * arc.sweep * 0.0003)
    let tail = path.currentPoint ?? .zero
    let stop = arc.sweep >= Self.turn ? arc.start : arc.end
    #expect(isClose([tail.x, tail.y], [10 * Transcendental.cos(stop), 10 * Transcendental.sin(stop)], Tolerance.time))
  }

  @Test("the parts of a path cut in three lie on it and are as long as they should be", arguments: Seed.first(10))
  func trimming(_ seed: Seed) {
    var path = Self.random(seed)
    path.closeSubpath()
    path.addPath(CGPath(ellipseIn: Self.square))
    var generator = Seed(seed.value + 2000).generator
    let cuts = [0, generator.number(in: 0.05...0.5), generator.number(in: 0.55...0.95), 1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let part = path.trimmed(from: from, to: to)
      #expect(isClose(part.length, (to - from) * path.length, Tolerance.arcLength))
      let middle = part.trimmed(from: 0, to: 0.5).currentPoint ?? .zero
      let same = path.trimmed(from: 0, to: (from + to) / 2).currentPoint ?? .zero
      #expect(isClose([middle.x, middle.y], [same.x, same.y], Tolerance.arcLength))
    }
  }

  @Test("trimming a square: whole subpaths stay closed, cut ones are open, and an empty range is empty")
  func trimmedSquares() {
    func lines(_ points: (Double, Double)...) -> CGPath {
      var path = CGPath()
      path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
      return path
    }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmed(from: 0.125, to: 0.375) == lines((5, 0), (10, 0), (10, 5)))
    #expect(square.trimmed(from: 0.75, to: 1) == lines((0, 10), (0, 0)))
    #expect(square.trimmed(from: -1, to: 2) == square && square.trimmed(from: 0, to: 1) == square)
    var two = square
    two.addPath(CGPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    var expected = square
    expected.addPath(lines((20, 0), (30, 0), (30, 10)))
    #expect(two.trimmed(from: 0, to: 0.75) == expected)
    for (from, to) in [(0.5, 0.5), (0.6, 0.4), (1, 2), (-1, 0), (.nan, 1)] {
      #expect(square.trimmed(from: from, to: to).length == 0, "\(from) to \(to)")
    }
    #expect(CGPath().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test("a path is moved point by point")
  func applying() {
    let moved = CGPath(rect: Self.square).applying(CGAffineTransform(translationX: 5, y: -5))
    #expect(moved == CGPath(rect: Self.square.offsetBy(dx: 5, dy: -5)))
  }

  @Test("after a close the current point is where its subpath began")
  func currentPoint() {
    var path = CGPath()
    #expect(path.currentPoint == nil)
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }
}

@Suite("CGColor") struct CGColorTests {
  @Test(
    "reads the four hex forms",
    arguments: [
      ("#0a84ff", CGColor(red: 10.0 / 255, green: 132.0 / 255, blue: 1, alpha: 1)), ("#FFF", .white),
      ("#000f", .black), ("#00000000", .clear),
    ])
  func hex(_ text: String, _ color: CGColor) {
    #expect(CGColor(hex: text) == color)
    #expect(CGColor(hex: color.hex) == color)
  }

  @Test("reads nothing else", arguments: ["", "#", "fff", "#ff", "#ggg", "#12345", "red", "#fff ", "#\u{FF11}23"])
  func notHex(_ text: String) {
    #expect(CGColor(hex: text) == nil)
  }

  @Test("system colours have the values of the light appearance")
  func named() {
    #expect(NamedColor.systemBlue.color.hex == "#007aff")
    #expect(NamedColor.systemRed.color.hex == "#ff3b30")
    #expect(NamedColor.label.color == .black)
    #expect(NamedColor(rawValue: "systemGray6")?.color.hex == "#f2f2f7")
  }

  @Test("a move after a move replaces it, and without a current point a line adds nothing")
  func beginnings() {
    var path = CGPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 3))
    #expect(path.elements == [.move(to: CGPoint(x: 2, y: 2)), .line(to: CGPoint(x: 3, y: 3))])
  }

  @Test("a point on the outline is inside, on every side", arguments: [FillRule.nonZero, .evenOdd])
  func outline(_ rule: FillRule) {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    for (x, y) in [(0.0, 5.0), (10, 5), (5, 0), (5, 10), (0, 0), (10, 0), (0, 10), (10, 10)] {
      #expect(square.contains(CGPoint(x: x, y: y), using: rule))
    }
    #expect(!square.contains(CGPoint(x: 10.000001, y: 5), using: rule))
    #expect(!square.contains(CGPoint(x: 11, y: 10), using: rule))
    let circle = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    for (x, y) in [(5.0, 0.0), (-5, 0), (0, 5), (0, -5)] {
      #expect(circle.contains(CGPoint(x: x, y: y), using: rule))
    }
    #expect(!circle.contains(CGPoint(x: 3.6, y: 3.6), using: rule))
    var triangle = CGPath()
    triangle.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(triangle.contains(CGPoint(x: 5, y: 5), using: rule))
    #expect(!triangle.contains(CGPoint(x: 5.1, y: 5), using: rule))
  }
}
