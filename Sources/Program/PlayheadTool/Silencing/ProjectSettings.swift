import PlainText
import RecordingExport
import ScriptRuntime
import TransitionChecker
import ViewKit

/// The settings of a project, in `playhead.toml` in the folder of a script or in one above it: the nearest counts.
///
///     era = 26
///
///     [check]
///     ignore = ["R-DECIDE", "R-VELOCITY"]   # the server decides
///     set-up = "Tests/CardSetUp.swift"
///
/// A reader for what is needed of TOML: this one number, this one section, this one list of strings, and this one string.
struct ProjectSettings {
  static let name = "playhead.toml"

  let entries: [Silencing.Entry]
  let mistakes: [CheckMistake]
  /// The file that shows the screens of Swift, from where the program was started; nil without one.
  let setUp: String?
  /// The system whose behaviour scripts have; nil where it says nothing, or nothing that is known.
  let era: SystemEra?
  /// The report of an era that is unknown.
  let unknownEra: String?

  /// The settings for a script; none when there is no file.
  init(for script: String, read: (String) -> String?) {
    for folder in Self.folders(of: script) {
      let path = folder + Self.name
      if let text = read(path) {
        self.init(text, of: path)
        return
      }
    }
    self.init("", of: "")
  }

  /// The settings for scripts in a folder; `.` is the one that the program was started in.
  init(in folder: String) { self.init(for: folder == "." ? "" : folder + "/") { SourceFiles.text(at: $0) } }

  /// The script's folder and those above it: `a/b/`, `a/`, and nothing for the one the program was started in.
  private static func folders(of script: String) -> [String] {
    var folders: [String] = []
    var rest = script[...]
    while let slash = rest.lastIndex(of: "/") {
      folders.append(String(rest[...slash]))
      rest = rest[..<slash]
    }
    return script.hasPrefix("/") ? folders : folders + [""]
  }

  init(_ text: String, of path: String) {
    var (entries, mistakes) = ([Silencing.Entry](), [CheckMistake]())
    var (isInSection, isInList) = (false, false)
    var setUp: String?
    var era: SystemEra?
    var unknownEra: String?
    for (index, full) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let parts = full.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let reason = parts.count > 1 ? Self.trimmed(parts[1]) : ""
      var line = Self.trimmed(parts[0])
      func fail(_ message: String) {
        mistakes.append(CheckMistake(.error, message, in: path, line: index + 1))
      }
      if line.isEmpty { continue }
      if !isInList {
        if line.hasPrefix("[") {
          isInSection = line == "[check]"
          if !isInSection { fail("unknown section \(line); [check] is the only one") }
          continue
        }
        let pair = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { Self.trimmed($0) }
        if pair.count == 2, pair[0] == "era" {
          era = SystemEra(rawValue: Self.string(pair[1]) ?? pair[1])
          if era == nil {
            let message =
              "unknown era \(pair[1]); it is \(SystemEra.allCases.map(\.rawValue).alternatives), as in era = 26"
            fail(message)
            unknownEra = "\(path):\(index + 1): error: \(message)\n"
          }
          continue
        }
        if isInSection, pair.count == 2, pair[0] == "set-up", let file = Self.string(pair[1]) {
          setUp = file.hasPrefix("/") ? file : path.dropLast(Self.name.count) + file
          continue
        }
        guard isInSection, pair.count == 2, pair[0] == "ignore", pair[1].hasPrefix("[") else {
          fail("unknown setting; [check] takes ignore = [\"R-DECIDE\"] and set-up = \"SetUp.swift\"")
          continue
        }
        line = String(pair[1].dropFirst())
        isInList = true
      }
      if let end = line.firstIndex(of: "]") {
        line = String(line[..<end])
        isInList = false
      }
      for word in line.split(separator: ",").map({ Self.trimmed($0) }) where !word.isEmpty {
        let name = word.filter { $0 != "\"" && $0 != "'" }
        guard let rule = Rule.ID(named: name) else {
          fail(Rule.ID.unknown(name))
          continue
        }
        entries.append(
          Silencing.Entry(
            rule: rule, file: path, line: index + 1, isForTheFile: true, isSetting: true, reason: reason))
      }
    }
    if isInList { mistakes.append(CheckMistake(.error, "the list of ignore has no end; ] ends it", in: path)) }
    (self.entries, self.mistakes, self.setUp, self.era, self.unknownEra) = (entries, mistakes, setUp, era, unknownEra)
  }

  /// The text between quotes, of one character or more; nil for anything else.
  private static func string(_ text: String) -> String? {
    guard let quote = text.first, text.last == quote, quote == "\"" || quote == "'", text.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let whole = String(text).drop(while: \.isWhitespace)
    return String(String(whole.reversed()).drop(while: \.isWhitespace).reversed())
  }
}
