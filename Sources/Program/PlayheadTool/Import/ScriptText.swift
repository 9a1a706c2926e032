import PlainText

/// A script as it is run: the text of a file, or what came of files of Swift.
struct ScriptText {
  /// The name that errors show: for Swift, `Card.swift.lua`, of lines that come from no line of it.
  let name: String
  let text: String
  /// The statements that the import has left out, a line each, with their locations.
  var reports = ""
  /// The statements that are left out; nil where none is.
  var gaps: ImportGaps? { ImportGaps(reports) }

  /// Why there is no script.
  struct Unread: Error {
    let code: ExitCode
    /// With the end of its line; empty where it was told already.
    let message: String

    /// Tells it, and returns the exit code.
    func report() -> ExitCode {
      if let code = Interrupts.exitCode { return code }
      StandardStream.error.show(message)
      return code
    }
  }

  /// Files of Swift as one script, with lines that put on the screen what they declare, and with the lines of Swift that
  /// its lines come from; any other file as it is.
  init(reading paths: [String]) throws(Unread) {
    let path = paths.first ?? ""
    guard ImporterProgram.reads(path) else {
      guard let text = SourceFiles.text(at: path) else {
        throw Unread(code: .unreadableInput, message: "playhead: \(SourceFiles.problem("read", path))\n")
      }
      (name, self.text) = (path, SourceFiles.withoutShebang(text))
      return
    }
    guard let result = ImporterProgram.run(["--harness", "--map", "--"] + paths) else {
      throw Unread(code: .unavailable, message: "")
    }
    // 1: something is left out, and reported.
    guard result.code == 0 || result.code == 1 else {
      throw Unread(code: ExitCode(rawValue: result.code) ?? .internalError, message: result.errors)
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    (name, text) = (file + ".lua", result.output)
    // Its last line counts what was translated, which is no news where all was.
    reports = result.code == 0 ? "" : result.errors
  }
}
