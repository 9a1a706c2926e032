import LayerKit
import PlainText
import PlayheadShell
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import SystemLibrary
import TimeControl
import TransitionChecker
import ViewKit

/// The results of a check as one page: each with its reason, its line and its two moments, and a player of its run.
///
/// One page with all, because it is sent and kept as one file, and the player is in it once.
struct CheckPage {
  let report: CheckReport
  let options: RunOptions
  let device: Device
  /// The files of a script, by its name.
  let files: (String) -> [String]
  /// How much was judged, in a sentence.
  let closing: String

  /// A finding and the script that has it.
  private struct Entry {
    let script: String
    let finding: Finding
  }

  /// How many findings have pictures and a run: each is run once more, and takes about 10 KB (chosen here).
  private static let mostRuns = 24

  var file: [UInt8] {
    let sources = SourceLines()
    var parts: [PlayerPage.Part] = []
    var entries: [(number: Int, entry: Entry)] = []
    for verdict in report.verdicts {
      for finding in verdict.findings.causes {
        entries.append((parts.count, Entry(script: verdict.path, finding: finding)))
        parts.append(
          .text(PageFinding(finding, in: verdict.path, options, chapters: [], sources).withoutTime))
      }
    }
    for (path, mistakes, _) in report.programs {
      parts += mistakes.map { .text(PageFinding($0, in: path, sources)) }
    }
    entries = Array(entries.prefix(Self.mostRuns))
    ProcessCopy.runAll(entries.count, atOnce: options.jobs ?? ProcessCopy.processors) { index, send in
      if let part = played(entries[index].entry, number: entries[index].number + 1) { send(JSONLine.text(part)) }
      return ExitCode.success.rawValue
    } receive: { index, line in
      if let part: PlayerPage.Part = JSONLine.value(line) { parts[entries[index].number] = part }
    } ended: { _, _ in
    }
    let rows = report.notJudged.map { "not judged: \($0.text)" }
    return PlayerPage.file(
      parts, title: "check of \(report.verdicts.map(\.path).joined(separator: ", "))", words: [closing] + rows,
      generator: "playhead \(ProgramVersion.number)")
  }

  /// Runs the script once more, as the finding says, and returns its moments and its data; nil where it does not get there.
  private func played(_ entry: Entry, number: Int) -> PlayerPage.Part? {
    // All that it has to say is in the page.
    let nowhere = open("/dev/null", O_WRONLY)
    for stream in [STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
    let finding = entry.finding
    var options = options
    let words = files(entry.script)
    options.source = .file(path: words.first ?? entry.script)
    options.scriptArguments = Array(words.dropFirst())
    options.replay = finding.replay
    if let era = finding.era { options.era = era }
    options.selection = TrialRunner.Selection()
    options.selection.rules = [finding.rule]
    guard let run = try? ScriptRun(options, device: device) else { return nil }
    if let hunted = finding.hunted {
      guard let script = try? ScriptText(reading: words) else { return nil }
      _ = run.run(hunted.start(of: script.text), name: script.name)
      _ = run.current.evaluate(hunted.script.joined(separator: "\n"), name: "gestures")
    } else {
      _ = run.toTheEnd()
    }
    let chapters = Chapter.all(in: run.session.world.recording.events) { $0 }
    let page = PageFinding(finding, in: entry.script, self.options, chapters: chapters, SourceLines())
    return try? run.session.timeline.part(page, number: number, title: SourceFiles.stem(of: entry.script))
  }
}

extension PageFinding {
  fileprivate var withoutTime: PageFinding {
    var finding = self
    finding.time = nil
    return finding
  }

  /// A mistake in a text, or of a run as such.
  fileprivate init(_ mistake: CheckMistake, in file: String, _ sources: SourceLines) {
    let rule = mistake.rule.map(Rule.named)
    let notes = mistake.text.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }.map(String.init)
    self.init(
      severity: mistake.severity.rawValue, rule: mistake.id, message: mistake.message,
      circumstances: notes.filter { !$0.hasPrefix("see:") }, why: rule.map { $0.why + "." } ?? "",
      cure: rule.map { $0.cure + "." } ?? "", see: mistake.replay)
    source = mistake.line.flatMap { Source(file: mistake.file, line: $0, sources) }
  }
}
