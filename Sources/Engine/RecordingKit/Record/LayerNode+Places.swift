/// Where a layer is, for those who write the record and those who judge it.
///
/// No generic leaves this module: outside of it, where none is specialized, asking a `StepHistory` costs a hundred times as
/// much, at each commit of each layer.
extension LayerNode {
  package func setIsHosted(_ value: Bool, at commit: CommitIndex) { isHosted.append(value, at: commit) }

  package func setSublayers(_ value: [LayerNode], at commit: CommitIndex) { sublayers.append(value, at: commit) }

  /// True in a window after the last commit.
  package var isStillHosted: Bool { isHosted.last == true }

  /// The commit with which it first came into a window.
  package var arrival: CommitIndex { isHosted.beginning }

  /// The name that the program had given it, or its view, by then.
  package var nameOnArrival: String? { name.value(at: arrival) }

  /// True in a window at `commit`.
  package func wasHosted(at commit: CommitIndex) -> Bool { isHosted.value(at: commit) == true }

  /// The layer it is in after the last commit; nil for a root, and for one that is in no window.
  package var lastSuperlayer: LayerNode? { superlayer.last.flatMap { $0 } }

  /// The layers in it after the last commit, back to front.
  package var lastSublayers: [LayerNode] { sublayers.last ?? [] }

  /// The commit that last changed what is in it; -1 for none.
  package var lastChangeOfSublayers: CommitIndex { sublayers.lastCommit }

  /// The layers in it at `commit`, back to front.
  package func sublayers(at commit: CommitIndex) -> [LayerNode] { sublayers.value(at: commit) ?? [] }

  package var lastMask: LayerNode? { mask.last.flatMap { $0 } }

  package var lastClock: LayerClock { clock.last ?? .identity }
}
