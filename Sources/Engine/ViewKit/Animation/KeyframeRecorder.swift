import LayerKit
package import MotionMath

/// Collects the changes of a keyframe block and makes one keyframe animation for each property.
final class KeyframeRecorder {
  /// The part of the whole that the changes being recorded take, in fractions.
  private var span = 0.0...1.0
  private var tracks: [Track] = []

  private struct Track {
    let layer: CALayer
    let property: LayerProperty
    var steps: [Step]
  }

  private struct Step {
    let span: ClosedRange<Double>
    let from: AnimatableValue
    let to: AnimatableValue
  }

  func during(_ span: ClosedRange<Double>, _ body: () -> Void) {
    let before = self.span
    self.span = span
    body()
    self.span = before
  }

  func record(from: AnimatableValue, to: AnimatableValue, of property: LayerProperty, on layer: CALayer) {
    let step = Step(span: span, from: from, to: to)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(layer: layer, property: property, steps: [step]))
    }
  }

  /// Times a block did not touch hold: alpha 1 to 0 in the first tenth becomes the times 0, 0.1, 1 and the values
  /// 1, 0, 0 (reported).
  func addAnimations(to state: ViewAnimationState, mode: CAAnimationCalculationMode, curve: CAMediaTimingFunction) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: LayerKeyPath(track.property))
      let frames = KeyframeRecorder.frames(of: track.steps)
      animation.values = frames.map(\.value)
      animation.keyTimes = frames.map(\.time)
      animation.calculationMode = mode
      animation.timingFunction = curve
      state.add(animation, to: track.layer, key: track.property.name)
    }
  }

  /// Warns of the first keyframe that ends at another time than its fraction says.
  func warnOfTimes(of state: ViewAnimationState, curve: CAMediaTimingFunction) {
    let wrong = tracks.lazy.flatMap(\.steps).compactMap { step in
      UsageWarning.Oversight(keyframeEndingAt: step.span.upperBound, of: state.settings.duration, along: curve)
    }
    if let first = wrong.first { state.app.warn(.oversight(first), about: state) }
  }

  /// Passes one change for each property to the block of a property animator.
  func addChanges(to block: ViewAnimationState, mode: CAAnimationCalculationMode) {
    for track in tracks {
      let frames = KeyframeRecorder.frames(of: track.steps)
      block.collect?(
        PropertyChange(
          layer: track.layer, keyPath: LayerKeyPath(track.property),
          form: .keyframes(KeyframePath(frames, isDiscrete: mode == .discrete))))
    }
  }

  private static func frames(of steps: [Step]) -> [(time: Double, value: AnimatableValue)] {
    // Stable: blocks that start together keep the order they were added in.
    let ordered = steps.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }.map(\.element)
    guard let first = ordered.first else { return [] }
    var frames = [(time: 0.0, value: first.from)]
    for step in ordered {
      let value = frames[frames.count - 1].value
      if step.span.lowerBound > frames[frames.count - 1].time { frames.append((step.span.lowerBound, value)) }
      frames.append((max(step.span.upperBound, frames[frames.count - 1].time), step.to))
    }
    if let last = frames.last, last.time < 1 { frames.append((1, last.value)) }
    return frames
  }
}

extension UsageWarning.Oversight {
  /// A keyframe that ends, by more than half a second, at another time than its fraction says; nil for others. (The bound is
  /// chosen here.)
  ///
  /// - Parameters:
  ///   - fraction: Where it ends in the whole, in 0...1.
  ///   - duration: That of the whole, in seconds.
  package init?(keyframeEndingAt fraction: Double, of duration: Double, along curve: CAMediaTimingFunction) {
    guard fraction < 1 else { return nil }
    let schedule = AnimatorSchedule(motion: .curve(curve), duration: duration)
    let (nominal, actual) = (fraction * duration, schedule.fraction(reaching: fraction) * duration)
    guard (nominal - actual).magnitude > 0.5 else { return nil }
    self = .keyframeOffTime(fraction: fraction, duration: duration, nominal: nominal, actual: actual)
  }
}
