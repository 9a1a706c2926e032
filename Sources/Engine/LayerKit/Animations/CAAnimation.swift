public import MotionMath
import RecordingKit

/// The base of all animations: timing, a curve and a delegate. Adding one to a layer adds a frozen copy of it.
open class CAAnimation: NSObject, CAAction {
  /// Whether the animation is taken off its layer when it is over. Default true.
  public final var isRemovedOnCompletion = true
  /// True takes it off a layer that leaves the window, even if it is not removed on completion.
  package final var leavesWithLayer = false
  /// True for the copy a layer keeps, whose properties must not be changed.
  public internal(set) final var isFrozen = false
  /// Whose time it runs by.
  package final var clockSource = AnimationClockSource.unspecified
  /// The motion it belongs to while motions are tuned, from 1; 0 otherwise.
  package final var motionNumber: Int32 = 0
  /// Shared with copies and the record until it is changed.
  final var pace: AnimationPace
  /// Notified of the begin and the end. Retained (documented).
  public final var delegate: (any CAAnimationDelegate)?
  /// Values under keys of the program's own. Copies have them too, and they can be changed in a frozen copy (measured
  /// on macOS).
  public final var keyedValues: [String: KeyedValue] = [:]
  /// The bookkeeping of the copy a layer keeps.
  final var attachment = Attachment()

  public override init() { pace = AnimationPace() }

  init(copying other: CAAnimation) {
    pace = other.pace
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    leavesWithLayer = other.leavesWithLayer
    clockSource = other.clockSource
    motionNumber = other.motionNumber
    keyedValues = other.keyedValues
  }

  deinit { attachment.forgetLayer() }

  open override var className: String { "CAAnimation" }

  /// A changeable copy.
  open func copy() -> CAAnimation { CAAnimation(copying: self) }

  open override func copied() -> NSObject { copy() }

  /// The animation as the record stores it.
  var spec: AnimationSpec {
    AnimationSpec(pace: pace, followsWorld: clockSource == .world, effect: effect)
  }
  var effect: AnimationEffect { .nothing }

  /// Whether the animation could run as it is set up.
  /// - Throws: `MotionError` naming the first thing that is wrong: a value of another kind than the key path's, key
  ///   times out of order.
  public func validate() throws(MotionError) {}

  /// A word for lists: its key path, `group` or `transition`.
  public var whatMoves: String { "nothing" }

  /// As an action it adds itself to the layer, under the event's key.
  public func run(forKey event: String, object: CALayer) { object.add(self, forKey: event) }

  /// The copy a layer keeps: a duration of 0 and a missing curve are taken from `transaction` (documented).
  func frozenCopy(in transaction: CATransaction) -> CAAnimation {
    let copy = copy()
    if copy.timing.duration == 0 { copy.timing.duration = transaction.animationDuration }
    if copy.timingFunction == nil { copy.timingFunction = transaction.animationTimingFunction }
    copy.freeze()
    return copy
  }

  func freeze() { isFrozen = true }

  // MARK: CAMediaTiming

  package final var timing: CAMediaTiming {
    get { pace.timing }
    set { ownPace.timing = newValue }
  }

  /// Warps each iteration's fraction; nil is linear.
  public final var timingFunction: CAMediaTimingFunction? {
    get { pace.timingFunction }
    set { ownPace.timingFunction = newValue }
  }

  /// The pace, with this animation as its only owner.
  private var ownPace: AnimationPace {
    if !isKnownUniquelyReferenced(&pace) { pace = pace.copy() }
    return pace
  }

  /// When it begins, in seconds of the layer's time (of the group's, in a group). 0 means at the commit that adds it,
  /// and is then replaced by that time. Default 0.
  public final var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Moves the run round within its window, in seconds; the window's length is unchanged (measured on macOS).
  public final var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// Seconds of the animation's time in one second of the layer's; negative runs from the end. Default 1.
  public final var speed: Double {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Seconds one iteration takes; 0 becomes the transaction's 0.25 when it is added. Default 0.
  public final var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How many iterations; may be a fraction, or infinite. 0 counts as 1. Default 0.
  public final var repeatCount: Double {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Seconds to go on repeating; wins over `repeatCount` when both are set. Default 0: not used.
  public final var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each iteration is followed by one back. Default false.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The first value shows before the begin, the last one after the end, or both. Default `removed`: neither.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}

/// Whose time an animation runs by.
package enum AnimationClockSource {
  /// The program added it: its layer's, unless that is inside one of `World.layersFreeingAnimations`. Decided at the
  /// commit.
  case unspecified
  /// Its layer's, which may be held or run backwards.
  case layer
  /// The world's, whatever the clocks of its layer do.
  case world
}

/// A value that a program keeps with an animation under a key of its own.
public enum KeyedValue {
  case value(AnimatableValue)
  /// Retained, also by the copies that layers keep.
  case object(NSObject)
}

/// Notified of an animation's begin and end.
public protocol CAAnimationDelegate: AnyObject {
  /// The active interval begins: after any delay, not when the animation is added.
  func animationDidStart(_ animation: CAAnimation)
  /// The animation ended (`finished` true), or was removed or replaced before its end.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}
