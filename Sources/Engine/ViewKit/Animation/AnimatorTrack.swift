import LayerKit
import MotionMath

/// One change of a property animator, and the animation that shows it.
final class AnimatorTrack {
  let change: PropertyChange
  /// The fraction of the animator's time at which this change begins.
  let start: Double
  /// The key of its animation while the animator is active.
  private let key: String
  private let clockSource: AnimationClockSource
  private let motionNumber: Int

  /// - Parameter isFree: True follows the world's time, also while a transition holds the layer's.
  init(_ change: PropertyChange, start: Double, isFree: Bool, motionNumber: Int) {
    self.change = change
    self.motionNumber = motionNumber
    clockSource = isFree ? .world : .layer
    self.start = min(max(start, 0), 1)
    let name = change.keyPath.description
    key = change.isAdditive ? change.layer.freeKey(name) : name
  }

  /// The time the track follows, in seconds.
  var now: Double {
    let now = change.layer.world.now
    return clockSource == .world ? now : change.layer.convertTime(now, from: nil)
  }

  /// The change's own fraction when the animator's is `fraction`.
  func fraction(_ fraction: Double) -> Double {
    start >= 1 ? (fraction >= 1 ? 1 : 0) : min(max((fraction - start) / (1 - start), 0), 1)
  }

  /// Shows one progress until something else is shown.
  func hold(at progress: Double) { add(change.still(at: progress)) }

  private func add(_ animation: CAAnimation) {
    animation.clockSource = clockSource
    animation.motionNumber = Int32(clamping: motionNumber)
    change.layer.add(animation, forKey: key)
  }

  /// Moves from one progress to another; `elapsed` seconds of that have passed already.
  func run(
    _ schedule: AnimatorSchedule, from: Double, to: Double, elapsed: Double, delay: Double,
    delegate: any CAAnimationDelegate
  ) {
    let animation = change.animation(schedule.motion, from: from, to: to)
    animation.duration = max(schedule.duration, AnimatorTrack.shortest)
    let begin = now + delay - elapsed
    // A begin time of exactly 0 would mean the next commit.
    animation.beginTime = begin == 0 && elapsed + delay > 0 ? AnimatorTrack.almostZero : begin
    animation.delegate = delegate
    // On the way back a change may reach its start before the others: it stays there until the animator ends.
    animation.isRemovedOnCompletion = false
    animation.leavesWithLayer = true
    add(animation)
  }

  func remove() { change.layer.removeAnimation(forKey: key) }

  /// Stands for a duration of 0, which a layer reads as its default.
  private static let shortest = 1e-6
  private static let almostZero = 1e-12
}
