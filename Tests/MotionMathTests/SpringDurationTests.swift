import MotionMath
import TestSupport
import Testing

/// Durations, perceptual parameters and UIKit's fit, against values measured on macOS and iOS.
@Suite("Spring durations") struct SpringDurationTests {
  @Test(
    "settles when macOS says so",
    arguments: [
      (1, 100, 10, 0, 1.4727003346780927), (1, 300, 20, 0, 0.7442555275721707), (2, 100, 5, 0, 5.658348137358159),
      (1, 100, 10, 5, 1.3815510557964275), (1, 100, 10, -5, 1.5350814063145797),
      (1, 100, 20, 0, 0.9999999999999999), (1, 100, 30, 0, 0.9999999999999999),
      (1, 100, 100, 0, 0.9999999999999999), (1, 400, 40, 0, 0.5), (1, 25, 10, 0, 1.9000000000000006),
      (1, 1, 2, 0, 9.299999999999983), (1, 100, 0, 0, 3.4028234663852886e38),
    ] as [(Double, Double, Double, Double, Double)])
  func settling(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ expected: Double) throws {
    let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(isClose(spring.settlingDuration, expected, Tolerance.rounding))
  }

  @Test(
    "a perceptual duration and a bounce give the measured spring",
    arguments: [
      (0.5, 0.3, nil, nil, 0.8629552831744205), (1, 0, 39.47841760435743, 12.566370614359172, 1.5),
      (0.25, 0, 631.6546816697189, 50.26548245743669, 0.4), (0.5, 0.7, nil, 7.539822368615504, 1.904872615017113),
      (0.35, 0.15, 322.27279677026473, 30.51832863487228, 0.5156554893625898), (0.5, -0.3, nil, 35.90391604102621, nil),
      (1, -0.5, nil, 25.132741228718345, nil), (1, -1, nil, .infinity, 0),
    ] as [(Double, Double, Double?, Double?, Double?)])
  func perceptual(
    _ duration: Double, _ bounce: Double, stiffness: Double?, damping: Double?, settling: Double?
  ) throws {
    let spring = try Spring(perceptualDuration: duration, bounce: bounce)
    if let stiffness { #expect(isRelativelyClose(spring.stiffness, stiffness, Tolerance.rounding)) }
    if let damping { #expect(isRelativelyClose(spring.damping, damping, Tolerance.rounding)) }
    if let settling { #expect(isClose(spring.settlingDuration, settling, Tolerance.rounding)) }
    #expect(isClose(spring.perceptualDuration, duration, Tolerance.rounding))
    #expect(isClose(spring.bounce, bounce, Tolerance.rounding))
  }

  @Test("a really overdamped spring settles near the measured time")
  func overdampedSettling() throws {
    // Published as about 2.6 s, give or take 0.2.
    #expect(try (2.4...2.8).contains(Spring(perceptualDuration: 1, bounce: -0.5).settlingDuration))
  }

  @Test("more damping never settles sooner once overdamped", arguments: [20.000_001, 21, 25, 40, 100])
  func settlingGrows(_ damping: Double) throws {
    let spring = try Spring(damping: damping, allowsOverdamping: true)
    let more = try Spring(damping: damping * 1.1, allowsOverdamping: true)
    #expect(try spring.settlingDuration >= Spring(damping: 20).settlingDuration)
    #expect(more.settlingDuration >= spring.settlingDuration)
  }

  @Test(
    "the fit to a duration has the measured stiffness",
    arguments: [
      (0.6, 0.8, 0, 190.21427544499548), (0.1, 1, 0, 2125.3901278407934), (0.5, 1, 0, 161.7195025042016),
      (0.8, 1, 0, 80.89737200360506), (0.9, 1, 0, 71.92472915770972), (0.5, 0.5, 0, 646.8780100168065),
      (0.5, 2, 0, 40.4298756260504), (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114),
      (0.5, 1, 1, 152.86841381792456), (0.5, 1, -2, 175.4224123383425),
    ] as [(Double, Double, Double, Double)])
  func fit(_ ratio: Double, _ duration: Double, _ velocity: Double, _ stiffness: Double) throws {
    let spring = try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(isRelativelyClose(spring.stiffness, stiffness, Tolerance.fittedStiffness))
    #expect(isClose(spring.dampingRatio, ratio, Tolerance.rounding))
  }

  @Test("the fit satisfies its own criterion", arguments: Seed.first(100))
  func criterion(_ seed: Seed) throws {
    var generator = seed.generator
    let ratio = generator.number(in: 0.05...0.95)
    let duration = generator.number(in: 0.1...3)
    let velocity = generator.number(in: -10...10)
    let spring = try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    let w = spring.frequency
    let share = (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
    let left = share.magnitude * Transcendental.exp(-ratio * w * duration)
    #expect(isClose(left, 0.001, Tolerance.integration))
  }

  @Test("critically damped without velocity, frequency times duration is 9.23341", arguments: [0.25, 1, 4])
  func criticalFit(_ duration: Double) throws {
    let spring = try Spring(dampingRatio: 1, duration: duration)
    #expect(isClose(spring.frequency * duration, 9.23341, Tolerance.curve))
  }

  @Test("fast starts still have a fit", arguments: [0.3, 1], [20, 50, 500])
  func fastStart(_ ratio: Double, velocity: Double) throws {
    let spring = try Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
    #expect(spring.stiffness.isFinite && spring.stiffness > 0)
  }

  @Test("ratios with no answer of their own count as the nearest that has one")
  func clamped() throws {
    #expect(try Spring(dampingRatio: 0, duration: 1) == Spring(dampingRatio: 0.002, duration: 1))
    #expect(try Spring(dampingRatio: 3, duration: 1) == Spring(dampingRatio: 1, duration: 1))
  }

  @Test(
    "the fitted spring moves as views were measured to",
    arguments: [
      (50.0, 150.0, 0.6, 0.8, [130.98, 159.39, 151.06, 149.06, 150]),
      (40, 160, 0.35, 1, [183.54, 166.65, 152.12, 163.52, 158.94]),
    ])
  func views(_ from: Double, _ to: Double, _ ratio: Double, _ duration: Double, _ expected: [Double]) throws {
    let spring = try Spring(dampingRatio: ratio, duration: duration)
    for (time, position) in zip([0.15, 0.3, 0.45, 0.6, 0.8], expected) {
      // The source samples a running app, whose frames are not exactly at these times.
      #expect(isClose(from + (to - from) * spring.value(at: time), position, Tolerance.runningView))
    }
  }
}
