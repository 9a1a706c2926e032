import FrameRendering
import LayerKit
import MotionMath
import PlainText
import RecordingExport
import ScriptRuntime
import TimeControl
import ViewKit

/// Commands that draw.
extension Command {
  static var pictures: [Command] {
    [
      Command(
        "strip", arguments: "[N] [FROM TO]", summary: "shows N moments side by side", lua: "timeline:export(FILE)",
        details: "Without N 5 moments, without FROM and TO those of the whole run.",
        examples: ["strip 8", "strip 0.1 0.3", "strip 3 start 50%"], completes: .time
      ) { shell, words throws(CommandFailure) in
        var parts = words.split(separator: " ")
        var frames = 5
        if parts.count != 2, let first = parts.first {
          frames = try count(first, "strip", accepted: 1...24, else: 5)
          parts.removeFirst()
        }
        guard parts.isEmpty || parts.count == 2 else {
          throw .arguments("strip takes how many moments, from when and to when", example: "strip 5 0.1 0.3")
        }
        let times = try parts.map { part throws(CommandFailure) in try shell.moment(part) }
        if let first = times.first, let last = times.last, first > last {
          throw .arguments("strip takes the earlier time first", example: "strip \(parts[1]) \(parts[0])")
        }
        shell.showStrip(
          at: FilmStrip.times(
            from: times.first ?? 0, to: times.last ?? shell.session.timeline.end, count: frames))
      },
      Command(
        "export", arguments: "FILE", summary: "writes a picture, a film, a page or a trace",
        lua: "timeline:export(FILE)",
        details: "Options follow the file, as those of playhead export: --at 50%, --scale 3.",
        examples: ["export now.png", "export run.png --layout strip --frames 4"], completes: .exported
      ) { shell, words throws(CommandFailure) in
        try shell.export(ExportWords(words))
      },
    ]
  }

  private static func count(
    _ words: Substring, _ name: String, accepted: ClosedRange<Int>, else usual: Int
  ) throws(CommandFailure) -> Int {
    if words.isEmpty { return usual }
    guard let count = Int(words), accepted.contains(count) else {
      throw .arguments(
        "\(name) takes a whole number from \(accepted.lowerBound) to \(accepted.upperBound)",
        example: "\(name) \(usual)")
    }
    return count
  }
}

extension Shell {
  /// A time in any form that `goto` takes, in seconds.
  func moment(_ words: Substring) throws(CommandFailure) -> Double {
    do throws(ScriptFailure) { return try session.timeline.time(String(words)) } catch {
      throw .message(error.message)
    }
  }

  func show(_ picture: Picture, columns: Int) {
    environment.output.flush()
    draw(screen.lines(picture, columns: columns, rows: pictureRows))
  }

  /// The rows of the picture after a move. Chosen here: a screen of 24 rows shows two such moves.
  private static let thumbnailRows = 10

  /// The screen, small, after a move: where a person has asked for it, and the terminal shows pictures.
  func showThumbnail() {
    guard limits.showsPicture, !isFullScreen, showsPictures else { return }
    environment.output.flush()
    draw(screen.lines(session.timeline.picture(), columns: columns, rows: Self.thumbnailRows, isFine: true))
  }

  /// The rows of the screen, without those of the prompt.
  private var pictureRows: Int { environment.terminal.rows().map { max(4, $0 - 2) } ?? .max }

  /// Shows moments on record side by side, with their times.
  func showStrip(at times: [Double]) {
    defer { if let remark = session.timeline.oneColorRemark { say(ink.faint(remark)) } }
    showStrip(zip(times, session.timeline.pictures(at: times)).map { (NumberText.seconds($0), $1) })
  }

  /// Shows pictures of one size side by side with words below them.
  ///
  /// - Parameters:
  ///   - lines: How many lines above stay on the screen: the pictures give way to them, but never to less than six rows.
  ///   - part: The part of the screen that pictures below lines take at most.
  func showStrip(_ frames: [(words: String, picture: Picture)], below lines: Int = 0, atMost part: Double = 0.6) {
    guard let height = frames.first?.picture.size.height, height > 0 else { return }
    // The input and the words below have a line each.
    let rows =
      lines == 0 || pictureRows == .max
      ? pictureRows : max(6, min(Int(clamping: (Double(pictureRows) * part).rounded(.down)), pictureRows - lines - 2))
    environment.output.flush()
    if [.blocks, .blocks256, .ascii].contains(screen.graphics) {
      return draw(CellStrip(frames, columns: columns, rows: rows).lines { screen.lines($0, columns: $1, rows: rows) })
    }
    let strip = FilmStrip.rows(frames, columns: frames.count)
    let fitting =
      rows == .max ? columns : min(columns, Int(clamping: Double(rows) * 2 * strip.size.width / strip.size.height))
    draw(screen.lines(strip, columns: fitting, rows: rows))
  }

  /// Whether a comparison in words comes with pictures: on a terminal that shows them.
  var showsPictures: Bool { environment.terminal.rows() != nil && screen.graphics != .none }
}
