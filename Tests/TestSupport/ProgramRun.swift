import Glibc

/// A run of a program: everything it wrote, and how it ended.
public struct ProgramRun {
  public let output: String
  public let errors: String
  /// The exit code, or minus the signal that ended it.
  public let code: Int32
  /// Processor time it took, in seconds: what a busy machine does not stretch.
  public let processorTime: Double
  /// The most memory it held at a time, in MiB.
  public let peakMemory: Int

  /// Runs the program at `path` to its end with exactly `environment`, in `place` or else in the repository's folder.
  ///
  /// - Parameter limit: In seconds of real time. One that goes on then is killed, and `errors` ends with a line that says so.
  public init(
    _ path: String, _ arguments: [String] = [], input: String = "", environment: [String: String] = [:],
    folder place: String? = nil, limit: Int = AddressSanitizer.patience(300)
  ) {
    // Files, not pipes: nobody waits for anybody, however much is written.
    let folder = TemporaryFolder()
    folder.write(input, to: "in")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, folder.path + "/in", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder.path + "/out", O_WRONLY | O_CREAT, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, folder.path + "/err", O_WRONLY | O_CREAT, 0o644)

    let inFolder = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", place ?? SourceTree.root, path]
    var words = (inFolder + arguments).map { strdup($0) } + [nil]
    var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", &actions, nil, &words, &variables) == 0 else {
      (output, errors, code, processorTime, peakMemory) = ("", "cannot start /bin/sh", 127, 0, 0)
      return
    }
    var status: Int32 = 0
    var usage = rusage()
    // Looked at every millisecond: a wait that ends by itself needs a signal, which is the whole test program's.
    var looks = 0
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      if looks == limit * 1000 { kill(process, SIGKILL) }
      looks += 1
      usleep(1000)
    }
    output = folder.read("out")
    errors = folder.read("err") + (looks > limit * 1000 ? "\nkilled: it ran for more than \(limit) s\n" : "")
    code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    peakMemory = Int(usage.ru_maxrss) / 1024
    processorTime = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// Runs the built `playhead`.
  public static func playhead(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), arguments, input: input, environment: environment)
  }
}
