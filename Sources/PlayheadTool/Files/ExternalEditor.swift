import Glibc

/// The user's editor: `$VISUAL`, else `$EDITOR`.
struct ExternalEditor {
  /// The command in the environment, with its options: `code --wait`.
  private let command: String
  private let folder: String

  /// Nil where the environment names none.
  init?(_ environment: (String) -> String?) {
    guard let command = environment("VISUAL") ?? environment("EDITOR"), !command.isEmpty else { return nil }
    self.command = command
    folder = environment("TMPDIR") ?? "/tmp"
  }

  /// Opens the program on `text`, waits for its end, and returns what was saved; nil when it failed.
  func edit(_ text: String) -> String? {
    var template = Array("\(folder)/playhead-XXXXXX.lua".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard SourceFiles.write(text.isEmpty ? "" : text + "\n", to: path), run(on: path) else { return nil }
    return SourceFiles.text(at: path)
  }

  private func run(on path: String) -> Bool {
    // Through the shell, because the variable may hold options; it outlives a Ctrl-C that is meant for the editor.
    var words: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup("trap : INT QUIT; \(command) \"$1\""), strdup("sh"), strdup(path), nil,
    ]
    defer { words.forEach { free($0) } }
    // Until it ends, Ctrl-C belongs to the editor.
    let signals = [SIGINT, SIGQUIT]
    let former = signals.map { number in
      var ignored = sigaction()
      ignored.__sigaction_handler.sa_handler = SIG_IGN
      var former = sigaction()
      sigaction(number, &ignored, &former)
      return former
    }
    defer {
      for (number, var action) in zip(signals, former) { sigaction(number, &action, nil) }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigemptyset(&standard)
    for number in signals { sigaddset(&standard, number) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, &words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
