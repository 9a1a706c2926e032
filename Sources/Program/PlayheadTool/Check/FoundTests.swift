import TransitionChecker
import ViewKit

/// The findings in a script as a file for `playhead test`: a test each, which fails until the mistake is mended.
struct FoundTests {
  private let findings: [Finding]
  /// The script, as it was named.
  private let path: String

  /// Nil where nothing was found, and for Swift, which tests do not run.
  init?(_ findings: [Finding], in path: String) {
    // Tests are run in one era.
    let findings = findings.filter { $0.era == nil }
    guard !findings.isEmpty, path.hasSuffix(".lua") else { return nil }
    (self.findings, self.path) = (findings, path)
  }

  /// - Parameter test: The file that it is written to, whose folder the script is looked for in.
  func file(for test: String) -> String {
    let script = HuntedTest.quoted(HuntedTest.name(of: path, beside: test))
    let tests = findings.map { finding -> String in
      let place = finding.source.map { "\($0.file):\($0.line): " } ?? ""
      let title = ([finding.transition?.description] + [finding.scenario.description]).compactMap(\.self)
      return """
          -- \(HuntedTest.line(place + finding.message)) [\(finding.rule.rawValue)]
          it(\(HuntedTest.quoted(title.joined(separator: ", ") + " [\(finding.rule.rawValue)]")), function()
        \(Self.body(of: finding, script).map { "    " + $0 }.joined(separator: "\n"))
          end)
        """
    }
    return """
      -- Found by playhead check \(path).
      describe(\(HuntedTest.quoted(SourceFiles.stem(of: path))), function()
      \(tests.joined(separator: "\n\n"))
      end)

      """
  }

  private static func body(of finding: Finding, _ script: String) -> [String] {
    let isOfRun = finding.scenario.way == .asItRuns
    // A screen that the script leaves frozen is the end of its run; no way of a transition shows it.
    if isOfRun, [.stuck, .complete].contains(finding.rule) {
      return [
        "dofile(\(script))", "timeline:run()", "assert.is_nil(timeline.transition, \"the screen is frozen\")",
      ]
    }
    let scenario = isOfRun ? "" : ", scenario = \(HuntedTest.quoted(finding.scenario.id))"
    return [
      "assert.transition(function() dofile(\(script)) end, {rule = \"\(finding.rule.rawValue)\"\(scenario)})"
    ]
  }
}
