package import FrameRendering
import LayerKit
import MotionMath
import RecordingFiles
package import RecordingKit
import ScriptRuntime
package import TimeControl
import ViewKit

/// Pictures of the recording, as a shell shows them.
extension Timeline {
  /// The moment that shows a run best, in seconds: the one that the script marks, else as `TellingMoment` finds it. Nil
  /// when nothing moves.
  package var tellingMoment: Double? {
    if let mark = marks.first(where: { $0.name == TellingMoment.mark }) { return mark.time }
    return TellingMoment.time(
      of: RunBar.lanes(in: world.recording, upTo: world.now).map(\.bar),
      within: 0...max(end, 0))
  }

  /// The screen at moments on record, in seconds.
  package func pictures(at times: [Double]) -> [Picture] {
    let frame = world.recording.frame(at: 0)
    return times.map { time in
      frame.seek(to: time)
      return Picture(of: frame, size: session.app.screen.bounds.size, options: pictureOptions)
    }
  }

  /// The screen at the playhead.
  ///
  /// - Parameters:
  ///   - options: Nil are `pictureOptions`.
  ///   - memory: Drawings that are kept from picture to picture; nil for a picture on its own.
  package func picture(_ options: PictureOptions? = nil, memory: PictureMemory? = nil) -> Picture {
    Picture(
      of: world.frame, size: session.app.screen.bounds.size, options: options ?? pictureOptions, memory: memory)
  }

  /// The screen in a frame of this or of another branch.
  package func picture(of frame: Frame) -> Picture {
    Picture(of: frame, size: session.app.screen.bounds.size, options: pictureOptions)
  }

  /// Pictures as the session draws them.
  package var pictureOptions: PictureOptions {
    var options = PictureOptions()
    options.typeface = session.options.typeface
    return options
  }
}
