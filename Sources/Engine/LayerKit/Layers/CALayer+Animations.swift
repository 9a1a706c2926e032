import MotionMath
import RecordingKit

/// Animations attached to a layer.
extension CALayer {
  /// Attaches a copy of `animation`; it begins at the next commit unless its `beginTime` says otherwise.
  ///
  /// An animation already attached under `key` is removed first, and notified that it did not finish. With a nil key
  /// nothing is replaced. A transition is always under `transition`. A duration of 0 becomes the transaction's, and a
  /// missing timing function too when the transaction has one. The model value is *not* changed: unless the program
  /// also assigns the property, the layer snaps back when the animation is removed.
  ///
  /// Changes to `animation` after this call have no effect.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    guard presented == nil else { return }
    let copy = animation.frozenCopy(in: world.transaction)
    if let tuning = world.tuning { copy.tune(by: tuning, on: self) }
    let key = copy is CATransition ? "transition" : key
    if let key { removeAnimation(forKey: key) }
    copy.attachment.attach(to: self, key: world.recording.number(of: key))
    for completion in world.transaction.waitingCompletions {
      completion.addAnimation()
      copy.attachment.completions.append(completion)
    }
    attached.append(copy)
    world.memory.add(MemoryCount.Weight.animation)
    world.transaction.note { $0.added.append(copy) }
  }

  /// Removes the animation under `key`; it is notified that it did not finish.
  public final func removeAnimation(forKey key: String) {
    guard presented == nil, let attached = animation(forKey: key) else { return }
    remove(attached)
  }

  public final func removeAllAnimations() {
    guard presented == nil else { return }
    let all = attached
    attached = []
    for animation in all { remove(animation) }
  }

  /// The frozen copy attached under `key`.
  public final func animation(forKey key: String) -> CAAnimation? {
    let attached = model().attached
    if attached.isEmpty { return nil }
    let number = world.recording.number(of: key)
    return attached.first { $0.attachment.key == number }
  }

  /// The keys of the attached animations, in the order of adding; those without a key are not listed.
  public final func animationKeys() -> [String] {
    model().attached.compactMap { world.recording.key($0.attachment.key) }
  }

  /// Whether any animation is attached, with or without a key.
  public final var hasAnimations: Bool { !model().attached.isEmpty }

  /// True when one of them is on record.
  final var hasCommittedAnimations: Bool { attached.contains { $0.attachment.serial != nil } }

  /// The frozen copies of all attached animations, in the order of adding, those without a key included.
  package final var attachedAnimations: [CAAnimation] { attached }

  /// The key of one of `attachedAnimations`; nil for one without.
  package final func key(of animation: CAAnimation) -> String? { world.recording.key(animation.attachment.key) }

  /// Removes one of `attachedAnimations`; it is notified that it did not finish.
  package final func removeAnimation(_ animation: CAAnimation) {
    if attached.contains(where: { $0 === animation }) { remove(animation) }
  }

  /// Removes an animation, now from the model and at the next commit from the record.
  final func remove(_ animation: CAAnimation) {
    guard animation.attachment.isAttached else { return }
    detach(animation)
    world.transaction.note { $0.removed.append(animation) }
    if world.reportsRemovalsAtOnce { world.runner.interrupt(animation, atOnce: true) }
  }

  /// Removes an animation from the layer's list.
  /// - Complexity: O(1) for the last one added, which ends first; O(n) in those added after it.
  final func detach(_ animation: CAAnimation) {
    animation.attachment.wasTakenOff()
    if let index = attached.lastIndex(where: { $0 === animation }) { attached.remove(at: index) }
  }

  /// Removes all animations from the layer's list, without notifying them.
  final func detachAll() {
    let all = attached
    attached = []
    for animation in all { animation.attachment.forgetLayer() }
  }
}
