import Glibc
import LineEditing
import LuaBridge
import ScriptAPI
import TerminalCells
import ViewKit

/// One run of the program: a session, and the script or shell that uses it.
final class ScriptRun {
  private let options: RunOptions
  private let current: CurrentSession
  private var session: ScriptSession { current.session }
  private let folder: String
  private let output: OutputBuffer
  private let log: SessionLog

  init(_ options: RunOptions, device: Device) throws(ScriptError) {
    self.options = options
    let folder = Self.folder(of: options.source)
    self.folder = folder
    var settings = SessionOptions(device: device)
    settings.framesPerSecond = options.framesPerSecond
    settings.seed = options.seed
    settings.memoryLimit = options.memoryLimitInMebibytes << 20
    let log = SessionLog { SourceFiles.append($0, to: $1) }
    self.log = log
    let output = OutputBuffer { StandardStream.output.write($0) }
    self.output = output
    // On a terminal a line is seen when it is printed, not when the script is done.
    let isWatched = StandardStream.output.isTerminal
    settings.write = { bytes in
      output.write(bytes)
      if log.path != nil { log.add(String(decoding: bytes, as: UTF8.self)) }
      if isWatched, bytes.contains(UInt8(ascii: "\n")) { output.flush() }
    }
    settings.readLine = { Swift.readLine(strippingNewline: true) }
    settings.readFile = { SourceFiles.bytes(of: $0, below: folder) }
    settings.writeFile = { bytes, path in
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return .outside }
      return SourceFiles.write(bytes, to: path)
    }
    settings.readSource = { name, request in SourceFiles.read(name, request, below: folder) }
    current = CurrentSession(try ScriptSession(settings))
    current.branching.onRebuild = { Interrupts.install(for: $0) }
    current.observe { session in
      Interrupts.install(for: session)
      session.onWarning = { text in
        if output.isDiverted { return output.write(text + "\n") }
        output.flush()
        StandardStream.error.write(text + "\n")
      }
      session.onCallbackError = { [unowned session] error in
        output.flush()
        StandardStream.error.write(ErrorReport(error, in: session).text + "\n")
      }
    }
  }

  /// Runs the script, if there is one, then the shell, if one is wanted.
  func toTheEnd() -> Int32 {
    var code = ExitCode.success
    switch options.source {
    case .shell: return shell()
    case .file(let path):
      guard let text = SourceFiles.text(at: path) else {
        StandardStream.error.write("playhead: cannot read '\(path)': \(String(cString: strerror(errno)))\n")
        return ExitCode.unreadableInput.rawValue
      }
      code = run(SourceFiles.withoutShebang(text), name: path)
    case .code(let text): code = run(text, name: "-e")
    case .standardInput: code = run(SourceFiles.standardInput(), name: "stdin")
    }
    if code == .success, let path = options.pictureFile { code = writePicture(to: path) }
    return options.staysInteractive ? shell() : code.rawValue
  }

  private func run(_ text: String, name: String) -> ExitCode {
    let error = current.branching.runScript(text, name: name, arguments: options.scriptArguments)
    output.flush()
    if let error {
      StandardStream.error.write(ErrorReport(error, in: session).text + "\n")
      return error.code == ScriptError.Code.interrupted ? .interrupted : .scriptError
    }
    for line in session.unfinishedTransitions { StandardStream.error.write("playhead: \(line)\n") }
    return session.callbackErrorCount > 0 ? .scriptError : .success
  }

  /// Writes the picture that `-o` asks for; `-` is standard output.
  private func writePicture(to path: String) -> ExitCode {
    func fail(_ text: String) -> ExitCode {
      StandardStream.error.write("playhead: \(text)\n")
      return .scriptError
    }
    output.flush()
    let bytes: [UInt8]
    do {
      bytes = try session.pictureFile(path == "-" ? "-.png" : path, at: options.pictureTime)
    } catch { return fail(error.text) }
    if path == "-" {
      return bytes.withUnsafeBytes { StandardStream.output.write($0) } ? .success : fail("standard output is full")
    }
    return SourceFiles.write(bytes, to: path).map { fail(PictureFileFailure(path, $0).text) } ?? .success
  }

  /// Opens the shell with what the script, or `init.lua`, left behind; returns the exit code.
  private func shell() -> Int32 {
    output.flush()
    if options.answersInJSON { return answerInJSON() }
    let isTerminal = isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
    let rules = ShellRules(current, namesInFolder: SourceFiles.names).editingRules
    let history = History(path: History.path(environment: Self.environment))
    let isDumb = Self.environment("TERM") == "dumb"
    let onTerminal =
      isTerminal ? LibeditEditor(program: "playhead", rules: rules, history: history, isDumb: isDumb) : nil
    let editor: any LineEditor = onTerminal ?? StreamEditor(isComplete: rules.isComplete)
    var surroundings = surroundings { [output] text in
      output.flush()
      StandardStream.output.write(text)
    }
    surroundings.edit = { ExternalEditor(Self.environment)?.edit($0) }
    surroundings.earlierInputs = { history.entries }
    surroundings.columns = { StandardStream.output.columns ?? 80 }
    surroundings.screen = { [options] in
      TerminalScreen.find(options.graphics, isTerminal: isTerminal, environment: Self.environment)
    }
    surroundings.writeBytes = { SourceFiles.write($0, to: $1) }
    surroundings.echoesInterrupts = isTerminal
    surroundings.pace = isTerminal && !isDumb ? .system : nil
    if isTerminal, !isDumb { takeScreens(&surroundings) }
    surroundings.ink = isColored(isTerminal: isTerminal && !isDumb) ? .colored : .plain
    if isTerminal, !options.isQuiet { StandardStream.output.write(Shell.greeting) }
    let shell = Shell(current, editor, surroundings)
    shell.runInitFile()
    let code = shell.run()
    output.flush()
    return code
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
    if options.color == .never || options.color == .auto && Self.environment("NO_COLOR") != nil { return .none }
    if Self.environment("TERM") == "linux" { return .none }
    return ["truecolor", "24bit"].contains(Self.environment("COLORTERM")) ? .full : .palette
  }

  /// Answers a program on standard input, whose every input gets one line of JSON.
  private func answerInJSON() -> Int32 {
    let rules = ShellRules(current).editingRules
    let input = StreamEditor { JSONShell.isComplete($0, rules.isComplete) }
    let answers = JSONShell(input) { StandardStream.output.write($0) }
    output.divert { answers.show(String(decoding: $0, as: UTF8.self)) }
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
  private func surroundings(write: @escaping (String) -> Void) -> ShellSurroundings {
    var surroundings = ShellSurroundings(write: write)
    surroundings.flush = { [output] in output.flush() }
    surroundings.readFile = { SourceFiles.text(at: $0).map(SourceFiles.withoutShebang) }
    surroundings.writeFile = { SourceFiles.write($0, to: $1) }
    surroundings.initFile = options.runsInitFile ? Self.initFile : nil
    surroundings.log = log
    surroundings.now = Pace.system.now
    surroundings.settleInterrupt = { [current] in
      Interrupts.settle()
      current.session.lua.clearInterrupt()
    }
    return surroundings
  }

  /// `playhead/init.lua` in `XDG_CONFIG_HOME`, or in `~/.config`; nil without either.
  private static var initFile: String? {
    let folder = environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (folder ?? environment("HOME").map { $0 + "/.config" }).map { $0 + "/playhead/init.lua" }
  }

  private func isColored(isTerminal: Bool) -> Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: isTerminal && Self.environment("NO_COLOR") == nil
    }
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Where `require` looks: the script's own folder.
  private static func folder(of source: RunOptions.Source) -> String {
    guard case .file(let path) = source, let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}
