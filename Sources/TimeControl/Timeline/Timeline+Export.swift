package import FrameRendering
import LayerKit
import Limits
import MotionMath
import RecordingKit
package import ScriptRuntime
import ViewKit

/// Files and pictures of the recording.
extension Timeline {
  /// Makes a file; nothing is written. A time beyond the live edge runs the world there, as seeking does.
  ///
  /// - Throws: `ScriptFailure` when the world would have to run and cannot, the picture is too large or too long, or
  ///   somebody has asked to stop.
  package func export(_ request: ExportRequest) throws(ScriptFailure) -> [UInt8] {
    if request.format == .jsonl {
      let trace = Trace(session)
      if world.isStopping() { throw .interrupted }
      return Array(trace.text.utf8)
    }
    let last = request.impliedLayout == .single ? request.at ?? world.playhead : request.to ?? end
    if request.impliedLayout != .single {
      let frames =
        request.impliedLayout == .animation
        ? request.frameCount(until: last, framesPerSecond: world.frameRate.perSecond) : request.count ?? 0
      guard frames <= Limit.exportFrames.most else {
        throw .cannotExport(request.path, .tooManyFrames(frames, most: Limit.exportFrames.most))
      }
    }
    if last > world.now { try move("timeline:export", runs: true) { go(to: last) } }
    return try request.picture(
      of: world.recording, size: session.app.screen.bounds.size, at: last,
      framesPerSecond: world.frameRate.perSecond, memory: world.memory.room, isStopping: world.isStopping)
  }

  /// Moments from the start to the known end, side by side.
  package func filmStrip(_ count: Int, from first: Double = 0, to last: Double? = nil) -> Picture {
    let frame = world.recording.frame(at: 0)
    return FilmStrip.strip(
      FilmStrip.times(from: first, to: last ?? end, count: count).map { time in
        frame.seek(to: time)
        return (time, Picture(of: frame, size: session.app.screen.bounds.size))
      })
  }

  /// The screen at the playhead.
  package func picture(_ options: PictureOptions = PictureOptions()) -> Picture {
    Picture(of: world.frame, size: session.app.screen.bounds.size, options: options)
  }
}
