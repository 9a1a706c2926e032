import EditorServer
import LuaBridge
import PlainText
import ScriptTools
import SessionProtocol
import SystemLibrary
import TransitionChecker

/// `playhead lsp`: messages on standard input and output, and a check beside them.
final class EditorProcess {
  /// A check takes no longer, in seconds. Chosen here.
  private static let longestCheck = 60.0

  private var check: (path: String, copy: CheckCopy, process: ProcessCopy.Beside)?
  private var reader = MessageReader()

  /// Answers until the editor leaves, and returns the exit code.
  func serve() -> Int32 {
    var host = EditorHost(lint: Self.lint) { [unowned self] in begin($0) }
    host.serve = Self.show
    host.file = Self.file
    guard let server = EditorServer(host) else { return ExitCode.internalError.rawValue }
    defer { check?.process.stop() }
    while true {
      var polled = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
      if let check { polled.append(pollfd(fd: check.process.descriptor, events: Int16(POLLIN), revents: 0)) }
      // A late check is ended when it is looked at.
      let wait = server.isWaiting ? Int32(EditorServer.pause * 1000) : check == nil ? -1 : 1000
      let count = poll(&polled, nfds_t(polled.count), wait)
      if count < 0, errno != EINTR { return ExitCode.internalError.rawValue }
      if polled[0].revents != 0 {
        guard take(server) else {
          write(server.lint())
          return server.exitCode ?? ExitCode.scriptError.rawValue
        }
        if let code = server.exitCode { return code }
      } else if count == 0 {
        write(server.lint())
      }
      endCheck(server)
      if StandardStream.outputProblem != nil || reader.isBroken { return ExitCode.scriptError.rawValue }
    }
  }

  /// Reads what has come, and answers; false at the end.
  private func take(_ server: EditorServer) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0 { return errno == EINTR }
    for message in reader.read(chunk.prefix(count)) {
      write(server.receive(message))
      if server.exitCode != nil { break }
    }
    return count > 0
  }

  private func write(_ messages: [String]) {
    for message in messages { StandardStream.output.write(MessageReader.framed(message)) }
  }

  // MARK: Checks

  private func begin(_ path: String) {
    check?.process.stop()
    check = nil
    guard let copy = try? CheckCopy(RunOptions(source: .shell), CheckRequest(.file(path))),
      let process = ProcessCopy.Beside(
        within: Self.longestCheck,
        { send in
          dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
          return copy.perform(send)
        })
    else { return }
    check = (path, copy, process)
  }

  private func endCheck(_ server: EditorServer) {
    guard let ending = check?.process.receive(), let (path, copy, process) = check else { return }
    check = nil
    do throws(ProtocolError) {
      write(server.checked(path, try copy.rows(process.lines, ending).compactMap { JSON($0) }, problem: nil))
    } catch {
      write(server.checked(path, [], problem: error.message))
    }
  }

  /// Starts the server of a script, which opens a browser, and goes on when the editor leaves.
  private static func show(_ path: String) {
    var (files, attributes) = (newSpawnFileActions(), newSpawnAttributes())
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    // Standard output is the editor's.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0)
    }
    // A signal that ends the editor's processes does not end it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let line = [CompanionProgram.own, "serve", "--open", path]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    if posix_spawn(&process, CompanionProgram.own, &files, &attributes, &words, environ) != 0 {
      StandardStream.report(SourceFiles.problem("start", CompanionProgram.own))
    }
  }

  private static func file(_ script: String, _ name: String, _ request: SourceRequest) -> Definition.File? {
    let folder = script.lastIndex(of: "/").map { String(script[..<$0]) } ?? "."
    return SourceFiles.read(name, request, below: folder, beside: script).map {
      Definition.File(text: $0.text, path: $0.chunkName)
    }
  }

  /// Mistakes in the text of a script in Lua. Swift is read by another program, when it is saved.
  private static func lint(_ path: String, _ text: String) -> [EditorFinding] {
    let options = RunOptions(source: .shell)
    guard path.hasSuffix(".lua"), let device = options.chosenDevice else { return [] }
    let script = ScriptText(SourceFiles.withoutShebang(text), named: path)
    let trial = ScriptTrial(
      name: path, files: [path], script: script, options: options, device: device, shard: nil
    ) { _ in }
    let silencing = Silencing(path) { $0 == path ? text : SourceFiles.text(at: $0) }
    return trial.mistakesInText(silencing).map { mistake in
      EditorFinding(
        line: mistake.line ?? 1, column: mistake.column, EditorFinding.Severity(mistake.severity.rawValue),
        mistake.message, code: mistake.id)
    }
  }
}
