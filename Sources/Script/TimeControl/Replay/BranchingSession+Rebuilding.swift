import LayerKit
package import LuaBridge
import RecordingKit
package import ScriptRuntime

/// Recreating a world from its inputs.
extension BranchingSession {
  /// A session in which the inputs of a branch were replayed up to an instant.
  package struct Rebuilt {
    package let session: ScriptSession
    package var entries: [EnteredInput]
    /// Mutes the output of the session, which was shown before, until it is opened.
    package let output: MutableOutput
  }

  /// Branches at the playhead: replays the input that changes the past up to there, and lets it continue.
  package func branch(
    at time: Double, to target: InputPlace, continuing entry: EnteredInput,
    failedAs result: Result<[LuaValue], ScriptError>
  ) -> Result<[LuaValue], ScriptError> {
    let end = VirtualClock.nanoseconds(time)
    let former = current
    do throws(ScriptFailure) {
      // The part of the recording that the input itself made exists only when its replay reaches the place.
      let isUnderWay = entry.enteredAt <= end
      var rebuilt = try rebuild(current, at: end, isChecked: !isUnderWay)
      let branch = Branch(newName(), rebuilt.session, origin: (former.name, time))
      branch.tuning = former.tuning
      var continued = EnteredInput(
        input: entry.input, enteredAt: min(entry.enteredAt, end), playhead: min(entry.playhead, time))
      var difference: RecordDifference?
      // How long the record was when the branch began.
      var atStart = (commits: 0, events: 0)
      let replay = self.replay(on: entry, in: rebuilt, until: end, to: target) { [self] trace in
        difference = isUnderWay ? self.difference(of: rebuilt.session, from: former.session, at: time) : nil
        if difference != nil { return rebuilt.session.lua.interrupt() }
        rebuilt.output.isMuted = false
        connect(rebuilt.session, continuing: trace)
        branches.append(branch)
        show(branch, .branched(branch.name, from: former.name, at: time))
        let recording = rebuilt.session.world.recording
        atStart = (recording.commitCount, recording.eventCount)
      }
      let outcome = perform(&continued, in: rebuilt.session, as: replay)
      // A refused input has changed nothing, and makes no branch.
      if case .failure = outcome, current === branch,
        rebuilt.session.world.recording.commitCount == atStart.commits,
        rebuilt.session.world.recording.eventCount == atStart.events
      {
        forget(branch, returningTo: former)
        return outcome
      }
      if current !== branch {
        let divergence = replay.divergence ?? .otherCall("its end")
        throw .cannotBranch(at: time, difference.map { .difference($0) } ?? .divergence(divergence))
      }
      rebuilt.entries.append(continued)
      branch.entries = rebuilt.entries
      if let branchPoint = (rebuilt.session.access as? LiveAccess)?.branchPoint {
        branch.entries.removeLast()
        return self.branch(at: branchPoint.time, to: branchPoint.place, continuing: continued, failedAs: outcome)
      }
      return outcome
    } catch {
      onRebuild(former.session)
      return .failure(scriptError(error, placedAs: result))
    }
  }

  /// Takes back a branch in which nothing happened: what made it had nothing to drive there.
  private func forget(_ branch: Branch, returningTo former: Branch) {
    branch.session.timeline.branches = nil
    branches.removeAll { $0 === branch }
    branchCount -= 1
    withExtendedLifetime(branch) {
      show(former, .switched(to: former.name, at: former.session.world.playhead))
      onRebuild(former.session)
    }
    notice = nil
  }

  /// Restarts from a checkpoint, in a new branch.
  package func restart(_ checkpoint: Checkpoint) -> Result<Void, ScriptError> {
    guard let source = branches.first(where: { $0.name == checkpoint.branch }) else { return .success(()) }
    do throws(ScriptFailure) {
      let end = VirtualClock.nanoseconds(checkpoint.time)
      let rebuilt = try rebuild(source, at: end, entryCount: checkpoint.entryCount)
      rebuilt.output.isMuted = false
      connect(rebuilt.session)
      rebuilt.session.world.returnToLiveEdge()
      let branch = Branch(newName(), rebuilt.session, origin: (source.name, checkpoint.time))
      branch.tuning = source.tuning
      branch.entries = rebuilt.entries
      branches.append(branch)
      show(branch, .branched(branch.name, from: source.name, at: checkpoint.time))
      return .success(())
    } catch {
      onRebuild(session)
      return .failure(scriptError(error, placedAs: .success([])))
    }
  }

  /// Recreates the world of a branch as it was at `end`, and compares it with the recording.
  ///
  /// - Parameters:
  ///   - entryCount: The number of inputs; nil for those entered by then, and those that last looked at that instant.
  ///   - isChecked: False when part of the recording at that time is still to be replayed.
  ///   - tuning: Other parameters for its motions; nil for those of the branch.
  ///   - keepsLines: True for a session that remembers which line has set each value.
  func rebuild(
    _ source: Branch, at end: Int64, entryCount: Int? = nil, isChecked: Bool = true,
    tuning: [Int: MotionTuning.Parameters]? = nil, keepsLines: Bool = false
  ) throws(ScriptFailure) -> Rebuilt {
    let time = VirtualClock.seconds(end)
    if let scenario { throw .cannotBranch(at: time, .scenario(scenario)) }
    let output = MutableOutput()
    let session = try openSession(output, tuning ?? (source.tuning.isEmpty ? options.tuning : source.tuning))
    onRebuild(session)
    if keepsLines { session.keepSettings() }
    var rebuilt = Rebuilt(session: session, entries: [], output: output)
    let looks =
      entryCount == nil ? source.entries.reversed().prefix { $0.onlyLooked(at: time) && $0.enteredAt > end } : []
    for entry in source.entries.prefix(entryCount ?? .max) where entry.enteredAt <= end {
      rebuilt.entries.append(redo(entry, in: session, until: end))
    }
    if isChecked, VirtualClock.nanoseconds(session.world.now) < end { session.world.advance(to: time) }
    session.world.returnToLiveEdge()
    if isChecked,
      let difference = difference(of: session, from: source.session, at: time, isPart: entryCount != nil)
    {
      throw .cannotBranch(at: time, .difference(difference))
    }
    for entry in looks.reversed() { rebuilt.entries.append(redo(entry, in: session, until: end)) }
    session.world.returnToLiveEdge()
    session.timeline.adopt(source.session.timeline, until: time)
    session.world.skipNumbers(to: source.session.world.lastSerialNumber)
    return rebuilt
  }

  /// A replay of a whole branch, in which the line that has set each value is known. The branch itself does not change.
  ///
  /// Nil where one of its inputs is still under way, so that a replay does not make it again.
  package func replayed(_ branch: Branch) -> ScriptSession? {
    defer { onRebuild(session) }
    return try? rebuild(branch, at: VirtualClock.nanoseconds(branch.session.world.now), keepsLines: true).session
  }

  private func difference(
    of session: ScriptSession, from original: ScriptSession, at time: Double, isPart: Bool = false
  ) -> RecordDifference? {
    session.world.recording.firstDifference(from: original.world.recording, upTo: time, isPart: isPart)
  }

  /// Replays an input, and stops it where it would pass `end`.
  func redo(_ entry: EnteredInput, in session: ScriptSession, until end: Int64) -> EnteredInput {
    var again = EnteredInput(
      input: entry.input, enteredAt: min(entry.enteredAt, end), playhead: session.world.playhead)
    if !(entry.trace.isCutShort && entry.trace.moves.isEmpty) {
      _ = perform(&again, in: session, as: ReplayingAccess(entry, until: end))
    }
    (again.saved, again.savedUpTo, again.hasLeft) = (entry.saved, entry.savedUpTo, entry.hasLeft)
    // An input that was cut short before may end still earlier.
    if again.trace.isCutShort, end < .max {
      again.savedUpTo = min(entry.savedUpTo ?? .infinity, VirtualClock.seconds(end))
    }
    again.numberCount = entry.numberCount
    session.world.skipNumbers(to: entry.numberCount)
    return again
  }

  /// Prepares to replay an input up to a place in it, after which it runs live.
  package func replay(
    on entry: EnteredInput, in rebuilt: Rebuilt, until end: Int64, to target: InputPlace,
    onTarget: @escaping (InputTrace) -> Void
  ) -> ReplayingAccess {
    let world = rebuilt.session.world
    if entry.enteredAt > end || entry.playhead < VirtualClock.seconds(entry.enteredAt) {
      world.lookBack(at: min(entry.playhead, world.now))
    }
    return ReplayingAccess(entry, until: end, target: target, onTarget: onTarget)
  }

  func openSession(
    _ output: MutableOutput, _ tuning: [Int: MotionTuning.Parameters]?
  ) throws(ScriptFailure) -> ScriptSession {
    var options = options
    options.tuning = tuning
    let write = options.write
    options.write = { if !output.isMuted { write($0) } }
    let writeFile = options.writeFile
    options.writeFile = { output.isMuted ? nil : writeFile($0, $1) }
    do throws(ScriptError) {
      return try ScriptSession(options, session.classes.catalog)
    } catch {
      throw .cannotBranch(at: session.world.playhead, .noMemory)
    }
  }

  /// The failure as an error of the input that caused it, at the line that ran.
  private func scriptError(_ failure: ScriptFailure, placedAs result: Result<[LuaValue], ScriptError>) -> ScriptError {
    var error = ScriptError(failure, in: session)
    if case .failure(let failure) = result {
      (error.file, error.line) = (failure.file, failure.line)
      error.traceback = failure.traceback
    }
    return error
  }
}

/// Whether the output of a session is dropped.
package final class MutableOutput {
  var isMuted = true
}
