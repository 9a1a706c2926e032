import LuaBridge

extension ScriptSession {
  /// Whether the running line calls `method` in a statement of its own, so that nothing is given its result.
  ///
  /// Lua does not tell a function how many results its caller takes: the text says it. A call begins a statement unless
  /// what is before its receiver takes a value. Where the text is not known, or the line calls it twice, the answer is no.
  package func throwsAwayResult(of method: String) -> Bool {
    guard let place = lua.runningLine, let source = source(of: place.file) else { return false }
    var lines = source.split(separator: "\n", maxSplits: place.line, omittingEmptySubsequences: false)
      .prefix(place.line).map { Array($0.utf8) }
    guard let line = lines.popLast() else { return false }
    let call = Array((":" + method).utf8)
    let places = line.indices.filter { line[$0...].starts(with: call) }
    guard places.count == 1 else { return false }
    var before = line[..<Self.receiverStart(endingAt: places[0], in: line)]
    while before.allSatisfy(Self.isSpace), let above = lines.popLast() { before = Self.withoutComment(above) }
    return !Self.takesValue(before)
  }

  /// Where the expression begins that ends at `end`: names, dots, colons and whole brackets.
  private static func receiverStart(endingAt end: Int, in line: [UInt8]) -> Int {
    var (start, depth) = (end, 0)
    while start > 0 {
      let byte = line[start - 1]
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth += 1
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        guard depth > 0 else { break }
        depth -= 1
      } else if depth == 0, !isName(byte), byte != UInt8(ascii: "."), byte != UInt8(ascii: ":") {
        break
      }
      start -= 1
    }
    return start
  }

  /// Whether what ends here goes on with a value: `local token =`, `return`, `keep(`.
  private static func takesValue(_ code: ArraySlice<UInt8>) -> Bool {
    guard let last = code.lastIndex(where: { !isSpace($0) }) else { return false }
    guard isName(code[last]) else { return !Array(";)]}\"'".utf8).contains(code[last]) }
    let start = code[...last].lastIndex { !isName($0) }.map { $0 + 1 } ?? 0
    return ["return", "and", "or", "not", "in", "if", "elseif", "while", "until"]
      .contains(String(decoding: code[start...last], as: UTF8.self))
  }

  private static func withoutComment(_ line: [UInt8]) -> ArraySlice<UInt8> {
    line[..<(line.indices.first { line[$0...].starts(with: "--".utf8) } ?? line.endIndex)]
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
