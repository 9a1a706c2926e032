import CSignals
import LuaBridge
import MotionMath
import PlainText
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import ScriptTools
import SystemLibrary
import TransitionChecker
import ViewKit

/// The program below its command line.
package enum Program {
  /// The words after the program's name.
  package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Performs a request and returns the exit code. Call it once: afterwards Ctrl-C ends the program at once.
  package static func perform(_ request: CommandLineRequest) -> Int32 {
    cs_guard()
    let code = finish(result(of: request))
    // Everything has been reported.
    cs_end_as_noted()
    // Only memory is left to release.
    cs_begin_leaving(code)
    Interrupts.forget()
    return code
  }

  /// Writes the rest of the output, reports its failure or the timeout, and returns the resulting exit code.
  static func finish(_ code: Int32) -> Int32 {
    cs_flush()
    var code = code
    if Interrupts.hasTimedOut {
      Interrupts.reportTimeout()
      code = ExitCode.timedOut.rawValue
    }
    guard let problem = StandardStream.outputProblem else { return code }
    StandardStream.report("cannot write standard output: \(problem)")
    return ExitCode.unwritableOutput.rawValue
  }

  private static func result(of request: CommandLineRequest) -> Int32 {
    switch request {
    case .run(let options): options.watches ? Watching.script(options) : run(options)
    case .command(let name, let words, let options): perform(name, words, options)
    case .deviceList: listDevices()
    case .version: print(HelpText.version)
    case .help(let command): print(command.map { HelpText.help(of: $0) } ?? HelpText.help)
    }
  }

  private static func perform(_ name: ProgramCommand.Name, _ words: [String], _ options: RunOptions) -> Int32 {
    if let timeout = options.timeout, name != .test { Interrupts.install(timeout: timeout) }
    return switch name {
    // These are runs: the parser makes no other request of them.
    case .run, .repl, .inspect, .export: run(options)
    case .test:
      withDevice(of: options) { device in
        let watching = Watching { files in
          TestCommand(options, device: device, filesRead: files).run(words)
        }
        return options.watches ? watching.untilInterrupted() : watching.run(FilesRead())
      }
    case .check:
      withDevice(of: options) {
        var check = CheckRun(options, device: $0)
        return check.run(words)
      }
    case .import: ImporterProgram.become(words, options).rawValue
    case .diff: withDevice(of: options) { DiffCommand(options, device: $0).run(words) }
    case .bisect: withDevice(of: options) { BisectCommand(options, device: $0).run(words) }
    case .fit: FitCommand(options: options).run(words)
    case .explain: explain(words.first, options)
    case .serve: withDevice(of: options) { _ in serve(words.first, options) }
    case .kernel: NotebookKernel(CompanionProgram.own).write(below: words.first)
    case .lsp: EditorProcess().serve()
    case .mcp: ToolProcess.serve()
    case .meta: meta(words.first)
    case .new: new(words, options)
    case .doctor: print(Doctor().text)
    case .help: help(words.first, options)
    }
  }

  /// Becomes the server, whose sessions are this program.
  private static func serve(_ path: String?, _ options: RunOptions) -> Int32 {
    var words = ["--program", CompanionProgram.own, "--listen", options.serving.address]
    if let port = options.serving.port { words += ["--port", String(port)] }
    if options.serving.opensBrowser { words.append("--open") }
    // Words for each of its sessions.
    let memory = options.memoryLimitInMebibytes
    let limit = memory == RunOptions(source: .shell).memoryLimitInMebibytes ? [] : ["--memory", String(memory)]
    for word in options.worldArguments + limit { words += ["--with", word] }
    return CompanionProgram.server.become(words + ["--", path ?? "."]).rawValue
  }

  /// Makes a folder, or a set-up for a file of Swift.
  private static func new(_ words: [String], _ options: RunOptions) -> Int32 {
    switch (words.first, options.setUp) {
    case (let name?, nil): return Scaffold(name: name).write()
    case (nil, let file?): return SetUpScaffold(file: file).write()
    default:
      StandardStream.report("new takes the name of a folder, or --set-up and a file of Swift")
      return ExitCode.usage.rawValue
    }
  }

  private static func print(_ text: String) -> Int32 {
    StandardStream.output.show(text)
    return ExitCode.success.rawValue
  }

  /// Explains a command or any name, or the program.
  private static func help(_ word: String?, _ options: RunOptions) -> Int32 {
    guard let word else { return print(HelpText.help) }
    if let command = ProgramCommand.named(word) { return print(HelpText.help(of: command.name)) }
    if let page = page(word) { return show(page, options) }
    let near =
      Suggestion.nearest(to: word, amongMany: ProgramCommand.Name.allCases.map(\.rawValue))
      ?? NameExplanation.suggestion(for: word)
    let hint = near.map { "did you mean '\($0)'?" } ?? "playhead help lists the commands"
    StandardStream.report("no command is called '\(word)', and no name; \(hint)")
    return ExitCode.usage.rawValue
  }

  /// Prints the definitions for editors, or another file that is made from the tables.
  private static func meta(_ path: String?) -> Int32 {
    guard let path else { return print(MetaFile.definitions.text) }
    if let file = MetaFile(rawValue: path) { return print(file.text) }
    let near = Suggestion.nearest(to: path, among: MetaFile.allCases.map(\.rawValue))
    let hint = near.map { "did you mean '\($0)'?" } ?? "playhead meta --help lists them"
    StandardStream.report("meta prints no file '\(path)'; \(hint)")
    return ExitCode.usage.rawValue
  }

  /// Explains a code or any name, or lists all codes.
  private static func explain(_ word: String?, _ options: RunOptions) -> Int32 {
    guard let word else { return show(NameExplanation.list(columns: columns), options) }
    if let page = NameExplanation.page(code: word, columns: columns) ?? page(word) { return show(page, options) }
    if let command = ProgramCommand.named(word) { return print(HelpText.help(of: command.name)) }
    let near =
      NameExplanation.suggestion(for: word).map { "; did you mean '\($0)'?" } ?? "; playhead explain lists them"
    StandardStream.report("no error has the code '\(word)'\(near)")
    return ExitCode.usage.rawValue
  }

  private static func page(_ name: String) -> [String]? {
    (try? ScriptSession(SessionOptions())).flatMap { NameExplanation.page(name, in: $0, columns: columns) }
  }

  private static var columns: Int { StandardStream.output.columns ?? 80 }

  /// Shows the page of a name, its first line as a heading.
  private static func show(_ page: [String], _ options: RunOptions) -> Int32 {
    let style = TerminalStyle(.output, options) ?? TerminalStyle(columns: columns, ink: .plain)
    StandardStream.output.show([style.ink.strong(page.first ?? "")] + page.dropFirst(), style)
    return ExitCode.success.rawValue
  }

  /// Runs a script or the shell, to the end.
  /// - Parameter filesRead: Receives the files of the script.
  static func run(_ options: RunOptions, filesRead: (([String]) -> Void)? = nil) -> Int32 {
    if let timeout = options.timeout { Interrupts.install(timeout: timeout) }
    return withDevice(of: options) { device in
      do {
        let run = try ScriptRun(options, device: device)
        let code = run.toTheEnd()
        // Whoever asked to stop does not wait until a world has been taken apart; all that it printed is out.
        if filesRead == nil, code == ExitCode.interrupted.rawValue || Interrupts.exitCode != nil {
          withExtendedLifetime(run) { cs_leave(finish(code)) }
        }
        filesRead?(run.filesRead.paths)
        return code
      } catch {
        StandardStream.report("\(error)")
        return ExitCode.internalError.rawValue
      }
    }
  }

  private static func withDevice(of options: RunOptions, _ body: (Device) -> Int32) -> Int32 {
    guard let device = options.chosenDevice else {
      StandardStream.report("\(unknownDevice(options))")
      return ExitCode.usage.rawValue
    }
    if options.isVerbose, device.hasUnknownSafeArea {
      StandardStream.report(
        "no known device has the size \(NumberText.brief(device.size.width))x\(NumberText.brief(device.size.height)): "
          + "nothing of the screen is covered, its safe area is all of it")
    }
    return body(device)
  }

  /// Prints the devices `--device` knows, one a line, and returns the exit code.
  private static func listDevices() -> Int32 {
    let widest = Device.all.map(\.name.count).max() ?? 0
    for device in Device.all {
      StandardStream.output.write(
        "\(device.name.padded(to: widest))  \(Int(clamping: device.size.width))x\(Int(clamping: device.size.height))@\(Int(clamping: device.scale))\n"
      )
    }
    return ExitCode.success.rawValue
  }

  private static func unknownDevice(_ options: RunOptions) -> String {
    guard case .named(let name) = options.device else { return "this device is not known" }
    let near = Suggestion.nearest(to: name, amongMany: Device.all.map(\.name)).map { "did you mean '\($0)'? " } ?? ""
    return "no device '\(name)'; \(near)playhead --device list shows the names, and 393x852@3 stands for any screen"
  }
}
