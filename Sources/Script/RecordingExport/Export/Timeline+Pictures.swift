package import FrameRendering
import LayerKit
import MotionMath
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

  /// Moments on record side by side.
  ///
  /// - Parameters:
  ///   - times: In seconds.
  ///   - hasCaptions: True when the times are drawn below.
  package func filmStrip(at times: [Double], hasCaptions: Bool = true) -> Picture {
    let frame = world.recording.frame(at: 0)
    return FilmStrip.strip(
      times.map { time in
        frame.seek(to: time)
        return (time, Picture(of: frame, size: session.app.screen.bounds.size, options: pictureOptions))
      }, hasCaptions: hasCaptions)
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
