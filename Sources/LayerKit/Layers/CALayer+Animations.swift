import MotionMath
import RecordingKit

/// Animations attached to a layer.
extension CALayer {
  /// Attaches a copy of `animation`; it begins at the next commit unless its `beginTime` says otherwise.
  ///
  /// An animation already attached under `key` is removed first, and told that it did not finish. With a nil key
  /// nothing is replaced. A transition is always under `transition`. A duration of 0 becomes the transaction's, and a
  /// missing timing function too when the transaction has one. The model value is *not* changed: unless the program
  /// also assigns the property, the layer snaps back when the animation is removed.
  ///
  /// Changes to `animation` after this call have no effect.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    guard presented == nil else { return }
    let copy = animation.frozenCopy(in: world.transaction)
    let key = copy is CATransition ? "transition" : key
    if let key { removeAnimation(forKey: key) }
    let attached = AttachedAnimation(copy, key: key, layer: self)
    for completion in world.transaction.waitingCompletions {
      completion.addAnimation()
      attached.completions.append(completion)
    }
    self.attached.append(attached)
    world.note { $0.added.append(attached) }
  }

  /// Removes the animation under `key`; it is told that it did not finish.
  public final func removeAnimation(forKey key: String) {
    guard presented == nil, let found = attached.first(where: { $0.key == key }) else { return }
    remove(found)
  }

  public final func removeAllAnimations() {
    guard presented == nil else { return }
    let all = attached
    attached = []
    for animation in all { remove(animation) }
  }

  /// The frozen copy attached under `key`.
  public final func animation(forKey key: String) -> CAAnimation? {
    model().attached.first { $0.key == key }?.animation
  }

  /// The keys of the attached animations, in the order of adding; those without a key are not listed.
  public final func animationKeys() -> [String] { model().attached.compactMap(\.key) }

  /// Whether any animation is attached, with or without a key.
  public final var hasAnimations: Bool { !model().attached.isEmpty }

  /// The frozen copies of all attached animations, in the order of adding, those without a key included.
  package final var attachedAnimations: [CAAnimation] { attached.map(\.animation) }

  /// Removes one of `attachedAnimations`; it is told that it did not finish.
  package final func removeAnimation(_ animation: CAAnimation) {
    if let found = attached.first(where: { $0.animation === animation }) { remove(found) }
  }

  /// Takes an animation off, now in the model and at the next commit in the record.
  final func remove(_ animation: AttachedAnimation) {
    guard animation.isAttached else { return }
    detach(animation)
    world.note { $0.removed.append(animation) }
    if world.tellsRemovalsAtOnce { world.runner.interrupt(animation, atOnce: true) }
  }

  /// Strikes an animation from the layer's list.
  final func detach(_ animation: AttachedAnimation) {
    animation.wasTakenOff()
    attached.removeAll { $0 === animation }
  }
}
