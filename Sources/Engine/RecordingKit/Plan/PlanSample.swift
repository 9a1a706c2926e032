import MotionMath

/// The values of a plan at one instant. Kept between samples, so that moving a frame allocates nothing.
final class PlanSample {
  /// Seconds of each clock; NaN while the group it belongs to is not in effect.
  private let clocks = DoubleColumn()
  /// The progress of each timing; NaN while it is not in effect.
  private let progress = DoubleColumn()
  /// Which iteration each timing that is not plain is in, from 0.
  private var iterations: [Double] = []
  private let column = DoubleColumn()
  private(set) var objects: [AnimatableValue] = []

  /// The components of the animated properties, in the plan's own order; good until the next update.
  var components: UnsafePointer<Double> { UnsafePointer(column.base) }

  /// The progress of timing number `timing`, or NaN.
  func progress(of timing: Int) -> Double { progress.base[timing] }

  /// Computes everything `plan` animates, at `time` seconds of the world.
  func update(_ plan: Plan, at time: Double) {
    sampleClocks(of: plan, at: time)
    sampleTimings(of: plan.timings)
    column.resize(to: plan.lines.count)
    plan.lines.sample(progress.base, into: column.base)
    if !objects.isEmpty || !plan.objects.isEmpty { objects = plan.objects }
    for track in plan.tracks { draw(track, plan.timings.plainCount) }
  }

  private func sampleClocks(of plan: Plan, at time: Double) {
    clocks.resize(to: plan.clocks.count)
    for (index, clock) in plan.clocks.enumerated() {
      switch clock {
      case .world: clocks.base[index] = time
      case .layer(let parent, let timing): clocks.base[index] = timing.localTime(at: clocks.base[parent])
      case .delayed(let parent, let seconds): clocks.base[index] = clocks.base[parent] - seconds
      case .group(let parent, let timing, let function):
        clocks.base[index] = groupTime(timing, function, at: clocks.base[parent])
      }
    }
  }

  /// The basic time inside a group, which its own curve warps; NaN while the group is not in effect.
  private func groupTime(_ timing: CAMediaTiming, _ function: CAMediaTimingFunction?, at outside: Double) -> Double {
    guard !outside.isNaN, timing.duration > 0, let iteration = timing.iteration(at: outside) else { return .nan }
    return function.map { $0.value(at: iteration.fraction) * timing.duration } ?? iteration.time
  }

  private func sampleTimings(of timings: TimingColumns) {
    progress.resize(to: timings.count)
    timings.samplePlain(clocks: clocks.base, into: progress.base)
    iterations.removeAll(keepingCapacity: true)
    for (index, timing) in timings.others.enumerated() {
      let sample = timing.progress(at: clocks.base[timing.clock])
      progress.base[timings.plainCount + index] = sample?.progress ?? .nan
      iterations.append(sample?.iteration ?? 0)
    }
  }

  private func draw(_ track: Plan.Track, _ plainCount: Int) {
    let progress = self.progress.base[track.timing]
    if progress.isNaN { return }
    let iteration = track.timing < plainCount ? 0 : iterations[track.timing - plainCount]
    if track.property.page == nil {
      objects[track.output] = track.motion.value(
        progress: progress, iteration: iteration, over: objects[track.output])
      return
    }
    let target = column.base + track.output
    let under = AnimatableValue(kind: track.property.kind, components: target)
    track.motion.value(progress: progress, iteration: iteration, over: under).write(to: target)
  }
}
