import Glibc
import MotionMath
import TestSupport
import Testing

/// The C library shares no code with ours; it is allowed here because nothing below is compared bit by bit.
@Suite("Transcendental") struct TranscendentalTests {
  @Test("exp, sinh, cosh and log agree with the C library over their ranges", arguments: Seed.first(20))
  func exponentials(_ seed: Seed) {
    var generator = seed.generator
    for _ in 0..<200 {
      let x = generator.number(in: -700...700)
      #expect(isRelativelyClose(Transcendental.exp(x) / Glibc.exp(x), 1, Tolerance.transcendental))
      let small = generator.number(in: -3...3)
      #expect(isRelativelyClose(Transcendental.sinh(small), Glibc.sinh(small), Tolerance.transcendental))
      #expect(isRelativelyClose(Transcendental.cosh(small), Glibc.cosh(small), Tolerance.transcendental))
      let positive = Glibc.exp(generator.number(in: -50...50))
      #expect(isRelativelyClose(Transcendental.log(positive), Glibc.log(positive), Tolerance.transcendental))
      let exponent = generator.number(in: -5...5)
      #expect(
        isRelativelyClose(Transcendental.pow(2.5, exponent), Glibc.pow(2.5, exponent), Tolerance.transcendental))
    }
  }

  @Test("sine, cosine and tangent agree with the C library up to ten thousand turns", arguments: Seed.first(20))
  func trigonometry(_ seed: Seed) {
    var generator = seed.generator
    for range in [0.0...1, 0...10, 0...60_000] {
      for _ in 0..<100 {
        let angle = generator.number(in: -range.upperBound...range.upperBound)
        #expect(isClose(Transcendental.sin(angle), Glibc.sin(angle), Tolerance.transcendental))
        #expect(isClose(Transcendental.cos(angle), Glibc.cos(angle), Tolerance.transcendental))
        let tangent = Glibc.tan(angle)
        if tangent.magnitude < 100 {
          #expect(isRelativelyClose(Transcendental.tan(angle), tangent, Tolerance.transcendental * 100))
        }
      }
    }
  }

  @Test("inverse functions agree with the C library in every quadrant", arguments: Seed.first(20))
  func inverses(_ seed: Seed) {
    var generator = seed.generator
    for _ in 0..<200 {
      let (x, y) = (generator.number(in: -10...10), generator.number(in: -10...10))
      #expect(isClose(Transcendental.atan2(y, x), Glibc.atan2(y, x), Tolerance.transcendental))
      let cosine = generator.number(in: -1...1)
      #expect(isClose(Transcendental.acos(cosine), Glibc.acos(cosine), Tolerance.transcendental))
      #expect(isClose(Transcendental.asin(cosine), Glibc.asin(cosine), Tolerance.transcendental))
    }
  }

  @Test(
    "the axes and the ends are exact",
    arguments: [
      (Transcendental.exp(0), 1), (Transcendental.exp(-1000), 0), (Transcendental.exp(1000), .infinity),
      (Transcendental.log(1), 0), (Transcendental.log(0), -.infinity), (Transcendental.sin(0), 0),
      (Transcendental.cos(0), 1), (Transcendental.atan2(0, 1), 0), (Transcendental.atan2(1, 0), .pi / 2),
      (Transcendental.atan2(0, -1), .pi), (Transcendental.acos(1), 0), (Transcendental.acos(-1), .pi),
      (Transcendental.pow(2, 10), 1024), (Transcendental.pow(-2, 3), -8), (Transcendental.pow(2, -1), 0.5),
      (Transcendental.pow(0, 0.5), 0), (Transcendental.sinh(0), 0), (Transcendental.cosh(0), 1),
    ] as [(Double, Double)])
  func exact(_ result: Double, _ expected: Double) {
    #expect(result == expected)
  }

  @Test("what has no answer is NaN")
  func undefined() {
    #expect(Transcendental.log(-1).isNaN)
    #expect(Transcendental.acos(1.5).isNaN)
    #expect(Transcendental.pow(-2, 0.5).isNaN)
    #expect(Transcendental.sin(.infinity).isNaN)
  }
}
