public import MotionMath

/// What one committed animation does, frozen: its timing, its curve, and the motion it makes.
public struct AnimationSpec: Sendable {
  /// `beginTime` is resolved: seconds of the layer's (or the world's, or, in a group, the group's) time.
  public var timing: CAMediaTiming
  /// Warps the fraction of each iteration; nil is linear.
  public var timingFunction: CAMediaTimingFunction?
  /// True: it runs by the world's time, whatever the clocks of its layer do. Of no account inside a group.
  public var followsWorld: Bool
  public var effect: AnimationEffect

  public init(
    timing: CAMediaTiming, timingFunction: CAMediaTimingFunction?, followsWorld: Bool = false, effect: AnimationEffect
  ) {
    self.timing = timing
    self.timingFunction = timingFunction
    self.followsWorld = followsWorld
    self.effect = effect
  }
}

/// What an animation can be.
public enum AnimationEffect: Sendable {
  /// It has no key path, or nothing to move through.
  case nothing
  case property(PropertyMotion)
  /// A layer follows a path: where it is, and the turn that goes with it.
  indirect case path(PropertyMotion, turn: PropertyMotion)
  /// Children live in the group's basic time and are clipped where it ends.
  case group([AnimationSpec])
  indirect case transition(TransitionMotion)

  /// The key paths that move on the animation's own timing.
  public var motions: [PropertyMotion] {
    switch self {
    case .property(let motion): [motion]
    case .path(let motion, let turn): [motion, turn]
    case .nothing, .group, .transition: []
    }
  }
}
