package import FrameRendering
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

  /// How several moments are shown.
  package enum Layout: String, CaseIterable, Sendable {
    case single, strip, onion, animation
  }

  package let format: Format
  package let path: String
  /// The moment of a single picture, in seconds; nil is the playhead.
  package var at: Double?
  /// The first of several moments, in seconds; nil is 0.
  package var from: Double?
  /// The last of several moments, in seconds; nil is the end of what is known.
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
  /// - Throws: `PictureTooLarge`, for the picture or a part of it.
  package func picture(
    of recording: Recording, size: CGSize, at end: Double, framesPerSecond rate: Int
  ) throws(PictureTooLarge) -> [UInt8] {
    var options = PictureOptions()
    options.showsOutlines = showsOutlines
    let start = from ?? 0
    let frame = recording.frame(at: start)
    func picture(at time: Double) -> Picture {
      frame.seek(to: time)
      return Picture(of: frame, size: size, options: options)
    }
    func moments() -> [Double] { FilmStrip.times(from: start, to: end, count: count ?? 6) }
    let shown: Picture
    switch impliedLayout {
    case .single: shown = picture(at: end)
    case .strip: shown = FilmStrip.strip(moments().map { ($0, picture(at: $0)) })
    case .onion: shown = FilmStrip.onionSkin(moments().map(picture))
    case .animation:
      let times = (0..<frameCount(until: end, framesPerSecond: rate)).map { start + Double($0) / Double(rate) }
      if format == .svg { return try SVGFile.encode(times.map(picture), framesPerSecond: rate) }
      return try animation(times, rate, size, isOpaque: options.ground.map { $0.alpha >= 1 } ?? false, picture)
    }
    return format == .svg ? try SVGFile.encode(shown) : PNGFile.encode(try shown.bitmap(scale: scale))
  }

  /// The frames of an animation that ends at `end` seconds, both ends included; at least one.
  func frameCount(until end: Double, framesPerSecond rate: Int) -> Int {
    count ?? max(1, Int(clamping: ((end - (from ?? 0)) * Double(rate)).rounded() + 1))
  }

  /// A file of an animation is made in memory, and has no more frames than this.
  static let mostFrames = 100_000

  private func animation(
    _ times: [Double], _ rate: Int, _ size: CGSize, isOpaque: Bool, _ picture: (Double) -> Picture
  ) throws(PictureTooLarge) -> [UInt8] {
    let renderer = try FrameRenderer(size: size, scale: scale)
    var file = AnimatedPNG(
      width: renderer.bitmap.width, height: renderer.bitmap.height, perSecond: rate, isOpaque: isOpaque)
    for time in times {
      file.append(renderer.draw(picture(time)))
      if let failure = renderer.failure { throw failure }
    }
    return file.file
  }
}
