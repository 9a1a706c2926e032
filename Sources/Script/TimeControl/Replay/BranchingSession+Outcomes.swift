import LayerKit
import LuaBridge
package import RecordingKit
package import ScriptRuntime
import TransitionKit

/// The end of a transition or animation that is released at a fraction, one way or the other.
package struct Outcome {
  /// `finish` or `cancel`.
  package let word: String
  /// When it is released, in seconds.
  package let start: Double
  /// When everything is at rest, in seconds; a minute after the release at the latest.
  package let end: Double
  /// The events since the release.
  package let events: [StageEvent]
  /// The screen at the end.
  package let frame: Frame
  /// The names of the layers.
  package let names: [LayerID: String]
}

extension BranchingSession {
  /// Tries both ends in replayed worlds, which are dropped: this world does not change.
  ///
  /// - Parameter call: The name of the call in errors.
  /// - Throws: `clockIsRunning` inside a callback, `noTransition` when nothing is in progress, `cannotBranch` when the world
  ///   cannot be replayed.
  package func outcomes(at fraction: Double, in session: ScriptSession, call: String) throws(ScriptFailure) -> [Outcome]
  {
    guard var entry = inProgress, session === self.session, !session.world.isHandlingEvent else {
      throw .clockIsRunning(function: call)
    }
    let location = session.place(of: call)
    entry.trace = session.access.trace
    var outcomes: [Outcome] = []
    let names = LayerNames(in: session).labels(in: session.world)
    defer { onRebuild(session) }
    for direction in [true, false] {
      let end = VirtualClock.nanoseconds(session.world.playhead)
      let rebuilt = try rebuild(current, at: end, isChecked: false)
      var probe = EnteredInput(input: entry.input, enteredAt: end, playhead: session.world.playhead)
      var outcome: Outcome?
      let replay = self.replay(on: entry, in: rebuilt, until: end, to: location) { _ in
        outcome = Outcome(in: rebuilt.session, finishes: direction, at: fraction, names)
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

extension Outcome {
  /// Holds, scrubs and releases the transition or animation in progress; nil when there is none.
  ///
  /// - Parameter names: The names of layers that had one before.
  fileprivate init?(in session: ScriptSession, finishes: Bool, at fraction: Double, _ names: [LayerID: String]) {
    let (world, scrubber) = (session.world, session.app.scrubber)
    world.returnToLiveEdge()
    world.drain()
    guard session.app.currentTransition != nil || scrubber.isHolding || world.hasRunningAnimations else { return nil }
    let before = world.recording.eventCount
    scrubber.begin()
    scrubber.update(fraction)
    start = world.now
    if finishes { scrubber.finish() } else { scrubber.cancel() }
    world.run()
    word = finishes ? "finish" : "cancel"
    end = world.now
    events = Array(world.recording.events.dropFirst(before))
    frame = world.recording.frame(at: world.now)
    self.names = LayerNames(in: session).labels(in: world).merging(names) { $1 }
  }
}

extension LayerNames {
  /// The name of each layer on screen.
  fileprivate func labels(in world: World) -> [LayerID: String] {
    let frame = world.recording.frame(at: world.now)
    return Dictionary(uniqueKeysWithValues: frame.layersInTree.map { ($0, name(of: $0, in: frame)) })
  }
}
