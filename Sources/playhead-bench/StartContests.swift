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
    report.add(Finding(.start, Comparison(engine: engine, floor: floor)))
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
