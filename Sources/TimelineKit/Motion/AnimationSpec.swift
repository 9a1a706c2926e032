public import MotionMath

/// What one committed animation does, frozen: its timing, its curve, and the motion it makes.
public struct AnimationSpec: Sendable {
  /// `beginTime` is resolved: seconds of the layer's (or, in a group, the group's) local time.
  public var timing: CAMediaTiming
  /// Warps the fraction of each iteration; nil is linear.
  public var timingFunction: CAMediaTimingFunction?
  public var effect: AnimationEffect

  public init(timing: CAMediaTiming, timingFunction: CAMediaTimingFunction?, effect: AnimationEffect) {
    self.timing = timing
    self.timingFunction = timingFunction
    self.effect = effect
  }
}

/// The three things an animation can be.
public enum AnimationEffect: Sendable {
  /// Key paths moving together on one timing: one, or a path's position and the turn that goes with it.
  case properties([PropertyMotion])
  /// Children live in the group's basic time and are clipped where it ends.
  case group([AnimationSpec])
  indirect case transition(TransitionMotion)
}
