import CBaselines
import Glibc
import MotionMath

/// Counts the instructions of this process, with valgrind's callgrind around it.
///
/// The same number whatever else the machine does, within a few percent where Lua's tables are filled; and blind to what
/// caches and branches cost.
final class InstructionCounter {
  /// The argument of callgrind's `--callgrind-out-file`: the n-th count is in the file of this name with `.n` after it.
  private let path: String
  private var dumps = 0

  init(path: String) throws {
    guard cb_is_counted() else { throw BenchFailure("instructions are counted inside callgrind: Scripts/bench --gate") }
    self.path = path
  }

  /// Instructions an item, after a warm-up: over a whole number of the workload's periods, and some fifty million
  /// instructions, so that numbered calls differ as they do in a long run.
  func count(_ workload: Workload) throws -> Double {
    workload.run(0)
    let first = 1...workload.period
    let periods = Int(clamping: 5e7 / (try count(calls: first, of: workload)))
    let calls = workload.period * max(1, min(2_000, periods))
    let rest = first.upperBound + 1...first.upperBound + calls
    return try count(calls: rest, of: workload) / (workload.items * Double(calls))
  }

  private func count(calls: ClosedRange<Int>, of workload: Workload) throws -> Double {
    cb_count_begin()
    for call in calls { workload.run(call) }
    cb_count_end()
    dumps += 1
    return try total(in: "\(path).\(dumps)")
  }

  /// Runs `body` in a copy of this process.
  /// - Returns: Its instructions there, and the lines that it returns; nil where the copy did not come to its end.
  func count(inCopy body: () -> [String]) -> (instructions: Double, lines: [String])? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Or both would write it.
    fflush(nil)
    let process = cb_fork()
    if process == 0 {
      cb_count_begin()
      let lines = body()
      cb_count_end()
      // Those of a copy are numbered from 1 again.
      guard let count = try? total(in: "\(path).1"), let pipe = fdopen(ends[1], "w") else { _exit(1) }
      for line in ["\(count)"] + lines { fputs(line + "\n", pipe) }
      _exit(fclose(pipe) == 0 ? 0 : 1)
    }
    close(ends[1])
    guard process > 0, let pipe = fdopen(ends[0], "r") else { return nil }
    var lines: [String] = []
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    while getline(&line, &room, pipe) > 0, let text = line { lines.append(String(String(cString: text).dropLast())) }
    free(line)
    fclose(pipe)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status == 0, let count = lines.first.flatMap(Double.init) else { return nil }
    return (count, Array(lines.dropFirst()))
  }

  /// Instructions of a program that `run` starts, from its start to its end.
  ///
  /// - Parameter run: Runs the program with these words before its own.
  func count(run: (_ valgrind: [String]) throws -> Void) throws -> Double {
    let file = path + ".start"
    try run(["valgrind", "-q", "--tool=callgrind", "--callgrind-out-file=\(file)"])
    return try total(in: file)
  }

  /// The number that callgrind writes after `totals:`.
  private func total(in path: String) throws -> Double {
    guard let file = fopen(path, "r") else { throw BenchFailure("callgrind wrote no \(path)") }
    defer {
      fclose(file)
      unlink(path)
    }
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    while getline(&line, &room, file) >= 0 {
      guard let line, strncmp(line, "totals: ", 8) == 0 else { continue }
      return strtod(line + 8, nil)
    }
    throw BenchFailure("\(path) has no totals")
  }
}
