import PlainText
import RecordingExport
import ScriptRuntime

/// Whether the options of exports have a meaning for the files that are written.
struct ExportUse {
  /// The first mistake, as a sentence; nil for none.
  private(set) var problem: String?

  init(_ options: RunOptions) {
    var requests: [ExportRequest] = []
    for path in options.outputs {
      // A name without a known ending is reported when it is written.
      do { _ = try SequenceName(path) } catch {
        problem = "'\(path)' numbers its pictures by one %04d, with a 0 and a number of digits"
        return
      }
      guard var request = try? ExportRequest(options.format ?? (path == "-" ? .png : nil), file: path) else { return }
      request.layout = options.layout
      request.lanes = options.lanes
      // Which times is known when the script has run.
      request.from = options.from.map { _ in 0 }
      request.to = options.to.map { _ in 0 }
      request.count = options.moments
      requests.append(request)
    }
    for (option, isUsed, accepts) in Self.rules(options) where isUsed && problem == nil {
      guard !requests.contains(where: accepts.test) else { continue }
      let files = options.outputs.joined(separator: ", ")
      problem = "\(option) is for \(accepts.words)" + (files.isEmpty ? "; -o FILE writes one" : ", not for \(files)")
    }
    if problem == nil { problem = Self.misuse(options, requests) }
  }

  private struct Accepts {
    let words: String
    let test: (ExportRequest) -> Bool

    init(_ words: String, _ test: @escaping (ExportRequest) -> Bool) {
      self.words = words
      self.test = test
    }
  }

  /// Every option that changes files: whether it is given, and what it changes.
  private static func rules(_ options: RunOptions) -> [(String, Bool, Accepts)] {
    let moments = Accepts("strips, onion skins and sheets, .png and .svg") {
      [.png, .svg].contains($0.format) && $0.layout != .animation && $0.layout != .single && !$0.isCurve
        && !$0.isNumbered
    }
    let spans = Accepts("what shows a stretch of time: strips, films, pages, tables and curves") {
      $0.format != .jsonl && $0.format != .swift && !$0.isMoment
    }
    let pixels = Accepts("pictures of pixels: .png, .apng, .mp4, .webm, .gif, .webp") {
      $0.format.isPicture && $0.format != .svg
    }
    let pictures = Accepts("pictures and films") { $0.format.isPicture && !$0.isCurve }
    let moving = Accepts("what moves: .apng, .mp4, .webm, .gif, .webp") {
      $0.format == .apng && $0.impliedLayout == .animation || $0.format.isFilm
    }
    let films = Accepts(".mp4, .webm, .gif and .webp") { $0.format.isFilm }
    return [
      (
        // It is the time of the full screen and of the terminal's picture, too.
        "--at", options.time != nil && !options.outputs.isEmpty && options.opening != .inspector,
        Accepts("pictures of one moment, .png and .svg") { $0.isMoment }
      ),
      ("--from", options.from != nil, spans),
      ("--to", options.to != nil, spans),
      (
        "--layout", options.layout != nil,
        Accepts("pictures: .png, .svg, .apng") {
          [.png, .svg, .apng].contains($0.format) && !$0.isCurve && !$0.isNumbered
            || $0.layout == .animation && ($0.format.isFilm || $0.isNumbered)
        }
      ),
      ("--outlines", options.showsOutlines, pictures),
      (
        "--title", options.title != nil,
        Accepts("pages, Lottie animations and curves") { $0.format == .html || $0.format == .json || $0.isCurve }
      ),
      ("--frames", options.moments != nil, moments),
      ("--scale", options.scale != nil, pixels),
      ("--width", options.width != nil, pixels),
      ("--ground", options.ground != nil, pictures),
      ("--touches", options.dressing.contains(.touches), pictures),
      ("--chrome", options.dressing.contains(.chrome), pictures),
      ("--captions", options.dressing.contains(.captions), pictures),
      (
        "--side-by-side", options.partner != nil,
        Accepts("pictures, films and pages") { $0.format == .html || $0.format.isPicture && !$0.isCurve }
      ),
      ("--difference", options.dressing.contains(.difference), pictures),
      ("--still", options.still != 0, moving),
      (
        "--loop", options.plays != nil,
        Accepts(".apng, .gif and .webp") { [.gif, .webp].contains($0.format) || $0.format == .apng && moving.test($0) }
      ),
      ("--quality", options.quality != nil, Accepts(".mp4 and .webm") { [.mp4, .webm].contains($0.format) }),
      ("--ffmpeg", options.ffmpeg != nil, films),
      ("--dither", options.dithers, Accepts(".gif") { $0.format == .gif }),
      (
        "--lane", !options.lanes.isEmpty,
        Accepts("tables and curves, .csv and .svg") { [.csv, .svg].contains($0.format) }
      ),
    ]
  }

  private static func misuse(_ options: RunOptions, _ requests: [ExportRequest]) -> String? {
    if options.width != nil, options.scale != nil { return "--width and --scale both say how large pictures are" }
    if options.dressing.contains(.difference), options.partner == nil {
      return "--difference compares with another run: --side-by-side FILE --difference"
    }
    if options.outputs.contains("-"), requests.contains(where: \.format.isFilm) {
      return "a film needs a file: its encoder goes back in it, and standard output cannot"
    }
    return nil
  }
}

extension ExportRequest {
  /// Whether each frame is a file of its own.
  fileprivate var isNumbered: Bool { format == .png && (try? SequenceName(path)) != nil }

  /// True for a picture of one moment.
  fileprivate var isMoment: Bool {
    format.isPicture && !format.isFilm && impliedLayout == .single && !isCurve && !isNumbered
  }
}
