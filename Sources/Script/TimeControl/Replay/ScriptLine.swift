import PlainText

/// A line of the script that a session amounts to.
package struct ScriptLine {
  /// The number of the input it came from.
  package let input: Int
  package let text: String
  /// True for an expression, whose value was shown.
  package let isExpression: Bool

  /// The lines as a script that does, and prints, what the session did and showed.
  ///
  /// A result that is referred to later, by `_` or `_3`, is kept under that name.
  package static func text(of lines: [ScriptLine]) -> String {
    let names = Set(lines.flatMap { Self.names(in: $0.text) })
    let isDeep = names.contains("__") || names.contains("___")
    return lines.map { line in
      guard line.isExpression else { return line.text + "\n" }
      let number = "_\(line.input)"
      let isLatest = isDeep || names.contains("_")
      let isNumbered = names.contains(number)
      guard isLatest || isNumbered else { return "print(\(line.text))\n" }
      let shift = isDeep ? "___ = __; __ = _; " : ""
      let both = isLatest && isNumbered ? "\(number) = _; " : ""
      let name = isLatest ? "_" : number
      return "\(shift)\(name) = \(line.text); \(both)print(\(name))\n"
    }.joined()
  }

  /// - Parameter input: The number of the input it came from.
  package init(input: Int, text: String, isExpression: Bool = false) {
    self.input = input
    self.text = text
    self.isExpression = isExpression
  }

  /// A whole script as a function of its arguments, so that neither its local variables nor its `return` reach the lines
  /// after it.
  init(script source: String, name: String, arguments: [String]) {
    // A join without anything to be joined is a tenth of the instructions of an empty script.
    let list = arguments.isEmpty ? "" : arguments.map { QuotedText($0).text }.joined(separator: ", ")
    let table = arguments.isEmpty ? "" : "arg = {[0] = \(QuotedText(name).text), \(list)}\n"
    self.init(input: 0, text: "\(table)do local function script(...) -- \(name)\n\(source)\nend script(\(list)) end")
  }

  /// True for a single call of the timeline whose arguments need no evaluation, `timeline:advance(0.5)`. Such a line
  /// that moved the clock did nothing else.
  var onlyMoves: Bool {
    let call = "timeline:"
    guard text.hasPrefix(call), text.hasSuffix(")") else { return false }
    let parts = text.dropFirst(call.count).dropLast().split(separator: "(", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } }
  }

  /// Its beginning, which ends where it would move the clock beyond a time in seconds.
  func upTo(_ time: Double) -> ScriptLine {
    let body = isExpression ? "local _ = \(text)" : text
    return ScriptLine(input: input, text: "timeline:upTo(\(NumberText.shortest(time)), function()\n\(body)\nend)")
  }

  /// The words of a line that start with an underscore.
  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.hasPrefix("_") }.map(String.init)
  }
}
