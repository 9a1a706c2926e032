import MotionFitting
import Testing

/// Measured positions beside the course of a lane.
@Suite("Aligned motions") struct AlignmentTests {
  /// A spring of 0.45 s on a way of 400 points, that begins a tenth of a second after 0.
  private func course(perSecond rate: Double, ratio: Double = 0.7) -> MotionCourse {
    let times = MeasuredMotion.times(perSecond: rate, for: 1.2)
    let way = MeasuredMotion.spring(response: 0.45, ratio: ratio, velocity: 0, at: times.map { $0 - 0.1 })
    return MotionCourse(times: times, values: [way.map { 40 + 400 * $0 }])
  }

  /// The same measured elsewhere, from `lead` seconds before the course, at another place, with noise.
  private func samples(lead: Double, noise: Double = 0, ratio: Double = 0.7) -> MotionCourse {
    let times = MeasuredMotion.times(perSecond: 60, for: 1.6)
    let way = MeasuredMotion.spring(response: 0.45, ratio: ratio, velocity: 0, at: times.map { $0 - lead - 0.1 })
    var random = Noise(seed: 3)
    // The first sample is the place itself.
    return MotionCourse(
      times: times, values: [way.enumerated().map { 700 + 400 * $1 + ($0 == 0 ? 0 : noise * random.next()) }])
  }

  /// A lead of whole frames is met to the thousandth part of one; between two frames the course is a cubic, whose error at the
  /// onset of the spring, where its second derivative leaps from 0 to ω² · 400 = 78,000, is 78,000 / 3600 / 8 = 2.7 points at most.
  @Test(
    "the lead of a film is found, whole frames or not, before the run and after its start",
    arguments: [0, 0.25, -0.05, 0.2571])
  func lead(_ lead: Double) {
    let found = MotionAlignment(samples(lead: lead), beside: course(perSecond: 60))
    let isWhole = lead != 0.2571
    #expect(abs(found.shift + lead) < (isWhole ? 2e-5 : 1e-3), "\(found.shift)")
    let most = (0..<96).map(found.distance).max() ?? 0
    #expect(most < (isWhole ? 0.02 : 2.7), "\(most)")
  }

  @Test("a pixel of noise moves the lead by less than a thousandth of a second")
  func noise() {
    let found = MotionAlignment(samples(lead: 0.25, noise: 1.0 / 3), beside: course(perSecond: 60))
    #expect(abs(found.shift + 0.25) < 1e-3, "\(found.shift)")
  }

  /// Ratios of 0.7 and 1: the overshoot of e^(-π · 0.7 / √0.51) = 4.6 % of 400 points is there in one alone, which is 18 points; the
  /// lead takes some of the difference away.
  @Test("another spring is apart from it, wherever it is laid")
  func other() {
    let found = MotionAlignment(samples(lead: 0.25, ratio: 1), beside: course(perSecond: 60))
    #expect((0..<96).map(found.distance).max() ?? 0 > 9)
  }

  @Test("a course stays where it begins and ends, and goes through its samples")
  func course() {
    let course = MotionCourse(times: [0, 1, 3], values: [[2, 4, 3]])
    #expect([-1, 0, 1, 3, 9].map { course.value(at: $0, axis: 0) } == [2, 2, 4, 3, 3])
    #expect(course.reach == 2)
    // Three points of a parabola lie on it: at evenly spaced ones the slope through the neighbours is its own.
    let parabola = MotionCourse(times: [0, 1, 2, 3], values: [[0, 1, 4, 9]])
    #expect(abs(parabola.value(at: 1.5, axis: 0) - 2.25) < 1e-12)
  }
}
