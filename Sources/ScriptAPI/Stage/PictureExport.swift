public import FrameRendering
import LayerKit
import MotionMath
import RecordingKit
import ViewKit

/// What a picture file is to show, in the words of `timeline:export`.
public struct PictureExport {
  /// How several moments are shown.
  public enum Layout: String, CaseIterable, Sendable {
    case single, strip, onion, animation
  }

  /// Seconds; nil is the playhead.
  public var at: Double?
  /// From where to where several moments are; nil is from the start to the end of what is known.
  public var from: Double?
  public var to: Double?
  /// How many moments; nil is 6, or every frame of an animation.
  public var count: Int?
  /// Nil is what the other values and the file's name ask for.
  public var layout: Layout?
  /// Pixels per point.
  public var scale = 2.0
  public var showsOutlines = false

  public init() {}
}

extension ScriptSession {
  /// A file of the record, in the format that the path's ending asks for: a picture, or the course of it all. Nothing is
  /// written.
  ///
  /// A time beyond the live edge runs the world there, as seeking does.
  func exportedFile(_ path: String, _ export: PictureExport) throws(ScriptFailure) -> [UInt8] {
    if path.hasSuffix(".jsonl"), let traceFile = options.traceFile { return traceFile(self) }
    guard let format = ExportRequest.format(ofFile: path) else { throw .cannotExport(path, .unknownFormat) }
    let hasRange = export.from != nil || export.to != nil || export.count != nil
    let layout = export.layout ?? (format == .apng ? .animation : hasRange ? .strip : .single)
    let (start, end) = (export.from ?? 0, export.to ?? timeline.end)
    let last = layout == .single ? export.at ?? world.playhead : end
    if last > world.now { try timeline.move("timeline:export", runs: true) { timeline.go(to: last) } }
    var request = ExportRequest(format: format, times: [last], scale: export.scale)
    request.options.showsOutlines = export.showsOutlines
    switch layout {
    case .single: break
    case .strip, .onion:
      request.layout = layout == .strip ? .strip : .onionSkin
      request.times = FilmStrip.times(from: start, to: end, count: export.count ?? 6)
    case .animation:
      let rate = world.frameRate.perSecond
      request.layout = .animation(framesPerSecond: rate)
      let frames = export.count ?? max(1, Int(clamping: ((end - start) * Double(rate)).rounded()) + 1)
      request.times = (0..<min(frames, 100_000)).map { start + Double($0) / Double(rate) }
    }
    do {
      return try request.file(of: world.recording, size: app.screen.bounds.size)
    } catch {
      throw .cannotExport(path, .tooLarge(error))
    }
  }

  /// Makes a file and hands it to the host to write.
  func export(_ path: String, _ export: PictureExport) throws(ScriptFailure) {
    let bytes = try exportedFile(path, export)
    if let problem = options.writeFile(bytes, path) { throw .cannotExport(path, problem) }
  }

  /// A file as a person asks for it: a picture of the playhead, or of another time in any form `timeline:seek` takes.
  public func exportedFile(_ path: String, at time: String? = nil) throws(PictureFileFailure) -> [UInt8] {
    do {
      var export = PictureExport()
      if let time { export.at = try timeline.time(time) }
      return try exportedFile(path, export)
    } catch {
      throw PictureFileFailure(text: FailureText(error).message)
    }
  }

  /// Moments from the start to the end of what is known, side by side.
  public func filmStrip(_ count: Int) -> Picture {
    let frame = world.recording.frame(at: 0)
    return FilmStrip.strip(
      FilmStrip.times(from: 0, to: timeline.end, count: count).map { time in
        frame.seek(to: time)
        return (time, Picture(of: frame, size: app.screen.bounds.size))
      })
  }

  /// What is on screen at the playhead.
  public func picture(_ options: PictureOptions = PictureOptions()) -> Picture {
    Picture(of: world.frame, size: app.screen.bounds.size, options: options)
  }
}

/// Why there is no picture file.
public enum ExportProblem: Equatable, Sendable {
  /// The name ends in nothing that is known.
  case unknownFormat
  /// Scripts write below the folder the program was started in, and nowhere else.
  case outside
  /// The picture, or a part of it, needs too many pixels.
  case tooLarge(PictureTooLarge)
  /// The system's own words.
  case notWritten(String)
}

/// Why there is no picture file, as one line.
public struct PictureFileFailure: Error {
  public let text: String

  public init(_ path: String, _ problem: ExportProblem) {
    text = FailureText(.cannotExport(path, problem)).message
  }

  init(text: String) { self.text = text }
}
