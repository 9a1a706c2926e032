package import LayerKit
package import ScriptRuntime

/// Running a branch again with other durations, delays and curves.
extension BranchingSession {
  /// A branch whose inputs were done again with motions tuned. It is one of the branches only once it is kept.
  package struct TunedRun {
    package let branch: Branch
    /// The changed parameters, and the motion that each animation belongs to.
    package let tuning: MotionTuning
    /// Whether its moves of the clock are those of the record, because an input changes its own past and a branch cut one
    /// short: what came after that was not done again.
    package let followsRecord: Bool
    /// Muted until the run is kept: what scripts print was shown before.
    let output: MutableOutput
  }

  /// Does all inputs of a branch again, up to where its world is, with `changes` on top of what was tuned in it.
  ///
  /// - Throws: `ScriptFailure.cannotBranch` where the world cannot be replayed.
  package func tuned(_ source: Branch, _ changes: [Int: MotionTuning.Parameters]) throws(ScriptFailure) -> TunedRun {
    let tuning = source.tuning.merging(changes) { $1 }
    defer { onRebuild(session) }
    var redone = try redoneAnew(source, tuning)
    if redone == nil { redone = try redoneInBranches(source, tuning) }
    let followsRecord = redone == nil
    if followsRecord {
      redone = try rebuild(
        source, at: VirtualClock.nanoseconds(source.session.world.now), isChecked: false, tuning: tuning)
    }
    guard let rebuilt = redone else { throw .cannotBranch(at: session.world.playhead, .noMemory) }
    let branch = Branch("tuning", rebuilt.session, origin: (source.name, 0))
    branch.entries = rebuilt.entries
    branch.tuning = tuning
    guard let motions = rebuilt.session.world.tuning else {
      throw .cannotBranch(at: session.world.playhead, .noMemory)
    }
    return TunedRun(branch: branch, tuning: motions, followsRecord: followsRecord, output: rebuilt.output)
  }

  /// Does the inputs of a branch again as if they were entered now, so that a script that runs to a rest runs to the
  /// tuned one; those that were cut short, where a branch began, end where they did. Nil where one of them changes its own
  /// past, as its moves are then those of its record.
  private func redoneAnew(
    _ source: Branch, _ tuning: [Int: MotionTuning.Parameters]
  ) throws(ScriptFailure) -> Rebuilt? {
    let output = MutableOutput()
    let session = try openSession(output, tuning)
    onRebuild(session)
    var rebuilt = Rebuilt(session: session, entries: [], output: output)
    for entry in source.entries {
      let world = session.world
      if entry.isMove || entry.trace.isCutShort {
        rebuilt.entries.append(redo(entry, in: session, until: .max))
        continue
      }
      if entry.playhead < VirtualClock.seconds(entry.enteredAt) {
        world.lookBack(at: min(entry.playhead, world.now))
      } else {
        world.returnToLiveEdge()
      }
      var again = EnteredInput(
        input: entry.input, enteredAt: VirtualClock.nanoseconds(world.now), playhead: world.playhead)
      _ = perform(&again, in: session)
      guard (session.access as? LiveAccess)?.branchPoint == nil, again.trace.branchRequest == nil else { return nil }
      again.saved = entry.saved
      again.numberCount = max(entry.numberCount, again.numberCount)
      world.skipNumbers(to: again.numberCount)
      rebuilt.entries.append(again)
    }
    session.world.returnToLiveEdge()
    session.timeline.adopt(source.session.timeline, until: .infinity)
    session.world.skipNumbers(to: source.session.world.lastSerialNumber)
    return rebuilt
  }

  /// The same for inputs that change their own past, in branches of their own as they made them the first time. Nil where
  /// one of them was cut short, or makes no branch any more.
  private func redoneInBranches(
    _ source: Branch, _ tuning: [Int: MotionTuning.Parameters]
  ) throws(ScriptFailure) -> Rebuilt? {
    guard !source.entries.contains(where: { $0.trace.isCutShort || $0.trace.branchRequest != nil }) else { return nil }
    let output = MutableOutput()
    let runner = BranchingSession(try openSession(output, tuning))
    runner.onRebuild = onRebuild
    runner.current.tuning = tuning
    defer { for branch in runner.branches { branch.session.timeline.branches = nil } }
    for (index, entry) in source.entries.enumerated() {
      if entry.isMove {
        runner.current.entries.append(redo(entry, in: runner.session, until: .max))
        continue
      }
      let world = runner.session.world
      if entry.playhead < VirtualClock.seconds(entry.enteredAt) {
        world.lookBack(at: min(entry.playhead, world.now))
      } else {
        world.returnToLiveEdge()
      }
      _ = runner.evaluate(entry.input)
      guard runner.current.entries.count == index + 1 else { return nil }
      runner.current.entries[index].saved = entry.saved
      let count = max(entry.numberCount, runner.current.entries[index].numberCount)
      runner.current.entries[index].numberCount = count
      runner.session.world.skipNumbers(to: count)
    }
    let session = runner.session
    session.world.returnToLiveEdge()
    session.timeline.adopt(source.session.timeline, until: .infinity)
    session.world.skipNumbers(to: source.session.world.lastSerialNumber)
    return Rebuilt(session: session, entries: runner.current.entries, output: output)
  }

  /// Shows a tuned run, which `drop` leaves and `keep` makes a branch of.
  package func show(_ run: TunedRun) {
    if run.branch.session.timeline.branches == nil { connect(run.branch.session) }
    show(run.branch, .switched(to: run.branch.name, at: run.branch.session.world.playhead))
    notice = nil
  }

  /// Returns to the branch that was tuned.
  package func drop(_ run: TunedRun, returningTo source: Branch) {
    guard current === run.branch else { return }
    run.branch.session.timeline.branches = nil
    show(source, .switched(to: source.name, at: source.session.world.playhead))
    notice = nil
  }

  /// Makes a tuned run a branch of its own.
  package func keep(_ run: TunedRun, from source: Branch) {
    let branch = Branch(newName(), run.branch.session, origin: (source.name, 0))
    branch.entries = run.branch.entries
    branch.tuning = run.branch.tuning
    branches.append(branch)
    run.output.isMuted = false
    show(branch, .branched(branch.name, from: source.name, at: 0))
    notice = nil
  }
}
