import LayerKit
import RecordingKit
import ScriptRuntime

/// The times worth stopping at: events on record, and the begins, keyframes and ends of animations.
struct Moments {
  private let session: ScriptSession

  init(_ session: ScriptSession) { self.session = session }

  /// The first one after `time`; past the live time only keyframes are known.
  func next(after time: Double) -> Double? {
    let event = session.world.recording.events.lazy.map(\.time).first { $0 > time }
    return [event, keyframes.filter { $0 > time }.min()].compactMap(\.self).min()
  }

  func previous(before time: Double) -> Double? {
    let event = session.world.recording.events.last { $0.time < time }?.time
    return [event, keyframes.filter { $0 < time }.max()].compactMap(\.self).max()
  }

  /// In seconds, on the clock's whole nanoseconds.
  private var keyframes: [Double] {
    RunBar.all(in: session.world.recording, upTo: session.world.now).flatMap { track -> [Double] in
      [track.begin] + track.bar.keyframes + (track.duration.isFinite ? [track.bar.end] : [])
    }.filter { $0 >= 0 }.map { VirtualClock.seconds(VirtualClock.nanoseconds($0)) }
  }
}
