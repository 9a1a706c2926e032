package import MotionMath

/// A property that no animation moved, and that a script set over and over: on a display link, or with a finger.
package struct DrivenLane {
  package let layer: LayerID
  package let property: LayerProperty
  package let bar: Bar

  /// How far apart two changes of one movement are at most, in seconds, and how many it has at least.
  package static let longestGap = 0.1
  package static let fewestChanges = 3

  /// Every such movement in a record, by layers in the order of their making.
  ///
  /// - Complexity: O(n) for n values on record.
  package static func all(in recording: Recording) -> [DrivenLane] {
    recording.nodes.flatMap { node -> [DrivenLane] in
      let histories = node.histories.filter { $0.changes.count >= fewestChanges }
      let animations = histories.isEmpty ? [] : node.animations
      return histories.flatMap { history -> [DrivenLane] in
        let animated = animations.filter { $0.spec.moves(history.property) }.map { $0.added...$0.removed }
        let free = history.changes.filter { commit in !animated.contains { $0.contains(commit) } }
        return runs(of: free.map { recording.time(of: $0) }).map { times in
          DrivenLane(layer: node.id, property: history.property, bar: bar(times))
        }
      }
    }
  }

  private static func runs(of times: [Double]) -> [[Double]] {
    var runs: [[Double]] = []
    // Several writes at one instant count once: nothing has moved between them.
    for time in times where time != runs.last?.last {
      if let last = runs.last?.last, time - last <= longestGap + TimeGrain.grain {
        runs[runs.count - 1].append(time)
      } else {
        runs.append([time])
      }
    }
    return runs.filter { $0.count >= fewestChanges }
  }

  private static func bar(_ times: [Double]) -> Bar {
    let (from, end) = (times[0], times[times.count - 1])
    return Bar(
      from: from, end: end, phases: [Bar.Phase(from: from, to: end, kind: .driven)], outcome: .driven,
      length: end - from, changes: times.count)
  }
}

extension AnimationSpec {
  fileprivate func moves(_ property: LayerProperty) -> Bool {
    if case .group(let children) = effect { return children.contains { $0.moves(property) } }
    return effect.motions.contains { $0.keyPath.property == property }
  }
}
