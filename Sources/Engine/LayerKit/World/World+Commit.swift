import Limits
import MotionMath
import RecordingKit

/// Commits: lays out what needs it, and sends the model tree's changes to the record. The cost is that of the changes.
extension World {
  /// Does the work deferred to a commit: lays out views, then layers, and repeats while one invalidates the other; then
  /// displays, once.
  ///
  /// A layout that asks for layout again gets it in the same commit, up to `Limit.layoutPasses` passes; the rest waits
  /// for the next commit.
  func prepareCommit() {
    let layers = transaction.changes.layout
    transaction.changes.layout = []
    for layer in layers { layer.treeAction("onLayout")?.run(forKey: "onLayout", object: layer) }
    runHooks()
    for _ in 0..<Limit.layoutPasses.most {
      guard !isStopping(), layerNeeds.remove(.layoutInside) != nil else { break }
      for root in roots { root.layoutTree() }
      runHooks()
    }
    guard layerNeeds.remove(.displayInside) != nil else { return }
    for root in roots { root.displayTree() }
  }

  private func runHooks() {
    if needsViewLayout { layOutViews() }
    for hook in commitHooks { hook() }
  }

  /// Sends what changed to the record; all of it, or nothing where somebody asked to stop meanwhile: then all of it stays
  /// due.
  func commitChanges() {
    guard !transaction.changes.isEmpty else { return }
    let changes = transaction.changes
    transaction.changes = PendingChanges()
    let commit = recording.commit(at: now)
    frameIsOutdated()
    memory.add(MemoryCount.Weight.commit)
    guard let arrived = hostArrivals(of: changes, at: commit) else {
      transaction.changes = changes
      return
    }
    memory.add(changes.layers.count * MemoryCount.Weight.change)
    var clocksChanged = commitLists(of: arrived, changes, at: commit) || arrived.contains { $0.hasCommittedAnimations }
    for layer in changes.layers where layer.isHosted {
      if layer.commitValues(at: commit) { clocksChanged = true }
    }
    for layer in changes.departed where layer.isHosted && !layer.isRooted {
      if depart(layer, at: commit) { clocksChanged = true }
    }
    for (layer, property) in changes.immediate where layer.isHosted {
      if let node = layer.node { recording.noteImmediateChange(of: property, on: node.id, at: commit) }
    }
    memory.add(changes.immediate.count * MemoryCount.Weight.change)
    for animation in changes.removed { retire(animation, at: commit) }
    for animation in changes.added where animation.attachment.state != .over { begin(animation, at: commit) }
    if clocksChanged { runner.clocksChanged() }
    runner.setAlarm()
    eventObserver?(StageEvent.commitName)
  }

  // MARK: Structure

  /// After how many layers a commit asks whether to stop: the question costs as much as a layer.
  private static let layersBetweenQuestions = 1024

  /// Puts the new descendants of changed layers on record, in no layer's list yet, where nothing shows them. Not
  /// recursive, as trees may be deep.
  ///
  /// - Returns: The layers whose lists follow, a child before the list it is in; nil where somebody asked to stop, and
  ///   none of them is on screen.
  private func hostArrivals(of changes: PendingChanges, at commit: CommitIndex) -> [CALayer]? {
    var lists: [CALayer] = []
    var hosted: [CALayer] = []
    func host(_ layer: CALayer) -> Bool {
      layer.host(at: commit)
      hosted.append(layer)
      return hosted.count % Self.layersBetweenQuestions != 0 || !isStopping()
    }
    for layer in changes.structure where layer.isRooted {
      var goesOn = layer.isHosted || host(layer)
      var pending = Array(layer.childrenAndMask.reversed())
      var arrived = [layer]
      while goesOn, let child = pending.popLast() {
        if child.isHosted { continue }
        let isBack = child.node != nil
        goesOn = host(child)
        guard isBack || child.hasChildren else { continue }
        arrived.append(child)
        pending += child.childrenAndMask.reversed()
      }
      guard goesOn else {
        for layer in hosted.reversed() { layer.unhost(at: commit) }
        return nil
      }
      // From the inside out: a child is on record before the list it is in.
      lists += arrived.reversed()
    }
    return lists
  }

  /// - Returns: Whether a layer that was on screen before is now under another one, and so under other clocks.
  private func commitLists(of layers: [CALayer], _ changes: PendingChanges, at commit: CommitIndex) -> Bool {
    for layer in changes.structure { layer.isStructureTouched = false }
    var hasMoved = false
    for layer in layers where layer.commitChildren(at: commit) { hasMoved = true }
    if changes.rootsChanged { recording.setRoots(roots.compactMap(\.node), at: commit) }
    return hasMoved
  }

  /// Handles a layer that left the window: its animations and those inside it stop (measured on macOS: with finished
  /// false, at the commit). Those that are not removed on completion stay (reported by three trackers).
  ///
  /// - Returns: True when one stays, which runs by other clocks now.
  private func depart(_ layer: CALayer, at commit: CommitIndex) -> Bool {
    var pending = [layer]
    var staysAny = false
    while let layer = pending.popLast() {
      layer.unhost(at: commit)
      // An animation added in this very transaction is refused below, with a start of its own.
      for animation in layer.attached where animation.attachment.serial != nil {
        if animation.staysWithoutScreen {
          staysAny = true
          continue
        }
        layer.detach(animation)
        retire(animation, at: commit)
      }
      pending += layer.childrenAndMask.reversed().filter(\.isHosted)
    }
    return staysAny
  }

  // MARK: Animations

  private func begin(_ animation: CAAnimation, at commit: CommitIndex) {
    guard let layer = animation.attachment.layer, layer.isHosted, let node = layer.node else {
      animation.attachment.layer?.detach(animation)
      runner.refuse(animation)
      return
    }
    if animation.clockSource == .unspecified, layersFreeingAnimations.contains(where: layer.isInside) {
      animation.clockSource = .world
    }
    // Documented: 0 is "now", which is fixed at the commit; measured on macOS: never below 0.
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = animation.clockSource == .world ? now : max(0, layer.localTime(at: now))
    }
    let record = recording.attach(animation.spec, key: animation.attachment.key, to: node, at: commit)
    animation.attachment.serial = record.serial
    if animation.motionNumber > 0 { tuning?.note(record.serial, of: Int(animation.motionNumber)) }
    animation.pace = record.spec.pace
    log(animation, finished: nil)
    runner.start(animation)
  }

  /// Ends a committed animation in the record and notifies its delegate that it did not finish.
  private func retire(_ animation: CAAnimation, at commit: CommitIndex) {
    if let serial = animation.attachment.serial { recording.detach(recording.animation(serial), at: commit) }
    runner.interrupt(animation)
  }
}
