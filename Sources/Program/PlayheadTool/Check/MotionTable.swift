import PlainText
import TransitionChecker

/// `playhead check --report reduced-motion`: what still moves with Reduce Motion on, a row for each transition and each kind of motion,
/// as one needs it for the label of the App Store.
///
/// Every transition is run to its end once. The kinds and the least that counts are those of R-MOTION.
struct MotionTable {
  struct Row {
    enum Motion {
      case moves(SeenMotion, SeenMotion.Kind)
      /// A sentence on why there is none, or why it is not known.
      case none(String)
    }

    let file: String
    let transition: String
    let motion: Motion
  }

  let rows: [Row]
  private let verdicts: [ScriptVerdict]

  init(_ verdicts: [ScriptVerdict]) {
    self.verdicts = verdicts
    rows = verdicts.flatMap { verdict in
      verdict.subjects.enumerated().filter { !$0.element.isHeldByCheck }.flatMap { index, subject in
        Self.motions(of: subject, number: index + 1, in: verdict).map {
          Row(file: verdict.path, transition: subject.description, motion: $0)
        }
      }
        + verdict.drawnBySystem.map {
          Row(file: verdict.path, transition: $0.description, motion: .none("drawn by the system"))
        }
    }
  }

  private static func motions(of subject: Subject, number: Int, in verdict: ScriptVerdict) -> [Row.Motion] {
    guard let motions = verdict.motions[number] else {
      let reason = verdict.skipped.first { $0.number == number && $0.scenario == Scenario(.finish).id }?.reason
      return [.none(unmeasured(subject, reason))]
    }
    let moving = motions.flatMap { motion in motion.kinds.map { Row.Motion.moves(motion, $0) } }
    return moving.isEmpty ? [.none("nothing moves")] : moving
  }

  /// Why nobody has looked, as a cell.
  private static func unmeasured(_ subject: Subject, _ reason: String?) -> String {
    if subject.isInteractive { return subject.hasFinger ? "led by a finger" : "led by a driver" }
    if subject.animator.isEmpty { return "drawn by the system" }
    return "not known: \(reason ?? (subject.isAnimated ? "it did not end" : "it is not animated"))"
  }

  // MARK: The check of it

  /// Why a table cannot be made so; nil where it can.
  static func problem(_ options: RunOptions) -> String? {
    let selection = options.selection
    if options.gestures != nil || options.shard != nil || options.mergesParts || selection.rules != nil
      || selection.scenarios != nil
    {
      return "--report is of all transitions in one run; leave --fuzz, --shard, --merge, --rule and --scenario out"
    }
    guard options.reporter == .text || options.reporter == .json else {
      return
        "a table is written as text or json, not as '\(options.reporter.rawValue)'; -o FILE.md and FILE.csv write others"
    }
    let name = options.outputs.first { Format($0) == nil }
    return name.map { "a table is written to .md, .csv and .json, not to '\($0)'" }
  }

  /// Writes the table, and what keeps it from being whole on standard error.
  /// - Returns: The exit code: a check's that is narrowed to R-MOTION.
  func report(_ options: RunOptions, _ besides: CheckMistake?, _ notJudged: [NotJudged]) -> Int32 {
    let report = CheckReport(
      verdicts, besides: [besides].compactMap(\.self), notJudged: notJudged, showsNotes: false,
      isStrict: options.isStrict)
    let isJSON = options.answersInJSON || options.reporter == .json
    if isJSON { StandardStream.output.write(text(.json)) } else { StandardStream.output.show(columns) }
    StandardStream.error.show(
      report.programs.flatMap(\.mistakes).map { $0.text.isEmpty ? $0.message + "\n" : $0.text + "\n" }.joined())
    for path in options.outputs {
      guard let format = Format(path), SourceFiles.write(Array(text(format).utf8), to: path) != nil else { continue }
      StandardStream.report(SourceFiles.problem("write", path))
      return ExitCode.unwritableOutput.rawValue
    }
    if !options.isQuiet {
      StandardStream.report(closing + report.notJudged.map { "; not judged: \($0.text)" }.joined())
    }
    if report.hasFailed { return ExitCode.scriptError.rawValue }
    return (report.isPartial && !options.isPartial ? ExitCode.notJudged : .success).rawValue
  }

  /// `2 of 3 transitions still move with Reduce Motion on`
  private var closing: String {
    let all = Set(rows.map { "\($0.file)\n\($0.transition)" })
    let moving = Set(rows.filter(\.isMotion).map { "\($0.file)\n\($0.transition)" })
    let verb = moving.count == 1 || all.count == 1 ? "moves" : "move"
    return "\(moving.count) of \(all.count) transition\(all.count == 1 ? "" : "s") still \(verb) with Reduce Motion on"
  }

  // MARK: Its forms

  /// The form of a file, by the ending of its name.
  enum Format: String {
    case md, csv, json

    init?(_ path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: String(path[path.index(after: dot)...]))
    }
  }

  private static let head = ["file", "transition", "view", "motion", "time"]

  func text(_ format: Format) -> String {
    switch format {
    case .md:
      let lines = [Self.head, Self.head.map { _ in "---" }] + rows.map(\.cells)
      return lines.map { "| " + $0.map(Self.escapedBar).joined(separator: " | ") + " |\n" }.joined()
    case .csv:
      return ([Self.head] + rows.map(\.cells)).map { $0.map(CSVText.cell).joined(separator: ",") + "\n" }.joined()
    case .json: return rows.map { $0.json + "\n" }.joined()
    }
  }

  /// Each column as wide as its widest cell; of one file its name is left out.
  var columns: String {
    guard !rows.isEmpty else { return "" }
    let from = verdicts.count > 1 ? 0 : 1
    let lines = ([Self.head] + rows.map(\.cells)).map { Array($0.dropFirst(from)) }
    let widths = lines[0].indices.map { column in lines.map { TerminalColumns.count($0[column]) }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmedEnd + "\n"
    }.joined()
  }

  private static func escapedBar(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension MotionTable.Row {
  fileprivate var isMotion: Bool { if case .moves = motion { true } else { false } }

  fileprivate var cells: [String] {
    switch motion {
    case .moves(let motion, let kind):
      [file, transition, motion.subject, motion.words(kind) ?? "", NumberText.seconds(motion.duration)]
    case .none(let words): [file, transition, "", words, ""]
    }
  }

  fileprivate var json: String {
    var fields = (view: String?.none, kind: String?.none, amount: String?.none, seconds: String?.none)
    if case .moves(let motion, let kind) = motion {
      fields = (
        JSONText.string(motion.subject), JSONText.string(kind.rawValue), motion.amount(kind).map(JSONText.number),
        JSONText.number(motion.duration)
      )
    }
    return JSONText.object([
      "file": JSONText.string(file), "transition": JSONText.string(transition), "view": fields.view,
      "kind": fields.kind, "amount": fields.amount, "seconds": fields.seconds, "motion": JSONText.string(cells[3]),
    ])
  }
}

extension RunOptions {
  /// Every transition to its end, judged by R-MOTION alone, with Reduce Motion on.
  mutating func narrowToMotion() {
    reducesMotion = true
    (selection.rules, selection.scenarios) = ([.motion], [Scenario(.finish).id])
  }
}
