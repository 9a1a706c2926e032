extension LayerNode {
  /// The layer's own time while the record was in the given commits, as the clocks of the layer and all above it were.
  ///
  /// - Parameters:
  ///   - added: The first commit.
  ///   - removed: The first commit that no longer counts.
  ///   - end: When that was, in seconds; infinite when it has not come.
  /// - Complexity: O(c d) for c changes of a clock or a superlayer, and d layers above.
  func timePieces(from added: CommitIndex, until removed: CommitIndex, at end: Double, in recording: Recording)
    -> [TimePiece]
  {
    var pieces: [TimePiece] = []
    var commit = added
    while true {
      let chain = self.chain(at: commit)
      let next = chain.compactMap {
        [$0.clock.next(after: commit), $0.superlayer.next(after: commit)].compactMap(\.self).min()
      }
      .min().flatMap { $0 < removed ? $0 : nil }
      let from = recording.time(of: commit)
      let to = next.map { recording.time(of: $0) } ?? end
      if from < to {
        var inner = [TimePiece.world(from: from, to: to)]
        for node in chain.reversed() {
          if let clock = node.clock.value(at: commit), clock != .identity { inner = inner.flatMap { $0.inside(clock) } }
        }
        pieces += inner
      }
      guard let next else { return pieces }
      commit = next
    }
  }

  /// The layer, its superlayer, and so on.
  private func chain(at commit: CommitIndex) -> [LayerNode] {
    var chain = [self]
    while let above = chain[chain.count - 1].superlayer.value(at: commit).flatMap({ $0 }) { chain.append(above) }
    return chain
  }
}
