import LayerKit
import MotionMath
package import RecordingFiles
import RecordingKit
package import ScriptRuntime
import TimeControl
import ViewKit

extension RecordedRun {
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
