/// One run of the benchmark, as its command line asks for it.
///
/// `playhead-bench [--gate] [--only NAMES] [--layers N | --large]` and the paths that `Scripts/bench` gives: `--program`,
/// `--interpreter`, `--script`, `--json`, with `--gate` what callgrind writes to, `--counts`, else what kiwi took, `--kiwi`.
///
/// NAMES are of memory, scrub, step, tweens, bridge, layout, screens, pictures, exports, verdicts and start,
/// with commas between. `--layers` scrubs one size only, `--large` a million layers too.
struct Bench {
  private var options: [String: String] = [:]

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      options[word] = ["--gate", "--large"].contains(word) ? "" : words.popFirst()
    }
  }

  /// Measures and prints. Returns 0; 1 when `--gate` is given and a goal is missed by more than the slack; 70 when a
  /// comparison could not run or its values were wrong, and the rest is then not measured.
  func run() -> Int32 {
    var report: Report
    do {
      let counter = try options["--counts"].map { try InstructionCounter(path: $0) }
      report = Report(counter: counter)
      try measure(into: &report, counter)
    } catch let failure as BenchFailure {
      print("not measured: \(failure.message)")
      return 70
    } catch {
      print("not measured: \(error)")
      return 70
    }
    if let path = options["--json"], !report.write(to: path) { print("cannot write \(path)") }
    let goals = report.findings.filter { $0.goal != nil }
    print("\(goals.count { $0.isHeld }) of \(goals.count) goals held")
    return options["--gate"] != nil && goals.contains { $0.breaksGate } ? 1 : 0
  }

  /// - Parameter counter: Counts instructions; nil takes times.
  private func measure(into report: inout Report, _ counter: InstructionCounter?) throws {
    if isWanted("memory") { try MemoryComparisons.run(into: &report) }
    if isWanted("scrub") {
      // Costs of a size beyond its instructions show only in times.
      var sizes = counter == nil ? [10, 100, 1_000, 10_000, 100_000] : [10, 10_000]
      if options["--large"] != nil { sizes.append(1_000_000) }
      if let layers = options["--layers"].flatMap({ Int($0) }) { sizes = [layers] }
      try ScrubComparisons.run(into: &report, sizes: sizes)
    }
    if isWanted("step") { try StepComparisons.run(into: &report) }
    if isWanted("tweens") { try TweenComparisons.run(into: &report) }
    if isWanted("bridge") { try BridgeComparisons.run(into: &report) }
    if isWanted("layout") { try LayoutComparisons.run(into: &report, counter, kiwi: options["--kiwi"]) }
    if isWanted("screens") {
      try ScreenComparisons.run(into: &report)
      if let counter {
        try ScreenComparisons.count(
          with: counter, into: &report, program: path("--program"), script: path("--script"))
      }
    }
    if isWanted("pictures") { try PictureComparisons.run(into: &report) }
    if isWanted("verdicts") {
      try VerdictComparisons.run(
        into: &report, counter, program: path("--program"), busted: options["--busted"], examples: path("--examples"))
    }
    if isWanted("exports") {
      try ExportComparisons.run(into: &report, counter: counter, program: path("--program"))
    }
    if isWanted("start") {
      let (program, script) = (try path("--program"), try path("--script"))
      if let counter {
        try KeyComparisons.count(with: counter, into: &report, program: program, script: script)
        try StartComparisons.count(with: counter, into: &report, program: program, script: script)
      } else {
        try KeyComparisons.run(into: &report, program: program, script: script)
        let interpreter = try path("--interpreter")
        try StartComparisons.run(into: &report, program: program, interpreter: interpreter, script: script)
      }
    }
  }

  private func path(_ option: String) throws -> String {
    guard let path = options[option] else { throw BenchFailure("\(option) is missing; Scripts/bench gives it") }
    return path
  }

  private func isWanted(_ name: String) -> Bool {
    guard let names = options["--only"] else { return true }
    return names.split(separator: ",").contains { $0 == name }
  }
}
