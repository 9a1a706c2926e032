import CPlatform
import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker
import ViewKit

/// The process that checks one script, or a part of its scenarios.
struct ScriptTrial {
  /// As a person named it.
  let name: String
  /// As they were named: one, or several of Swift.
  let files: [String]
  let script: ScriptText
  var options: RunOptions
  let device: Device
  /// Which of the scenarios it runs; nil: all.
  let shard: Shard?
  /// The system it behaves as; nil: the one that the options or the project ask for.
  var era: SystemEra?
  var send: (CheckMessage) -> Void

  var path: String { files[0] }
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// Checks, and returns the exit code of the process.
  func run() -> Int32 {
    let silencing = Silencing(path)
    let told = mistakesInText(silencing)
    for mistake in silencing.settings.mistakes + told { send(.mistake(mistake)) }
    if let gaps = script.gaps { send(.mistake(gaps.mistake(isStrict: options.isStrict))) }
    let filesRead = FilesRead()
    (files + (script.setUp.map { [$0.path] } ?? [])).forEach(filesRead.add)
    if Self.runs(script.text, path) {
      if let gestures = options.gestures {
        HuntTrial(trial: self, gestures: gestures).run(silencing, filesRead)
      } else {
        let outcome =
          options.table == nil
          ? judgeInBothEras(silencing, filesRead, besides: told) : judge(silencing, filesRead, besides: told)
        if outcome?.asksForReducedMotion == true { judgeReducedMotion(silencing, filesRead, besides: told) }
      }
    }
    let texts = filesRead.paths.filter { $0.hasSuffix(".lua") || ImporterProgram.reads($0) }
    for file in texts {
      for mistake in SourceFiles.text(at: file).map({ Silencing.comments(in: $0, of: file).mistakes }) ?? [] {
        send(.mistake(mistake))
      }
    }
    for entry in silencing.entries(ofAll: texts) {
      send(.ignores(entry, isUsed: silencing.used.contains(entry)))
    }
    send(.ends)
    return (Interrupts.exitCode ?? .success).rawValue
  }

  /// The mistakes in the text that nobody has silenced.
  func mistakesInText(_ silencing: Silencing) -> [CheckMistake] {
    let inText = (script.map.map(mistakes) ?? mistakes(in: script.text, named: path)).filter {
      mistake in
      mistake.rule.map { options.selection.rules?.contains($0) != false } ?? true
    }
    return inText.filter { !isSilenced($0, silencing) }
  }

  func isSilenced(_ mistake: CheckMistake, _ silencing: Silencing) -> Bool {
    guard let rule = mistake.rule else { return false }
    return silencing.covers(rule, at: mistake.line.map { WarningReport.Place(file: mistake.file, line: $0) })
  }

  /// Whether a script can be run: not one with a syntax error, of definitions for editors, or of tests.
  private static func runs(_ text: String, _ path: String) -> Bool {
    !text.hasPrefix("---@meta") && !TestCommand.isTestFile(path)
  }

  /// How a script ended that ran to its end.
  struct Outcome {
    /// Nil where no era can show anything else.
    let era: EraOutcome?
    /// True for one that may show something else with Reduce Motion on.
    let asksForReducedMotion: Bool
  }

  /// Runs the script, and its transitions in their scenarios.
  ///
  /// - Parameter told: The mistakes in the text. Errors among them are the likely cause of an error that ends the run, which
  ///   is then not reported; nor is that of a callback at the same line.
  /// - Returns: Its end; nil where it did not come to it.
  func judge(_ silencing: Silencing, _ filesRead: FilesRead, besides told: [CheckMistake]) -> Outcome? {
    let mistakes = told.filter { $0.severity == .error }
    var settings = SessionOptions(options, device: device, folder: folder, filesRead: filesRead)
    if let era { settings.era = era }
    let limit = ScriptLimit(options.scriptTimeout)
    let inCopy = settings.inCopy
    settings.inCopy = { seconds, body in limit.outside { inCopy?(seconds, body) ?? .failure(.stopped) } }
    var selection = options.selection
    selection.shard = shard
    guard let session = try? ScriptSession(settings) else { return nil }
    let escaped = EscapedErrors()
    session.onCallbackError = { escaped.add($0) }
    guard let runner = session.trialRunner(selection) else { return nil }
    let map = script.map
    if case .failure(let error) = session.load(script.text, name: script.name, map: map) {
      // For hand-written scripts the static check has already reported this.
      if let map { send(.mistake(unloaded(error, map))) }
      return nil
    }
    // The run loads it again. An app's chunk would be freed in each copy of the world.
    if map != nil { session.lua.collectGarbage() }
    // Each copy of the world would look for the starts of lines, and give back free memory: both are done once here.
    _ = session.sourceLine(1, of: script.name)
    cpl_give_memory_back()
    Interrupts.install(for: session)
    var isWhole = true
    limit.begins()
    let error = BranchingSession(session).runScript(script.text, name: script.name)
    let gap = session.usedGap
    if limit.ends() {
      send(.mistake(Self.endless(options, in: error?.file ?? path, line: error?.line)))
      isWhole = false
    } else if runner.isInCircle {
      isWhole = false
    } else if error != nil, let gap, Interrupts.exitCode == nil {
      leave(gap.naming("the rest of the run"))
      isWhole = false
    } else if let error, Interrupts.exitCode == nil {
      let text = mistakes.isEmpty ? ErrorReport(error, in: session).textForPrograms : ""
      send(
        .mistake(
          CheckMistake(
            .error, error.message, in: error.file ?? path, line: error.line, kind: .scriptError, text: text)))
      isWhole = false
    }
    if let gap, !escaped.errors.isEmpty {
      leave(gap.naming("an error of a callback"))
    } else if selection.rules?.contains(.types) != false {
      for error in escaped.errors
      where !mistakes.contains(where: { $0.file == error.file ?? path && $0.line == error.line })
        && !(runner.isInCircle && error.code == ScriptError.Code.interrupted)
      {
        if map != nil, error.message.hasPrefix("no cell is registered for ") {
          leave(NotJudged("an error of a callback", "cells of a storyboard are not read", in: error.file ?? path))
          continue
        }
        // The line of the script, and the callback.
        let lines = ErrorReport(error, in: session).textForPrograms.split(separator: "\n").dropFirst()
        let mistake = CheckMistake(
          .error, error.message, in: error.file ?? path, line: error.line, rule: .types, kind: .scriptError,
          more: lines.map(String.init))
        if !isSilenced(mistake, silencing) { send(.mistake(mistake)) }
      }
    }
    session.timeline.reportUnfinishedTransitions(held: true)
    let found = runner.endPart().map { TrialRunner.Found(session.placed($0.finding), at: $0.place) }
    sendWarnings(of: session, isImported: map != nil, besides: told)
    for subject in runner.subjects { send(.meets(subject)) }
    let setUpRows = session.setUpRows
    for sentence in setUpRows.shown { send(.shows(sentence)) }
    if let reason = setUpRows.fingerless { send(.missesFinger(reason)) }
    let unseen = UnseenAnimators(in: session, runner, isWhole: isWhole, isImported: map != nil)
    for row in unseen.rows { leave(row) }
    // Swift is given for the sake of its transitions: silence would be taken for a verdict.
    if let setUp = script.setUp, isWhole, runner.subjects.isEmpty, runner.drawnBySystem.isEmpty {
      leave(
        NotJudged(
          setUp.path, "line \(setUp.line) shows nothing", in: setUp.path, line: setUp.line,
          cure: "present, push or select in it"))
    } else if map != nil, isWhole, runner.subjects.isEmpty, unseen.rows.isEmpty {
      leave(NotJudged(name, "no transition of its own begins in it", in: path, cure: UnseenAnimators.cure))
    }
    for (number, left) in runner.motions.sorted(by: { $0.key < $1.key }) { send(.moves(number, left)) }
    if options.table != nil { for subject in runner.drawnBySystem { send(.systemDraws(subject)) } }
    for one in runner.skipped { send(.skips(one)) }
    for one in runner.lost where one.failure != .stopped {
      send(
        .loses(
          LostScenarios.Entry(
            place: one.place, number: one.number, transition: one.subject.description, scenario: one.scenario.id,
            what: one.scenario.description, reason: one.failure.reason(within: options.scenarioTimeout),
            isOverdue: one.failure == .overdue)))
    }
    for part in runner.doubtful { leave(part) }
    send(.runs(runner.scenarioPlaces))
    for one in found where !silencing.covers(one.finding) { send(.finds(one)) }
    guard isWhole else { return nil }
    return Outcome(
      era: EraOutcome(of: session.app, in: settings.era) { LayerNames(in: session).named },
      asksForReducedMotion: session.app.isReduceMotionAskedFor && !settings.reducesMotion)
  }

  /// Sends the warnings of the run, except those that a rule reports, or the text alone has shown.
  private func sendWarnings(of session: ScriptSession, isImported: Bool, besides mistakes: [CheckMistake]) {
    let told = session.app.warnings.filter { one in
      switch one.warning {
      // Swift is shown by a set-up of the import, which may leave a controller where nothing is to be dismissed; and what is
      // not called here is called on a device. The finger at the edge is the check's own, too.
      case .nothingToDismiss where isImported, .notCalled where isImported,
        .oversight(.swipeBackWithheld) where isImported:
        return false
      default: return Rule.ID(one.warning) == nil
      }
    }
    guard !told.isEmpty, options.selection.rules == nil else { return }
    var lines: Set<String> = []
    let (names, plainNames) = (LayerNames(in: session), LayerNames(in: session, byAssignment: false))
    let doubt = session.doubt
    for one in told {
      let text = WarningText(one.warning)
      if mistakes.contains(where: { $0.isSame(as: one) }) { continue }
      // A single number decides whether constraints can all hold.
      let isOfNumbers = one.warning.code == .unsatisfiableConstraints && doubt?.isOfRun == true
      if let reason = isOfNumbers ? doubt?.reason : doubt?.reason(against: plainNames.named(text.line)) {
        leave(reason.naming("the run itself"))
        continue
      }
      var said = names.named(text.line).split(separator: "\n").map(String.init)
      let (first, file) = (said.removeFirst(), one.place?.file ?? path)
      if let hint = text.hint {
        said.append("hint: \(file.hasSuffix(".swift") ? SwiftSpelling.text(hint) : hint)")
      }
      // A statement is told once of what it does, however often it runs: its views have other numbers then.
      guard said.isEmpty || lines.insert("\(file):\(one.place?.line ?? 0): \(first)").inserted else { continue }
      // That a class is not modelled is nobody's fault.
      let severity: Rule.Severity = one.warning.code == .standsIn ? .note : .warning
      send(.mistake(CheckMistake(severity, first, in: file, line: one.place?.line, more: said)))
    }
  }

  /// Tells that a part has no verdict.
  private func leave(_ part: NotJudged) {
    send(.leaves(part.named(in: path)))
  }

  /// The mistake of a script that comes to no end by itself.
  static func endless(_ options: RunOptions, in file: String, line: Int? = nil) -> CheckMistake {
    let seconds = NumberText.brief(options.scriptTimeout)
    return CheckMistake(
      .error, "running it did not end within \(seconds) s of real time", in: file, line: line, kind: .noEnd)
  }

  /// The mistake of a translation that Lua does not accept, at its line of Swift.
  private func unloaded(_ error: ScriptError, _ map: SourceMap) -> CheckMistake {
    let origin = error.line.flatMap { map.origins[$0] }
    return CheckMistake(
      .error, "its translation cannot be run, and nothing of it is checked: \(error.message)",
      in: origin?.file ?? path, line: origin?.line)
  }

  /// The mistakes in the text that came of Swift, at its lines: those that break a rule. What a type has is for the
  /// compiler of Swift to say, and what has no Lua was reported by the import.
  private func mistakes(_ map: SourceMap) -> [CheckMistake] {
    // An app has a hundred thousand, and most checks find nothing to look for.
    lazy var lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let whole = mistakes(in: script.text, named: script.name, isTranslation: true).filter { mistake in
      (mistake.rule != nil || mistake.code != nil) && mistake.line.map { !hasGap(around: $0, in: lines) } ?? true
    }
    return whole.compactMap { mistake in
      guard let origin = mistake.line.flatMap({ map.origins[$0] }) else { return nil }
      return mistake.moved(to: origin.file, line: origin.line)
    }
  }

  /// True when a statement was left out of the function around a line: its text does not tell what it does.
  private func hasGap(around line: Int, in lines: [Substring]) -> Bool {
    guard lines.indices.contains(line - 1) else { return false }
    let head = lines[..<line].lastIndex { $0.hasPrefix("function ") || $0.hasPrefix("local function ") } ?? 0
    return lines[head...].prefix { $0 != "end" }.contains { $0.contains("Gap.leftOut(") }
  }

  /// The mistakes in a text; a syntax error hides all others.
  private func mistakes(in text: String, named path: String, isTranslation: Bool = false) -> [CheckMistake] {
    var settings = SessionOptions()
    if options.isTrusted { settings.packagePath = "" }
    guard let session = try? ScriptSession(settings) else {
      return [CheckMistake(.error, "not enough memory", in: path)]
    }
    if case .failure(let error) = session.load(text, name: path, map: isTranslation ? script.map : nil) {
      let report = ErrorReport(error, in: session).textForPrograms
      return [CheckMistake(.error, error.message, in: path, line: error.line, text: report)]
    }
    // Files of definitions for editors declare names without defining any.
    if text.hasPrefix("---@meta") { return [] }
    if TestCommand.isTestFile(path) { TestPrelude.run(in: session) }
    let folder = self.folder
    let check = ScriptCheck(text, in: session, isTranslation: isTranslation) {
      SourceFiles.read($0, $1, below: folder)?.text
    }
    return check.findings.map { CheckMistake($0, in: path) }
  }
}

/// The errors that callbacks of a script have ended with, each once.
private final class EscapedErrors {
  private(set) var errors: [ScriptError] = []

  func add(_ error: ScriptError) {
    if !errors.contains(where: { $0.description == error.description }) { errors.append(error) }
  }
}
