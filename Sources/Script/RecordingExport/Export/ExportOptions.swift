package import MotionMath
package import RecordingFiles
package import ScriptRuntime
package import TimeControl

/// Everything that may be asked of files of a recording besides their names. `ExportOption` says how each is typed.
package struct ExportOptions: Sendable, Equatable {
  /// The colour behind everything in a picture.
  package enum Ground: Equatable, Sendable {
    case transparent
    /// Red, green and blue, from 0 to 1.
    case color(Double, Double, Double)

    /// A ground as a person types it; nil for what is neither `none` nor six hexadecimal digits after a `#`.
    init?(_ word: String) {
      if word == "none" {
        self = .transparent
        return
      }
      guard word.utf8.count == 7, word.hasPrefix("#"), word.dropFirst().allSatisfy(\.isHexDigit),
        let number = Int(word.dropFirst(), radix: 16)
      else { return nil }
      func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
      self = .color(part(16), part(8), part(0))
    }
  }

  /// Nil for the format that the ending of each name selects.
  package var format: ExportRequest.Format?
  /// The time of pictures and of the playhead, in any form that `timeline:seek` takes; nil for the end.
  package var time: String?
  /// The first and the last time of what is written, in the same forms; nil for the whole run.
  package var begin, end: String?
  /// How many moments of a strip, an onion skin or a sheet; nil is 6.
  package var count: Int?
  /// Nil is the layout that the format and the other values imply.
  package var layout: ExportRequest.Layout?
  /// Pixels per point, where there are pixels; nil is 1 for what moves, and 2 for other pictures.
  package var scale: Double?
  /// Of the whole picture, in pixels, in place of `scale`; nil where that decides.
  package var width: Int?
  /// How often what moves is played, 0 for ever; nil is for ever.
  package var plays: Int?
  /// Behind everything; nil is white.
  package var ground: Ground?
  package var showsOutlines = false
  /// Fingers, captions, and what two runs side by side differ in.
  package var dressing: DressedScreens.Options = []
  /// True when the screen of a page has no device around it.
  package var isBare = false
  /// The script whose run is shown beside this one; nil for none.
  package var partner: String?
  /// Seconds for which the first and the last frame of a film stay.
  package var still = 0.0
  /// From 0 to 100, for films that lose something; nil is what their formats have.
  package var quality: Int?
  /// True when GIFs mix colours that they have not of others.
  package var dithers = false
  /// The program that makes films; nil is the `ffmpeg` on the `PATH`.
  package var encoder: String?
  /// The lanes of a table or of curves, as a person names them.
  package var lanes: [String] = []
  /// Of a page; nil is the file's name without its ending.
  package var title: String?
  /// The address of the script, for a page.
  package var source: String?
  /// True when a Lottie animation that loses something is refused.
  package var isStrict = false

  package init() {}

  /// The request for one file; `-` is standard output, and a picture where no format is given.
  ///
  /// - Parameter accepted: The endings that an error lists.
  /// - Throws: `ScriptFailure.cannotExport` for a name that says no format.
  package func request(
    for path: String, accepted: String = ExportRequest.Format.endings
  ) throws(ScriptFailure) -> ExportRequest {
    var request = try ExportRequest(format ?? (path == "-" ? .png : nil), file: path, accepted: accepted)
    request.options = self
    return request
  }

  /// The same, with the times that are typed read for a run.
  ///
  /// - Throws: `ScriptFailure` for an unknown format or time.
  package func request(
    for path: String, in timeline: Timeline, accepted: String = ExportRequest.Format.endings
  ) throws(ScriptFailure) -> ExportRequest {
    var request = try self.request(for: path, accepted: accepted)
    if let time { request.at = try timeline.time(time) }
    if let begin { request.from = try timeline.time(begin) }
    if let end { request.to = try timeline.time(end) }
    return request
  }
}

extension ExportRequest {
  /// Behind everything; nil is transparent. A film has no transparent pixels, and its ground is white then.
  package var background: CGColor? {
    switch options.ground {
    case .color(let red, let green, let blue): CGColor(red: red, green: green, blue: blue, alpha: 1)
    case .transparent: format.isFilm ? .white : nil
    case nil: .white
    }
  }
}
