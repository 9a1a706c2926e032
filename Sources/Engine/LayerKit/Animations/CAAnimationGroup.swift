import Limits
public import MotionMath
import RecordingKit

/// Several animations on one clock: the group's.
///
/// Children's times are in the group's own time and are clipped where it ends, not stretched. Children's delegates are
/// not notified, and only the group is removed when it is over (documented).
open class CAAnimationGroup: CAAnimation {
  /// Animations that the group cannot hold change nothing: call `check` first.
  public final var animations: [CAAnimation] {
    get { children }
    set {
      guard let levels = try? levels(holding: newValue) else { return }
      children = newValue
      for (group, level) in levels { group.level = level }
    }
  }
  private final var children: [CAAnimation] = []
  /// The most groups that ever enclosed it, one inside the other; the children of a group are a level deeper.
  private final var level = 0

  public override init() { super.init() }

  init(copying other: CAAnimationGroup) {
    children = other.children
    super.init(copying: other)
  }

  open override var className: String { "CAAnimationGroup" }
  open override func copy() -> CAAnimation { CAAnimationGroup(copying: self) }
  public override var whatMoves: String { "group" }

  /// - Throws: `groupHoldsItself` when the group is among `animations` or inside them, `groupsTooDeep` when more groups
  ///   would be one inside the other than `Limit.groupDepth` allows.
  public final func check(_ animations: [CAAnimation]) throws(MotionError) { _ = try levels(holding: animations) }

  /// The groups that become nested deeper when this one holds `animations`, and their levels.
  private final func levels(
    holding animations: [CAAnimation]
  ) throws(MotionError) -> [(group: CAAnimationGroup, level: Int)] {
    var raised: [ObjectIdentifier: (group: CAAnimationGroup, level: Int)] = [:]
    var pending = animations.compactMap { ($0 as? CAAnimationGroup).map { ($0, level + 1) } }
    while let (group, level) = pending.popLast() {
      if group === self { throw .groupHoldsItself }
      guard level < Limit.groupDepth.most else { throw .groupsTooDeep(limit: Limit.groupDepth.most) }
      guard level > raised[ObjectIdentifier(group)]?.level ?? group.level else { continue }
      raised[ObjectIdentifier(group)] = (group, level)
      pending += group.children.compactMap { ($0 as? CAAnimationGroup).map { ($0, level + 1) } }
    }
    return Array(raised.values)
  }

  override func frozenCopy(in transaction: CATransaction) -> CAAnimation {
    let copy = super.frozenCopy(in: transaction)
    guard let group = copy as? CAAnimationGroup else { return copy }
    group.freezeChildren()
    return group
  }

  /// Measured on macOS: a child without a duration takes the group's.
  private func freezeChildren() {
    children = children.map {
      let copy = $0.copy()
      if copy.duration == 0 { copy.duration = duration }
      (copy as? CAAnimationGroup)?.freezeChildren()
      copy.freeze()
      return copy
    }
  }

  /// - Throws: The `MotionError` of the first child that cannot run; `groupTooLarge` for more animations than
  ///   `Limit.groupSize` allows, each counted as often as it occurs.
  public override func validate() throws(MotionError) {
    var sizes: [ObjectIdentifier: Int] = [:]
    guard size(knowing: &sizes) <= Limit.groupSize.most else { throw .groupTooLarge(limit: Limit.groupSize.most) }
    for animation in children { try animation.validate() }
  }

  /// How many animations a copy of the group holds. Visits each group once, however often it occurs.
  private func size(knowing sizes: inout [ObjectIdentifier: Int]) -> Int {
    if let size = sizes[ObjectIdentifier(self)] { return size }
    var size = 0
    for animation in children where size <= Limit.groupSize.most {
      size += 1 + ((animation as? CAAnimationGroup)?.size(knowing: &sizes) ?? 0)
    }
    sizes[ObjectIdentifier(self)] = size
    return size
  }

  override var effect: AnimationEffect { .group(children.map(\.spec)) }
}
