import FrameRendering
import LayerKit
package import MotionMath
package import RecordingFiles
package import ScriptRuntime

/// A file to make of a recording.
@dynamicMemberLookup
package struct ExportRequest: Sendable {
  package enum Format: String, CaseIterable, Sendable {
    case png, svg, apng
    /// The whole run as a page that plays it.
    case html
    /// Every value and event, as lines of JSON.
    case jsonl
    /// Numbers of lanes, frame by frame, as comma-separated values.
    case csv
    /// A Lottie animation.
    case json
    /// Films that another program makes of the frames.
    case mp4, webm, gif, webp
    /// A script's classes as Swift: of files alone, as the script is run once more for it.
    case swift

    package var isFilm: Bool { [.mp4, .webm, .gif, .webp].contains(self) }

    /// Whether the file is a picture of one moment or more.
    package var isPicture: Bool { isFilm || [.png, .svg, .apng].contains(self) }

    /// Every ending that a script may give, as messages list them: `.png, .svg, … or .webp`.
    package static let endings = list(of: allCases.filter { $0 != .swift })
    /// Every ending that the command line may give.
    package static let allEndings = list(of: allCases)

    private static func list(of formats: [Format]) -> String { formats.map { "." + $0.rawValue }.alternatives }
  }

  /// The layout of several moments.
  package enum Layout: String, CaseIterable, Sendable {
    case single, strip, onion, sheet, animation
  }

  package let format: Format
  package let path: String
  /// The moment of a single picture, in seconds; nil is the playhead.
  package var at: Double?
  /// The first of several moments, in seconds; nil is 0.
  package var from: Double?
  /// The last of several moments, in seconds; nil is the known end.
  package var to: Double?
  /// The names of this run and of one beside it; empty for those of their scripts.
  package var runNames: [String] = []
  /// The findings of the run, for a page.
  package var findings: [PageFinding] = []
  /// Frames a second of what shows every frame; nil is the run's rate.
  package var framesPerSecond: Int?
  /// Everything else that is asked of it.
  package var options = ExportOptions()

  /// - Parameters:
  ///   - format: Nil is the one that the file's name ends in.
  ///   - path: The file, as errors name it.
  ///   - accepted: The endings that an error lists.
  /// - Throws: `ScriptFailure.cannotExport` when neither says a format.
  package init(
    _ format: Format? = nil, file path: String, accepted: String = Format.endings
  ) throws(ScriptFailure) {
    let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    guard let format = format ?? Format(rawValue: ending) else {
      throw .cannotExport(path, .unknownFormat(accepted: accepted))
    }
    self.format = format
    self.path = path
  }

  package subscript<Value>(dynamicMember option: WritableKeyPath<ExportOptions, Value>) -> Value {
    get { options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }

  /// The file's name without folders and ending.
  var stem: String { Self.stem(of: path) }

  package static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The layout asked for, or what the format and the other values imply.
  package var impliedLayout: Layout {
    let hasRange = from != nil || to != nil || options.begin != nil || options.end != nil || options.count != nil
    return options.layout ?? (format == .apng || format.isFilm ? .animation : hasRange ? .strip : .single)
  }

  /// Whether an SVG shows curves in place of the screen.
  package var isCurve: Bool { format == .svg && !options.lanes.isEmpty }

  /// Pixels per point of a picture of a size. A film at 2 is four times as large, and no sharper where it is shown (chosen
  /// here).
  package func pixelScale(of size: CGSize) -> Double {
    if let width = options.width, size.width > 0 { return Double(width) / size.width }
    return options.scale ?? (impliedLayout == .animation ? 1 : 2)
  }

  /// The bytes of a picture file.
  ///
  /// - Parameters:
  ///   - end: The only moment, or the last of several, in seconds.
  /// - Throws: `ScriptFailure.cannotExport` for a picture with too many pixels or drawings, `outOfMemory` for a file that
  ///   is too long, `interrupted`.
  package func picture(of scene: ExportScene, at end: Double, framesPerSecond rate: Int) throws(ScriptFailure)
    -> [UInt8]
  {
    do throws(ScriptFailure) {
      let bytes = try file(of: scene, at: end, framesPerSecond: rate)
      if scene.isStopping() { throw .interrupted }
      return bytes
    } catch {
      // An interruption leaves parts out, which may be the cause of the failure.
      throw scene.isStopping() ? .interrupted : error
    }
  }

  private func file(of scene: ExportScene, at end: Double, framesPerSecond rate: Int) throws(ScriptFailure) -> [UInt8] {
    let pictures = ScenePictures(self, of: scene)
    func moments() -> [Double] { FilmStrip.times(from: from ?? 0, to: end, count: options.count ?? 6) }
    let shown: Picture
    switch impliedLayout {
    case .single: shown = try pictures.picture(at: end)
    case .strip: shown = FilmStrip.strip(zip(moments(), try pictures.pictures(at: moments())).map { ($0, $1) })
    case .sheet: shown = FilmStrip.sheet(zip(moments(), try pictures.pictures(at: moments())).map { ($0, $1) })
    case .onion: shown = FilmStrip.onionSkin(try pictures.pictures(at: moments()))
    case .animation:
      let times = frameTimes(until: end, at: FilmRate(frames: rate))
      if format == .svg {
        let frames = try pictures.pictures(at: times)
        return try fitting { () throws(PictureTooLarge) in
          try SVGFile.encode(frames, framesPerSecond: rate, isStopping: scene.isStopping)
        }
      }
      return try animation(pictures, times, rate)
    }
    return try bytes(of: shown, in: scene)
  }

  /// The bytes of a still picture.
  ///
  /// - Throws: `ScriptFailure.cannotExport` for one with too many pixels or drawings.
  func bytes(of shown: Picture, in scene: ExportScene) throws(ScriptFailure) -> [UInt8] {
    try fitting { () throws(PictureTooLarge) in
      if format == .svg { return try SVGFile.encode(shown, isStopping: scene.isStopping) }
      let bitmap = try shown.bitmap(
        scale: pixelScale(of: shown.size), room: PixelRoom(bytes: scene.memory, isStopping: scene.isStopping))
      return PNGFile.encode(bitmap, isStopping: scene.isStopping)
    }
  }

  /// - Throws: `ScriptFailure.cannotExport` in place of `PictureTooLarge`.
  func fitting<Result>(_ body: () throws(PictureTooLarge) -> Result) throws(ScriptFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .cannotExport(path, .tooLarge(error))
    }
  }

  /// The frames of an animation that ends at `end` seconds, both ends included; at least one.
  package func frameCount(until end: Double, at rate: FilmRate) -> Int {
    max(1, Int(clamping: ((end - (from ?? 0)) * rate.perSecond).rounded() + 1))
  }

  /// Their times, in seconds.
  package func frameTimes(until end: Double, at rate: FilmRate) -> [Double] {
    // To the clock's nanosecond: a hair before a commit would show what was before it.
    (0..<frameCount(until: end, at: rate)).map {
      VirtualClock.seconds(VirtualClock.nanoseconds((from ?? 0) + rate.time(of: $0)))
    }
  }

  private func animation(_ pictures: ScenePictures, _ times: [Double], _ rate: Int) throws(ScriptFailure) -> [UInt8] {
    let scene = pictures.scene
    // Half of the memory is for the frames being drawn, half for the file that is assembled from them.
    let renderer = try fitting { () throws(PictureTooLarge) in
      try FrameRenderer(
        size: pictures.size, scale: pictures.scale,
        room: PixelRoom(bytes: scene.memory / 2, isStopping: scene.isStopping))
    }
    var file = AnimatedPNG(
      width: renderer.bitmap.width, height: renderer.bitmap.height, perSecond: rate,
      isOpaque: background?.alpha == 1, plays: options.plays ?? 0)
    let stays = Int(clamping: (options.still * Double(rate)).rounded())
    for (index, time) in times.enumerated() {
      let bitmap = renderer.draw(try pictures.picture(at: time))
      let repeats = (index == 0 ? stays : 0) + (index == times.count - 1 ? stays : 0)
      for _ in 0...repeats { file.append(bitmap, isStopping: scene.isStopping) }
      if let failure = renderer.failure { throw .cannotExport(path, .tooLarge(failure)) }
      if file.length > scene.memory / 4 { throw .outOfMemory }
    }
    return file.file
  }
}
