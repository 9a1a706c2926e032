import LayerKit
import MotionMath

/// Values at fractions of a property animator's way, of which any part can be played in either direction.
struct KeyframePath {
  /// In order of time, from 0 to 1; never empty.
  private let frames: [(time: Double, value: AnimatableValue)]
  /// Whether values do not move between their times.
  private let isDiscrete: Bool

  init(_ frames: [(time: Double, value: AnimatableValue)], isDiscrete: Bool) {
    self.frames = frames
    self.isDiscrete = isDiscrete
  }

  /// The value at a fraction, limited to 0...1.
  func value(at fraction: Double) -> AnimatableValue {
    guard let next = frames.firstIndex(where: { $0.time > fraction }) else { return frames[frames.count - 1].value }
    guard next > 0 else { return frames[0].value }
    let (before, after) = (frames[next - 1], frames[next])
    if isDiscrete { return before.value }
    let part = (fraction - before.time) / (after.time - before.time)
    return (try? before.value.interpolated(to: after.value, progress: part)) ?? after.value
  }

  /// The part from one fraction to another, backwards if the second is less: its values, with the times in 0...1 at
  /// which `pace`, from 0 to 1, reaches them.
  func part(from start: Double, to end: Double) -> (times: [Double], values: [AnimatableValue]) {
    guard start != end else { return ([0, 1], [value(at: start), value(at: start)]) }
    var inner = frames.filter { $0.time > min(start, end) && $0.time < max(start, end) }
    if end < start { inner.reverse() }
    let times = [0] + inner.map { ($0.time - start) / (end - start) } + [1]
    return (times, [value(at: start)] + inner.map(\.value) + [value(at: end)])
  }

  var mode: CAAnimationCalculationMode { isDiscrete ? .discrete : .linear }
}
