import PlainText
import SystemLibrary
import TransitionChecker
import ViewKit

/// `playhead check`: mistakes in the text of scripts, and what breaks in their transitions.
struct CheckRun {
  private var options: RunOptions
  private let device: Device
  /// The files of each script, by its name.
  private var programs: [String: [String]] = [:]

  init(_ options: RunOptions, device: Device) {
    self.options = options
    self.device = device
  }

  /// Reports on each file, and on each script of a folder, and returns the exit code.
  mutating func run(_ words: [String]) -> Int32 {
    if options.listsRules {
      StandardStream.output.write(Self.list)
      return ExitCode.success.rawValue
    }
    do throws(PartProblem) {
      if options.table != nil {
        if let problem = MotionTable.problem(options) { throw PartProblem(problem) }
        options.narrowToMotion()
      }
      // Without a word it is of the folder that one is in, as tests are.
      return try options.mergesParts ? merge(words) : check(words.isEmpty ? ["."] : words)
    } catch {
      StandardStream.report(error.message)
      return error.code.rawValue
    }
  }

  private var reporter: RunOptions.Reporter { options.answersInJSON ? .json : options.reporter }

  private mutating func check(_ words: [String]) throws(PartProblem) -> Int32 {
    let shard = try BazelTest.shard(unless: options.shard)
    if options.gestures != nil, shard != nil || options.selection.scenarios != nil {
      throw PartProblem(
        "--fuzz tries all gestures in one run; leave --shard and --scenario out, --rule narrows it", .usage)
    }
    let found = CheckedFiles(words)
    if let problem = found.problem {
      StandardStream.report(problem.message)
      return problem.code.rawValue
    }
    if options.table == nil, let problem = misnamedOutput { throw PartProblem(problem) }
    let began = ContinuousTime.now
    let programs = found.programs
    let paths = found.names
    self.programs = Dictionary(zip(paths, programs)) { first, _ in first }
    var scripts: [ScriptText] = []
    for files in programs {
      do throws(ScriptText.Unread) {
        scripts.append(try ScriptText(reading: files, setUp: options.setUp))
      } catch {
        return error.report().rawValue
      }
    }
    StandardStream.error.show(scripts.map(\.reports).joined())
    Interrupts.note()
    let jobs = options.jobs ?? ProcessCopy.processors
    // A hunt shares its tries by itself.
    var messages =
      options.gestures == nil
      ? SlicedMessages(scripts: paths.count, jobs: jobs) : SlicedMessages(scripts: paths.count, count: 1)
    messages.worldWords = options.worldWords
    let slices = messages.slices
    var ended: Set<Slice> = []
    ProcessCopy.runAll(slices.count, atOnce: options.gestures == nil ? jobs : 1) { unit, send in
      let slice = slices[unit]
      let own = shard ?? Shard(1, of: 1)
      // The part of a part.
      let part = Shard(own.number + own.count * slice.index, of: own.count * messages.count)
      let trial = ScriptTrial(
        name: paths[slice.script], files: programs[slice.script], script: scripts[slice.script],
        options: options, device: device,
        shard: part.count == 1 ? nil : part
      ) { send(JSONLine.text($0)) }
      return trial.run()
    } receive: { unit, line in
      if let message: CheckMessage = JSONLine.value(line) { messages[slices[unit]].append(message) }
    } ended: { unit, ending in
      let slice = slices[unit]
      let path = paths[slice.script]
      func note(_ mistake: CheckMistake) { messages[slice].append(.mistake(mistake)) }
      if ending == .finished {
        ended.insert(slice)
        if messages[slice].last != .ends {
          let message = "it ended its own process, so that nothing is known of its transitions; leave os.exit out"
          note(CheckMistake(.error, message, in: path, kind: .crash))
        }
      }
      // The signal that ends this process has reached its group.
      if case .died(let how) = ending, !Interrupts.isEnding {
        ended.insert(slice)
        note(CheckMistake(.error, "its process \(how)", in: path, kind: .crash))
      } else if ending == .stopped(.timedOut), !Interrupts.hasTimedOut {
        ended.insert(slice)
        note(ScriptTrial.endless(options, in: path))
      }
    }
    if let code = Interrupts.exitCode {
      for slice in slices where !ended.contains(slice) {
        messages[slice].append(.mistake(stopped(paths[slice.script])))
      }
      _ = report(messages.verdicts(paths), of: narrowing, since: began, isPart: shard != nil, isCut: true)
      return code.rawValue
    }
    if let shard, reporter == .json {
      let lines = slices.flatMap { slice in
        messages[slice].map { JSONText.array([String(slice.script), JSONLine.text($0)]) }
      }
      StandardStream.output.write(
        PartFile(
          command: .check, shard: shard, paths: paths, order: narrowing, worldWords: options.worldWords, lines: lines
        ).text)
    }
    let besides = found.unread.map { CheckMistake(options.isStrict ? .error : .note, $0.message, in: $0.file) }
    if options.table != nil {
      return MotionTable(messages.verdicts(paths)).report(options, besides, found.notJudged)
    }
    let code = report(
      messages.verdicts(paths), besides, found.notJudged, of: narrowing, since: began, isPart: shard != nil)
    guard let besides else { return code }
    StandardStream.report(besides.message)
    return code == ExitCode.success.rawValue && options.isStrict ? ExitCode.unavailable.rawValue : code
  }

  /// Reports what the parts of a check have found, as one run would have.
  private func merge(_ words: [String]) throws(PartProblem) -> Int32 {
    let began = ContinuousTime.now
    let parts = try PartFile.all(words, of: .check)
    let paths = parts.first?.paths ?? []
    var messages = SlicedMessages(scripts: paths.count, count: parts.count)
    messages.worldWords = parts.first?.worldWords ?? ""
    for (index, part) in parts.enumerated() {
      for line in part.lines {
        guard case .array(let entry)? = JSON(line), entry.count == 2,
          let script = entry[0].number.flatMap({ Int(exactly: $0) }),
          paths.indices.contains(script), let message: CheckMessage = JSONLine.value(entry[1])
        else { throw PartProblem("a line of part \(part.shard.text) is none of a check: \(line.prefix(60))") }
        messages[Slice(script: script, index: index)].append(message)
      }
    }
    return report(messages.verdicts(paths), of: parts.first?.order ?? "", since: began, isPart: false)
  }

  /// The scenarios and rules to which the options narrow the check, with commas between; empty for a whole one.
  private var narrowing: String {
    let selection = options.selection
    return ((selection.scenarios ?? []).sorted() + (selection.rules ?? []).map(\.rawValue).sorted())
      .joined(separator: ", ")
  }

  /// The mistake of a script whose check had not ended when the whole check was stopped.
  private func stopped(_ path: String) -> CheckMistake {
    let seconds = NumberText.shortest(options.timeout ?? 0)
    let what = "stopped by \(Interrupts.name)\(Interrupts.hasTimedOut ? " after \(seconds) s of real time" : "")"
    return CheckMistake(.error, "\(what), before its check had ended", in: path, kind: .noEnd)
  }

  /// - Parameters:
  ///   - besides: What is said of no script.
  ///   - notJudged: What is named and could not be run.
  ///   - began: When the check began, in real time.
  ///   - isCut: Whether it was stopped before its end.
  private func report(
    _ verdicts: [ScriptVerdict], _ besides: CheckMistake? = nil, _ notJudged: [NotJudged] = [], of narrowing: String,
    since began: Double, isPart: Bool, isCut: Bool = false
  ) -> Int32 {
    let isComplete = !isPart && !isCut
    // The scenarios among them.
    let asked = narrowing.split { ", ".contains($0) }.filter { !$0.hasPrefix("R-") }
    var verdicts = verdicts
    if isComplete, asked.isEmpty {
      for index in verdicts.indices { verdicts[index].refuseUnjudged() }
    }
    let isWhole = isComplete && narrowing.isEmpty && options.gestures == nil
    if isWhole, options.isStrict, besides == nil { leaveScriptsWithoutTransition(in: &verdicts) }
    // Silence would be taken for a verdict.
    let unseen =
      isComplete && !asked.isEmpty && verdicts.allSatisfy { $0.scenarioCount == 0 }
      ? "no transition goes through \(asked.joined(separator: ", "))" : nil
    let others = unseen.flatMap { unseen in
      verdicts.first.map { CheckMistake(.error, unseen, in: $0.path, kind: .noScenario) }
    }
    let report = CheckReport(
      verdicts, besides: [besides, others].compactMap(\.self), notJudged: notJudged, showsNotes: isWhole,
      isStrict: options.isStrict
    ) { settings in
      let folder = settings.lastIndex(of: "/").map { String(settings[..<$0]) } ?? "."
      return Set(CheckedFiles.scripts(of: [folder])).isSubset(of: verdicts.map(\.path))
    }
    // Lines of a part have been written already. JSON is for programs alone, and may hold anything.
    switch reporter {
    case .json where isPart: break
    case .json, .sarif: StandardStream.output.write(report.text(reporter))
    case .text:
      if let style = TerminalStyle(.output, options) {
        StandardStream.output.show(report.lines(style), style)
      } else {
        StandardStream.output.show(report.text(reporter))
      }
    case .html: page(of: report, since: began).withUnsafeBytes { StandardStream.output.write($0) }
    case .junit, .tap, .github: StandardStream.output.show(report.text(reporter))
    }
    if options.isVerbose || unseen != nil { StandardStream.error.show(report.summary) }
    if !isPart, !write(report, since: began) { return ExitCode.unwritableOutput.rawValue }
    if let problem = BazelTest.write(report.text(.junit)) {
      StandardStream.report(problem)
      return ExitCode.unwritableOutput.rawValue
    }
    if !options.isQuiet, isComplete {
      let closing = CheckClosing(report: report, seconds: ContinuousTime.now - began)
      if let style = TerminalStyle(.error, options) {
        StandardStream.error.show(closing.lines(style), style)
      } else {
        StandardStream.error.show(closing.text)
      }
    }
    if report.hasFailed { return ExitCode.scriptError.rawValue }
    guard let unseen else {
      let isOpen = report.isPartial || options.gestures != nil && !report.notJudged.isEmpty
      let isPartial = isOpen && isComplete && !options.isPartial
      return (isPartial ? ExitCode.notJudged : .success).rawValue
    }
    // A scenario that was asked for by name has not been seen.
    StandardStream.report(unseen)
    return ExitCode.unreadableInput.rawValue
  }

  private func page(of report: CheckReport, since began: Double) -> [UInt8] {
    let closing = CheckClosing(report: report, seconds: ContinuousTime.now - began)
    return CheckPage(
      report: report, options: options, device: device, files: { programs[$0] ?? [$0] }, closing: closing.sentence
    ).file
  }

  /// Why a file of `-o` is none that a check writes; nil for those that it does.
  private var misnamedOutput: String? {
    let name = options.outputs.first { path in ![".html", "_test.lua", ".swift"].contains { path.hasSuffix($0) } }
    return name.map { "a check writes a page, .html, and tests, _test.lua, .swift or UITests.swift, not '\($0)'" }
  }

  /// Writes the files of `-o`: the page, and tests of what was found, where there is anything.
  /// - Returns: False after a problem, which is told.
  private func write(_ report: CheckReport, since began: Double) -> Bool {
    let tests = FoundTestFiles(report)
    for path in options.outputs {
      let bytes =
        path.hasSuffix(".html") ? page(of: report, since: began) : tests.text(for: path).map { Array($0.utf8) }
      if let remark = tests.remark(on: path), !options.isQuiet { StandardStream.report(remark) }
      guard let bytes, SourceFiles.write(bytes, to: path) != nil else { continue }
      StandardStream.report(SourceFiles.problem("write", path))
      return false
    }
    return true
  }

  /// Where no transition begins in any of the scripts, nothing but their texts is judged, which is no pass of a strict check.
  private func leaveScriptsWithoutTransition(in verdicts: inout [ScriptVerdict]) {
    let areAllEmpty = verdicts.allSatisfy {
      $0.isWhole && $0.transitions.isEmpty && $0.notJudged.isEmpty && $0.path.hasSuffix(".lua")
    }
    guard areAllEmpty, let path = verdicts.first?.path else { return }
    let (what, which) = verdicts.count == 1 ? (path, "it") : ("\(verdicts.count) scripts", "them")
    verdicts[0].leave(
      NotJudged(what, "no transition of its own begins in \(which)", in: path, cure: "call what presents or pushes"))
  }

  /// All rules and scenarios.
  private static var list: String {
    let rules = Rule.all.map { rule in
      [rule.id.rawValue, rule.severity.rawValue, rule.title]
    }
    let rows = Scenario.Row.allCases.map { [$0.id, "", $0.title] }
    let width = (rules + rows).map(\.[0].count).max() ?? 0
    return (rules + rows).map { "\($0[0].padded(to: width + 2))\($0[1].padded(to: 9))\($0[2])\n" }.joined()
  }
}
