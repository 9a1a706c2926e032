import FrameRendering
import LayerKit
import Limits
package import MotionMath
package import RecordingKit
package import ScriptRuntime

/// A file to make of a recording.
package struct ExportRequest: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case png, svg, apng
    /// Every value and event, as lines of JSON.
    case jsonl
  }

  /// The layout of several moments.
  package enum Layout: String, CaseIterable, Sendable {
    case single, strip, onion, animation
  }

  package let format: Format
  package let path: String
  /// The moment of a single picture, in seconds; nil is the playhead.
  package var at: Double?
  /// The first of several moments, in seconds; nil is 0.
  package var from: Double?
  /// The last of several moments, in seconds; nil is the known end.
  package var to: Double?
  /// How many moments; nil is 6, or every frame of an animation.
  package var count: Int?
  /// Nil is the layout that the format and the other values imply.
  package var layout: Layout?
  /// Pixels per point, where there are pixels.
  package var scale = 2.0
  package var showsOutlines = false

  /// - Parameters:
  ///   - format: Nil is the one that the file's name ends in.
  ///   - path: The file, as errors name it.
  /// - Throws: `ScriptFailure.cannotExport` when neither says a format.
  package init(_ format: Format? = nil, file path: String) throws(ScriptFailure) {
    let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    guard let format = format ?? Format(rawValue: ending) else { throw .cannotExport(path, .unknownFormat) }
    self.format = format
    self.path = path
  }

  /// The layout asked for, or what the format and the other values imply.
  var impliedLayout: Layout {
    let hasRange = from != nil || to != nil || count != nil
    return layout ?? (format == .apng ? .animation : hasRange ? .strip : .single)
  }

  /// The bytes of a picture file.
  ///
  /// - Parameters:
  ///   - size: Of the screen, in points.
  ///   - end: The only moment, or the last of several, in seconds.
  ///   - memory: The bytes that the pictures and the file may take.
  ///   - isStopping: Asked on the way whether somebody wants to stop.
  /// - Throws: `ScriptFailure.cannotExport` for a picture with too many pixels or drawings, `outOfMemory` for a file that
  ///   is too long, `interrupted`.
  package func picture(
    of recording: Recording, size: CGSize, at end: Double, framesPerSecond rate: Int, memory: Int,
    isStopping: @escaping () -> Bool
  ) throws(ScriptFailure) -> [UInt8] {
    do throws(ScriptFailure) {
      let bytes = try file(
        of: recording, size: size, at: end, framesPerSecond: rate, memory: memory, isStopping: isStopping)
      if isStopping() { throw .interrupted }
      return bytes
    } catch {
      // What was left out may be what failed.
      throw isStopping() ? .interrupted : error
    }
  }

  private func file(
    of recording: Recording, size: CGSize, at end: Double, framesPerSecond rate: Int, memory: Int,
    isStopping: @escaping () -> Bool
  ) throws(ScriptFailure) -> [UInt8] {
    var options = PictureOptions()
    options.showsOutlines = showsOutlines
    options.mostDrawings = min(Limit.pictureDrawings.most, memory / Self.bytesPerDrawing)
    let start = from ?? 0
    let frame = recording.frame(at: start)
    func picture(at time: Double) throws(ScriptFailure) -> Picture {
      frame.seek(to: time)
      if isStopping() { throw .interrupted }
      let picture = Picture(of: frame, size: size, options: options, isStopping: isStopping)
      if let limit = picture.omission {
        let most = limit == .pictureDrawings ? options.mostDrawings : limit.most
        throw .cannotExport(path, .pastLimit(limit, most: most))
      }
      return picture
    }
    /// Pictures that all exist at one time.
    func pictures(at times: [Double]) throws(ScriptFailure) -> [Picture] {
      var pictures: [Picture] = []
      for time in times {
        try pictures.append(picture(at: time))
        options.mostDrawings -= pictures[pictures.count - 1].commands.count
      }
      return pictures
    }
    func moments() -> [Double] { FilmStrip.times(from: start, to: end, count: count ?? 6) }
    let shown: Picture
    switch impliedLayout {
    case .single: shown = try picture(at: end)
    case .strip: shown = FilmStrip.strip(zip(moments(), try pictures(at: moments())).map { ($0, $1) })
    case .onion: shown = FilmStrip.onionSkin(try pictures(at: moments()))
    case .animation:
      // To the clock's nanosecond: a hair before a commit would show what was before it.
      let times = (0..<frameCount(until: end, framesPerSecond: rate)).map {
        VirtualClock.seconds(VirtualClock.nanoseconds(start + Double($0) / Double(rate)))
      }
      if format == .svg {
        let frames = try pictures(at: times)
        return try fitting { () throws(PictureTooLarge) in
          try SVGFile.encode(frames, framesPerSecond: rate, isStopping: isStopping)
        }
      }
      return try animation(
        times, rate, size, isOpaque: options.ground.map { $0.alpha >= 1 } ?? false, memory, isStopping, picture)
    }
    return try fitting { () throws(PictureTooLarge) in
      if format == .svg { return try SVGFile.encode(shown, isStopping: isStopping) }
      let bitmap = try shown.bitmap(scale: scale, room: PixelRoom(bytes: memory, isStopping: isStopping))
      return PNGFile.encode(bitmap, isStopping: isStopping)
    }
  }

  /// An estimate of a drawing's memory, in a picture and in the file.
  private static let bytesPerDrawing = 1_024

  /// - Throws: `ScriptFailure.cannotExport` in place of `PictureTooLarge`.
  private func fitting<Result>(_ body: () throws(PictureTooLarge) -> Result) throws(ScriptFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .cannotExport(path, .tooLarge(error))
    }
  }

  /// The frames of an animation that ends at `end` seconds, both ends included; at least one.
  func frameCount(until end: Double, framesPerSecond rate: Int) -> Int {
    count ?? max(1, Int(clamping: ((end - (from ?? 0)) * Double(rate)).rounded() + 1))
  }

  private func animation(
    _ times: [Double], _ rate: Int, _ size: CGSize, isOpaque: Bool, _ memory: Int,
    _ isStopping: @escaping () -> Bool, _ picture: (Double) throws(ScriptFailure) -> Picture
  ) throws(ScriptFailure) -> [UInt8] {
    // Half of the memory is for the frames being drawn, half for the file that is assembled from them.
    let renderer = try fitting { () throws(PictureTooLarge) in
      try FrameRenderer(size: size, scale: scale, room: PixelRoom(bytes: memory / 2, isStopping: isStopping))
    }
    var file = AnimatedPNG(
      width: renderer.bitmap.width, height: renderer.bitmap.height, perSecond: rate, isOpaque: isOpaque)
    for time in times {
      file.append(renderer.draw(try picture(time)), isStopping: isStopping)
      if let failure = renderer.failure { throw .cannotExport(path, .tooLarge(failure)) }
      if file.length > memory / 4 { throw .outOfMemory }
    }
    return file.file
  }
}
