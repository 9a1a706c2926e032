import CBaselines
import Glibc

/// W4: a process from its start to its end, in wall time.
enum StartComparisons {
  /// Compares the built program with the plain interpreter on an empty script.
  static func run(into report: inout Report, program: String, interpreter: String, script: String) throws {
    var engine: [Double] = []
    var baseline: [Double] = []
    // The first runs read the programs from disk.
    for run in -5..<80 {
      let pair = [try time(program, script), try time(interpreter, script)]
      if run >= 0 {
        engine.append(pair[0])
        baseline.append(pair[1])
      }
    }
    report.add(.start, Comparison(engine: engine, baseline: baseline))
    try prompts(into: &report, program: program, interpreter: interpreter)
  }

  /// The first prompt on a terminal, the memory it takes, and the size of the program.
  private static func prompts(into report: inout Report, program: String, interpreter: String) throws {
    var engine: [Double] = []
    var baseline: [Double] = []
    var resident: [Double] = []
    for run in -3..<40 {
      let ours = prompt(of: [program])
      let theirs = prompt(of: [interpreter, "-i"])
      guard ours.nanoseconds > 0, theirs.nanoseconds > 0 else {
        throw BenchFailure("no prompt from \(ours.nanoseconds > 0 ? interpreter : program)")
      }
      if run >= 0 {
        engine.append(ours.nanoseconds)
        baseline.append(theirs.nanoseconds)
        resident.append(ours.resident)
      }
    }
    report.add(.prompt, Comparison(engine: engine, baseline: baseline))
    try room(into: &report, program: program, resident: resident)
  }

  /// The program's size on disk, and in memory at its first prompt.
  private static func room(into report: inout Report, program: String, resident: [Double]) throws {
    report.add(.residentAtPrompt, Comparison(bytes: quantile(0.5, of: resident), allowed: 8e6))
    var status = stat()
    guard stat(program, &status) == 0 else { throw BenchFailure("there is no \(program)") }
    report.add(.programSize, Comparison(bytes: Double(status.st_size), allowed: 15e6))
  }

  private static func prompt(of arguments: [String]) -> (nanoseconds: Double, resident: Double) {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var resident = 0.0
    let nanoseconds = cb_prompt_nanoseconds(&words, "> ", &resident)
    return (nanoseconds, resident)
  }

  /// Counts what the program does for an empty script, and measures the room it takes, instead of taking times.
  static func count(with counter: InstructionCounter, into report: inout Report, program: String, script: String) throws
  {
    report.add(.startCount, Comparison(instructions: try counter.count([program, script]), allowed: 3e6))
    let prompts = (0..<5).map { _ in prompt(of: [program]) }
    guard prompts.allSatisfy({ $0.nanoseconds > 0 }) else { throw BenchFailure("no prompt from \(program)") }
    try room(into: &report, program: program, resident: prompts.map(\.resident))
  }

  /// Runs a program with one argument to its end and returns how long that took, in nanoseconds.
  private static func time(_ path: String, _ argument: String) throws -> Double {
    let start = cb_wall_nanoseconds()
    try Process.run([path, argument])
    return cb_wall_nanoseconds() - start
  }
}

/// Another program, run to its end.
enum Process {
  /// The processor time of all programs that ended, in nanoseconds: other work on the machine does not count.
  static var processorNanoseconds: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    func nanoseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3 }
    return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
  }

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
