import FrameRendering
import LayerKit
import MotionMath
import RecordingKit
import ScriptRuntime
package import TimeControl

extension Timeline {
  /// Says so where every pixel of the whole run is one colour: what moves, or lies there, cannot be seen. Nil for others, and
  /// for an empty screen.
  package var oneColorRemark: String? {
    guard end > 0 || session.world.roots.contains(where: { !$0.sublayers.isEmpty }) else { return nil }
    // Five moments, and the present one.
    let times = (0...4).map { end * Double($0) / 4 } + [session.world.playhead]
    var color: UInt32?
    for time in times {
      // An eighth of the size loses no view that a person would see.
      let picture = picture(of: session.world.recording.frame(at: time))
      guard let bitmap = (try? FrameRenderer(size: picture.size, scale: 0.125))?.draw(picture) else { return nil }
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          if let color, bitmap[x, y] != color { return nil }
          color = bitmap[x, y]
        }
      }
    }
    guard color != nil else { return nil }
    return end > 0
      ? "every picture of this run is one colour; give what moves a backgroundColor"
      : "the picture is one colour; give what is on it a backgroundColor"
  }
}
