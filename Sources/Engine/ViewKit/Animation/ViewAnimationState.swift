package import LayerKit
package import MotionMath

/// One animation block in progress: its settings, the animations it has made, and the values it has replaced.
///
/// It is the delegate of every animation it makes. When the last one stops, or on the next turn when there was none,
/// it runs its completion.
package final class ViewAnimationState: NSObject, CAAnimationDelegate {
  package internal(set) var settings: ViewAnimationSettings
  /// The model values that the block replaced, in order.
  package private(set) var changes: [ModelChange] = []
  /// The views that keep touches away until the block's animations have ended.
  private var blockedViews: [UIView] = []
  private var completion: ((Bool) -> Void)?
  /// Called before the completion.
  private var endings: [() -> Void] = []
  private var running = 0
  /// Animations that a later change of the same block replaced: their end is not an interruption of the block.
  private var superseded: Set<ObjectIdentifier> = []
  private(set) var allFinished = true
  private var isExecuting = true
  unowned let app: UIApplication
  private weak var undoLog: ViewAnimationUndoLog?
  /// Overrides the completion's argument; set when a transition was reverted.
  private(set) var forcedOutcome: Bool?
  /// Whose time its animations run by.
  var clockSource = AnimationClockSource.layer
  /// The motion that its animations are, while motions are tuned.
  var motionNumber: Int32 = 0
  /// True when a warning was given of a first layout in it: one is enough for all of its views.
  var hasToldOfLayout = false
  /// The line that made it, of one that ends where it began.
  private(set) var place: WarningReport.Place?
  /// The constants that a property animator's block has changed, each once.
  private(set) var constants: [ChangedConstant] = []
  /// Non-nil while `animateKeyframes` collects keyframes.
  var keyframes: KeyframeRecorder?
  /// Non-nil for the blocks of a property animator, which makes the animations itself.
  var collect: ((PropertyChange) -> Void)?

  init(_ settings: ViewAnimationSettings, in app: UIApplication, completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.app = app
    self.completion = completion
    undoLog = app.animations.undoLog
    if settings.isReversedAtEnd { place = app.placeOfCall() }
  }

  /// The setting for properties whose animations replace each other.
  var addsFades: Bool { app.settings.blockFades == .additive }

  /// Animates `change`, or passes it to the property animator that collects the block's changes.
  func animate(_ change: PropertyChange) {
    if let collect { return collect(change) }
    add(change.animation(settings.motion), to: change.layer, key: change.keyPath.description)
  }

  /// Attaches `animation` to `layer` under a free key derived from `key`, and counts it.
  ///
  /// Additive animations of one property coexist as `position`, `position-2`, … (reported for iOS 8); one that replaces
  /// takes the plain key.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, key: String) {
    settings.applyTiming(to: animation, on: layer, now: app.world.now)
    attach(animation, to: layer, key: animation.isAdditive ? layer.freeKey(key) : key)
  }

  /// Attaches `animation` as it is, and counts it.
  func attach(_ animation: CAAnimation, to layer: CALayer, key: String) {
    animation.delegate = self
    animation.motionNumber = motionNumber
    animation.clockSource = clockSource
    running += 1
    if let old = layer.animation(forKey: key), old.delegate === self { superseded.insert(ObjectIdentifier(old)) }
    layer.add(animation, forKey: key)
    guard !settings.options.contains(.allowUserInteraction), let view = layer.owner as? UIView,
      !blockedViews.contains(where: { $0 === view })
    else { return }
    view.animationsBlockingTouches += 1
    blockedViews.append(view)
  }

  /// Notes that the block replaced `old`.
  func record(_ old: AnimatableValue, of property: LayerProperty, on layer: CALayer) {
    changes.append(ModelChange(layer: layer, property: property, old: old))
  }

  /// Notes a constant that is about to change in the block.
  func note(_ constraint: NSLayoutConstraint) {
    guard collect != nil, !constants.contains(where: { $0.constraint === constraint }) else { return }
    constants.append(ChangedConstant(constraint: constraint, former: constraint.constant, place: app.placeOfCall()))
  }

  /// Takes over what a keyframe block inside this one has replaced, and its completion.
  func adopt(_ inner: ViewAnimationState, _ completion: ((Bool) -> Void)?) {
    changes += inner.changes
    constants += inner.constants
    endings += inner.takeEndings()
    if let completion { endings.append { completion(true) } }
    inner.disown()
  }

  /// Another block has taken over what it does.
  private func disown() {
    completion = nil
    collect = nil
    changes = []
    close()
  }

  /// Runs `ending` when the block has ended, before its completion.
  func atEnd(_ ending: @escaping () -> Void) { endings.append(ending) }

  func takeEndings() -> [() -> Void] {
    defer { endings = [] }
    return endings
  }

  /// Called when the block has returned: no animation is added after that.
  func close() {
    isExecuting = false
    guard running == 0 else { return }
    // Documented for a duration of 0, reported for a block that changes nothing: the next turn, finished.
    app.world.nextTurn { self.complete() }
  }

  /// Restores the replaced values, latest first, without animating. The caller removes the animations.
  ///
  /// - Parameter finished: The completion's argument once the animations have stopped.
  package func revert(finished: Bool) {
    forcedOutcome = finished
    app.animations.withoutAnimation {
      for change in changes.reversed() {
        change.layer[change.property] = change.old
        // Content that was laid out in the other bounds is laid out anew, as when a program sets them.
        guard change.property == .bounds, let view = change.layer.owner as? UIView else { continue }
        view.setNeedsLayout()
        view.safeAreaMayHaveChanged()
      }
    }
  }

  package func animationDidStart(_ animation: CAAnimation) {}

  package func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    running -= 1
    if superseded.remove(ObjectIdentifier(animation)) == nil, !finished { allFinished = false }
    if running == 0, !isExecuting { complete() }
  }

  private func complete() {
    for view in blockedViews { view.animationsBlockingTouches -= 1 }
    blockedViews = []
    app.animations.remove(self)
    for ending in takeEndings() { ending() }
    let completion = completion
    self.completion = nil
    let far = valuesAfterReverse
    app.animations.noting(in: undoLog) { completion?(forcedOutcome ?? allFinished) }
    warnOfJump(from: far)
  }
}

/// A model value an animation block replaced.
package struct ModelChange {
  package let layer: CALayer
  package let property: LayerProperty
  package let old: AnimatableValue
  /// The value that replaced it; kept for property animators only.
  var new: AnimatableValue?
}

extension CALayer {
  /// `key`, or `key-2`, `key-3`, …: the first that no animation of the layer has.
  func freeKey(_ key: String) -> String {
    animation(forKey: key) == nil ? key : key.numbered(besides: animationKeys())
  }
}

extension String {
  /// The first of `self-2`, `self-3`, … that is not among `taken`.
  ///
  /// - Complexity: Looks at each of `taken` once.
  package func numbered(besides taken: some Collection<String>) -> String {
    let start = self + "-"
    // Of as many numbers, the first and one more are enough.
    var isTaken = Array(repeating: false, count: taken.count + 3)
    for key in taken where key.utf8.starts(with: start.utf8) {
      let digits = Substring(key.utf8.dropFirst(start.utf8.count))
      // Only as they are written here: not +2, nor 02.
      if let number = Int(digits), isTaken.indices.contains(number), digits == String(number) { isTaken[number] = true }
    }
    return start + String(isTaken.dropFirst(2).firstIndex(of: false) ?? isTaken.count)
  }
}
