package import LuaBridge
import PlainText
import ScriptAPI
package import ScriptRuntime

/// An error as a person reads it: where, what, the line itself with the offence marked, and a hint.
package struct ErrorReport {
  /// Where and what: `fade.lua:3: UIView has no property 'alfa'`.
  package let headline: String
  /// Further lines: the callback it was in, a hint.
  package let notes: [String]
  /// Something that can be typed instead.
  package let hint: String?
  /// Where it is, as far as that is known: the column only where it is certain.
  package let file: String?
  package let lineNumber: Int?
  package let column: Int?
  package let message: String
  package let code: String
  private let line: (number: Int, text: String)?
  /// The range of the offence in the line, in characters; nil when it is uncertain.
  private let offence: Range<Int>?

  /// - Parameter session: Where the source text is looked up.
  package init(_ error: ScriptError, in session: ScriptSession) {
    headline = error.description
    line = error.file.flatMap { file in
      error.line.flatMap { number in session.sourceLine(number, of: file).map { (number, $0) } }
    }
    offence = line.flatMap { Self.offence(of: error, in: $0.text, session) }
    (file, lineNumber, column) = (error.file, error.line, offence.map { $0.lowerBound + 1 })
    (message, code) = (error.message, error.code)
    hint =
      error.hint ?? line.flatMap { Self.hint(onSwiftIn: $0.text, error) ?? LineHint(error, in: $0.text).text }
      ?? Self.hint(onGlobalOf: error, in: session)
      ?? error.calledValue.map { "\($0), without the parentheses" }
    notes = [error.context, hint.map { "hint: \($0)" }].compactMap { $0 }
  }

  package var lines: [String] { [headline] + excerpt() + notes }
  package var text: String { lines.joined(separator: "\n") }

  /// The same with a first line that programs read: `fade.lua:3:5: error: UIView has no property 'alfa' [unknown-member]`.
  package var textForPrograms: String {
    let place = file.flatMap { file in
      lineNumber.map { line in "\(file):\(line):\(column.map { "\($0):" } ?? "") " }
    }
    let headline = "\(place ?? "")error: \(message) [\(code)]"
    return ([headline] + excerpt() + notes).joined(separator: "\n")
  }

  /// The line, with carets under the offence where that is certain; nothing where the text is not known.
  ///
  /// - Parameter columns: The most a line may take: of a longer one the part around the offence is shown.
  package func excerpt(columns: Int = .max) -> [String] {
    guard let line else { return [] }
    let number = String(repeating: " ", count: max(0, 5 - String(line.number).count)) + String(line.number)
    let room = columns == .max ? .max : max(20, columns - number.count - 3)
    var text = line.text
    var mark = offence
    if text.count > room {
      let start = mark.map { max(0, min($0.lowerBound - room / 4, text.count - room)) } ?? 0
      let isCutBefore = start > 0
      let isCutAfter = start + room < text.count
      text =
        (isCutBefore ? "…" : "")
        + text.dropFirst(start + (isCutBefore ? 1 : 0)).prefix(
          room - (isCutBefore ? 1 : 0) - (isCutAfter ? 1 : 0)) + (isCutAfter ? "…" : "")
      mark = mark.map { ($0.lowerBound - start)..<min(room, $0.upperBound - start) }
    }
    var lines = ["\(number) | \(text)"]
    if let mark, !mark.isEmpty {
      let margin = String(repeating: " ", count: number.count)
      lines.append(
        "\(margin) | " + String(repeating: " ", count: mark.lowerBound) + String(repeating: "^", count: mark.count))
    }
    return lines
  }

  /// The Lua equivalent of a line of Swift.
  private static func hint(onSwiftIn line: String, _ error: ScriptError) -> String? {
    if error.message.hasPrefix("attempt to add a 'string'") { return "'..' joins texts" }
    if error.message.hasPrefix("attempt to index a nil value (field"), line.contains("[0]") {
      return "[1] is the first"
    }
    let isUnread = error.code == ScriptError.Code.syntax || error.missingGlobal != nil
    return isUnread ? SwiftPhrase(line).hint : nil
  }

  /// The name that was meant by a global that is nil, when Lua's message names the global.
  private static func hint(onGlobalOf error: ScriptError, in session: ScriptSession) -> String? {
    if error.missingGlobal == "super" || error.message.contains("a nil value (field 'super')") {
      return "Card.super.init(self, …), in a method of Card"
    }
    guard let name = error.missingGlobal else { return nil }
    if let member = member(name), isInMethod(error, session) { return member }
    return Suggestion.nearest(to: name, amongMany: session.lua.globalNames + session.classes.catalog.globalNames)
      .map { "did you mean '\($0)'?" }
  }

  /// `self.view` of `view`, which Swift finds without `self`.
  private static func member(_ name: String) -> String? {
    for entry in Catalog.uiKit.classes.lazy.map(\.entry) {
      if entry.properties.contains(where: { $0.name == name && !$0.isStatic }) { return "self.\(name)" }
      if entry.functions.contains(where: { $0.name == name && !$0.isStatic }) { return "self:\(name)(…)" }
    }
    return nil
  }

  /// Whether the last function with a name that begins above the error, or in its line, is a method.
  private static func isInMethod(_ error: ScriptError, _ session: ScriptSession) -> Bool {
    guard let file = error.file, let number = error.line, let source = session.source(of: file) else { return false }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).prefix(number).reversed() {
      guard let start = line.firstRange(of: "function ")?.upperBound else { continue }
      let name = line[start...].prefix { $0 != "(" }
      if !name.isEmpty { return name.contains(":") }
    }
    return false
  }

  /// Where the offence is, when that is certain: an error knows its line and not its column, so its text has to occur
  /// once, or the compiler has to stumble at it.
  private static func offence(of error: ScriptError, in line: String, _ session: ScriptSession) -> Range<Int>? {
    guard let offence = error.offence else { return nil }
    let characters = Array(line)
    let wanted = Array(offence)
    guard !wanted.isEmpty, characters.count >= wanted.count else { return nil }
    let isName = isWord(at: 0, in: wanted)
    let places = (0...(characters.count - wanted.count)).map { $0..<$0 + wanted.count }.filter { place in
      Array(characters[place]) == wanted
        && !(isName
          && (isWord(at: place.lowerBound - 1, in: characters) || isWord(at: place.upperBound, in: characters)))
    }
    if places.count > 1, error.code == ScriptError.Code.syntax {
      return places.first { stumbles(at: String(characters[..<$0.upperBound]), error, session) }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// Whether the compiler gives the same error for the text up to the beginning of the error's line.
  private static func stumbles(at beginning: String, _ error: ScriptError, _ session: ScriptSession) -> Bool {
    guard let file = error.file, let number = error.line, let source = session.source(of: file) else { return false }
    let before = source.split(separator: "\n", omittingEmptySubsequences: false).prefix(number - 1)
    let text = (before + [beginning[...]]).joined(separator: "\n")
    guard case .failure(let same) = session.lua.load(text, name: file) else { return false }
    return same.message == error.message && same.line == error.line
  }

  private static func isWord(at index: Int, in text: [Character]) -> Bool {
    text.indices.contains(index) && text[index].isASCII
      && (text[index].isLetter || text[index].isNumber || text[index] == "_")
  }
}

extension ScriptError {
  /// The name in Lua's "attempt to call a nil value (global 'crad')".
  package var missingGlobal: String? {
    guard code == Code.script, message.contains("a nil value"), let start = message.firstRange(of: "(global '") else {
      return nil
    }
    let name = message[start.upperBound...].prefix { $0 != "'" }
    return name.isEmpty ? nil : String(name)
  }

  /// The name in Lua's "attempt to call a UIColor value (field 'red')": of an object or a struct, whose names are capital.
  fileprivate var calledValue: String? {
    let words = message.split(separator: " ")
    guard code == Code.script, message.hasPrefix("attempt to call a "), words.count == 8,
      words[4].first?.isUppercase == true, words[7].hasPrefix("'"), words[7].hasSuffix("')"), words[7] != "'?')"
    else { return nil }
    return String(words[7].dropFirst().dropLast(2))
  }

  /// The word the message quotes last as what was given: `'opactiy'`, `"forward"`.
  fileprivate var offence: String? {
    if code == FailureCode.absentName.rawValue { return message.split(separator: " ").first.map(String.init) }
    // A name that the message proposes is no offence, and stands in no line but by chance.
    let message =
      self.message.firstRange(of: "; did you mean ").map { String(self.message[..<$0.lowerBound]) } ?? self.message
    for quote in ["\"", "'"] as [Character] {
      let parts = message.split(separator: quote, omittingEmptySubsequences: false)
      guard parts.count >= 3, parts.count % 2 == 1 else { continue }
      let word = String(parts[parts.count - 2])
      return quote == "\"" ? "\"\(word)\"" : word
    }
    return nil
  }
}
