import MotionMath

/// One animation that was attached to a committed layer: what it does, and from which commit to which it was there.
public final class AnimationRecord {
  package unowned let node: LayerNode
  /// The key it was added under; nil when it was added without one.
  public let key: String?
  public let spec: AnimationSpec
  /// Position in the recording's list of animations: the order of adding.
  package let serial: Int
  package let added: CommitIndex
  /// The first commit without it; `CommitIndex.max` while it is attached.
  package internal(set) var removed = CommitIndex.max

  init(node: LayerNode, key: String?, spec: AnimationSpec, serial: Int, added: CommitIndex) {
    self.node = node
    self.key = key
    self.spec = spec
    self.serial = serial
    self.added = added
  }

  /// The layer it is attached to.
  public var layer: LayerID { node.id }

  /// `"fade" opacity over 0.4`, for the log.
  var summary: String {
    let key = key.map { "\"\($0)\" " } ?? ""
    return "\(key)\(spec.effect.whatMoves) over \(spec.timing.duration)"
  }
}

extension AnimationEffect {
  /// The first key path that moves, or what else it is, in a word.
  fileprivate var whatMoves: String {
    switch self {
    case .nothing: "nothing"
    case .property(let motion), .path(let motion, _): motion.keyPath.description
    case .group: "group"
    case .transition: "transition"
    }
  }
}
