import MotionMath
import TestSupport
import Testing

@Suite("Interpolation") struct InterpolationTests {
  static let pairs: [(AnimatableValue, AnimatableValue)] = [
    (.number(1), .number(4)), (.point(.zero), .point(CGPoint(x: 100, y: 50))),
    (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 3, height: 8))),
    (.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .rect(CGRect(x: 20, y: 20, width: 20, height: 30))),
    (.color(.black), .color(CGColor(red: 1, green: 0.5, blue: 0.1, alpha: 0.3))),
    (.transform(.identity), .transform(CATransform3DMakeRotation(0.7, 1, 2, 3))),
    (.numbers([0, 1]), .numbers([2, 5])), (.colors([.black]), .colors([.white])),
    (.points([.zero]), .points([CGPoint(x: 3, y: 4)])), (.bool(false), .bool(true)), (.text("a"), .text("b")),
    (.path(CGPath(rect: .zero)), .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))),
  ]

  @Test("is exact at both ends for every kind", arguments: pairs)
  func exactEnds(_ from: AnimatableValue, _ to: AnimatableValue) throws {
    #expect(try from.interpolated(to: to, progress: 0) == from)
    #expect(try from.interpolated(to: to, progress: 1) == to)
  }

  @Test(
    "moves by component",
    arguments: [
      (0, 0.5, [2.5]), (1, 0.5, [50, 25]), (2, 0.5, [2, 5]), (3, 0.5, [10, 10, 15, 20]),
      (4, 0.5, [0.5, 0.25, 0.05, 0.65]), (1, 1.5, [150, 75]), (1, -0.5, [-50, -25]),
    ] as [(Int, Double, [Double])])
  func components(_ pair: Int, progress: Double, expected: [Double]) throws {
    let (from, to) = Self.pairs[pair]
    #expect(isClose(try from.interpolated(to: to, progress: progress).components, expected, Tolerance.rounding))
  }

  @Test("a bool switches as soon as it has begun, text at one half")
  func switching() throws {
    #expect(try AnimatableValue.bool(false).interpolated(to: .bool(true), progress: 0.01) == .bool(true))
    #expect(try AnimatableValue.text("a").interpolated(to: .text("b"), progress: 0.49) == .text("a"))
    #expect(try AnimatableValue.text("a").interpolated(to: .text("b"), progress: 0.5) == .text("b"))
  }

  @Test("a nil colour at either end makes the whole run nil", arguments: [0, 0.5, 1])
  func nilColor(_ progress: Double) throws {
    #expect(try AnimatableValue.none.interpolated(to: .color(.white), progress: progress) == .none)
    #expect(try AnimatableValue.color(.white).interpolated(to: .none, progress: progress) == .none)
    #expect(interpolate(.nan, 1, progress).isNaN)
    #expect(interpolate(1, .nan, progress).isNaN)
  }

  @Test("lists and paths that do not match switch at one half")
  func mismatched() throws {
    let (short, long) = (AnimatableValue.numbers([1]), AnimatableValue.numbers([1, 2]))
    #expect(try short.interpolated(to: long, progress: 0.4) == short)
    #expect(try short.interpolated(to: long, progress: 0.6) == long)
    let (line, oval) = (
      CGPath(elements: [.move(to: .zero)]), CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    )
    #expect(line.interpolated(to: oval, progress: 0.4) == line)
    #expect(line.interpolated(to: oval, progress: 0.6) == oval)
  }

  @Test("kinds that do not meet are refused by name")
  func kindsDiffer() {
    #expect(throws: MotionError.kindsDiffer(expected: .point, given: .number)) {
      try AnimatableValue.point(.zero).interpolated(to: .number(40), progress: 0.5)
    }
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .bool)) {
      try AnimatableValue.number(1).adding(.bool(true))
    }
  }

  @Test("subtracting a value and adding it back gives the first one", arguments: Seed.first(50))
  func differences(_ seed: Seed) throws {
    var generator = seed.generator
    for kind in [ValueKind.number, .point, .size, .rect, .color, .transform] {
      let (old, new) = (generator.value(of: kind), generator.value(of: kind))
      let difference = try old.subtracting(new)
      #expect(isClose(try new.adding(difference).components, old.components, Tolerance.time))
      let none = try new.adding(.zero(of: kind))
      #expect(none == new)
    }
  }

  @Test("an additive transform acts before the one under it")
  func additiveTransform() throws {
    let under = AnimatableValue.transform(CATransform3DMakeScale(2, 2, 1))
    let shift = try AnimatableValue.transform(.identity).interpolated(
      to: .transform(CATransform3DMakeTranslation(10, 0, 0)), progress: 0.5)
    guard case .transform(let shown) = try under.adding(shift) else {
      Issue.record("not a transform")
      return
    }
    #expect(isClose([shown.m41, shown.m11], [10, 2], Tolerance.rounding))
  }

  @Test("distance is Euclidean over the components")
  func distance() throws {
    #expect(try AnimatableValue.number(3).distance(to: .number(-1)) == 4)
    #expect(try AnimatableValue.point(.zero).distance(to: .point(CGPoint(x: 3, y: 4))) == 5)
    #expect(try AnimatableValue.points([.zero]).distance(to: .points([CGPoint(x: 6, y: 8)])) == 10)
  }

  @Test("components round-trip through memory for every vector kind", arguments: Seed.first(20))
  func components(_ seed: Seed) {
    var generator = seed.generator
    for kind in ValueKind.allCases where kind.width > 0 {
      let value = generator.value(of: kind)
      #expect(value.components.count == kind.width)
      var stored = [Double](repeating: 0, count: 16)
      stored.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        value.write(to: base)
        #expect(AnimatableValue(kind: kind, components: base) == value)
        AnimatableValue.none.write(to: base)
        #expect(AnimatableValue(kind: .color, components: base) == .none)
      }
    }
  }

  @Test("a value stays small enough to copy freely")
  func size() {
    #expect(MemoryLayout<AnimatableValue>.stride <= 40)
  }
}

extension SeededGenerator {
  /// A value of a vector kind with components in -10...10; transforms can be undone.
  mutating func value(of kind: ValueKind) -> AnimatableValue {
    if kind == .transform {
      let turn = CATransform3DMakeRotation(number(in: -3...3), number(in: 1...2), number(in: -1...1), 1)
      let scaled = CATransform3DScale(turn, number(in: 0.5...2), number(in: 0.5...2), number(in: 0.5...2))
      return .transform(CATransform3DTranslate(scaled, number(in: -10...10), number(in: -10...10), 3))
    }
    if kind == .bool { return .bool(Bool.random(using: &self)) }
    let components = (0..<4).map { _ in number(in: -10...10) }
    return components.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { AnimatableValue(kind: kind, components: $0) } ?? .none
    }
  }
}
