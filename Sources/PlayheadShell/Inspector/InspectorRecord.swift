import LayerKit
import RecordingKit
import ScriptRuntime
import TimeControl

/// What drawing needs of the record besides the frame at the playhead: names and tracks, computed again only when the
/// record has grown, the world has run or an input may have changed a variable.
struct InspectorRecord {
  let names: LayerNames
  let tracks: [Track]
  private let stamp: Stamp

  private struct Stamp: Equatable {
    let session: ObjectIdentifier
    let now: Double
    let commits: Int
    let events: Int
    let inputs: Int
    let entries: Int
  }

  /// - Parameter former: That of the last screen, which is kept where nothing has changed.
  init(_ inspector: Inspector, former: InspectorRecord?) {
    let (session, recording) = (inspector.session, inspector.world.recording)
    let stamp = Stamp(
      session: ObjectIdentifier(session), now: inspector.world.now, commits: recording.commitCount,
      events: recording.eventCount, inputs: inspector.shell.inputs.count,
      entries: inspector.shell.current.current.entries.count)
    if let former, former.stamp == stamp {
      self = former
      return
    }
    self.stamp = stamp
    names = LayerNames(in: session)
    tracks = Track.all(in: recording, upTo: inspector.world.now) + Track.driven(in: recording)
  }
}
