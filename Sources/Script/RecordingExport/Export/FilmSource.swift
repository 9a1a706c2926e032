import FrameRendering
import MotionMath
package import RecordingFiles
package import ScriptRuntime

/// The frames of a film, drawn one after the other for a program that encodes them.
package final class FilmSource {
  package let rate: FilmRate
  /// In pixels; even, as encoders of video want it: the last row or column may be ground.
  package let width: Int
  package let height: Int
  /// How many frames are shown, with those that stay.
  package let count: Int

  private let times: [Double]
  private let stays: Int
  private let pictures: ScenePictures
  private let renderer: FrameRenderer
  private let request: ExportRequest

  /// - Parameters:
  ///   - end: The time of the last frame, in seconds.
  ///   - rate: The run's frames a second.
  /// - Throws: `ScriptFailure.cannotExport` for frames with too many pixels.
  init(_ request: ExportRequest, of scene: ExportScene, until end: Double, framesPerSecond rate: Int)
    throws(ScriptFailure)
  {
    self.request = request
    self.rate = request.rate(of: rate)
    times = request.frameTimes(until: end, at: self.rate)
    pictures = ScenePictures(request, of: scene)
    // A film of one frame is shown for a second.
    stays = Int(
      clamping: ((times.count == 1 ? max(request.still, 0.5) : request.still) * self.rate.perSecond).rounded())
    count = times.count + 2 * stays
    let (size, scale) = (pictures.size, pictures.scale)
    renderer = try request.fitting { () throws(PictureTooLarge) in
      try FrameRenderer(
        size: size, scale: scale, room: PixelRoom(bytes: scene.memory, isStopping: scene.isStopping))
    }
    (width, height) = (
      renderer.bitmap.width + renderer.bitmap.width % 2, renderer.bitmap.height + renderer.bitmap.height % 2
    )
  }

  /// Draws every frame, and hands its rows over: four bytes a pixel, blue, green, red and opacity.
  ///
  /// - Parameter take: Returns false to end it.
  /// - Throws: `ScriptFailure.cannotExport`, `interrupted`
  package func draw(_ take: (UnsafeRawBufferPointer) -> Bool) throws(ScriptFailure) {
    var frame = [UInt32](repeating: .max, count: width * height)
    for (index, time) in times.enumerated() {
      let bitmap = renderer.draw(try pictures.picture(at: time))
      if pictures.scene.isStopping() { throw .interrupted }
      if let failure = renderer.failure { throw .cannotExport(request.path, .tooLarge(failure)) }
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width { frame[y * width + x] = bitmap[x, y].littleEndian }
      }
      let repeats = (index == 0 ? stays : 0) + (index == times.count - 1 ? stays : 0)
      for _ in 0...repeats {
        guard frame.withUnsafeBytes(take) else { return }
      }
    }
  }
}

extension ExportRequest {
  /// The rate of its film: the run's, or what GIF can hold.
  package func rate(of run: Int) -> FilmRate { format == .gif ? .gif(atMost: run) : FilmRate(frames: run) }
}
