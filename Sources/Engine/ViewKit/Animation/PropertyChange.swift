import LayerKit
import MotionMath

/// A change of a layer property, or of one component of it, to be animated.
struct PropertyChange {
  let layer: CALayer
  let keyPath: LayerKeyPath
  let form: Form
  /// The axis of a point or size, when each axis has its own spring.
  var axis: ViewAnimationSettings.Axis?

  enum Form {
    /// A difference that animates to zero on top of the new value (reported for iOS 8), so that several blocks blend
    /// without a jump.
    case additive(AnimatableValue)
    /// From the old value to the new one: by `LayerProperty.blockAction`, and for kinds without a difference, such as colours.
    case replacing(from: AnimatableValue, to: AnimatableValue)
    /// Through the values of a keyframe block.
    case keyframes(KeyframePath)
  }

  /// The changes that a new value of `property` makes: one, and for bounds one each for origin and size.
  ///
  /// - Parameter shown: The value on screen, to start from there where the change replaces what runs; nil starts from `old`.
  static func changes(
    of property: LayerProperty, on layer: CALayer, from old: AnimatableValue, to new: AnimatableValue,
    shown: AnimatableValue?, isAdditive: Bool
  ) -> [PropertyChange] {
    guard property == .bounds, case .rect(let from) = old, case .rect(let to) = new else {
      let form = form(from: old, to: new, shown: shown, isAdditive)
      return [PropertyChange(layer: layer, keyPath: LayerKeyPath(property), form: form)]
    }
    let parts: [(LayerKeyPath.Component, AnimatableValue, AnimatableValue)] = [
      (.origin, .point(from.origin), .point(to.origin)), (.size, .size(from.size), .size(to.size)),
    ]
    return parts.compactMap { component, from, to in
      guard from != to, let keyPath = try? LayerKeyPath(.bounds, component) else { return nil }
      return PropertyChange(layer: layer, keyPath: keyPath, form: form(from: from, to: to, shown: nil, true))
    }
  }

  private static func form(
    from old: AnimatableValue, to new: AnimatableValue, shown: AnimatableValue?, _ isAdditive: Bool
  ) -> Form {
    if isAdditive, let difference = difference(old, new) { return .additive(difference) }
    let start = shown ?? old
    return .replacing(from: visible(start, beside: new), to: visible(new, beside: start))
  }

  /// `old` minus `new`; nil for kinds without a difference.
  private static func difference(_ old: AnimatableValue, _ new: AnimatableValue) -> AnimatableValue? {
    switch (old, new) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): break
    case (.transform(let from), .transform(let to)):
      // A view scaled to zero has no inverse.
      guard from.inverse != nil, to.inverse != nil else { return nil }
    default: return nil
    }
    return try? old.subtracting(new)
  }

  /// A nil colour fades as the other end's colour at alpha 0 (chosen here: a layer's own rule would show nothing).
  private static func visible(_ value: AnimatableValue, beside other: AnimatableValue) -> AnimatableValue {
    if case .none = value, case .color(let color) = other { return .color(color.withAlphaComponent(0)) }
    return value
  }

  /// The same change, or one for each axis where each has its own spring.
  func split(for motion: ViewAnimationSettings.Motion) -> [PropertyChange] {
    guard case .springs = motion, case .additive(let difference) = form else { return [self] }
    let (components, parts): ([LayerKeyPath.Component], [Double]) =
      switch (keyPath.component, difference) {
      case (nil, .point(let point)): ([.x, .y], [point.x, point.y])
      case (nil, .size(let size)): ([.width, .height], [size.width, size.height])
      case (.origin, .point(let point)): ([.originX, .originY], [point.x, point.y])
      case (.size, .size(let size)): ([.sizeWidth, .sizeHeight], [size.width, size.height])
      default: ([], [])
      }
    let axes: [ViewAnimationSettings.Axis] = [.x, .y]
    let changes = zip(zip(components, parts), axes).compactMap { part, axis in
      (try? LayerKeyPath(keyPath.property, part.0)).map {
        PropertyChange(layer: layer, keyPath: $0, form: .additive(.number(part.1)), axis: axis)
      }
    }
    return changes.isEmpty ? [self] : changes
  }

  // MARK: Animations

  var isAdditive: Bool {
    if case .additive = form { return true }
    return false
  }

  /// The value to animate to at a progress of 0...1, and beyond where a spring overshoots.
  private func value(at progress: Double) -> AnimatableValue {
    let (from, to) =
      switch form {
      case .additive(let difference): (difference, AnimatableValue.zero(of: difference.kind))
      case .replacing(let from, let to): (from, to)
      case .keyframes(let path): (path.value(at: progress), path.value(at: progress))
      }
    if progress == 0 { return from }
    if progress == 1 { return to }
    return (try? from.interpolated(to: to, progress: progress)) ?? to
  }

  /// The movement from one progress to another; the caller sets its timing.
  func animation(
    _ motion: ViewAnimationSettings.Motion, from start: Double = 0, to end: Double = 1
  ) -> CAPropertyAnimation {
    if case .keyframes(let path) = form { return keyframes(path, motion, from: start, to: end) }
    let animation = make(motion)
    animation.isAdditive = isAdditive
    animation.fromValue = value(at: start)
    animation.toValue = value(at: end)
    animation.fillMode = .both
    return animation
  }

  /// The part of a keyframe block's values from one progress to another. A spring's pace is sampled.
  private func keyframes(
    _ path: KeyframePath, _ motion: ViewAnimationSettings.Motion, from start: Double, to end: Double
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.fillMode = .both
    switch motion.along(axis) {
    case .curve(let function):
      let part = path.part(from: start, to: end)
      (animation.values, animation.keyTimes, animation.calculationMode) = (part.values, part.times, path.mode)
      animation.timingFunction = function
    case .spring(let spring), .springs(let spring, _):
      let times = (0...60).map { Double($0) / 60 }
      animation.keyTimes = times
      animation.values = times.map { time in
        path.value(at: start + (end - start) * (time == 1 ? 1 : spring.value(at: time * spring.settlingDuration)))
      }
    }
    return animation
  }

  /// An animation that shows one progress while it is attached.
  func still(at progress: Double) -> CAPropertyAnimation {
    let animation = animation(.curve(CAMediaTimingFunction(name: .linear)), from: progress, to: progress)
    animation.duration = 1
    animation.repeatCount = .infinity
    return animation
  }

  private func make(_ motion: ViewAnimationSettings.Motion) -> CABasicAnimation {
    switch motion.along(axis) {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring), .springs(let spring, _):
      return CASpringAnimation(keyPath: keyPath, spring: spring)
    }
  }
}
