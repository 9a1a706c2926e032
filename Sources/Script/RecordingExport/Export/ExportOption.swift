import PlainText
import RecordingFiles
package import ScriptRuntime

/// One option of exports. The command line, the shell, `timeline:export`, help, the manual, the reference and completions read
/// this table, and so does what is said of an option that has no meaning for a file.
package struct ExportOption: Sendable {
  /// The completions of an option's value.
  package enum Offer: Sendable {
    case nothing, files
    case words([String])
  }

  /// The files that an option has a meaning for.
  struct Files: Sendable {
    let words: String
    let accepts: @Sendable (ExportRequest) -> Bool

    init(_ words: String, _ accepts: @escaping @Sendable (ExportRequest) -> Bool) {
      (self.words, self.accepts) = (words, accepts)
    }
  }

  /// `--scale`
  package let name: String
  /// One line of help, at most 50 columns.
  package let summary: String
  package let offers: Offer
  package let effect: OptionEffect<ExportOptions>
  /// The values that `timeline:export` takes for it, under the same name; nil for what a script cannot ask for.
  package let shape: Shape?
  /// True when only a program can do it that starts others: not the shell, which writes one file.
  package let needsProgram: Bool
  /// Nil for the option that says what files they are.
  let files: Files?
  /// True when the option is given.
  let isIn: @Sendable (ExportOptions) -> Bool

  private init(
    _ name: String, _ summary: String, for files: Files?, offers: Offer = .nothing, inScripts shape: Shape? = nil,
    needsProgram: Bool = false, _ effect: OptionEffect<ExportOptions>,
    isIn: @escaping @Sendable (ExportOptions) -> Bool
  ) {
    (self.name, self.summary, self.offers, self.effect, self.shape) = (name, summary, offers, effect, shape)
    (self.needsProgram, self.files, self.isIn) = (needsProgram, files, isIn)
  }

  /// Its name in a script: `scale`.
  package var label: String { String(name.drop { $0 == "-" }) }

  /// A number as a person types it after an option.
  package static func typed(_ number: Double) -> String { NumberText.lua(number) }

  /// In the order of help.
  package static let all: [ExportOption] = [
    ExportOption(
      "--format", "format of the written files, whatever their names", for: nil,
      offers: .words(ExportRequest.Format.allCases.map(\.rawValue)),
      .oneOf("KIND", ExportRequest.Format.self) { $0.format = $1 }
    ) { $0.format != nil },
    ExportOption(
      time, "time to show: 0.2, 12f, 50% or an event",
      for: Files("pictures of one moment, .png and .svg", \.isMoment), inScripts: .time,
      .text("TIME", accepts: "a time") { $0.time = $1 }
    ) { $0.time != nil },
    ExportOption(
      "--from", "first time of a strip, film or page (0)", for: .spans, inScripts: .time,
      .text("TIME", accepts: "a time") { $0.begin = $1 }
    ) { $0.begin != nil },
    ExportOption(
      "--to", "last time of a strip, film or page (end)", for: .spans, inScripts: .time,
      .text("TIME", accepts: "a time") { $0.end = $1 }
    ) { $0.end != nil },
    ExportOption(
      "--scale", "pixels per point of pictures (2), of films (1)", for: .pixels,
      inScripts: .number(Quantity("pixels a point", .moreThanZero)),
      .number("S", accepts: "a number from 0.01 to 16", in: 0.01...16) { $0.scale = $1 }
    ) { $0.scale != nil },
    ExportOption(
      "--width", "width of pictures in pixels, instead of --scale", for: .pixels, inScripts: .integer(1...16384),
      .number("PIXELS", accepts: "a whole number from 1 to 16384", in: 1...16384) { $0.width = $1 }
    ) { $0.width != nil },
    ExportOption(
      "--ground", "colour behind everything (#ffffff), or none", for: .pictures, offers: .words(["none"]),
      inScripts: .string,
      .value(placeholder: "COLOR", accepts: "a colour like #ff8800, or none") { options, word in
        options.ground = ExportOptions.Ground(word)
        return options.ground != nil
      }
    ) { $0.ground != nil },
    ExportOption(
      "--layout", "single, strip, onion, sheet or animation", for: .arranged,
      offers: .words(ExportRequest.Layout.allCases.map(\.rawValue)),
      inScripts: .word(EnumEntry(ExportRequest.Layout.self)),
      .oneOf("KIND", ExportRequest.Layout.self) { $0.layout = $1 }
    ) { $0.layout != nil },
    ExportOption(
      "--frames", "moments of a strip, onion skin or sheet (6)", for: .moments, inScripts: .integer(1...1000),
      .number("N", accepts: "a whole number from 1 to 1000", in: 1...1000) { $0.count = $1 }
    ) { $0.count != nil },
    ExportOption(
      "--outlines", "draw a hairline around every layer", for: .pictures, inScripts: .bool,
      .flag { $0.showsOutlines = true },
      isIn: \.showsOutlines),
    ExportOption(
      "--touches", "draw fingers into pictures", for: .pictures, inScripts: .bool,
      .flag { $0.dressing.insert(.touches) }
    ) { $0.dressing.contains(.touches) },
    ExportOption(
      "--chrome", "draw the device around pictures; none: no page has it",
      for: Files("pictures and films (pages have it)") { $0.format.isPicture && !$0.isCurve },
      offers: .words(["none"]), inScripts: .bool,
      .flagOr(word: "none") { options, isNone in
        if isNone { options.isBare = true } else { options.dressing.insert(.chrome) }
      }
    ) { $0.dressing.contains(.chrome) },
    ExportOption(
      "--captions", "write time and events below pictures", for: .pictures, inScripts: .bool,
      .flag { $0.dressing.insert(.captions) }
    ) { $0.dressing.contains(.captions) },
    ExportOption(
      "--side-by-side", "show the run of another script beside this one",
      for: Files("pictures, films and pages") { $0.format == .html || $0.format.isPicture && !$0.isCurve },
      offers: .files, needsProgram: true, .text("FILE", accepts: "a script's file") { $0.partner = $1 }
    ) { $0.partner != nil },
    ExportOption(
      "--difference", "show how far the two pictures are apart", for: .pictures, needsProgram: true,
      .flag { $0.dressing.insert(.difference) }
    ) { $0.dressing.contains(.difference) },
    ExportOption(
      "--still", "hold a film's first and last frame so long",
      for: Files("what moves: .apng, .mp4, .webm, .gif, .webp", \.isMoving), inScripts: .number(.seconds),
      .number("SECONDS", accepts: "a number from 0 to 60", in: 0...60) { $0.still = $1 }
    ) { $0.still != 0 },
    ExportOption(
      "--loop", "play an .apng, .gif or .webp N times (0: for ever)",
      for: Files(".apng, .gif and .webp") { [.apng, .gif, .webp].contains($0.format) && $0.isMoving },
      inScripts: .integer(0...65535),
      .number("N", accepts: "a whole number from 0 to 65535", in: 0...65535) { $0.plays = $1 }
    ) { $0.plays != nil },
    ExportOption(
      "--quality", "of an .mp4 (65) or .webm (62)",
      for: Files(".mp4 and .webm") { [.mp4, .webm].contains($0.format) }, needsProgram: true,
      .number("N", accepts: "a whole number from 0 to 100", in: 0...100) { $0.quality = $1 }
    ) { $0.quality != nil },
    ExportOption(
      "--lane", "value of a .csv or curve .svg: box.position.x",
      for: Files("tables and curves, .csv and .svg") { [.csv, .svg].contains($0.format) }, inScripts: .string,
      .text("LANE", accepts: "a layer's name and a key path: box.position.x") { $0.lanes.append($1) }
    ) { !$0.lanes.isEmpty },
    ExportOption(
      "--dither", "mix colours in a .gif, for gradients", for: Files(".gif") { $0.format == .gif }, needsProgram: true,
      .flag { $0.dithers = true }, isIn: \.dithers),
    ExportOption(
      "--ffmpeg", "program that makes films (ffmpeg)", for: Files(".mp4, .webm, .gif and .webp", \.format.isFilm),
      offers: .files, needsProgram: true,
      .text("PATH", accepts: "a program's name or path") { $0.encoder = $1 }
    ) { $0.encoder != nil },
    ExportOption(
      "--title", "title of a page (the script's name)",
      for: Files("pages, Lottie animations and curves") { $0.format == .html || $0.format == .json || $0.isCurve },
      inScripts: .string,
      .text("TEXT", accepts: "text") { $0.title = $1 }
    ) { $0.title != nil },
  ]

  /// The option that is the time of the full screen and of the terminal's picture, too.
  static let time = "--at"
}

extension ExportOption.Files {
  fileprivate static let spans = Self("what shows a stretch of time: strips, films, pages, tables and curves") {
    $0.format != .jsonl && $0.format != .swift && !$0.isMoment
  }
  fileprivate static let pixels = Self("pictures of pixels: .png, .apng, .mp4, .webm, .gif, .webp") {
    $0.format.isPicture && $0.format != .svg
  }
  fileprivate static let pictures = Self("pictures and films") { $0.format.isPicture && !$0.isCurve }
  fileprivate static let arranged = Self("pictures: .png, .svg, .apng") {
    [.png, .svg, .apng].contains($0.format) && !$0.isCurve && !$0.isNumbered
      || $0.layout == .animation && ($0.format.isFilm || $0.isNumbered)
  }
  fileprivate static let moments = Self("strips, onion skins and sheets, .png and .svg") {
    [.png, .svg].contains($0.format) && $0.layout != .animation && $0.layout != .single && !$0.isCurve
      && !$0.isNumbered
  }
}

extension ExportRequest {
  /// True when each frame is a file of its own.
  package var isNumbered: Bool { format == .png && (try? SequenceName(path)) != nil }

  /// True for a picture of one moment.
  package var isMoment: Bool {
    format.isPicture && !format.isFilm && impliedLayout == .single && !isCurve && !isNumbered
  }

  /// True for a picture that moves.
  fileprivate var isMoving: Bool { format == .apng && impliedLayout == .animation || format.isFilm }
}

extension ExportOptions {
  /// The first option that has no meaning for any of the files, as a sentence; nil where all have one.
  ///
  /// - Parameter hasOtherTime: True when the time is not that of the files alone.
  package func misuse(of files: [String], hasOtherTime: Bool = false) -> String? {
    var requests: [ExportRequest] = []
    for path in files {
      // A name without a known ending is reported when it is written.
      do { _ = try SequenceName(path) } catch {
        return "'\(path)' numbers its pictures by one %04d, with a 0 and a number of digits"
      }
      guard let request = try? self.request(for: path) else { return nil }
      requests.append(request)
    }
    let used = ExportOption.all.filter { $0.isIn(self) && !(hasOtherTime && $0.name == ExportOption.time) }
    let kinds =
      used.compactMap { option in option.files.map { (option.name, $0) } }
      + (isBare ? [("--chrome none", ExportOption.Files("pages, .html") { $0.format == .html })] : [])
    for (name, accepted) in kinds where !requests.contains(where: accepted.accepts) {
      let names = files.joined(separator: ", ")
      return "\(name) is for \(accepted.words)" + (names.isEmpty ? "; -o FILE writes one" : ", not for \(names)")
    }
    if width != nil, scale != nil { return "--width and --scale both say how large pictures are" }
    if dressing.contains(.difference), partner == nil {
      return "--difference compares with another run: --side-by-side FILE --difference"
    }
    if files.contains("-"), requests.contains(where: \.format.isFilm) {
      return "a film needs a file: its encoder goes back in it, and standard output cannot"
    }
    return nil
  }
}
