import LayerKit
import MotionMath

/// One run of a property animator from one progress to another.
final class AnimatorRun: NSObject, CAAnimationDelegate {
  let schedule: AnimatorSchedule
  let from: Double
  let to: Double
  /// Seconds of the schedule that had passed when it began.
  let elapsed: Double
  /// True when the schedule covers the rest of the way only.
  let isSection: Bool
  /// When it begins, in the time of the moving layers.
  let start: Double
  var onEnd: () -> Void = {}
  private var waitingFor = 0

  init(_ schedule: AnimatorSchedule, from: Double, to: Double, elapsed: Double, isSection: Bool, start: Double) {
    self.schedule = schedule
    self.from = from
    self.to = to
    self.elapsed = elapsed
    self.isSection = isSection
    self.start = start
  }

  /// The fraction of the schedule that has passed.
  func fraction(at time: Double) -> Double {
    guard schedule.duration > 0 else { return time >= start ? 1 : 0 }
    return min(max((max(time, start) - start + elapsed) / schedule.duration, 0), 1)
  }

  /// Progress towards the animator's end values.
  func progress(at time: Double) -> Double { from + (to - from) * schedule.progress(at: fraction(at: time)) }

  func isFollowed() { waitingFor += 1 }

  func animationDidStart(_ animation: CAAnimation) {}

  /// An animation that was removed, or whose view is in no window, counts as arrived (reported).
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    waitingFor -= 1
    if waitingFor == 0 { onEnd() }
  }
}
