import Glibc
import LineEditing

// The line editor as a program of its own, for tests that type on a pseudo-terminal. Blocks run from `do` to `end`.

var rules = EditingRules()
rules.isComplete = { text in
  let words = text.split(whereSeparator: \.isWhitespace)
  return words.count { $0 == "do" } <= words.count { $0 == "end" }
}
rules.indentation = { text in EditingRules.sameIndentation(text) + (text.hasSuffix("do") ? "  " : "") }
rules.complete = { text, cursor in
  let before = text.utf8.prefix(cursor)
  let start = before.lastIndex(of: UInt8(ascii: " ")).map { before.index(after: $0) } ?? before.startIndex
  let word = String(decoding: before[start...], as: UTF8.self)
  let known = ["frame", "from", "fromValue", "größe", "größer", "zPosition"]
  return Completion(
    candidates: known.filter { $0.hasPrefix(word) },
    replaceRange: before.distance(from: before.startIndex, to: start)..<cursor)
}
rules.describe = { text, _ in "about " + text }
rules.cleanPaste = { $0.split(separator: "> ").joined() }
rules.rightPrompt = { "0.000 s" }

let history = History(path: History.path { getenv($0).map { String(cString: $0) } })
guard let editor = LibeditEditor(program: "probe", rules: rules, history: history) else { exit(1) }

reading: while true {
  switch editor.readLine(prompt: "\u{1B}[1mtry>\u{1B}[0m ") {
  case .line("quit"), .pasted("quit"): exit(0)
  case .line(let text): print("line:", text.debugDescription)
  case .pasted(let text):
    editor.remember(text)
    print("line:", text.debugDescription)
  case .interrupted: print("interrupted")
  case .endOfInput:
    print("end")
    break reading
  }
  fflush(nil)
}
