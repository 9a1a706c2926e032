import LayerKit
import LuaBridge
import PlainText
import PlayheadShell
import RecordingExport
import RecordingKit
import ScriptAPI
import ScriptRuntime
import ScriptTools
import SystemLibrary
import TimeControl
import TransitionChecker
import ViewKit

/// One run of the program: a session, and the script or shell that uses it.
final class ScriptRun {
  private(set) var options: RunOptions
  let current: BranchingSession
  var session: ScriptSession { current.session }
  private(set) var device: Device
  let output: OutputBuffer
  let log: SessionLog
  private let callbackErrors = CallbackErrors { StandardStream.error.write($0) }
  /// The script's own file and those it has read.
  let filesRead = FilesRead()
  /// Lets a transition go as `--replay` says.
  private var replayer: TrialRunner?
  private var silencing: Silencing
  /// The findings of a replay.
  private(set) var findings: [Finding] = []
  /// The run that pictures show beside this one.
  var partner: ScriptRun?

  init(_ options: RunOptions, device: Device) throws(ScriptError) {
    self.options = options
    self.device = device
    let silencing = Silencing(Self.name(of: options.source))
    self.silencing = silencing
    log = SessionLog { [isReadOnly = options.isReadOnly] in !isReadOnly && SourceFiles.append($0, to: $1) }
    output = OutputBuffer()
    current = BranchingSession(
      try ScriptSession(Self.settings(options, device, filesRead, silencing, log, output)))
    current.onRebuild = { Interrupts.install(for: $0) }
    current.observe { [unowned self, callbackErrors, output] session in
      let (options, silencing) = (self.options, self.silencing)
      Interrupts.install(for: session)
      session.onWarning = { text in
        if output.isDiverted { return output.write(VisibleText.escaped(text) + "\n") }
        output.flush()
        StandardStream.error.show(text + "\n")
      }
      let file = if case .file(let path) = options.source { path } else { "" }
      session.onFinding = { finding in
        guard !silencing.covers(finding) else { return }
        if output.isDiverted {
          let text = FindingReport(finding, in: file, options: options.worldWords).text
          return output.write(VisibleText.escaped(text))
        }
        output.flush()
        Self.tell(finding, in: file, options)
      }
      session.onCallbackError = { [unowned session] error in
        output.flush()
        callbackErrors.report(error, Self.text(of: ErrorReport(error, in: session), options))
      }
    }
    current.observe { [unowned self] session in
      let options = self.options
      current.scenario = options.replay?.text
      replayer = options.replay.flatMap { session.trialRunner(options.selection, replaying: $0) }
    }
  }

  /// The settings of a session of this run.
  private static func settings(
    _ options: RunOptions, _ device: Device, _ filesRead: FilesRead, _ silencing: Silencing, _ log: SessionLog,
    _ output: OutputBuffer
  ) -> SessionOptions {
    var settings = SessionOptions(
      options, device: device, folder: folder(of: options.source), filesRead: filesRead)
    settings.isSilenced = { silencing.covers($0) }
    // On a terminal each line appears when it is printed.
    let isWatched = StandardStream.output.isTerminal
    settings.write = { bytes in
      output.write(bytes)
      if log.path != nil { log.add(String(decoding: bytes, as: UTF8.self)) }
      if isWatched, bytes.contains(UInt8(ascii: "\n")) { output.flush() }
    }
    settings.readLine = { Swift.readLine(strippingNewline: true) }
    return settings
  }

  /// Replaces the session with a new one of other options, and runs its script in it.
  ///
  /// - Throws: `ScriptError` of a session that cannot be made; then the former one stays.
  func open(_ script: ScriptText, _ options: RunOptions, _ device: Device) throws(ScriptError) -> ScriptError? {
    let silencing = Silencing(Self.name(of: options.source))
    let session = try ScriptSession(Self.settings(options, device, filesRead, silencing, log, output))
    (self.options, self.device, self.silencing) = (options, device, silencing)
    current.reset(to: session)
    let error =
      requireModules()
      ?? current.runScript(script.text, name: script.name, arguments: options.scriptArguments, until: options.until)
    current.session.endWatch()
    guard options.replay != nil else { return error }
    // The script stops where its scenario is over.
    current.session.lua.clearInterrupt()
    return replayer?.replayed == nil ? error : nil
  }

  /// Runs the script, if there is one, then the shell, if one is wanted.
  func toTheEnd() -> Int32 {
    let door = options.answersInJSON && opensShell ? JSONDoor(self) : nil
    defer { door?.close() }
    if let problem = options.exportMisuse {
      StandardStream.report(problem)
      return ExitCode.usage.rawValue
    }
    if let problem = Self.unknownEra(of: options.source, options) {
      StandardStream.error.show(problem)
      return ExitCode.usage.rawValue
    }
    var code = ExitCode.success
    switch options.source {
    case .shell:
      // Without a script there may be modules, or a time to run to.
      if !options.modules.isEmpty || options.until != nil { code = run("", name: "shell") }
    case .file(let path):
      files(of: path).forEach(filesRead.add)
      do throws(ScriptText.Unread) {
        let script = try ScriptText(reading: files(of: path), setUp: options.setUp)
        StandardStream.error.show(script.reports)
        if let setUp = script.setUp { filesRead.add(setUp.path) }
        code = run(script.text, name: script.name)
      } catch {
        return error.report().rawValue
      }
    case .code(let text): code = run(text, name: "-e")
    case .standardInput:
      guard let text = SourceFiles.standardInput() else { return SourceFiles.unreadable("-").rawValue }
      code = run(text, name: "stdin")
    }
    for path in options.outputs where code == .success { code = Interrupts.exitCode ?? export(to: path) }
    if code == .success, options.outputs.isEmpty, let time = options.export.time { code = look(at: time) }
    let goesOn = code == .success || code != .usage && options.opening != .inspector
    return opensShell && goesOn ? door?.answer() ?? shell() : code.rawValue
  }

  /// A script's file; of Swift all files that are named, and those of folders, which are one program.
  func files(of path: String) -> [String] { Self.files(of: path, options) }

  static func files(of path: String, _ options: RunOptions) -> [String] {
    let inFolder = ImporterProgram.files(below: path)
    guard ImporterProgram.reads(path) || !inFolder.isEmpty else { return [path] }
    let more = options.scriptArguments.flatMap { word in
      ImporterProgram.reads(word) ? [word] : ImporterProgram.files(below: word)
    }
    return (inFolder.isEmpty ? [path] : inFolder) + more
  }

  private var opensShell: Bool { options.opening != .nothing || options.source == .shell }

  func run(_ text: String, name: String) -> ExitCode {
    if let option = options.lateOption(for: text) {
      StandardStream.report(
        "'\(option)' went to the script, because it stands after it; playhead's options come before")
    }
    let error =
      requireModules()
      ?? current.runScript(text, name: name, arguments: options.scriptArguments, until: options.until)
    session.endWatch()
    output.flush()
    callbackErrors.end()
    if Interrupts.hasTimedOut {
      Interrupts.reportTimeout()
      return .timedOut
    }
    if options.isVerbose {
      let time = NumberText.shortest(session.world.now)
      StandardStream.report("\(name) ran to \(time) s; \(session.world.recording.events.count) events")
    }
    if let replay = options.replay, Interrupts.exitCode == nil { return show(replay, of: name, error) }
    if let error {
      tell(error)
      return error.code == ScriptError.Code.interrupted ? .interrupted : .scriptError
    }
    for line in session.timeline.unfinishedTransitions { StandardStream.report("\(line)") }
    return session.callbacks.errorCount > 0 || options.isStrict && hasBroken ? .scriptError : .success
  }

  /// Tells what the replay has shown, and goes to its instant.
  private func show(_ replay: Replay, of name: String, _ error: ScriptError?) -> ExitCode {
    session.lua.clearInterrupt()
    guard let findings = replayer?.replayed else {
      if let error { tell(error) }
      let count = replayer?.subjects.count ?? 0
      let met = count == 1 ? "1 transition is met" : "\(count) transitions are met"
      StandardStream.report("--replay \(replay.text): no such scenario; \(met), check -v lists what applies")
      return .usage
    }
    for finding in findings {
      Self.tell(session.placed(finding), in: Self.name(of: options.source), options)
    }
    self.findings = findings.map(session.placed)
    guard let first = findings.first else {
      StandardStream.report("\(replay.text): nothing breaks")
      return .success
    }
    // A file that is written shows the moment; only without one the screen is printed.
    guard options.outputs.isEmpty || opensShell else { return .success }
    return look(at: options.export.time ?? NumberText.shortest(min(first.time, session.world.now)))
  }

  /// Whether something has broken in a transition, or is frozen.
  private var hasBroken: Bool {
    session.timeline.reportUnfinishedTransitions(held: true)
    return session.watchedFindings.contains { $0.severity == .error && !silencing.covers($0) }
  }

  /// Requires the modules that `-l` names.
  private func requireModules() -> ScriptError? {
    for module in options.modules {
      let isName = module.utf8.allSatisfy { $0 == UInt8(ascii: "_") || ($0 | 0x20) > 96 && ($0 | 0x20) < 123 }
      let text = "\(isName ? module + " = " : "local _ = ")require(\"\(module)\")"
      switch session.load(text, name: "-l") {
      case .failure(let error): return error
      case .success(let chunk): if case .failure(let error) = session.run(chunk) { return error }
      }
    }
    return nil
  }

  /// Moves the playhead to `--at`, and prints the screen of that time unless a shell opens.
  private func look(at time: String) -> ExitCode {
    let text = """
      local time, isShown = ...
      timeline:seek(tonumber(time) or time)
      if isShown then print(timeline:snapshot()) end
      """
    guard case .success(let chunk) = session.load(text, name: "--at") else { return .internalError }
    let result = session.run(chunk, [.string(time), .bool(!opensShell)])
    output.flush()
    guard case .failure(let error) = result else { return .success }
    StandardStream.report("--at: \(error.message)")
    return .usage
  }

  /// The script's file; its stand-in for one without.
  private static func name(of source: RunOptions.Source) -> String {
    if case .file(let path) = source { path } else { "-e" }
  }

  /// The report of an era in the project's file that is unknown; nil where the command line has one, which counts.
  static func unknownEra(of source: RunOptions.Source, _ options: RunOptions) -> String? {
    options.era == nil ? ProjectSettings(in: folder(of: source)).unknownEra : nil
  }

  /// Where `require` looks: the script's own folder.
  private static func folder(of source: RunOptions.Source) -> String {
    guard case .file(let path) = source, let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}

/// The files that a run has read.
final class FilesRead {
  /// Each once, in the order they were read.
  private(set) var paths: [String] = []
  private var known: Set<String> = []

  func add(_ path: String) {
    if known.insert(path).inserted { paths.append(path) }
  }
}
