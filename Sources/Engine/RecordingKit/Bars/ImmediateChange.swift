package import MotionMath

/// A property that an animation of no length changed: at once, without an animation on record.
package struct ImmediateChange {
  package let layer: LayerID
  package let property: LayerProperty
  let commit: CommitIndex

  /// Its bar: an instant.
  package func bar(in recording: Recording) -> Bar {
    let time = recording.time(of: commit)
    return Bar(from: time, end: time, phases: [], outcome: .atOnce, length: 0)
  }
}
