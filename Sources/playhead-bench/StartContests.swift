import CFloors
import Glibc

/// W4: a process from its start to its end, in wall time.
enum StartContests {
  /// Compares the built program with the plain interpreter on an empty script.
  static func run(into report: inout Report, program: String, interpreter: String, script: String) throws {
    for path in [program, interpreter] where access(path, X_OK) != 0 {
      report.skip(Goal.start.title, because: "no \(path)")
      return
    }
    var engine: [Double] = []
    var floor: [Double] = []
    // The first runs read the programs from disk.
    for run in -5..<80 {
      let pair = [try time(program, script), try time(interpreter, script)]
      if run >= 0 {
        engine.append(pair[0])
        floor.append(pair[1])
      }
    }
    report.add(.start) { Comparison(engine: engine, floor: floor) }
    prompts(into: &report, program: program, interpreter: interpreter)
  }

  /// The first prompt on a terminal, the memory it takes, and the size of the program.
  private static func prompts(into report: inout Report, program: String, interpreter: String) {
    var engine: [Double] = []
    var floor: [Double] = []
    var resident: [Double] = []
    for run in -3..<40 {
      let ours = prompt(of: [program])
      let theirs = prompt(of: [interpreter, "-i"])
      guard ours.nanoseconds > 0, theirs.nanoseconds > 0 else {
        report.skip(Goal.prompt.title, because: "no prompt from \(ours.nanoseconds > 0 ? interpreter : program)")
        return
      }
      if run >= 0 {
        engine.append(ours.nanoseconds)
        floor.append(theirs.nanoseconds)
        resident.append(ours.resident)
      }
    }
    report.add(.prompt) { Comparison(engine: engine, floor: floor) }
    report.add(.residentAtPrompt) { Comparison(amount: quantile(0.5, of: resident), allowed: 8e6) }
    var status = stat()
    if stat(program, &status) == 0 {
      report.add(.programSize) { Comparison(amount: Double(status.st_size), allowed: 15e6) }
    }
  }

  private static func prompt(of arguments: [String]) -> (nanoseconds: Double, resident: Double) {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var resident = 0.0
    let nanoseconds = cf_prompt_nanoseconds(&words, "> ", &resident)
    return (nanoseconds, resident)
  }

  /// Runs a program with one argument to its end and returns how long that took, in nanoseconds.
  private static func time(_ path: String, _ argument: String) throws -> Double {
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(argument), nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let start = cf_wall_nanoseconds()
    guard posix_spawn(&process, path, nil, nil, &words, environ) == 0 else { throw BenchFailure("cannot run \(path)") }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let nanoseconds = cf_wall_nanoseconds() - start
    guard status == 0 else { throw BenchFailure("\(path) \(argument) failed with status \(status)") }
    return nanoseconds
  }
}
