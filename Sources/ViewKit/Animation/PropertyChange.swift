import LayerKit
import MotionMath

/// A change of one layer property, or of one part of it, that is to be shown as a movement.
struct PropertyChange {
  let layer: CALayer
  let keyPath: LayerKeyPath
  let course: Course
  /// Which axis of a point or size it is, when the axes move on springs of their own.
  var axis: ViewAnimationSettings.Axis?

  enum Course {
    /// A difference that runs to nothing, on top of the new value (reported for iOS 8): several blocks then blend
    /// without a jump.
    case additive(AnimatableValue)
    /// From the old value to the new one, for colours and what else cannot be subtracted.
    case replacing(from: AnimatableValue, to: AnimatableValue)
  }

  /// The changes a new value of `property` amounts to: bounds move their origin and their size separately.
  ///
  /// - Parameter shown: What is on screen, where the movement is to start from there; nil: from `old`.
  static func changes(
    of property: LayerProperty, on layer: CALayer, from old: AnimatableValue, to new: AnimatableValue,
    shown: AnimatableValue?
  ) -> [PropertyChange] {
    guard property == .bounds, case .rect(let from) = old, case .rect(let to) = new else {
      let course = course(from: old, to: new, shown: shown)
      return [PropertyChange(layer: layer, keyPath: LayerKeyPath(property), course: course)]
    }
    let parts: [(LayerKeyPath.Component, AnimatableValue, AnimatableValue)] = [
      (.origin, .point(from.origin), .point(to.origin)), (.size, .size(from.size), .size(to.size)),
    ]
    return parts.compactMap { component, from, to in
      guard from != to, let keyPath = try? LayerKeyPath(.bounds, component) else { return nil }
      return PropertyChange(layer: layer, keyPath: keyPath, course: course(from: from, to: to, shown: nil))
    }
  }

  private static func course(from old: AnimatableValue, to new: AnimatableValue, shown: AnimatableValue?) -> Course {
    if let difference = difference(old, new) { return .additive(difference) }
    let start = shown ?? old
    return .replacing(from: visible(start, beside: new), to: visible(new, beside: start))
  }

  /// What has to be added to `new` to get `old`; nil where the two cannot be subtracted.
  private static func difference(_ old: AnimatableValue, _ new: AnimatableValue) -> AnimatableValue? {
    switch (old, new) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): break
    case (.transform(let from), .transform(let to)):
      // A view shrunk to nothing has no inverse to come back from.
      guard from.inverse != nil, to.inverse != nil else { return nil }
    default: return nil
    }
    return try? old.subtracting(new)
  }

  /// No colour fades as the other end's colour at alpha 0 (chosen here: a layer's own rule would show nothing).
  private static func visible(_ value: AnimatableValue, beside other: AnimatableValue) -> AnimatableValue {
    if case .none = value, case .color(let color) = other { return .color(color.withAlphaComponent(0)) }
    return value
  }

  /// The same change, or one for each axis where these move on springs of their own.
  func split(for motion: ViewAnimationSettings.Motion) -> [PropertyChange] {
    guard case .springs = motion, case .additive(let difference) = course else { return [self] }
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
        PropertyChange(layer: layer, keyPath: $0, course: .additive(.number(part.1)), axis: axis)
      }
    }
    return changes.isEmpty ? [self] : changes
  }

  // MARK: Animations

  var isAdditive: Bool {
    if case .additive = course { return true }
    return false
  }

  /// The value to animate to at a progress of 0...1, and beyond where a spring overshoots.
  private func value(at progress: Double) -> AnimatableValue {
    let (from, to) =
      switch course {
      case .additive(let difference): (difference, AnimatableValue.zero(of: difference.kind))
      case .replacing(let from, let to): (from, to)
      }
    if progress == 0 { return from }
    if progress == 1 { return to }
    return (try? from.interpolated(to: to, progress: progress)) ?? to
  }

  /// The movement from one progress to another; the caller sets its timing.
  func animation(
    _ motion: ViewAnimationSettings.Motion, from start: Double = 0, to end: Double = 1
  ) -> CABasicAnimation {
    let animation = make(motion)
    animation.isAdditive = isAdditive
    animation.fromValue = value(at: start)
    animation.toValue = value(at: end)
    animation.fillMode = .both
    return animation
  }

  /// Shows one progress for as long as it is attached.
  func still(at progress: Double) -> CABasicAnimation {
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
