import LayerKit
import LuaBridge
package import RecordingKit
package import ScriptRuntime
import TransitionKit

/// How things end when what is in progress is let go at a fraction, one way or the other.
package struct Outcome {
  /// `finish` or `cancel`.
  package let word: String
  /// When everything has come to rest, in seconds; a minute after the fact at the latest.
  package let end: Double
  /// What happened since.
  package let events: [StageEvent]
  /// What is on screen then.
  package let frame: Frame
  /// What the layers of the world are called.
  package let names: [LayerID: String]
}

extension BranchingSession {
  /// Tries both ways in worlds made again for it, which are thrown away: nothing changes here.
  ///
  /// - Parameter call: The call that asks, as errors name it.
  package func outcomes(at fraction: Double, in session: ScriptSession, call: String) throws(ScriptFailure) -> [Outcome]
  {
    guard var entry = inProgress, session === self.session, !session.world.isHandlingEvent else {
      throw .clockIsRunning(function: call)
    }
    let place = session.place(of: call)
    entry.trace = session.access.trace
    var outcomes: [Outcome] = []
    let names = session.layerLabels
    defer { onRebuild(session) }
    for direction in [true, false] {
      let end = VirtualClock.nanoseconds(session.world.playhead)
      let rebuilt = try rebuild(current, at: end, isChecked: false)
      var probe = EnteredInput(input: entry.input, enteredAt: end, playhead: session.world.playhead)
      var outcome: Outcome?
      let replay = self.replay(on: entry, in: rebuilt, until: end, to: place) { _ in
        outcome = rebuilt.session.outcome(of: direction, at: fraction, names)
        rebuilt.session.access.trace.isCutShort = true
        rebuilt.session.lua.interrupt()
      }
      _ = perform(&probe, in: rebuilt.session, as: replay)
      if let divergence = replay.divergence {
        throw .cannotBranch(at: session.world.playhead, .divergence(divergence))
      }
      guard let outcome else { throw .noTransition(function: call) }
      outcomes.append(outcome)
    }
    return outcomes
  }
}

extension ScriptSession {
  /// Takes hold of what is in progress, scrubs it and lets go; nil when nothing is in progress.
  ///
  /// - Parameter names: What layers are called that had a name before.
  fileprivate func outcome(of finishes: Bool, at fraction: Double, _ names: [LayerID: String]) -> Outcome? {
    world.returnToLiveEdge()
    world.drain()
    guard app.currentTransition != nil || app.scrubber.isHolding || world.hasRunningAnimations else { return nil }
    let before = world.recording.eventCount
    app.scrubber.begin()
    app.scrubber.update(fraction)
    if finishes { app.scrubber.finish() } else { app.scrubber.cancel() }
    world.run()
    return Outcome(
      word: finishes ? "finish" : "cancel", end: world.now,
      events: Array(world.recording.events.dropFirst(before)), frame: world.recording.frame(at: world.now),
      names: layerLabels.merging(names) { $1 })
  }

  /// What each layer on screen is called.
  fileprivate var layerLabels: [LayerID: String] {
    let names = LayerNames(in: self)
    let frame = world.recording.frame(at: world.now)
    return Dictionary(uniqueKeysWithValues: frame.layersInTree.map { ($0, names.name(of: $0, in: frame)) })
  }
}
