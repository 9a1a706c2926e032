import CPlatform
import SystemLibrary

/// A program that reads what this one writes. No shell is between them: words are handed over as they are.
final class PipedProgram {
  private let process: pid_t
  private let input: FileDescriptor
  private let errors: Int32
  private var isOpen = true
  /// Its exit code, after its end; nil before it, and where a signal ended it.
  private(set) var code: Int32?

  /// Where a program is: a path as it is, a name in the folders of `PATH`. Nil for one that cannot be started.
  static func find(_ name: String, environment: (String) -> String?) -> String? {
    func isProgram(_ path: String) -> Bool {
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
    if name.contains("/") { return isProgram(name) ? name : nil }
    let folders = (environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  /// Starts a program; nil, with `errno` set, when that fails.
  ///
  /// - Parameter output: Where its standard output goes; nil is nowhere.
  init?(_ path: String, _ words: [String], output: Int32? = nil) {
    var ends: [Int32] = [-1, -1]
    // Its standard error is read after its end: a file never fills up as a pipe does.
    errors = FileDescriptor.unnamed()
    guard errors >= 0, pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    input = FileDescriptor(ends[1])
    var actions = newSpawnFileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = newSpawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigemptyset(&standard)
    for number in [SIGINT, SIGPIPE, SIGTERM] { sigaddset(&standard, number) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    // A group of its own: Ctrl-C is for this program, which then ends that one.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, &attributes, &arguments, environ)
    close(ends[0])
    self.process = process
    guard error == 0 else {
      close(ends[1])
      errno = error
      return nil
    }
  }

  deinit { close(errors) }

  /// Writes all bytes; false when the program reads no more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // A program that has ended would end this one with it.
    var ignored = newSignalAction(calling: SIG_IGN)
    var former = sigaction()
    sigaction(SIGPIPE, &ignored, &former)
    defer { sigaction(SIGPIPE, &former, nil) }
    return input.write(bytes)
  }

  /// Ends the input, waits for the program's end, and returns whether it succeeded, with what it said.
  func finish() -> (isDone: Bool, errors: String) {
    closeInput()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return (false, "it was lost") }
      if Interrupts.isStopping { kill(process, SIGKILL) }
    }
    code = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    lseek(errors, 0, SEEK_SET)
    let said = FileDescriptor(errors).read(most: 1 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (status == 0, said)
  }

  /// Ends the program.
  func stop() {
    kill(process, SIGKILL)
    closeInput()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private func closeInput() {
    if isOpen { close(input.number) }
    isOpen = false
  }
}

extension FileDescriptor {
  /// A file without a name, which is gone when it is closed; below 0, with `errno` set, when there can be none.
  static func unnamed() -> Int32 {
    var template = Array("\(Environment.value("TMPDIR") ?? "/tmp")/playhead-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return descriptor }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}
