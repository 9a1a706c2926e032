import TransitionChecker

/// The break of a hunt as a file for `playhead test`, which fails until it is mended.
struct HuntedTest {
  let finding: Finding
  let hunted: HuntedBreak
  /// The script, as it was named, and its text.
  let path: String
  let text: String

  /// Nil for a finding that no gestures have led to, and for one in Swift, which tests do not run.
  init?(_ finding: Finding, in path: String) {
    guard let hunted = finding.hunted, path.hasSuffix(".lua"), let text = SourceFiles.text(at: path) else { return nil }
    (self.finding, self.hunted, self.path) = (finding, hunted, path)
    self.text = SourceFiles.withoutShebang(text)
  }

  /// - Parameter test: The file that it is written to, whose folder the script is looked for in.
  func file(for test: String) -> String {
    let seed = hunted.seed == 0 ? "" : " --seed \(hunted.seed)"
    let start = hunted.line.map { ["    -- \(path), before line \($0): what follows leaves the screen frozen"] } ?? []
    let script =
      hunted.line == nil
      ? ["    dofile(\(Self.quoted(Self.name(of: path, beside: test))))"]
      : hunted.start(of: text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines =
      [
        "-- Found by playhead check --fuzz \(hunted.gestures)\(seed) \(path), try \(hunted.number).",
        "-- \(Self.line(finding.message)) [\(finding.rule.rawValue)]",
        "describe(\(Self.quoted(SourceFiles.stem(of: path))), function()",
        "  it(\(Self.quoted("survives " + (hunted.count == 1 ? "a gesture" : "\(hunted.count) gestures"))), function()",
      ] + start + script + ["    timeline:run()"] + hunted.script.map { "    " + $0 } + [
        "    assert.is_nil(timeline.transition, \"the screen is frozen\")", "  end)", "end)", "",
      ]
    return lines.joined(separator: "\n")
  }

  /// The script's name for `dofile`, which looks beside the test.
  static func name(of path: String, beside test: String) -> String {
    func folder(_ path: String) -> Substring { path.lastIndex(of: "/").map { path[...$0] } ?? "" }
    let (own, other) = (folder(path), folder(test))
    return path.hasPrefix(other) && !own.isEmpty ? String(path.dropFirst(other.count)) : path
  }

  static func line(_ text: String) -> String { text.split(separator: "\n").joined(separator: " ") }

  static func quoted(_ text: String) -> String {
    "\"" + line(text).reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
  }
}
