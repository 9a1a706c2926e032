import LuaBridge

extension ScriptSession {
  /// Whether the running line begins with a call of `method` on a name or a chain of names, as a statement, so that nothing
  /// is given the result. Lua does not tell a function how many results its caller takes: the text of the line says it. Of
  /// a statement that begins elsewhere the answer is no.
  package func throwsAwayResult(of method: String) -> Bool {
    guard let location = lua.runningLine, let line = sourceLine(location.line, of: location.file) else { return false }
    let (text, call) = (Array(line.utf8), Array(method.utf8))
    var start = 0
    while start < text.count, text[start] <= 32 { start += 1 }
    var end = start
    while end < text.count, Self.isOfChain(text[end]) { end += 1 }
    let name = end - call.count
    guard name > start, text[name - 1] == 58, Array(text[name..<end]) == call else { return false }
    // `local token =`, a list, a bracket or `return` above goes on here.
    let above = Array((sourceLine(location.line - 1, of: location.file) ?? "").utf8)
    var last = above.count - 1
    while last >= 0, above[last] <= 32 { last -= 1 }
    guard last >= 0 else { return true }
    switch above[last] {
    case 61, 44, 40, 123: return false
    case 110: return last < 5 || Array(above[(last - 5)...last]) != Array("return".utf8)
    default: return true
    }
  }

  /// A letter, a digit or one of `_ . :`.
  private static func isOfChain(_ byte: UInt8) -> Bool {
    switch byte {
    case 46, 58, 95, 48...57, 65...90, 97...122: true
    default: false
    }
  }
}
