import Glibc
import LayerKit
import LineEditing
import LuaBridge
import PlainText
import PlayheadShell
import ScriptRuntime
import TimeControl
import ViewKit

/// `playhead record`: a session from a file of inputs, as a recording of a terminal.
struct RecordCommand {
  private static let columns = 80
  private static let rows = 24
  /// The longest playback of one input, in virtual seconds; it ends animations that repeat for ever.
  private static let longestPlay = 60.0

  private let options: RunOptions
  private let device: Device

  init(_ options: RunOptions, device: Device) {
    self.options = options
    self.device = device
  }

  /// Types the first word's file, and writes the second; without one, a `.cast` beside the first. Returns the exit code.
  func run(_ words: [String]) -> Int32 {
    guard let inputs = SourceFiles.text(at: words[0]) else { return SourceFiles.unreadable(words[0]).rawValue }
    let path = words.count > 1 ? words[1] : Self.castPath(of: words[0])
    do {
      let cast = try recording(of: inputs, from: words[0])
      UnfinishedAnswer.end()
      if path == "-" {
        StandardStream.output.write(cast.text)
        return ExitCode.success.rawValue
      }
      guard SourceFiles.write(cast.text, to: path) else {
        StandardStream.report(SourceFiles.problem("write", path))
        return ExitCode.scriptError.rawValue
      }
      StandardStream.report("\(path) shows \(NumberText.fixed(cast.time, 1)) s")
      return ExitCode.success.rawValue
    } catch {
      StandardStream.report("\(error)")
      return ExitCode.internalError.rawValue
    }
  }

  /// If the program ends in between, the recording up to there goes to standard output; no file is half a recording.
  private func keepLines(of cast: Asciicast, _ run: ScriptRun) {
    let memory = run.current.session.world.memory
    UnfinishedAnswer.beginLines()
    UnfinishedAnswer.keep(cast.text)
    var whole = UnfinishedAnswer.size
    cast.onLine = { line in
      UnfinishedAnswer.cut(to: whole)
      UnfinishedAnswer.keep(line)
      whole = UnfinishedAnswer.size
    }
    run.output.divert(
      to: { cast.write(String(decoding: $0, as: UTF8.self)) },
      keeping: {
        // As a line of the recording, and as what is kept of it.
        memory.add(4 * $0.count)
        UnfinishedAnswer.keep(cast.line(of: String(decoding: $0, as: UTF8.self)))
      })
  }

  /// `docs/tour.txt` gives `docs/tour.cast`.
  private static func castPath(of path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path + ".cast" }
    return path.dropLast(name[dot...].count) + ".cast"
  }

  /// A recording uses none of the user's files: no `init.lua`, no history.
  private func recording(of inputs: String, from path: String) throws -> Asciicast {
    var options = options
    options.source = .file(path: path)
    options.runsInitFile = false
    let run = try ScriptRun(options, device: device)
    let cast = Asciicast(columns: Self.columns, rows: Self.rows, title: path)
    var environment = run.environment { [output = run.output] text in
      output.flush()
      cast.write(text)
    }
    keepLines(of: cast, run)
    environment.terminal.columns = { Self.columns }
    environment.terminal.ink = options.color == .never ? .plain : .colored
    environment.terminal.pictures = { TerminalScreen(options.graphics ?? .blocks) }
    environment.clock.now = nil
    environment.files.writeBytes = { SourceFiles.write($0, to: $1) }
    let rules = ShellRules(run.current)
    let editor = TypingEditor(inputs, on: cast, isComplete: rules.editingRules.isComplete)
    var started = 0.0
    editor.onEnter = { started = cast.time }
    environment.clock.pace = Pace(now: { cast.time }) { [current = run.current] seconds in
      cast.wait(seconds)
      if cast.time - started > Self.longestPlay { current.session.lua.interrupt() }
    }
    if !options.isQuiet { cast.write(Shell.greeting) }
    Shell(run.current, editor, environment, rules).run()
    run.output.flush()
    return cast
  }
}
