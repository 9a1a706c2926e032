package import PlainText

/// A mistake or a finding at a place of a script, as an editor shows it.
package struct EditorFinding: Equatable, Sendable {
  package enum Severity: Int, Sendable {
    case error = 1
    case warning = 2
    case note = 3

    /// As reports name it.
    package init(_ word: String) { self = word == "error" ? .error : word == "warning" ? .warning : .note }
  }

  /// From 1.
  package let line: Int
  /// In characters, from 1; nil where the line is meant.
  package let column: Int?
  package let severity: Severity
  package let message: String
  /// The rule, or the code; nil for none.
  package let code: String?
  /// True for one that a check found by running the script.
  package let isOfCheck: Bool
  /// The command line that shows it; nil where there is none.
  package let replay: String?

  package init(
    line: Int, column: Int?, _ severity: Severity, _ message: String, code: String?, isOfCheck: Bool = false,
    replay: String? = nil
  ) {
    (self.line, self.column, self.severity, self.message) = (line, column, severity, message)
    (self.code, self.isOfCheck, self.replay) = (code, isOfCheck, replay)
  }

  /// A row of `check --json`, of a check of `path`; what it says of other files stands in the first line.
  package init?(_ row: JSON, of path: String) {
    guard let message = row["message"]?.string ?? row["reason"]?.string else { return nil }
    let file = row["file"]?.string ?? path
    let line = row["line"]?.whole
    let place = file == path ? "" : "\(file)\(line.map { ":\($0)" } ?? ""): "
    let time = row["time"]?.number.map { "time: \(NumberText.seconds($0))" }
    let more =
      [time].compactMap(\.self)
      + ["scenario", "why", "cure"].compactMap { name in row[name]?.string.map { "\(name): \($0)" } }
    self.init(
      line: file == path ? max(1, line ?? 1) : 1, column: file == path ? row["column"]?.whole : nil,
      row["severity"]?.string.map(Severity.init) ?? .note,
      ([place + message] + more).joined(separator: "\n"), code: row["rule"]?.string, isOfCheck: true,
      replay: row["replay"]?.string)
  }

  /// The name that the message proposes in place of what stands there; nil for none.
  var replacement: String? {
    guard let start = message.firstRange(of: "did you mean '")?.upperBound else { return nil }
    let name = message[start...].prefix { $0 != "'" }
    return name.isEmpty || name.contains(where: \.isWhitespace) ? nil : String(name)
  }

  /// The part of its line that is meant, in the editor's units: the word at its column, or all that the line says.
  func range(in document: Document, inBytes: Bool) -> (start: Document.Place, end: Document.Place) {
    let text = document.line(line - 1) ?? ""
    var start = text.firstIndex { !$0.isWhitespace } ?? text.startIndex
    var end = text.endIndex
    if let column, column - 1 < text.count {
      start = text.index(text.startIndex, offsetBy: max(0, column - 1))
      end = text[start...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? text.endIndex
      if end == start { end = text.index(after: start) }
    }
    func place(_ index: Substring.Index) -> Document.Place {
      Document.Place(line: line - 1, character: Document.length(text[..<index], inBytes: inBytes))
    }
    return (place(start), place(end))
  }

  /// The start of the animator that a check's finding is probably about: the nearest one above it, or the first.
  private func animator(in document: Document) -> Int? {
    let lines = document.animators
    let start = lines.last { $0 < line } ?? lines.first
    return isOfCheck && start != line - 1 ? start : nil
  }

  /// As the protocol has it.
  ///
  /// - Parameter relates: True for an editor that shows where the animator begins.
  func json(in document: Document, inBytes: Bool, relates: Bool = false) -> String {
    let (start, end) = range(in: document, inBytes: inBytes)
    let related = (relates ? animator(in: document) : nil).map { line in
      let start = Document.Place(line: line, character: 0).json
      return JSONText.object([
        "location": JSONText.object([
          "uri": JSONText.string(document.uri), "range": JSONText.object(["start": start, "end": start]),
        ]), "message": "\"the animator begins here\"",
      ])
    }
    return JSONText.object([
      "range": JSONText.object(["start": start.json, "end": end.json]), "severity": "\(severity.rawValue)",
      "source": isOfCheck ? "\"playhead check\"" : "\"playhead\"", "code": code.map(JSONText.string),
      "message": JSONText.string(message), "relatedInformation": related.map { "[\($0)]" },
      "data": replay.map { JSONText.object(["replay": JSONText.string($0)]) },
    ])
  }
}
