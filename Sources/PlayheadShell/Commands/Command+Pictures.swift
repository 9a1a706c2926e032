import FrameRendering
import LayerKit
import ScriptRuntime
import TimeControl
import ViewKit

/// Commands that draw.
extension Command {
  static var pictures: [Command] {
    [
      Command("strip", arguments: "[N]", summary: "shows N moments side by side", lua: "timeline:export(FILE)") {
        shell, words throws(CommandFailure) in
        let frames = try count(words, "strip", accepted: 1...24, else: 5)
        shell.show(shell.session.timeline.filmStrip(frames), columns: shell.columns)
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
