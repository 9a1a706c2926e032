public import LuaBridge

/// Everything that looks wrong in a script that was only read, in its order: names, and how its transitions end.
public struct ScriptCheck {
  public let findings: [ScriptFinding]

  /// - Parameters:
  ///   - source: A script that compiles.
  ///   - session: One in which the script's globals, but nothing of the script, exist.
  ///   - file: The text of another file that a script asks for; nil when it cannot be found.
  public init(_ source: String, in session: ScriptSession, file: (String, SourceRequest) -> String?) {
    let names = NameCheck(source, in: session, file: file)
    let transitions = TransitionCheck(names.line, of: names.source, made: names.made)
    findings = (names.findings + transitions.findings).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
