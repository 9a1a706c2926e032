import FrameRendering
import LayerKit
import MotionMath
package import RecordingFiles
import RecordingKit
package import ScriptRuntime
package import TimeControl
import ViewKit

extension RecordedRun {
  /// The most that a page plays of an ending, and of a run behind the moment of a finding, in seconds. Chosen here: each frame takes
  /// some milliseconds.
  package static let longestPlayed = 10.0

  /// The run of a session, as far as it has gone, for files of it.
  ///
  /// - Parameters:
  ///   - from: The first and the last time, in seconds.
  ///   - rate: Frames a second of the file; the recording is asked anew for each.
  package init(_ session: ScriptSession, from: Double, to: Double, framesPerSecond rate: Int) {
    let world = session.world
    let names = ArrivalNames(in: session)
    self.init(
      recording: world.recording, times: Self.times(from: from, to: to, framesPerSecond: rate), framesPerSecond: rate,
      device: session.options.device.name, size: session.app.screen.bounds.size, scale: session.app.screen.scale,
      seed: session.options.seed, name: names.name,
      bars: Self.bars(of: world, named: names).filter { $0.bar.from <= to && $0.bar.end >= from },
      events: names.events.filter { from <= $0.time && $0.time <= to },
      marks: session.timeline.marks.map { ($0.name, $0.time) }, isStopping: world.isStopping)
  }

  /// The whole run of a session, as pages play it, up to a time: beyond its own end it rests.
  package static func played(_ session: ScriptSession, to end: Double) -> RecordedRun {
    var run = RecordedRun(session, from: 0, to: end, framesPerSecond: session.world.frameRate.perSecond)
    run.dress(as: session)
    run.end = session.timeline.end
    return run
  }

  /// Everything from the release to a time in an ending that was tried in a copy of a session's world. Beyond its own end it rests.
  package init(_ outcome: Outcome, of session: ScriptSession, to end: Double) {
    let recording = outcome.frame.recording
    let (names, rate) = (LayerNames(in: session), session.world.frameRate.perSecond)
    let span = outcome.start...max(outcome.start, end)
    self.init(
      recording: recording,
      times: Self.times(from: span.lowerBound, to: span.upperBound, framesPerSecond: rate), framesPerSecond: rate,
      device: session.options.device.name, size: session.app.screen.bounds.size, scale: session.app.screen.scale,
      seed: session.options.seed, name: { outcome.names[$0] ?? "layer" },
      bars: RunBar.lanes(in: recording, upTo: outcome.end).filter {
        span.overlaps($0.bar.from...max($0.bar.from, $0.bar.end))
      }
      .map { bar in
        var named = bar
        named.layerName = outcome.names[bar.layer] ?? "layer"
        return named
      },
      events: outcome.events.map(names.named), marks: [], isStopping: session.world.isStopping)
    dress(as: session)
    self.end = outcome.end
  }

  private mutating func dress(as session: ScriptSession) {
    pictures = session.timeline.pictureOptions
    chrome = DeviceChrome(session.app.screen)
  }

  /// All bars, in the order of their begins on the ruler.
  static func bars(of world: World, named names: ArrivalNames) -> [RunBar] {
    let frame = world.recording.frame(at: 0)
    return RunBar.lanes(in: world.recording, upTo: world.now).map { bar in
      frame.seek(to: bar.bar.from)
      var named = bar
      named.layerName = names.name(of: bar.layer)
      return named
    }
  }

  /// The frames from one time to another; the last one, which need not be whole, is included.
  static func times(from: Double, to: Double, framesPerSecond rate: Int) -> [Double] {
    let count = max(0, Int(clamping: ((to - from) * Double(rate) - 1e-6).rounded(.up)))
    return (0...count).map { number in
      // To the clock's nanosecond: a hair before a commit would show what was before it.
      min(VirtualClock.seconds(VirtualClock.nanoseconds(from + Double(number) / Double(rate))), to)
    }
  }
}
