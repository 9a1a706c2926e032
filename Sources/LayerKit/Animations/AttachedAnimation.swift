import RecordingKit

/// An animation on a layer: the frozen copy, and what is waiting for it.
final class AttachedAnimation {
  let animation: CAAnimation
  let key: String?
  /// The layer it is on. Not held, and cleared when the layer dies: a weak reference would make every use of the layer
  /// slower. Held once it was taken off, so that it can be named when it is told.
  private unowned(unsafe) var attachedTo: CALayer?
  private var takenFrom: CALayer?
  /// The transaction blocks that wait for its end.
  var completions: [TransactionCompletion] = []
  /// Set at its first commit.
  var record: AnimationRecord?
  /// When its next callback is due, in the clock's nanoseconds; nil while nothing brings it nearer.
  var due: Int64?
  var state = State.waiting
  /// The number of the appointment it has or last had.
  var appointment: UInt32 = 0
  /// Its place among the runner's animations, or nil when it is not one of them.
  var runningIndex: Int32?

  enum State {
    case waiting, active, over
  }

  init(_ animation: CAAnimation, key: String?, layer: CALayer) {
    self.animation = animation
    self.key = key
    attachedTo = layer
  }

  /// The layer it is on or was on; nil when that died with it.
  var layer: CALayer? { attachedTo ?? takenFrom }

  /// The clocks it runs by; nil when its layer is gone.
  var clockChain: ClockChain? { animation.clockSource == .world ? ClockChain(clocks: []) : layer?.clockChain }

  /// Whether it is among its layer's animations.
  var isAttached: Bool { attachedTo != nil }

  /// It is no longer among its layer's animations.
  func wasTakenOff() {
    takenFrom = attachedTo
    attachedTo = nil
  }

  /// Its layer died.
  func layerDied() { attachedTo = nil }

  /// `"fade" opacity over 0.4`, for the log of an animation that never was on record.
  var summary: String {
    let name = key.map { "\"\($0)\" " } ?? ""
    return "\(name)\(animation.whatMoves) over \(animation.duration)"
  }

  /// Tells the transaction blocks that they need not wait any longer.
  func releaseCompletions() {
    for completion in completions { completion.animationEnded() }
    completions = []
  }
}
