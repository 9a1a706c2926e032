import MotionMath
import RecordingKit

/// Sending the model tree's changes to the record. The cost is that of the changes.
extension World {
  func commitChanges() {
    guard !changes.isEmpty else { return }
    let changes = self.changes
    self.changes = PendingChanges()
    let commit = recording.commit(at: now)
    frameIsOutdated()
    var clocksChanged = commitStructure(changes, at: commit)
    for layer in changes.layers where layer.isHosted {
      if layer.commitValues(at: commit) { clocksChanged = true }
    }
    for layer in changes.departed where layer.isHosted && !layer.isRooted { depart(layer, at: commit) }
    for attached in changes.removed { retire(attached, at: commit) }
    for attached in changes.added where attached.state != .over { begin(attached, at: commit) }
    if clocksChanged { runner.clocksChanged() }
    runner.setAlarm()
    eventObserver?(StageEvent.commitName)
  }

  // MARK: Structure

  /// - Returns: Whether a layer that was on screen before is now under another one, and so under other clocks.
  private func commitStructure(_ changes: PendingChanges, at commit: CommitIndex) -> Bool {
    var hasMoved = false
    for layer in changes.structure {
      layer.isStructureTouched = false
      guard layer.isRooted else { continue }
      if !layer.isHosted { layer.host(at: commit) }
      if arriveChildren(of: layer, at: commit) { hasMoved = true }
    }
    if changes.rootsChanged { recording.roots.append(roots.compactMap(\.node), at: commit) }
    return hasMoved
  }

  /// Puts a layer's children, and everything in them that is new, on record.
  private func arriveChildren(of layer: CALayer, at commit: CommitIndex) -> Bool {
    for child in layer.childrenAndMask where !child.isHosted {
      let isBack = child.node != nil
      child.host(at: commit)
      if isBack || child.hasChildren { _ = arriveChildren(of: child, at: commit) }
    }
    return layer.commitChildren(at: commit)
  }

  /// A layer left the window: it and everything in it stops (measured on macOS: stop with finished false at the commit).
  private func depart(_ layer: CALayer, at commit: CommitIndex) {
    layer.unhost(at: commit)
    // What was added in this very transaction is refused below, with a start of its own.
    for attached in layer.attached where attached.record != nil {
      layer.detach(attached)
      retire(attached, at: commit)
    }
    for child in layer.childrenAndMask where child.isHosted { depart(child, at: commit) }
  }

  // MARK: Animations

  private func begin(_ attached: AttachedAnimation, at commit: CommitIndex) {
    guard let layer = attached.layer, layer.isHosted, let node = layer.node else {
      attached.layer?.detach(attached)
      runner.refuse(attached)
      return
    }
    let animation = attached.animation
    if animation.clockSource == .unspecified, layersFreeingAnimations.contains(where: layer.isInside) {
      animation.clockSource = .world
    }
    // Documented: 0 is "now", which is fixed at the commit; measured on macOS: never below 0.
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = animation.clockSource == .world ? now : max(0, layer.localTime(at: now))
    }
    let record = recording.attach(animation.spec, key: attached.key, to: node, at: commit)
    attached.record = record
    log(attached, finished: nil)
    runner.start(attached)
  }

  /// Takes a committed animation off the record and tells it that it did not finish.
  private func retire(_ attached: AttachedAnimation, at commit: CommitIndex) {
    if let record = attached.record { recording.detach(record, at: commit) }
    runner.interrupt(attached)
  }
}
