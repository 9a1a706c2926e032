import PlainText
import ScriptRuntime
import ScriptTools
import TransitionChecker

/// Answers about a place in a document: help, completions, signatures, corrections.
extension EditorServer {
  typealias Place = (document: Document, place: Document.Place)

  /// Help on the name under the cursor, or on the rule that is named there; and the check's findings there.
  func hover(_ asked: Place) -> String? {
    guard let line = asked.document.line(asked.place.line) else { return nil }
    let start = asked.document.offset(of: Document.Place(line: asked.place.line, character: 0), inBytes: countsBytes)
    let column = asked.document.offset(of: asked.place, inBytes: countsBytes) - start
    let page = Self.name(in: line, around: column).flatMap(page(of:)).map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return "```lua\n\(lines[0])\n```\n" + lines.dropFirst().prefix(Self.mostLines).joined(separator: "\n")
    }
    let findings = asked.document.findings.filter { $0.finding.line - 1 == asked.place.line && $0.text == line }
    let parts = [page].compactMap(\.self) + findings.map { $0.finding.message.replacing("\n", with: "  \n") }
    guard !parts.isEmpty else { return nil }
    return JSONText.object([
      "contents": JSONText.object([
        "kind": "\"markdown\"", "value": JSONText.string(parts.joined(separator: "\n\n---\n\n")),
      ])
    ])
  }

  /// How many lines of help a small window has. Chosen here.
  private static let mostLines = 30

  private func page(of name: String) -> String? {
    if let rule = Rule.ID(named: name) { return RuleReport(Rule.named(rule)).text }
    let index = HelpIndex(session)
    if let page = index.help(for: name) { return page }
    // The type of a local variable is not known; the name after it may be one of the API.
    return name.split(whereSeparator: { $0 == "." || $0 == ":" }).last.flatMap { index.help(for: String($0)) }
  }

  /// The name at a byte of a line, with the names before it: `box.layer.opacity`, up to the part that is meant.
  static func name(in line: Substring, around column: Int) -> String? {
    let bytes = Array(line.utf8)
    func isName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (48...57).contains(byte) || (97...122).contains(byte | 0x20)
    }
    var start = min(column, bytes.count)
    var end = start
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    while start > 0, isName(bytes[start - 1]) || [UInt8(ascii: "."), UInt8(ascii: ":")].contains(bytes[start - 1]) {
      start -= 1
    }
    // A rule has a stroke in it.
    if start >= 2, bytes[start - 1] == UInt8(ascii: "-"), bytes[start - 2] == UInt8(ascii: "R") {
      start -= 2
    } else if end < bytes.count - 1, end - start == 1, bytes[start] == UInt8(ascii: "R"),
      bytes[end] == UInt8(ascii: "-")
    {
      end += 1
      while end < bytes.count, isName(bytes[end]) { end += 1 }
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return name.contains(where: { $0.isLetter }) ? name : nil
  }

  func completion(_ asked: Place) -> String {
    let end = asked.document.offset(of: asked.place, inBytes: countsBytes)
    let completions = Completer(session).completions(of: asked.document.text, at: end)
    let bytes = Array(asked.document.text.utf8)
    let typed = String(decoding: bytes[completions.replacing.lowerBound..<end], as: UTF8.self)
    let start = Document.Place(
      line: asked.place.line,
      character: asked.place.character - Document.length(typed[...], inBytes: countsBytes))
    let range = JSONText.object(["start": start.json, "end": asked.place.json])
    let items = completions.words.enumerated().map { index, word in
      JSONText.object([
        "label": JSONText.string(word), "sortText": JSONText.string(String(index).leftPadded(to: 6)),
        "textEdit": JSONText.object(["range": range, "newText": JSONText.string(word)]),
      ])
    }
    return JSONText.object(["isIncomplete": "false", "items": JSONText.array(items)])
  }

  func signature(_ asked: Place) -> String? {
    let offset = asked.document.offset(of: asked.place, inBytes: countsBytes)
    guard let call = Completer(session).openCall(in: asked.document.text, at: offset) else { return nil }
    let text = call.text
    var place = 0
    var parameters: [String] = []
    var current = 0
    for part in call.parts {
      let length = part.text.utf16.count
      if part.isCurrent { current = parameters.count }
      parameters.append(JSONText.object(["label": "[\(place),\(place + length)]"]))
      place += length
    }
    let words = call.words.isEmpty ? nil : JSONText.string(call.words.joined(separator: " "))
    let signature = JSONText.object([
      "label": JSONText.string(text), "documentation": words, "parameters": JSONText.array(parameters),
      "activeParameter": "\(current)",
    ])
    return JSONText.object([
      "signatures": "[\(signature)]", "activeSignature": "0", "activeParameter": "\(current)",
    ])
  }

  // MARK: Corrections

  /// Corrections of what was found in the lines that are meant: the name that a hint proposes, and silence.
  func actions(_ params: JSON) -> String {
    guard let document = documents[params["textDocument"]?["uri"]?.string ?? ""], let range = params["range"],
      let first = range["start"]?["line"]?.whole, let last = range["end"]?["line"]?.whole
    else { return "[]" }
    let found = (document.mistakes + document.findings.map(\.finding)).filter {
      $0.line - 1 >= first && $0.line - 1 <= last
    }
    return JSONText.array(
      found.flatMap { finding -> [String] in
        let (start, end) = finding.range(in: document, inBytes: countsBytes)
        var actions: [String] = []
        if finding.column != nil, let name = finding.replacement {
          actions.append(action("Replace with \(name)", finding, document, from: start, to: end, name))
        }
        if let rule = finding.code.flatMap(Rule.ID.init(named:)), let line = document.line(finding.line - 1) {
          let place = Document.Place(line: finding.line - 1, character: Document.length(line, inBytes: countsBytes))
          let comment = document.isLua ? "--" : "//"
          actions.append(
            action(
              "Silence \(rule.rawValue) on this line", finding, document, from: place, to: place,
              "  \(comment) playhead: ignore \(rule.rawValue)"))
        }
        return actions
      })
  }

  private func action(
    _ title: String, _ finding: EditorFinding, _ document: Document, from start: Document.Place,
    to end: Document.Place, _ text: String
  ) -> String {
    let range = JSONText.object(["start": start.json, "end": end.json])
    let edit = JSONText.object(["range": range, "newText": JSONText.string(text)])
    return JSONText.object([
      "title": JSONText.string(title), "kind": "\"quickfix\"",
      "diagnostics": "[\(finding.json(in: document, inBytes: countsBytes))]",
      "edit": "{\"changes\":{\(JSONText.string(document.uri)):[\(edit)]}}",
    ])
  }

  /// Above the first line and each animator: the check with its last verdict, and the page that shows the run.
  func lenses(_ params: JSON) -> String {
    guard let document = documents[params["textDocument"]?["uri"]?.string ?? ""], let path = document.path else {
      return "[]"
    }
    let check = "check" + (document.verdict.map { ": \($0)" } ?? "")
    return JSONText.array(
      Set([0] + document.animators).sorted().flatMap { line in
        [(check, Self.checkCommand), ("open in serve", Self.serveCommand)].map { title, command in
          let start = Document.Place(line: line, character: 0).json
          return JSONText.object([
            "range": JSONText.object(["start": start, "end": start]),
            "command": JSONText.object([
              "title": JSONText.string(title), "command": JSONText.string(command),
              "arguments": JSONText.array([JSONText.string(path)]),
            ]),
          ])
        }
      })
  }

  // MARK: Definitions

  /// The place where the name under the cursor is made.
  func definition(_ asked: Place) -> String? {
    let document = asked.document
    let offset = document.offset(of: asked.place, inBytes: countsBytes)
    guard
      let found = Definition(
        in: document.text, at: offset, file: { host.file(document.path ?? "", $0, $1) })
    else { return nil }
    let target = found.file.map { Document(uri: Document.uri(of: $0.path), text: $0.text, version: 0) } ?? document
    let start = target.place(of: found.start, inBytes: countsBytes)
    let end = target.place(of: found.start + found.length, inBytes: countsBytes)
    return JSONText.object([
      "uri": JSONText.string(target.uri), "range": JSONText.object(["start": start.json, "end": end.json]),
    ])
  }
}
