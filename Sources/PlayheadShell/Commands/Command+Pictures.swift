import FrameRendering
import LayerKit
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
        shell.show(
          shell.session.timeline.filmStrip(frames, from: times.first ?? 0, to: times.last), columns: shell.columns)
      },
      Command(
        "export", arguments: "FILE", summary: "writes .png, .svg, or of all: .apng, .jsonl",
        lua: "timeline:export(FILE)", completes: .file(suffix: "")
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("export takes a file", example: "export now.png") }
        try shell.export(to: String(words))
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
    draw(screen.lines(picture, columns: columns))
  }

  /// Writes a picture file, in any folder.
  func export(to path: String) throws(CommandFailure) {
    do throws(ScriptFailure) {
      let bytes = try session.timeline.export(ExportRequest(file: path))
      if let problem = environment.files.writeBytes(bytes, path) { throw .cannotExport(path, problem) }
      say("\(path), \(bytes.count) bytes")
    } catch {
      throw .message(error.message)
    }
  }
}
