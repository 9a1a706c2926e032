import Glibc
import LineEditing
import LuaBridge
import PlayheadShell
import ScriptAPI
import TerminalCells

/// The shell of a run: what it may use of the terminal and of files.
extension ScriptRun {
  /// Opens the shell with what the script, or `init.lua`, left behind; returns the exit code.
  func shell() -> Int32 {
    output.flush()
    if options.answersInJSON { return answerInJSON() }
    let isTerminal = isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
    let rules = ShellRules(current, namesInFolder: SourceFiles.names).editingRules
    let history = History(path: History.path(environment: Environment.value))
    let isDumb = Environment.value("TERM") == "dumb"
    let onTerminal =
      isTerminal ? LibeditEditor(program: "playhead", rules: rules, history: history, isDumb: isDumb) : nil
    let editor: any LineEditor = onTerminal ?? StreamEditor(isComplete: rules.isComplete)
    var surroundings = surroundings { [output] text in
      output.flush()
      StandardStream.output.write(text)
    }
    surroundings.edit = { ExternalEditor(Environment.value)?.edit($0) }
    surroundings.earlierInputs = { history.entries }
    surroundings.columns = { StandardStream.output.columns ?? 80 }
    surroundings.screen = { [options] in
      TerminalScreen.find(options.graphics, isTerminal: isTerminal, environment: Environment.value)
    }
    surroundings.writeBytes = { SourceFiles.write($0, to: $1) }
    surroundings.echoesInterrupts = isTerminal
    surroundings.pace = isTerminal && !isDumb ? .system : nil
    if isTerminal, !isDumb { takeScreens(&surroundings) }
    if options.watches { surroundings.followScript = follower() }
    surroundings.ink = isColored(isTerminal: isTerminal) ? .colored : .plain
    if isTerminal, !options.isQuiet, options.opening != .inspector { StandardStream.output.write(Shell.greeting) }
    let shell = Shell(current, editor, surroundings)
    shell.runInitFile()
    if options.opening == .inspector { return inspect(shell, canTakeScreen: isTerminal && !isDumb) }
    let code = shell.run()
    output.flush()
    return code
  }

  /// Opens the full screen, and nothing else when it is left.
  private func inspect(_ shell: Shell, canTakeScreen: Bool) -> Int32 {
    guard canTakeScreen, (try? shell.inspect()) != nil else {
      StandardStream.error.write("playhead: inspect needs a terminal; -o fade.png draws a picture without one\n")
      return ExitCode.unavailable.rawValue
    }
    return shell.exitCode ?? ExitCode.success.rawValue
  }

  /// Lets the shell take the terminal as a whole.
  private func takeScreens(_ surroundings: inout ShellSurroundings) {
    surroundings.takeScreen = {
      guard let screen = TerminalFullScreen(), screen.enter() else { return nil }
      return (screen, screen.leave)
    }
    surroundings.colorDepth = colorDepth
    surroundings.divert = { [output] write in
      output.divert(to: write.map { write in { write(String(decoding: $0, as: UTF8.self)) } })
    }
  }

  /// As the terminal says of itself: every colour where `COLORTERM` says so, none where nobody wants any.
  private var colorDepth: ColorDepth {
    guard isColored(isTerminal: true), Environment.value("TERM") != "linux" else { return .none }
    return ["truecolor", "24bit"].contains(Environment.value("COLORTERM")) ? .full : .palette
  }

  /// Answers a program on standard input, whose every input gets one line of JSON.
  private func answerInJSON() -> Int32 {
    let rules = ShellRules(current).editingRules
    let input = StreamEditor { JSONShell.isComplete($0, rules.isComplete) }
    let answers = JSONShell(input) { StandardStream.output.write($0) }
    output.divert { answers.show(String(decoding: $0, as: UTF8.self)) }
    // What answers holds the session, which writes to the output.
    defer { output.divert(to: nil) }
    let shell = Shell(
      current, input,
      surroundings { [output] text in
        output.flush()
        answers.show(text)
      })
    shell.runInitFile()
    return answers.run(shell)
  }

  /// What any shell may use.
  func surroundings(write: @escaping (String) -> Void) -> ShellSurroundings {
    var surroundings = ShellSurroundings(write: write)
    surroundings.flush = { [output] in output.flush() }
    surroundings.readFile = { SourceFiles.text(at: $0).map(SourceFiles.withoutShebang) }
    surroundings.writeFile = { SourceFiles.write($0, to: $1) }
    surroundings.initFile = options.runsInitFile ? Self.initFile : nil
    surroundings.log = log
    surroundings.now = Pace.system.now
    surroundings.rate = options.rate
    surroundings.takeInterrupt = { Interrupts.take() }
    surroundings.settleInterrupt = { [current] in
      Interrupts.settle()
      current.session.lua.clearInterrupt()
    }
    return surroundings
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
