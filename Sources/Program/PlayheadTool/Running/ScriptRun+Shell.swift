import LayerKit
import LineEditing
import LuaBridge
import PlainText
import PlayheadShell
import RecordingExport
import ScriptRuntime
import SystemLibrary
import TerminalCells
import TimeControl

/// The shell of a run, and the terminal and files it may use.
extension ScriptRun {
  /// Opens the shell with the script's views and variables; returns the exit code.
  func shell() -> Int32 {
    output.flush()
    // An earlier Ctrl-C has done its work.
    Interrupts.clear()
    let isTerminal = isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
    let rules = ShellRules(current, namesInFolder: SourceFiles.names)
    let history = History(path: History.path(environment: Environment.value).flatMap(SourceFiles.ownFile))
    let isDumb = Environment.value("TERM") == "dumb"
    let onTerminal =
      isTerminal ? LibeditEditor(program: "playhead", rules: rules.editingRules, history: history, isDumb: isDumb) : nil
    let editor: any LineEditor = onTerminal ?? StreamEditor(isComplete: rules.editingRules.isComplete)
    let isASCII = isTerminal && !TerminalScreen.hasUnicode(Environment.value)
    func shown(_ text: String) -> String { isASCII ? ASCIISigns.text(text) : text }
    var environment = environment { [output] text in
      output.flush()
      StandardStream.output.write(shown(text))
    }
    environment.terminal.isASCII = isASCII
    if ImporterProgram.path != nil { environment.readSwift = { ImporterProgram.piece($0, knowing: $1) } }
    environment.edit = { ExternalEditor(Environment.value)?.edit($0) }
    if isTerminal, !isDumb {
      environment.terminal.page = { lines in
        StandardStream.output.rows.map { ExternalPager(Environment.value).show(lines, rows: $0) } ?? false
      }
    }
    environment.earlierInputs = { history.entries }
    environment.terminal.columns = { StandardStream.output.columns ?? 80 }
    environment.terminal.rows = { StandardStream.output.rows }
    let depth = colorDepth
    environment.terminal.pictures = { [options] in
      TerminalScreen.find(
        options.graphics, options.theme, isTerminal: isTerminal, depth, environment: Environment.value)
    }
    if isTerminal, !isDumb { environment.terminal.watchKeys = { TerminalKeys.watch() } }
    environment.interrupts.areEchoed = isTerminal
    environment.clock.pace = isTerminal && !isDumb ? .system : nil
    if isTerminal, !isDumb { takeScreens(&environment) }
    if options.watches { environment.followScript = follower() }
    environment.terminal.ink = Ink(
      isColored: isColored(isTerminal: isTerminal), isLight: options.theme == .light)
    if isTerminal, !options.isQuiet, options.opening != .inspector {
      StandardStream.output.write(shown(Shell.greeting))
    }
    let shell = Shell(current, editor, environment, rules)
    shell.runInitFile()
    // At the prompt a person can stop a long run.
    if isTerminal { Interrupts.endTimeout() }
    if options.opening == .inspector { return inspect(shell, canTakeScreen: isTerminal && !isDumb) }
    let code = shell.run()
    output.flush()
    return code
  }

  /// Opens the full screen; the program ends when it is left.
  private func inspect(_ shell: Shell, canTakeScreen: Bool) -> Int32 {
    guard canTakeScreen, (try? shell.inspect(options.export.time == nil ? .beginning : .atPlayhead)) != nil else {
      StandardStream.report("inspect needs a terminal; -o fade.png draws a picture without one")
      return ExitCode.unavailable.rawValue
    }
    return shell.exitCode ?? ExitCode.success.rawValue
  }

  /// Lets the shell take the terminal as a whole.
  private func takeScreens(_ environment: inout ShellEnvironment) {
    environment.terminal.takeScreen = {
      guard let screen = TerminalFullScreen(), screen.enter() else { return nil }
      return (screen, screen.leave)
    }
    environment.terminal.colorDepth = colorDepth
    environment.output.divert = { [output] write in
      output.divert(to: write.map { write in { write(String(decoding: $0, as: UTF8.self)) } })
    }
  }

  /// None where output is not coloured.
  private var colorDepth: ColorDepth {
    isColored(isTerminal: true) ? TerminalScreen.colorDepth(Environment.value) : .none
  }

  /// The environment of any shell.
  func environment(write: @escaping (String) -> Void) -> ShellEnvironment {
    var environment = ShellEnvironment(write: write)
    environment.output.flush = { [output] in output.flush() }
    environment.files.read = { SourceFiles.text(at: $0).map(SourceFiles.withoutShebang) }
    environment.files.isThere = { SourceFiles.isThere($0) }
    environment.files.write = { SourceFiles.write($0, to: $1) }
    environment.files.writeBytes = { SourceFiles.write($0, to: $1) }
    if options.isReadOnly {
      environment.files.read = { RealPath.ofFile($0, below: ".").flatMap { SourceFiles.text(at: $0) } }
      environment.files.write = { _, _ in false }
      environment.files.writeBytes = { _, _ in .notWritten("nothing is written here") }
    }
    environment.files.initFile = options.runsInitFile ? Self.initFile.flatMap(SourceFiles.ownFile) : nil
    environment.log = log
    environment.clock.now = Pace.system.now
    environment.clock.rate = options.rate
    environment.interrupts.take = { Interrupts.take() }
    environment.interrupts.isOver = { Interrupts.hasTimedOut || StandardStream.outputProblem != nil }
    environment.interrupts.clear = { [current] in
      Interrupts.clear()
      current.session.lua.clearInterrupt()
    }
    return environment
  }

  /// `playhead/init.lua` in `XDG_CONFIG_HOME`, or in `~/.config`; nil without either.
  static var initFile: String? {
    let folder = Environment.value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (folder ?? Environment.value("HOME").map { $0 + "/.config" }).map { $0 + "/playhead/init.lua" }
  }

  private func isColored(isTerminal: Bool) -> Bool {
    options.color.isWanted(isTerminal: isTerminal, environment: Environment.value)
  }
}
