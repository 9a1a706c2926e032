import Glibc

/// Another program, run to its end.
enum Process {
  /// Runs `words[0]`, looked for as a shell does; throws when it cannot be run or fails.
  ///
  /// - Parameter isSilent: Whether what it prints is dropped.
  static func run(_ words: [String], isSilent: Bool = false) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isSilent { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      throw BenchFailure("cannot run \(words[0])")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status == 0 else { throw BenchFailure("\(words.joined(separator: " ")) failed with status \(status)") }
  }
}
