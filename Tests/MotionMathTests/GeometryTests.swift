import MotionMath
import TestSupport
import Testing

@Suite("Geometry") struct GeometryTests {
  @Test("a rectangle with negative sizes is another way to name the same one")
  func standardized() {
    let rect = CGRect(x: 5, y: 5, width: -10, height: -20)
    #expect(rect.standardized == CGRect(x: -5, y: -15, width: 10, height: 20))
    #expect([rect.minX, rect.maxX, rect.minY, rect.maxY, rect.width, rect.height] == [-5, 5, -15, 5, 10, 20])
    #expect([rect.midX, rect.midY] == [0, -5])
  }

  @Test("null is neutral in a union and absorbing in an intersection")
  func null() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.zero.isNull && CGRect.zero.isEmpty)
    #expect(rect.union(.null) == rect && CGRect.null.union(rect) == rect)
    #expect(rect.intersection(.null).isNull && rect.intersection(rect.offsetBy(dx: 11, dy: 0)).isNull)
    #expect(rect.contains(.null))
    #expect(CGRect.infinite.contains(rect) && CGRect.infinite.isInfinite)
  }

  @Test("a rectangle contains itself and null, wherever it lies, and not what sticks out")
  func containing() {
    for place in [0, 0.1, 42.857142857142854, 1e6 / 3] {
      let rect = CGRect(x: place, y: -place, width: 80.1, height: 140.3)
      #expect(rect.contains(rect) && rect.contains(.null) && !CGRect.null.contains(rect))
      #expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(rect))
      #expect(!rect.contains(rect.offsetBy(dx: 0.5, dy: 0)) && !rect.contains(rect.offsetBy(dx: 0, dy: -0.5)))
    }
  }

  @Test("rectangles are equal when their standard forms are, and their width and height are never negative")
  func standardForms() {
    let turned = CGRect(x: 10, y: 20, width: -4, height: -6)
    #expect(turned == CGRect(x: 6, y: 14, width: 4, height: 6))
    #expect(turned.hashValue == CGRect(x: 6, y: 14, width: 4, height: 6).hashValue)
    #expect(turned != CGRect(x: 10, y: 20, width: 4, height: 6))
    #expect(CGRect(x: 10, y: 20, width: -4, height: 6) == CGRect(x: 6, y: 26, width: 4, height: -6))
    #expect(turned.width == 4 && turned.height == 6 && turned.size == CGSize(width: -4, height: -6))
  }

  @Test("rectangles that touch have an empty rectangle in common, which is not null")
  func touching() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let edge = square.intersection(CGRect(x: 10, y: 2, width: 5, height: 4))
    #expect(!edge.isNull && edge.isEmpty && edge == CGRect(x: 10, y: 2, width: 0, height: 4))
    #expect(square.intersection(CGRect(x: 10, y: 10, width: 1, height: 1)) == CGRect(x: 10, y: 10, width: 0, height: 0))
    #expect(square.intersection(CGRect(x: 10.5, y: 0, width: 1, height: 1)).isNull)
    #expect(square.intersects(CGRect(x: 10, y: 2, width: 5, height: 4)))
    #expect(!square.overlaps(CGRect(x: 10, y: 2, width: 5, height: 4)))
  }

  @Test("union, intersection and insets have the expected edges")
  func algebra() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    let b = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(a.union(b) == CGRect(x: 0, y: 0, width: 15, height: 16))
    #expect(a.intersection(b) == CGRect(x: 5, y: 6, width: 5, height: 4))
    #expect(a.insetBy(dx: 2, dy: -1) == CGRect(x: 2, y: -1, width: 6, height: 12))
    #expect(a.insetBy(dx: 6, dy: 0).isNull)
    #expect(
      a.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(CGRect(x: 0.5, y: -0.5, width: 1, height: 1).integral == CGRect(x: 0, y: -1, width: 2, height: 2))
  }

  @Test(
    "a rectangle is divided at a distance from an edge, which it may not leave",
    arguments: [
      (CGRect.Edge.minXEdge, 3.0, CGRect(x: 1, y: 2, width: 3, height: 20), CGRect(x: 4, y: 2, width: 7, height: 20)),
      (.maxXEdge, 3, CGRect(x: 8, y: 2, width: 3, height: 20), CGRect(x: 1, y: 2, width: 7, height: 20)),
      (.minYEdge, 5, CGRect(x: 1, y: 2, width: 10, height: 5), CGRect(x: 1, y: 7, width: 10, height: 15)),
      (.maxYEdge, 5, CGRect(x: 1, y: 17, width: 10, height: 5), CGRect(x: 1, y: 2, width: 10, height: 15)),
      (.minXEdge, -1, CGRect(x: 1, y: 2, width: 0, height: 20), CGRect(x: 1, y: 2, width: 10, height: 20)),
      (.maxYEdge, 99, CGRect(x: 1, y: 2, width: 10, height: 20), CGRect(x: 1, y: 2, width: 10, height: 0)),
    ])
  func division(_ edge: CGRect.Edge, _ distance: Double, _ slice: CGRect, _ rest: CGRect) {
    let parts = CGRect(x: 11, y: 22, width: -10, height: -20).divided(atDistance: distance, from: edge)
    #expect(parts.slice == slice && parts.remainder == rest)
  }

  @Test("the left and top edges are inside, the right and bottom ones are not")
  func containment() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(CGPoint.zero) && !rect.contains(CGPoint(x: 10, y: 5)) && !rect.contains(CGPoint(x: 5, y: 10)))
  }

  @Test("plane transforms compose in the order they are written", arguments: Seed.first(20))
  func affine(_ seed: Seed) {
    var generator = seed.generator
    let (a, b) = (generator.affine(), generator.affine())
    let point = CGPoint(x: generator.number(in: -9...9), y: generator.number(in: -9...9))
    let (once, twice) = (point.applying(a.concatenating(b)), point.applying(a).applying(b))
    #expect(isClose([once.x, once.y], [twice.x, twice.y], Tolerance.time))
    let back = point.applying(a).applying(a.inverted())
    #expect(isClose([back.x, back.y], [point.x, point.y], Tolerance.integration))
  }

  @Test("a rotation turns +x towards +y, and steps go before what is there")
  func conventions() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose([turned.x, turned.y], [0, 1], Tolerance.rounding))
    #expect(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0).tx == 20)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rotated square's box has its diagonal as side")
  func boundingBox() {
    let box = CGRect(x: -50, y: -50, width: 100, height: 100).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(
      isClose([box.minX, box.minY, box.width, box.height], [-70.71, -70.71, 141.42, 141.42], Tolerance.printedPoint))
  }
}

@Suite("CATransform3D") struct CATransform3DTests {
  @Test("the functions put the new step first, as measured on macOS")
  func order() {
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DTranslate(scale, 10, 0, 0).m41 == 20)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2).m41 == 10)
  }

  @Test("quarter turns about z and x have the measured entries")
  func rotations() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose([z.m11, z.m12, z.m21, z.m22], [0, 1, -1, 0], Tolerance.rounding))
    let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(isClose([x.m23, x.m32], [1, -1], Tolerance.rounding))
    let long = CATransform3DMakeRotation(0.5, 2, 0, 0)
    #expect(isClose([long.m23, long.m32], [0.479425538604203, -0.479425538604203], Tolerance.rounding))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0).isIdentity)
  }

  @Test("a matrix times its inverse is the identity", arguments: Seed.first(50))
  func inverse(_ seed: Seed) {
    var generator = seed.generator
    guard case .transform(var matrix) = generator.value(of: .transform) else { return }
    matrix.m34 = generator.number(in: -0.1...0.1)
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    #expect(isClose(product.elements, CATransform3D.identity.elements, Tolerance.time))
  }

  @Test("a singular matrix has no inverse and comes back unchanged")
  func singular() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(flat.inverse == nil && CATransform3DInvert(flat) == flat)
  }

  @Test("seen through a perspective, a point and its place in the plane lead to each other", arguments: Seed.first(50))
  func unproject(_ seed: Seed) throws {
    var generator = seed.generator
    var matrix = CATransform3DMakeRotation(generator.number(in: -1...1), 1, generator.number(in: -1...1), 0)
    var eye = CATransform3D.identity
    eye.m34 = -1 / 500
    matrix = CATransform3DConcat(matrix, eye)
    let point = CGPoint(x: generator.number(in: -100...100), y: generator.number(in: -100...100))
    let back = try #require(matrix.unproject(matrix.transform(point)))
    #expect(isClose([back.x, back.y], [point.x, point.y], Tolerance.integration))
    #expect(CATransform3DMakeScale(0, 1, 1).unproject(point) == nil)
  }

  @Test("perspective divides by the distance from the eye")
  func perspective() {
    var eye = CATransform3D.identity
    eye.m34 = -1.0 / 500
    let nearer = CATransform3DTranslate(eye, 0, 0, 250)
    #expect(nearer.transform(CGPoint(x: 10, y: 20)) == CGPoint(x: 20, y: 40))
  }

  @Test("a matrix of the plane converts both ways, one of space is not affine")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(matrix) && CATransform3DGetAffineTransform(matrix) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
  }
}

@Suite("CAValueFunction") struct CAValueFunctionTests {
  @Test("builds the matrix its name says")
  func matrices() throws {
    let middle = try AnimatableValue.numbers([0, 0, 0]).interpolated(to: .numbers([10, 20, 0]), progress: 0.5)
    let moved = try CAValueFunction(name: .translate).matrix(for: middle)
    #expect([moved.m41, moved.m42] == [5, 10])
    let scaled = try CAValueFunction(name: .scale).matrix(for: .numbers([2, 3, 4]))
    #expect([scaled.m11, scaled.m22, scaled.m33] == [2, 3, 4])
    #expect(try CAValueFunction(name: .translateY).matrix(for: .number(5)).m42 == 5)
    let turned = try CAValueFunction(name: .rotateZ).matrix(for: .number(0.5))
    #expect(isClose([turned.m11, turned.m12], [0.877582561890373, 0.479425538604203], Tolerance.rounding))
  }

  @Test("refuses other kinds, other counts and unknown names")
  func refuses() {
    #expect(CAValueFunction(name: "spin") == nil)
    #expect(CAValueFunction(name: "rotateX")?.name == .rotateX)
    #expect(throws: MotionError.countsDiffer(name: "scale", expected: 3, given: 2)) {
      try CAValueFunction(name: .scale).matrix(for: .numbers([1, 2]))
    }
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .numbers)) {
      try CAValueFunction(name: .scaleX).matrix(for: .numbers([1]))
    }
  }
}
