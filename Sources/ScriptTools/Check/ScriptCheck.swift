package import LuaBridge
package import ScriptRuntime

/// Finds probable mistakes without running the script, in its order: names, and how transitions end.
package struct ScriptCheck {
  package let findings: [ScriptFinding]

  /// - Parameters:
  ///   - source: A script that compiles.
  ///   - session: A session with the globals of scripts, in which the script was not run.
  ///   - file: Returns the text of a file that the script requests; nil when it does not exist.
  package init(_ source: String, in session: ScriptSession, file: (String, SourceRequest) -> String?) {
    let names = NameCheck(source, in: session, file: file)
    let transitions = TransitionCheck(names.line, of: names.source, made: names.made)
    findings = (names.findings + transitions.findings).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
