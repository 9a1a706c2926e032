public import MotionMath
public import RecordingKit

/// A picture file to be made of a recording.
public struct ExportRequest: Sendable {
  public enum Format: String, CaseIterable, Sendable {
    case png, svg, apng
  }

  /// How several moments are shown.
  public enum Layout: Sendable, Hashable {
    /// The last of `times` alone.
    case single
    case strip
    case onionSkin
    /// One after the other; `times` are a frame apart.
    case animation(framesPerSecond: Int)
  }

  public var format: Format
  public var layout: Layout
  /// Seconds of virtual time, never empty.
  public var times: [Double]
  /// Pixels per point, where there are pixels.
  public var scale: Double
  public var options: PictureOptions

  public init(
    format: Format, times: [Double], layout: Layout = .single, scale: Double = 2,
    options: PictureOptions = PictureOptions()
  ) {
    self.format = format
    self.times = times
    self.layout = layout
    self.scale = scale
    self.options = options
  }

  /// The format that a file's name asks for.
  public static func format(ofFile path: String) -> Format? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return Format(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The file's bytes, of a screen of `size` points.
  /// - Throws: `PictureTooLarge`, for the picture or a part of it.
  public func file(of recording: Recording, size: CGSize) throws(PictureTooLarge) -> [UInt8] {
    let frame = recording.frame(at: times.first ?? 0)
    func picture(at time: Double) -> Picture {
      frame.seek(to: time)
      return Picture(of: frame, size: size, options: options)
    }
    if case .animation(let rate) = layout { return try animation(rate, size, picture) }
    let shown: Picture
    switch layout {
    case .strip: shown = FilmStrip.strip(times.map { ($0, picture(at: $0)) })
    case .onionSkin: shown = FilmStrip.onionSkin(times.map(picture))
    default: shown = picture(at: times.last ?? 0)
    }
    switch format {
    case .svg: return try SVGFile.encode(shown)
    case .png, .apng: return PNGFile.encode(try shown.bitmap(scale: scale))
    }
  }

  private func animation(
    _ rate: Int, _ size: CGSize, _ picture: (Double) -> Picture
  ) throws(PictureTooLarge) -> [UInt8] {
    if format == .svg { return try SVGFile.encode(times.map(picture), framesPerSecond: rate) }
    let renderer = try FrameRenderer(size: size, scale: scale)
    var file = AnimatedPNG(
      width: renderer.bitmap.width, height: renderer.bitmap.height, perSecond: rate,
      isOpaque: options.ground.map { $0.alpha >= 1 } ?? false)
    for time in times {
      file.append(renderer.draw(picture(time)))
      if let refusal = renderer.refusal { throw refusal }
    }
    return file.file
  }
}
