package import LuaBridge
import LuaSyntax
package import ScriptRuntime

/// Finds probable mistakes without running the script, in its order: names, calls, values, and how transitions end.
package struct ScriptCheck {
  package let findings: [ScriptFinding]

  /// - Parameters:
  ///   - source: A script that compiles.
  ///   - session: A session with the globals of scripts, in which the script was not run.
  ///   - isTranslation: Whether it came of Swift, whose compiler knows names and types: only what breaks a rule, and what a
  ///     run warns of, is looked for.
  ///   - file: Returns the text of a file that the script requests; nil when it does not exist.
  package init(
    _ source: String, in session: ScriptSession, isTranslation: Bool = false, file: (String, SourceRequest) -> String?
  ) {
    do throws(LuaParser.Failure) {
      let script = try CheckedScript(source, in: session, file: file)
      let ofTypes =
        isTranslation
        ? []
        : NameCheck(script).findings + CallCheck(script).findings + ValueCheck(script).findings
          + InitCheck(script).findings
      let findings =
        ofTypes + OversightCheck(script).findings + NoticeCheck(script).findings + AnimationCheck(script).findings
        + TransitionCheck(script).findings
      self.findings = findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    } catch {
      guard error == .tooDeep else {
        findings = []
        return
      }
      let message = "this script nests more than \(LuaParser.deepest) levels deep, too deep to be checked"
      findings = [ScriptFinding(at: 0, in: [], message, hint: nil)]
    }
  }
}
