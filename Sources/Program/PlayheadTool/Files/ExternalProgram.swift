import SystemLibrary

/// A program that takes the terminal until it ends.
enum ExternalProgram {
  /// Runs a line of the system's shell, in which `$1` is a file; false when it failed.
  static func run(_ line: String, on path: String) -> Bool {
    var words: [UnsafeMutablePointer<CChar>?] = [
      strdup("sh"), strdup("-c"), strdup(line), strdup("sh"), strdup(path), nil,
    ]
    defer { words.forEach { free($0) } }
    // Until it ends, Ctrl-C belongs to it.
    let signals = [SIGINT, SIGQUIT]
    let former = signals.map { number in
      var ignored = newSignalAction(calling: SIG_IGN)
      var former = sigaction()
      sigaction(number, &ignored, &former)
      return former
    }
    defer {
      for (number, var action) in zip(signals, former) { sigaction(number, &action, nil) }
    }
    var attributes = newSpawnAttributes()
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
