package import FrameRendering
import Limits
package import MotionMath
import RecordingFiles
package import RecordingKit
import ScriptRuntime

/// The source of a file's pictures: one run, or two side by side on one clock.
package struct ExportScene {
  package struct Run {
    let recording: Recording
    /// After it the last picture stays, in seconds.
    let end: Double
    let screen: DressedScreens.Run
    let size: CGSize

    /// - Parameters:
    ///   - size: Of the screen, in points.
    ///   - name: Shown where there are two.
    ///   - chrome: The device around it.
    package init(_ recording: Recording, end: Double, size: CGSize, name: String, chrome: DeviceChrome? = nil) {
      self.recording = recording
      self.end = end
      self.size = size
      screen = DressedScreens.Run(size: size, name: name, events: recording.events, chrome: chrome)
    }
  }

  let runs: [Run]
  let typeface: Typeface
  /// The bytes that pictures and the file may take.
  let memory: Int
  /// Asked on the way whether somebody wants to stop.
  let isStopping: () -> Bool

  package init(_ runs: [Run], typeface: Typeface, memory: Int, isStopping: @escaping () -> Bool) {
    self.runs = runs
    self.typeface = typeface
    self.memory = memory
    self.isStopping = isStopping
  }
}

/// The pictures of a scene at any time, as a request wants them.
final class ScenePictures {
  let scene: ExportScene
  private let request: ExportRequest
  private let screens: DressedScreens
  private let frames: [Frame]
  private var options = PictureOptions()

  /// An estimate of a drawing's memory, in a picture and in the file.
  private static let bytesPerDrawing = 1_024

  init(_ request: ExportRequest, of scene: ExportScene) {
    self.request = request
    self.scene = scene
    screens = DressedScreens(scene.runs.map(\.screen), options: request.dressing, typeface: scene.typeface)
    frames = scene.runs.map { $0.recording.frame(at: min(request.from ?? 0, $0.end)) }
    options.showsOutlines = request.showsOutlines
    options.typeface = scene.typeface
    options.ground = request.background
    options.mostDrawings = min(Limit.pictureDrawings.most, scene.memory / Self.bytesPerDrawing)
  }

  /// In points.
  var size: CGSize { screens.isPlain ? scene.runs.first?.size ?? .zero : screens.size }

  /// Pixels per point.
  var scale: Double { request.pixelScale(of: size) }

  /// - Throws: `ScriptFailure.cannotExport`, `interrupted`
  func picture(at time: Double) throws(ScriptFailure) -> Picture {
    var shown: [Picture] = []
    for (run, frame) in zip(scene.runs, frames) {
      frame.seek(to: min(time, run.end))
      if scene.isStopping() { throw .interrupted }
      let picture = Picture(of: frame, size: run.size, options: options, isStopping: scene.isStopping)
      if let limit = picture.omission {
        let most = limit == .pictureDrawings ? options.mostDrawings : limit.most
        throw .cannotExport(request.path, .pastLimit(limit, most: most))
      }
      shown.append(picture)
    }
    return screens.picture(
      shown, at: time, difference: try difference(of: shown), scale: scale)
  }

  /// Pictures that all exist at one time.
  /// - Throws: As `picture(at:)`, for all of them together.
  func pictures(at times: [Double]) throws(ScriptFailure) -> [Picture] {
    var pictures: [Picture] = []
    for time in times {
      try pictures.append(picture(at: time))
      options.mostDrawings -= pictures[pictures.count - 1].commands.count
    }
    return pictures
  }

  private func difference(
    of shown: [Picture]
  ) throws(ScriptFailure) -> (image: ImageContent, width: Int, height: Int)? {
    guard shown.count == 2, request.dressing.contains(.difference) else { return nil }
    let room = PixelRoom(bytes: scene.memory / 4, isStopping: scene.isStopping)
    func bitmap(_ index: Int) throws(ScriptFailure) -> Bitmap {
      try request.fitting { () throws(PictureTooLarge) in
        try shown[index].bitmap(scale: screens.scale(of: index, at: scale), room: room)
      }
    }
    let first = try bitmap(0)
    return try first.difference(from: bitmap(1))
  }
}
