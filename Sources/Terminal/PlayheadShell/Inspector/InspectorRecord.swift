import LayerKit
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl

/// The parts of the record that drawing needs besides the frame at the playhead: names, tracks and their rows. They are
/// computed again only when the record has grown, the world has run or an input may have changed a variable.
final class InspectorRecord {
  let names: LayerNames
  let tracks: [RunBar]
  /// The transitions.
  let chapters: [Chapter]
  /// The events, row by row.
  let events: EventRows
  /// The end of all bars, in seconds: a bar that is held or runs backward ends after the record.
  let barsEnd: Double
  private let stamp: Stamp
  private var list: (filter: String, folded: Set<LayerID>, list: TrackList)?

  private var curve: (lane: LaneCurves.Lane, curves: LaneCurves)?

  /// The curves of a lane, computed once for a lane and a part of the time.
  func curves(of lane: LaneCurves.Lane, in recording: Recording) -> LaneCurves {
    if let curve, curve.lane == lane { return curve.curves }
    let made = LaneCurves(lane, in: recording)
    curve = (lane, made)
    return made
  }

  private struct Stamp: Equatable {
    let session: ObjectIdentifier
    let now: Double
    let commits: Int
    let events: Int
    let inputs: Int
    let entries: Int
  }

  /// - Parameter former: That of the last screen, which is kept where nothing has changed.
  static func of(_ inspector: Inspector, former: InspectorRecord?) -> InspectorRecord {
    let (session, recording) = (inspector.session, inspector.world.recording)
    let stamp = Stamp(
      session: ObjectIdentifier(session), now: inspector.world.now, commits: recording.commitCount,
      events: recording.eventCount, inputs: inspector.shell.inputs.count,
      entries: inspector.shell.current.current.entries.count)
    if let former, former.stamp == stamp { return former }
    return InspectorRecord(session, stamp)
  }

  private init(_ session: ScriptSession, _ stamp: Stamp) {
    let world = session.world
    self.stamp = stamp
    names = LayerNames(in: session)
    tracks = RunBar.lanes(in: world.recording, upTo: world.now)
    barsEnd = tracks.lastEnd
    let (all, names) = (world.recording.events, names)
    chapters = Chapter.all(in: all) { names.named($0) }
    events = EventRows(all)
  }

  /// The tracks as rows.
  ///
  /// - Parameters:
  ///   - filter: Only rows whose title contains it.
  ///   - folded: Layers whose tracks are one row.
  func rows(filter: String, folded: Set<LayerID>, in recording: Recording) -> TrackList {
    if let list, list.filter == filter, list.folded == folded { return list.list }
    let made = TrackList(tracks, names, filter: filter, folded: folded, in: recording)
    list = (filter, folded, made)
    return made
  }
}

extension [RunBar] {
  /// The end of the last bar, of those that end, in seconds; 0 for none.
  var lastEnd: Double { lazy.map(\.bar.end).filter(\.isFinite).max() ?? 0 }
}
