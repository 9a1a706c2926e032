import LayerKit
import MotionMath

/// A property animator moving by itself, from one progress to another.
final class AnimatorRun: NSObject, CAAnimationDelegate {
  let course: AnimatorCourse
  let from: Double
  let to: Double
  /// Seconds of the course that had passed when it began.
  let elapsed: Double
  /// True when the course covers only the rest of the way, not the whole.
  let isSection: Bool
  /// When it begins, in the time of what moves.
  let start: Double
  var onEnd: () -> Void = {}
  private var waitingFor = 0

  init(_ course: AnimatorCourse, from: Double, to: Double, elapsed: Double, isSection: Bool, start: Double) {
    self.course = course
    self.from = from
    self.to = to
    self.elapsed = elapsed
    self.isSection = isSection
    self.start = start
  }

  /// The fraction of the course that has passed.
  func fraction(at time: Double) -> Double {
    guard course.duration > 0 else { return time >= start ? 1 : 0 }
    return min(max((max(time, start) - start + elapsed) / course.duration, 0), 1)
  }

  /// Progress towards the animator's end values.
  func progress(at time: Double) -> Double { from + (to - from) * course.progress(at: fraction(at: time)) }

  func isFollowed() { waitingFor += 1 }

  func animationDidStart(_ animation: CAAnimation) {}

  /// An animation that was removed, or whose view is in no window, counts as arrived (reported).
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    waitingFor -= 1
    if waitingFor == 0 { onEnd() }
  }
}
