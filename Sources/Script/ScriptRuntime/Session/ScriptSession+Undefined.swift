import LuaBridge
import LuaSyntax

extension ScriptSession {
  /// Where the running line gives nil to `method` as a name that nothing in its file makes: words that say so, with the name
  /// that was most likely meant. Nil for any other expression, which may well be nil by intent.
  package func undefinedName(givenTo method: String) -> String? {
    guard let running = lua.runningLine, let text = source(of: running.file),
      let line = sourceLine(running.line, of: running.file)
    else { return nil }
    let tokens = LineTokens(line.utf8).tokens
    guard let call = tokens.indices.first(where: { tokens[$0].text == method }), tokens.indices.contains(call + 3),
      tokens[call + 1].text == "(", tokens[call + 2].kind == .name, [")", ","].contains(tokens[call + 3].text)
    else { return nil }
    let name = tokens[call + 2].text
    let names = LineTokens(text.utf8).tokens.filter { $0.kind == .name }.map(\.text)
    guard !["nil", "self"].contains(name), names.count(where: { $0 == name }) == 1 else { return nil }
    var known = names
    lua.forEachGlobalObject { global, _ in known.append(global) }
    let meant = Suggestion.nearest(to: name, amongMany: known.filter { $0 != name })
    return "nil: nothing is called '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
  }
}
