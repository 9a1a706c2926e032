import LuaBridge
import LuaSyntax

extension ScriptSession {
  /// Whether the running line begins with a call of `method` on a name or a chain of names, as a statement, so that nothing
  /// is given the result. Lua does not tell a function how many results its caller takes: the text of the line says it. Of
  /// a statement that begins elsewhere the answer is no.
  package func throwsAwayResult(of method: String) -> Bool {
    guard let location = lua.runningLine, let line = sourceLine(location.line, of: location.file) else { return false }
    let tokens = LineTokens(line.utf8).tokens
    var last = 0
    while last + 2 < tokens.count, [".", ":"].contains(tokens[last + 1].text), tokens[last + 2].kind == .name {
      last += 2
    }
    guard last > 0, tokens[0].kind == .name, tokens[last - 1].text == ":", tokens[last].text == method else {
      return false
    }
    // `local token =`, a list, a bracket or `return` above goes on here.
    let above = LineTokens((sourceLine(location.line - 1, of: location.file) ?? "").utf8).tokens.last
    return above.map { $0.kind == .string || !["=", ",", "(", "{", "return"].contains($0.text) } ?? true
  }
}
