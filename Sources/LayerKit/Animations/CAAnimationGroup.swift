public import MotionMath
import RecordingKit

/// Several animations on one clock: the group's.
///
/// Children's times are in the group's own time and are clipped where it ends, not stretched. Children's delegates are
/// not told anything, and only the group is removed when it is over (documented).
open class CAAnimationGroup: CAAnimation {
  public var animations: [CAAnimation] = []

  public override init() { super.init() }

  init(copying other: CAAnimationGroup) {
    animations = other.animations
    super.init(copying: other)
  }

  open override var className: String { "CAAnimationGroup" }
  open override func copy() -> CAAnimation { CAAnimationGroup(copying: self) }
  public override var whatMoves: String { "group" }

  override func frozenCopy(in transaction: CATransaction) -> CAAnimation {
    let copy = super.frozenCopy(in: transaction)
    guard let group = copy as? CAAnimationGroup else { return copy }
    // Measured on macOS: a child without a duration takes the group's.
    group.animations = group.animations.map { $0.childCopy(groupDuration: group.duration) }
    return group
  }

  public override func validate() throws(MotionError) {
    for animation in animations { try animation.validate() }
  }

  override var effect: AnimationEffect { .group(animations.map(\.spec)) }
}

extension CAAnimation {
  fileprivate func childCopy(groupDuration: Double) -> CAAnimation {
    let copy = copy()
    if copy.duration == 0 { copy.duration = groupDuration }
    if let group = copy as? CAAnimationGroup {
      group.animations = group.animations.map { $0.childCopy(groupDuration: group.duration) }
    }
    copy.freeze()
    return copy
  }
}
