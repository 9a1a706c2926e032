import LayerKit
package import LineEditing
import PlainText
import RecordingKit
import ScriptRuntime
import ScriptTools
package import TimeControl
import TransitionKit

/// The language of the shell, for the line editor.
package struct ShellRules {
  let current: BranchingSession
  let parser: InputParser
  let namesInFolder: (String) -> [String]
  let settings = Settings()

  /// A person's settings for help while typing.
  final class Settings {
    var showsSignature = true
  }

  /// - Parameter namesInFolder: The names in a folder, in order, folders with a slash at the end.
  package init(_ current: BranchingSession, namesInFolder: @escaping (String) -> [String] = { _ in [] }) {
    self.current = current
    parser = InputParser(current)
    self.namesInFolder = namesInFolder
  }

  package var editingRules: EditingRules {
    var rules = EditingRules()
    rules.isComplete = parser.isComplete
    rules.isCompletePaste = PastedText(parser).isComplete
    rules.indentation = Self.indentation
    rules.outdented = Self.outdented
    rules.complete = complete
    rules.describe = describe
    rules.signature = signature
    rules.rightPrompt = { rightPrompt }
    rules.cleanPaste = PastedText(parser).withoutOutput
    return rules
  }

  /// The inputs of a text that was pasted or is a cell of a notebook, in order.
  package func inputs(in text: String) -> [String] { PastedText(parser).inputs(in: text) }

  /// The signature of the call that the cursor is in: the argument being typed bright, with the words that it takes.
  /// Nil outside of calls, and where a person has turned it off.
  ///
  /// - Parameter columns: As many columns as it may take; what is before the current argument gives way first.
  func signature(of buffer: String, _ cursor: Int, columns: Int) -> String? {
    guard settings.showsSignature, let call = Completer(current.session).openCall(in: buffer, at: cursor) else {
      return nil
    }
    var parts = call.parts
    if !call.words.isEmpty {
      parts.append(OpenCall.Part(text: "   " + call.words.joined(separator: " "), isCurrent: false))
    }
    func width() -> Int { parts.reduce(0) { $0 + TerminalColumns.count($1.text) } }
    if let name = parts.first, width() >= columns {
      while width() >= columns, parts.count > 2, let next = parts.dropFirst().first, !next.isCurrent,
        parts.contains(where: \.isCurrent)
      {
        parts.remove(at: 1)
      }
      if parts.count > 1, parts[1].text == ", " { parts.remove(at: 1) }
      if parts.count < call.parts.count { parts[0] = OpenCall.Part(text: name.text + "…, ", isCurrent: false) }
    }
    var room = columns - 1
    return parts.map { part in
      let text = room > 0 ? part.text.cut(to: room) : ""
      room -= TerminalColumns.count(text)
      return text.isEmpty ? "" : (part.isCurrent ? "\u{1B}[1m" : "\u{1B}[2m") + text + "\u{1B}[0m"
    }.joined()
  }

  /// Two spaces more after a line that opens a block or a bracket.
  static func indentation(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let words = line.split(whereSeparator: \.isWhitespace)
    let opens = ["then", "do", "else", "repeat"].contains { $0 == words.last ?? "" }
    let isFunction = line.trimmed.hasSuffix(")") && line.contains("function")
    let isBracket = line.trimmed.last.map { "({[".contains($0) } == true
    return EditingRules.sameIndentation(text) + (opens || isFunction || isBracket ? "  " : "")
  }

  /// The words that close a block.
  private static let closers: Set<Substring> = ["end", "until", "else", "elseif"]

  /// The last line two columns further left, where it begins with what closes a block and stands as deep as the editor
  /// indented it.
  static func outdented(_ text: String) -> String? {
    guard let start = text.lastIndex(of: "\n") else { return nil }
    let line = text[text.index(after: start)...]
    let indentation = line.prefix { $0 == " " }
    let word = line.dropFirst(indentation.count)
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let closes = closers.contains(name) || word.first.map { ")}]".contains($0) } == true
    guard closes, indentation.count >= 2, indentation == Self.indentation(String(text[..<start])) else { return nil }
    return String(line.dropFirst(2))
  }

  /// `0.200 s  frame 12  ▶ 1x`: the playhead, its frame, which way and how fast time goes; and the live edge, when that
  /// differs.
  private var rightPrompt: String {
    let session = current.session
    let world = session.world
    let frame = world.frameRate.frame(at: world.playhead)
    let live = world.isLookingBack ? "  live \(NumberText.seconds(world.now))" : ""
    let rate = session.app.scrubber.rate
    let pace = rate == 0 ? "paused" : "\(rate < 0 ? "◀" : "▶") \(NumberText.shortest(rate.magnitude))x"
    return "\(NumberText.seconds(world.playhead))  frame \(frame)  \(pace)\(live)"
  }
}
