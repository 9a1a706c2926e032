import Glibc
import LuaBridge
import ScriptAPI
import ScriptRuntime
import ScriptTools

/// `playhead check`: mistakes found without running a script.
enum CheckCommand {
  /// Reports the mistakes of each file, in the form that programs read, and returns the exit code.
  static func run(_ paths: [String]) -> Int32 {
    var code = ExitCode.success
    for path in paths {
      guard let text = SourceFiles.text(at: path) else { return SourceFiles.unreadable(path).rawValue }
      let lines = findings(in: SourceFiles.withoutShebang(text), named: path)
      if !lines.isEmpty { code = .scriptError }
      StandardStream.output.show(lines.map { $0 + "\n" }.joined())
    }
    return code.rawValue
  }

  /// A line for each mistake; a syntax error hides all others.
  static func findings(in text: String, named path: String) -> [String] {
    guard let session = try? ScriptSession(SessionOptions()) else { return ["\(path): error: not enough memory"] }
    if case .failure(let error) = session.load(text, name: path) {
      return [ErrorReport(error, in: session).textForPrograms]
    }
    // Files of definitions for editors declare names without defining any.
    if text.hasPrefix("---@meta") { return [] }
    if TestCommand.isTestFile(path) { TestPrelude.run(in: session) }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let check = ScriptCheck(text, in: session) { SourceFiles.read($0, $1, below: folder)?.text }
    return check.findings.map { finding in
      let hint = finding.hint.map { "; \($0)" } ?? ""
      return "\(path):\(finding.line):\(finding.column): warning: \(finding.message)\(hint)"
    }
  }
}
