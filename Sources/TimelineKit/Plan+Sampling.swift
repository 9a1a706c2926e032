import MotionMath

/// Where a sample of a plan is put; kept between samples, so that moving a frame allocates nothing.
struct PlanSample {
  /// Seconds of each clock; NaN while the group it belongs to is not in effect.
  var clocks: [Double] = []
  /// The warped fraction of each timing; NaN while it is not in effect.
  var progress: [Double] = []
  /// Which iteration each timing is in, from 0.
  var iterations: [Double] = []
  var values: [Double] = []
  var objects: [AnimatableValue] = []
}

extension Plan {
  /// Computes everything that is animated, at `time` seconds of the world.
  func sample(at time: Double, into sample: inout PlanSample) {
    sampleClocks(at: time, into: &sample)
    sampleTimings(into: &sample)
    sample.values = initial
    sample.objects = initialObjects
    sample.values.withUnsafeMutableBufferPointer { values in
      for run in runs { draw(run, progress: sample.progress[Int(run.timing)], into: values) }
    }
    for track in tracks { draw(track, into: &sample) }
  }

  private func sampleClocks(at time: Double, into sample: inout PlanSample) {
    sample.clocks.removeAll(keepingCapacity: true)
    for clock in clocks {
      switch clock {
      case .world: sample.clocks.append(time)
      case .layer(let parent, let own): sample.clocks.append(own.localTime(at: sample.clocks[parent]))
      case .group(let parent, let timing, let function):
        let outside = sample.clocks[parent]
        guard !outside.isNaN, let iteration = timing.iteration(at: outside), timing.duration > 0 else {
          sample.clocks.append(.nan)
          continue
        }
        let warped = function.map { $0.value(at: iteration.fraction) * timing.duration }
        sample.clocks.append(warped ?? iteration.time)
      }
    }
  }

  private func sampleTimings(into sample: inout PlanSample) {
    sample.progress.removeAll(keepingCapacity: true)
    sample.iterations.removeAll(keepingCapacity: true)
    for timing in timings {
      let clock = sample.clocks[timing.clock]
      guard !clock.isNaN, let iteration = timing.timing.iteration(at: clock) else {
        sample.progress.append(.nan)
        sample.iterations.append(0)
        continue
      }
      sample.progress.append(timing.curve.progress(iteration.fraction, of: timing.timing.duration))
      sample.iterations.append(timing.timing.autoreverses ? 0 : iteration.index)
    }
  }

  /// Moves every component of a run. A whole way is the end value itself: exact at progress 1, as at 0.
  private func draw(_ run: Run, progress: Double, into values: UnsafeMutableBufferPointer<Double>) {
    if progress.isNaN { return }
    let lines = progress == 1 ? ends : starts
    let progress = progress == 1 ? 0 : progress
    targets.withUnsafeBufferPointer { targets in
      lines.withUnsafeBufferPointer { starts in
        ends.withUnsafeBufferPointer { ends in
          if run.isAdditive {
            for index in run.range {
              values[Int(targets[index])] += starts[index] + (ends[index] - starts[index]) * progress
            }
          } else {
            for index in run.range {
              values[Int(targets[index])] = starts[index] + (ends[index] - starts[index]) * progress
            }
          }
        }
      }
    }
  }

  private func draw(_ track: Track, into sample: inout PlanSample) {
    let progress = sample.progress[Int(track.timing)]
    if progress.isNaN { return }
    let slot = slots[Int(track.slot)]
    let output = Int(slot.output)
    let iteration = sample.iterations[Int(track.timing)]
    if slot.property.page == nil {
      sample.objects[output] = track.motion.value(
        progress: progress, iteration: iteration, over: sample.objects[output])
      return
    }
    sample.values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      let under = AnimatableValue(kind: slot.property.kind, components: base + output)
      track.motion.value(progress: progress, iteration: iteration, over: under).write(to: base + output)
    }
  }
}

extension Plan.ProgressCurve {
  /// The progress at `fraction` of an iteration of `duration` seconds.
  func progress(_ fraction: Double, of duration: Double) -> Double {
    switch self {
    case .linear: fraction
    case .bezier(let function): function.value(at: fraction)
    case .spring(let spring, let function): spring.value(at: (function?.value(at: fraction) ?? fraction) * duration)
    }
  }
}
