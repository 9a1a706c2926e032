import LayerKit
public import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// An error as a person reads it: where, what, the line itself with the offence marked, and a hint.
public struct ErrorReport {
  public let lines: [String]

  /// - Parameter session: Where the source text is looked up.
  public init(_ error: ScriptError, in session: ScriptSession) {
    var lines = [error.description]
    if let file = error.file, let line = error.line, let text = session.sourceLine(line, of: file) {
      let number = String(repeating: " ", count: max(0, 5 - String(line).count)) + String(line)
      lines.append("\(number) | \(text)")
      if let mark = Self.mark(error, in: text) { lines.append("      | " + mark) }
    }
    if let context = error.context { lines.append(context) }
    if let hint = error.hint ?? Self.hint(onGlobalOf: error, in: session) { lines.append("hint: \(hint)") }
    self.lines = lines
  }

  public var text: String { lines.joined(separator: "\n") }

  /// What was meant by a global that is nil, where Lua's own message names one.
  private static func hint(onGlobalOf error: ScriptError, in session: ScriptSession) -> String? {
    guard let name = error.missingGlobal else { return nil }
    return Suggestion.nearest(to: name, among: session.lua.globalNames + ScriptSession.globalNames)
      .map { "did you mean '\($0)'?" }
  }

  /// Carets under the offence, when its text occurs exactly once in the line; nil otherwise, because an error knows its
  /// line and not its column.
  private static func mark(_ error: ScriptError, in line: String) -> String? {
    guard let offence = error.offence else { return nil }
    let characters = Array(line)
    let wanted = Array(offence)
    guard !wanted.isEmpty, characters.count >= wanted.count else { return nil }
    let places = (0...(characters.count - wanted.count)).filter { start in
      Array(characters[start..<start + wanted.count]) == wanted
        && !isWord(before: start, in: characters) && !isWord(at: start + wanted.count, in: characters)
    }
    guard places.count == 1 else { return nil }
    return String(repeating: " ", count: places[0]) + String(repeating: "^", count: wanted.count)
  }

  private static func isWord(before index: Int, in text: [Character]) -> Bool {
    index > 0 && isWord(at: index - 1, in: text)
  }

  private static func isWord(at index: Int, in text: [Character]) -> Bool {
    text.indices.contains(index) && (text[index].isLetter || text[index].isNumber || text[index] == "_")
  }
}

extension ScriptError {
  /// The name in Lua's "attempt to call a nil value (global 'crad')".
  public var missingGlobal: String? {
    guard code == Code.script, message.contains("a nil value"), let start = message.firstRange(of: "(global '") else {
      return nil
    }
    let name = message[start.upperBound...].prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }

  /// The word the message quotes last as what was given: `'opactiy'`, `"forward"`.
  fileprivate var offence: String? {
    for quote in ["\"", "'"] as [Character] {
      let parts = message.split(separator: quote, omittingEmptySubsequences: false)
      guard parts.count >= 3, parts.count % 2 == 1 else { continue }
      let word = String(parts[parts.count - 2])
      return quote == "\"" ? "\"\(word)\"" : word
    }
    return nil
  }
}
