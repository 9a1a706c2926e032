/// Positions over time, between which a motion goes on smoothly.
public struct MotionCourse: Sendable {
  /// In seconds, each later than the one before; at least one.
  public let times: [Double]
  /// By axis: as many as there are times.
  public let values: [[Double]]

  /// - Precondition: There is a time, and each axis has as many values as there are times.
  public init(times: [Double], values: [[Double]]) {
    precondition(!times.isEmpty && values.allSatisfy { $0.count == times.count })
    (self.times, self.values) = (times, values)
  }

  /// The value of an axis at a time: before the first and after the last it stays as it is there, and between two it is the cubic
  /// of Catmull and Rom (1974), whose error is of the fourth order of their distance.
  public func value(at time: Double, axis: Int) -> Double {
    let values = values[axis]
    let last = times.count - 1
    guard time > times[0] else { return values[0] }
    guard time < times[last] else { return values[last] }
    var (low, high) = (0, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    /// The slope at an index: that of the line through its neighbours.
    func slope(_ index: Int) -> Double {
      let (before, after) = (max(index - 1, 0), min(index + 1, last))
      return (values[after] - values[before]) / (times[after] - times[before])
    }
    let width = times[high] - times[low]
    let s = (time - times[low]) / width
    let (one, other) = (slope(low) * width, slope(high) * width)
    let rise = values[high] - values[low]
    return values[low] + s * (one + s * (3 * rise - 2 * one - other + s * (one + other - 2 * rise)))
  }

  /// The difference of the greatest and the smallest value of the axis on which it is largest.
  public var reach: Double { values.map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0 }
}

/// Measured positions laid beside a course that was worked out, when and where nothing tells how the two belong together: the time
/// is that at which they are nearest, and the place that of the first sample.
public struct MotionAlignment: Sendable {
  /// The time of the course at the measured time 0, in seconds.
  public let shift: Double
  /// The measured positions as the course counts, by axis.
  public let measured: [[Double]]
  /// The course at the times of the samples.
  public let expected: [[Double]]

  /// - Precondition: Both have the same axes.
  public init(_ samples: MotionCourse, beside course: MotionCourse) {
    precondition(samples.values.count == course.values.count)
    let (first, last) = (samples.times[0], samples.times[samples.times.count - 1])
    let (begin, end) = (course.times[0], course.times[course.times.count - 1])
    let frame = samples.times.count > 1 ? (last - first) / Double(samples.times.count - 1) : 1
    /// The sum of squares of the differences; `most` is enough to know that it is more.
    func distance(_ shift: Double, _ most: Double = .infinity) -> Double {
      var sum = 0.0
      for axis in samples.values.indices {
        let values = samples.values[axis]
        let origin = course.value(at: first + shift, axis: axis) - values[0]
        for (time, value) in zip(samples.times, values) {
          let difference = value + origin - course.value(at: time + shift, axis: axis)
          sum += difference * difference
          if sum > most { return sum }
        }
      }
      return sum
    }
    // From where the last sample is the first of the course to where the first is its last; where several are as near, as in a
    // motion that repeats, the one at which both begin together comes first.
    let reach = Int(((end - begin) + (last - first)) / frame) + 1
    var best = (shift: begin - first, sum: distance(begin - first))
    for step in 1...max(reach, 1) {
      for shift in [begin - first - Double(step) * frame, begin - first + Double(step) * frame]
      where shift <= end - first && shift >= begin - last {
        let sum = distance(shift, best.sum)
        if sum < best.sum { best = (shift, sum) }
      }
    }
    // Golden sections: the distance has one bottom within a frame of the nearest whole one.
    var (low, high) = (best.shift - frame, best.shift + frame)
    let share = (5.0.squareRoot() - 1) / 2
    for _ in 0..<30 {
      let (left, right) = (high - share * (high - low), low + share * (high - low))
      if distance(left) <= distance(right) { high = right } else { low = left }
    }
    let middle = (low + high) / 2
    let shift = distance(middle) < best.sum ? middle : best.shift
    self.shift = shift
    measured = samples.values.enumerated().map { axis, values in
      let origin = course.value(at: first + shift, axis: axis) - values[0]
      return values.map { $0 + origin }
    }
    expected = samples.values.indices.map { axis in
      samples.times.map { course.value(at: $0 + shift, axis: axis) }
    }
  }

  /// How far a sample is from the course.
  public func distance(at index: Int) -> Double {
    measured.indices.reduce(0) { sum, axis in
      let difference = measured[axis][index] - expected[axis][index]
      return sum + difference * difference
    }.squareRoot()
  }
}
