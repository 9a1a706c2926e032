import Glibc
import PlainText

/// One run of the benchmark, as its command line asks for it.
///
/// `playhead-bench [--gate | --times] [--only NAMES]` and what `Scripts/bench` adds: `--program`, `--examples`, `--folder`
/// for scripts that are made here, and `--counts`, the file that callgrind writes to. NAMES are those of promises, with
/// commas between.
struct Bench {
  private var options: [String: String] = [:]

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      options[word] = ["--gate", "--times"].contains(word) ? "" : words.popFirst()
    }
  }

  /// Measures and prints a line for each promise. Returns 0; 1 when `--gate` is given and a promise is not kept; 70 when
  /// something cannot be measured, or a workload's results are wrong.
  func run() -> Int32 {
    do {
      return try options["--times"] != nil ? showTimes() : showCounts()
    } catch let failure as BenchFailure {
      print("not measured: \(failure.message)")
    } catch {
      print("not measured: \(error)")
    }
    return 70
  }

  private func showCounts() throws -> Int32 {
    let tools = Tools(
      counter: try InstructionCounter(path: path("--counts")), program: try path("--program"),
      examples: try path("--examples"), folder: try path("--folder"))
    print(Row.head("measured", "promised"))
    var broken = 0
    for promise in promises() {
      let amount = try promise.measure(tools)
      if amount > promise.most { broken += 1 }
      let verdict = amount > promise.most ? "NOT KEPT" : "kept"
      print(Row(promise, promise.unit.text(amount), promise.unit.text(promise.most), verdict))
      fflush(nil)
    }
    print(broken == 0 ? "all promises are kept" : "\(broken) promises are not kept")
    return options["--gate"] != nil && broken > 0 ? 1 : 0
  }

  /// The times of both sides, for people: no promise is made about times.
  private func showTimes() throws -> Int32 {
    print(Row.head("time", "other side"))
    for promise in promises() {
      guard case .pair(let make) = promise.work else { continue }
      let pair = try make()
      let times = Times(pair)
      print(Row(promise, times.text(times.subject), times.text(times.other), NumberText.fixed(times.ratio, 2)))
    }
    return 0
  }

  private func promises() -> [Promise] {
    guard let names = options["--only"]?.split(separator: ",") else { return Promise.all }
    return Promise.all.filter { promise in names.contains { $0 == promise.name } }
  }

  private func path(_ option: String) throws -> String {
    guard let path = options[option] else { throw BenchFailure("\(option) is missing; Scripts/bench gives it") }
    return path
  }
}

/// The files and programs that measuring needs.
struct Tools {
  let counter: InstructionCounter
  /// The built program.
  let program: String
  /// The folder of the examples.
  let examples: String
  /// A folder that may be written in.
  let folder: String

  /// Writes a script, and returns its path.
  func script(_ name: String, _ text: String) throws -> String {
    let path = folder + "/" + name
    guard let file = fopen(path, "w") else { throw BenchFailure("cannot write \(path)") }
    fputs(text, file)
    fclose(file)
    return path
  }

  /// The text of a file of some megabytes at most.
  func text(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw BenchFailure("there is no \(path)") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

/// Why nothing was measured.
struct BenchFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
