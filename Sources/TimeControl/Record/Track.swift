package import MotionMath
package import RecordingKit

/// One animation as a bar on a ruler: what moves, from when, for how long.
package struct Track {
  package let record: AnimationRecord
  package let layer: LayerID
  /// `opacity`, `position.x`; `group` or `transition` for an animation without a single key path.
  package let keyPath: String
  /// World time of its begin, in seconds.
  package let begin: Double
  /// Its duration in world time, in seconds, by its layer's clock when it was added; infinite when it never ends.
  package let duration: Double
  /// `easeInEaseOut`, `linear`, `spring`, `cubic(…)`.
  package let curve: String

  /// Every animation recorded so far, in the order of adding; one for each key path of a group.
  ///
  /// - Parameter root: Only animations of this layer and the layers inside it, by the tree when they were added.
  package static func all(in recording: Recording, under root: LayerID? = nil) -> [Track] {
    recording.allAnimations.flatMap { record -> [Track] in
      if let root, !recording.wasAdded(record, inside: root) { return [] }
      return tracks(of: record.spec, record, begin: recording.begin(of: record))
    }
  }

  private static func tracks(of spec: AnimationSpec, _ record: AnimationRecord, begin: Double) -> [Track] {
    let length = spec.timing.endTime - spec.timing.beginTime
    func track(_ keyPath: String, _ curve: String) -> Track {
      Track(record: record, layer: record.layer, keyPath: keyPath, begin: begin, duration: length, curve: curve)
    }
    let curve = spec.timingFunction.map { $0.name?.rawValue ?? "cubic\($0.controlPoints)" } ?? "linear"
    switch spec.effect {
    case .nothing: return []
    case .property, .path:
      return spec.effect.motions.map { motion in
        if case .spring = motion.motion { return track(motion.keyPath.description, "spring") }
        return track(motion.keyPath.description, curve)
      }
    case .group(let children):
      return children.flatMap { tracks(of: $0, record, begin: begin + $0.timing.beginTime) }
    case .transition: return [track("transition", curve)]
    }
  }

  private var motion: PropertyMotion? {
    record.spec.effect.motions.first { $0.keyPath.description == keyPath }
  }

  /// Where in its duration the keyframes between its ends are, as fractions.
  package var keyTimes: [Double] {
    guard let motion else { return [] }
    switch motion.motion {
    case .keyframes(let keyframes): return keyframes.times.filter { $0 > 0 && $0 < 1 }
    case .endPoints, .spring, .path, .turn: return []
    }
  }

  /// The given ends of the first motion: from, to.
  package var ends: (from: AnimatableValue?, to: AnimatableValue?) {
    guard let motion else { return (nil, nil) }
    switch motion.motion {
    case .endPoints(let from, let to, _), .spring(_, let from, let to, _): return (from, to)
    case .keyframes(let keyframes): return (keyframes.values.first, keyframes.values.last)
    case .path, .turn: return (nil, nil)
    }
  }
}
