/// How many frames a film shows a second, as a fraction: GIF counts in hundredths of a second.
package struct FilmRate: Equatable, Sendable {
  package let frames: Int
  package let seconds: Int

  /// - Parameters:
  ///   - frames: In `seconds` seconds; 1 or more.
  ///   - seconds: 1 or more.
  package init(frames: Int, seconds: Int = 1) {
    self.frames = frames
    self.seconds = seconds
  }

  /// The fastest rate that GIF can hold and that is at most `rate` and 50 frames a second: browsers show faster files
  /// slowly.
  package static func gif(atMost rate: Int) -> FilmRate {
    // A frame takes whole hundredths, two at least.
    let hundredths = max(2, (100 + rate - 1) / max(1, rate))
    return FilmRate(frames: 100, seconds: hundredths)
  }

  package var perSecond: Double { Double(frames) / Double(seconds) }

  /// When a frame is shown, in seconds after the first.
  package func time(of frame: Int) -> Double { Double(frame) * Double(seconds) / Double(frames) }

  /// As ffmpeg reads it: `60/1`.
  package var text: String { "\(frames)/\(seconds)" }
}
