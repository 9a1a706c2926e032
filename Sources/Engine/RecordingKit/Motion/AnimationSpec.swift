public import MotionMath

/// One committed animation, frozen: its timing, its curve and its motion.
public struct AnimationSpec {
  /// Shared with the `CAAnimation` it was made from, and with neighbouring animations of the same timing.
  package let pace: AnimationPace
  public let effect: AnimationEffect
  /// True: it runs by the world's time, whatever the clocks of its layer do. Ignored inside a group.
  public let followsWorld: Bool

  package init(pace: AnimationPace, followsWorld: Bool, effect: AnimationEffect) {
    self.pace = pace
    self.followsWorld = followsWorld
    self.effect = effect
  }

  public init(
    timing: CAMediaTiming, timingFunction: CAMediaTimingFunction?, followsWorld: Bool = false, effect: AnimationEffect
  ) {
    self.init(
      pace: AnimationPace(timing: timing, timingFunction: timingFunction), followsWorld: followsWorld, effect: effect)
  }

  /// `beginTime` is resolved: seconds of the layer's (or the world's, or, in a group, the group's) time.
  public var timing: CAMediaTiming { pace.timing }
  /// Warps the fraction of each iteration; nil is linear.
  public var timingFunction: CAMediaTimingFunction? { pace.timingFunction }
}

/// An animation's timing and curve. Written only while it has a single owner.
///
/// A transition moves hundreds of properties on one or two timings, and a timing is larger than what it moves.
package final class AnimationPace {
  package var timing: CAMediaTiming
  package var timingFunction: CAMediaTimingFunction?

  package init(timing: CAMediaTiming = CAMediaTiming(), timingFunction: CAMediaTimingFunction? = nil) {
    self.timing = timing
    self.timingFunction = timingFunction
  }

  package func copy() -> AnimationPace { AnimationPace(timing: timing, timingFunction: timingFunction) }

  func isSame(as other: AnimationPace) -> Bool {
    self === other || timing == other.timing && timingFunction == other.timingFunction
  }
}

/// The paces used last, each once, so that animations that begin together share one.
struct RecentPaces {
  private var paces: [AnimationPace] = []
  private var next = 0

  private static let most = 8

  /// A recent pace equal to `pace`, or `pace` itself.
  mutating func shared(_ pace: AnimationPace) -> AnimationPace {
    for existing in paces where existing.isSame(as: pace) { return existing }
    if paces.count < Self.most {
      paces.append(pace)
    } else {
      paces[next] = pace
      next = (next + 1) % Self.most
    }
    return pace
  }
}

/// The subject of an animation: the value that it moves.
public enum AnimationEffect {
  /// It has no key path, or nothing to move through.
  case nothing
  case property(PropertyMotion)
  /// A layer follows a path: its position and the rotation that goes with it.
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
