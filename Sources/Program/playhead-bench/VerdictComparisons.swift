import CBaselines
import Glibc
import LayerKit
import LuaBridge
import RecordingKit
import ScriptAPI
import ScriptRuntime
import TransitionKit
import ViewKit

/// W8: what judging transitions costs, and running tests.
enum VerdictComparisons {
  /// - Parameters:
  ///   - counter: Counts instructions; nil takes times.
  ///   - program: The built program.
  ///   - busted: The runner that tests are compared with; nil where instructions are counted.
  ///   - examples: The folder of the examples.
  static func run(
    into report: inout Report, _ counter: InstructionCounter?, program: String, busted: String?, examples: String
  ) throws {
    try watch(into: &report, "\(examples)/swipe.lua", in: examples)
    if let counter {
      try CountedMatrix(counter, examples).add(to: &report)
      if let busted { try tests(into: &report, counter, program: program, busted: busted) }
      return
    }
    let matrix = try seconds([program, "check", "--jobs", "1", "\(examples)/swipe.lua"], times: 3)
    report.add(.swipeMatrix, Comparison(engine: matrix, baseline: matrix.map { _ in 0.5e9 }))
    let scripts = try names(in: examples).filter { $0.hasSuffix(".lua") }.map { "\(examples)/\($0)" }
    let all = try seconds([program, "check", "--jobs", "2"] + scripts, times: 1)
    report.add(.allExamples, Comparison(engine: all, baseline: [10e9]))
    if let busted { try tests(into: &report, nil, program: program, busted: busted) }
  }

  /// A run with its watch, beside the same run without: instructions or times, the ratio is what is promised.
  private static func watch(into report: inout Report, _ path: String, in folder: String) throws {
    let text = try contents(of: path)
    let options = options(in: folder)
    func run(isWatched: Bool) -> Int {
      guard let session = try? ScriptSession(options) else { return 0 }
      if !isWatched { session.app.transitionCenter.watcher = nil }
      guard case .success(let chunk) = session.load(text, name: "swipe"), case .success = session.run(chunk) else {
        return 0
      }
      return session.world.recording.events(named: "completeTransition", upTo: .infinity).count
    }
    guard run(isWatched: true) > 1 else { throw BenchFailure("\(path) does not run, or completes no transitions") }
    func workload(isWatched: Bool) -> Workload { Workload(items: 1) { _ in _ = run(isWatched: isWatched) } }
    try report.compare(.watchedRun, workload(isWatched: true), with: workload(isWatched: false))
  }

  /// Of a script that finds its modules in the folder of the examples, as their scenery is.
  static func options(in folder: String) -> SessionOptions {
    var options = SessionOptions()
    options.readSource = { name, _, _ in
      let path = "\(folder)/\(name.split(separator: ".").joined(separator: "/")).lua"
      return (try? contents(of: path)).map { ($0, path) }
    }
    return options
  }

  /// 1,000 tests that compare two numbers, as busted and `playhead test` both read them.
  private static func tests(
    into report: inout Report, _ counter: InstructionCounter?, program: String, busted: String
  ) throws {
    let path = "/tmp/playhead-bench-\(getpid())_spec.lua"
    defer { unlink(path) }
    let tests = (1...1_000).map { "  it('adds \($0)', function() assert.are.equal(\($0) + 1, \($0 + 1)) end)\n" }
    try BenchFile.write("describe('numbers', function()\n\(tests.joined())end)\n", to: path)
    if let counter {
      let (engine, baseline) = (
        try counter.countLargest([program, "test", path]), try counter.countLargest([busted, path])
      )
      return report.add(.trivialTests, Comparison(engine: [engine], baseline: [baseline], unit: .instructions))
    }
    let engine = try seconds([program, "test", path], times: 5)
    let baseline = try seconds([busted, path], times: 5)
    report.add(.trivialTests, Comparison(engine: engine, baseline: baseline))
  }

  // MARK: Files and processes

  /// Nanoseconds of each run, from its start to its end.
  private static func seconds(_ words: [String], times: Int) throws -> [Double] {
    let silent = ["sh", "-c", "\"$0\" \"$@\" >/dev/null"] + words
    return try (0..<times).map { _ in
      let start = cb_wall_nanoseconds()
      try Process.run(silent)
      return cb_wall_nanoseconds() - start
    }
  }

  static func names(in folder: String) throws -> [String] {
    guard let directory = opendir(folder) else { throw BenchFailure("there is no folder \(folder)") }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { names.append(String(cString: $0)) }
      }
    }
    return names.sorted()
  }

  static func contents(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw BenchFailure("there is no \(path)") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
