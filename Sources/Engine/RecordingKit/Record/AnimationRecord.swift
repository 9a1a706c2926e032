import MotionMath

/// One animation that was attached to a committed layer, and the commits at which it was added and removed.
public struct AnimationRecord {
  let recording: Recording
  /// Position in the recording's list of animations: the order of adding.
  package let serial: Int

  private var entry: AnimationList.Entry { recording.animations[serial] }

  public var spec: AnimationSpec { entry.spec }
  /// The key it was added under; nil when it was added without one.
  public var key: String? { recording.keys.key(entry.key) }
  /// The layer it is attached to.
  public var layer: LayerID { entry.layer }

  var node: LayerNode { recording.nodes[Int(layer.index)] }
  package var added: CommitIndex { recording.animations.added(serial) }
  /// The first commit without it; `CommitIndex.max` while it is attached.
  package var removed: CommitIndex { recording.animations.removed(serial) }

  /// `"fade" opacity over 0.4`, for the log.
  var summary: String {
    let key = key.map { "\"\($0)\" " } ?? ""
    return "\(key)\(spec.effect.whatMoves) over \(spec.timing.duration)"
  }
}

extension AnimationEffect {
  /// The first key path that moves, or a word for an animation without one.
  fileprivate var whatMoves: String {
    switch self {
    case .nothing: "nothing"
    case .property(let motion), .path(let motion, _): motion.keyPath.description
    case .group: "group"
    case .transition: "transition"
    }
  }
}
