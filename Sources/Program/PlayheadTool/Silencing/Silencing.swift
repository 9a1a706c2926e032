import PlainText
import ScriptRuntime
import SystemLibrary
import TransitionChecker
import ViewKit

/// Which rules a project does not want to hear of, and where: comments in scripts, and settings.
///
/// `-- playhead: ignore R-DECIDE (the server decides)` behind code silences the rule on that line; on a line of its own, in
/// the whole file, as luacheck has it; in Swift the comment begins with two strokes. What stands in brackets is the reason. Settings silence a rule everywhere.
final class Silencing {
  struct Entry: Hashable, Codable {
    let rule: Rule.ID
    /// Of the comment, or the settings.
    let file: String
    let line: Int
    /// True when it applies to the whole file, including findings without a line.
    let isForTheFile: Bool
    let isSetting: Bool
    /// Empty when none is given.
    let reason: String
  }

  /// The script, which is to blame where no line is.
  private let script: String
  /// Read when a rule is broken first: a run in which none is reads no file.
  private(set) lazy var settings = ProjectSettings(for: script, read: read)
  private let read: (String) -> String?
  /// Of the files that were asked for.
  private var comments: [String: [Entry]] = [:]
  private(set) var used: Set<Entry> = []

  /// - Parameter read: Returns the text of a file; nil when it cannot be read.
  init(_ script: String, read: @escaping (String) -> String? = { SourceFiles.text(at: $0) }) {
    (self.script, self.read) = (script, read)
  }

  /// Whether a rule is silenced where it is broken; nil stands for no line.
  func covers(_ rule: Rule.ID, at place: WarningReport.Place?) -> Bool {
    let own = place.flatMap { place in
      entries(of: place.file).first { $0.rule == rule && ($0.isForTheFile || $0.line == place.line) }
    }
    let entry =
      own ?? entries(of: script).first { $0.rule == rule && $0.isForTheFile }
      ?? settings.entries.first { $0.rule == rule }
    if let entry { used.insert(entry) }
    return entry != nil
  }

  func covers(_ finding: Finding) -> Bool { covers(finding.rule, at: finding.source) }

  func covers(_ warning: WarningReport) -> Bool {
    Rule.ID(warning.warning).map { covers($0, at: warning.place) } ?? false
  }

  /// The entries of a script.
  func entries(of file: String) -> [Entry] {
    if let known = comments[file] { return known }
    let entries = read(file).map { Self.comments(in: $0, of: file).entries } ?? []
    comments[file] = entries
    return entries
  }

  /// All entries of some scripts and of the settings.
  func entries(ofAll files: [String]) -> [Entry] { files.flatMap(entries) + settings.entries }

  private static let mark = " playhead: ignore "

  /// The entries of a text, and a mistake for each name that no rule has.
  static func comments(in text: String, of file: String) -> (entries: [Entry], mistakes: [CheckMistake]) {
    var (entries, mistakes) = ([Entry](), [CheckMistake]())
    let mark = (file.hasSuffix(".swift") ? "//" : "--") + mark
    guard Self.has(mark, in: text) else { return ([], []) }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = line.firstRange(of: mark) else { continue }
      let isAlone = line[..<range.lowerBound].allSatisfy(\.isWhitespace)
      let words = line[range.upperBound...]
      let opening = words.firstIndex(of: "(") ?? words.endIndex
      let reason = words[opening...].dropFirst().prefix { $0 != ")" }
      for word in words[..<opening].split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
        guard let rule = Rule.ID(named: String(word)) else {
          let column = line.distance(from: line.startIndex, to: word.startIndex) + 1
          mistakes.append(
            CheckMistake(.error, Rule.ID.unknown(String(word)), in: file, line: index + 1, column: column))
          continue
        }
        entries.append(
          Entry(
            rule: rule, file: file, line: index + 1, isForTheFile: isAlone, isSetting: false, reason: String(reason)))
      }
    }
    return (entries, mistakes)
  }

  /// By bytes: all files of an app are looked through, and few have one.
  private static func has(_ mark: String, in text: String) -> Bool { text.withCString { strstr($0, mark) != nil } }
}
