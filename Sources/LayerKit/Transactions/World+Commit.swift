import MotionMath
import TimelineKit

/// Sending the model tree's changes to the record. The cost is that of the changes.
extension World {
  func commitChanges() {
    guard !changes.isEmpty else { return }
    let changes = self.changes
    self.changes = PendingChanges()
    let commit = timeline.commit(at: now)
    commitStructure(changes, at: commit)
    var clocksChanged = changes.rootsChanged || !changes.structure.isEmpty
    for layer in changes.layers where layer.isHosted {
      if layer.commitValues(at: commit) { clocksChanged = true }
    }
    for layer in changes.departed where layer.isHosted && !layer.isRooted { depart(layer, at: commit) }
    for attached in changes.removed { retire(attached, at: commit) }
    for attached in changes.added where attached.isAttached { begin(attached, at: commit) }
    if clocksChanged { runner.clocksChanged() }
  }

  // MARK: Structure

  private func commitStructure(_ changes: PendingChanges, at commit: CommitIndex) {
    for layer in changes.structure where layer.isRooted {
      arrive(layer, at: commit)
      layer.commitChildren(at: commit)
    }
    if changes.rootsChanged { timeline.roots.append(roots.compactMap(\.node), at: commit) }
  }

  /// Puts a layer and everything in it on record, unless it is there already.
  private func arrive(_ layer: CALayer, at commit: CommitIndex) {
    if !layer.isHosted { layer.host(at: commit) }
    var hasNewChildren = false
    for child in layer.childrenAndMask where !child.isHosted {
      arrive(child, at: commit)
      hasNewChildren = true
    }
    if hasNewChildren { layer.commitChildren(at: commit) }
  }

  /// A layer left the window: it and everything in it stops (measured on macOS: stop with finished false at the commit).
  private func depart(_ layer: CALayer, at commit: CommitIndex) {
    layer.unhost(at: commit)
    for attached in layer.takeAllAnimations() { retire(attached, at: commit) }
    for child in layer.childrenAndMask where child.isHosted { depart(child, at: commit) }
  }

  // MARK: Animations

  private func begin(_ attached: AttachedAnimation, at commit: CommitIndex) {
    guard let layer = attached.layer, layer.isHosted, let node = layer.node else {
      attached.layer?.forget(attached)
      runner.refuse(attached)
      return
    }
    let animation = attached.animation
    // Documented: 0 is "now", which is fixed at the commit; measured on macOS: never below 0.
    if animation.timing.beginTime == 0 { animation.timing.beginTime = max(0, layer.localTime(at: now)) }
    let record = timeline.attach(animation.spec, key: attached.key, to: node, at: commit)
    attached.record = record
    log("begin", label(of: layer), attached.summary)
    runner.start(attached)
  }

  /// Takes a committed animation off the record and tells it that it did not finish.
  private func retire(_ attached: AttachedAnimation, at commit: CommitIndex) {
    if let record = attached.record { timeline.detach(record, at: commit) }
    runner.interrupt(attached)
  }
}
