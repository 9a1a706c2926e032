import Glibc

/// Another program, run to its end.
enum Process {
  /// Runs `words[0]`, looked for as a shell does; throws when it cannot be run or fails.
  ///
  /// - Parameters:
  ///   - isSilent: Whether what it prints is dropped.
  ///   - input: The file that it reads; nil for this program's own input.
  ///   - output: The file that it writes.
  ///   - codes: The exit codes that are no failure.
  static func run(
    _ words: [String], isSilent: Bool = false, input: String? = nil, output: String? = nil, codes: [Int32] = [0]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0) }
    if let output = isSilent ? "/dev/null" : output {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      throw BenchFailure("cannot run \(words[0])")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status & 0x7F == 0, codes.contains(status >> 8 & 0xFF) else {
      throw BenchFailure("\(words.joined(separator: " ")) failed with status \(status)")
    }
  }
}
