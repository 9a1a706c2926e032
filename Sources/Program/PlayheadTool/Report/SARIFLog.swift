import PlainText

/// A log of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
package struct SARIFLog {
  package struct Rule {
    let id: String
    let title: String
    let why: String
    /// `error`, `warning` or `note`.
    let level: String
    let cure: String?

    package init(id: String, title: String, why: String, level: String, cure: String? = nil) {
      (self.id, self.title, self.why, self.level, self.cure) = (id, title, why, level, cure)
    }
  }

  package struct Result {
    let rule: String
    let level: String
    /// `fail`, and `open` for what has no verdict.
    let kind: String
    let message: String
    let file: String
    let line: Int?
    let column: Int?
    /// Further facts: name and JSON.
    let notes: [(name: String, json: String)]

    package init(
      rule: String, level: String, kind: String = "fail", message: String, file: String, line: Int?, column: Int? = nil,
      notes: [(name: String, json: String)]
    ) {
      (self.rule, self.level, self.kind, self.message) = (rule, level, kind, message)
      (self.file, self.line, self.column, self.notes) = (file, line, column, notes)
    }
  }

  let rules: [Rule]
  let results: [Result]

  package init(rules: [Rule], results: [Result]) { (self.rules, self.results) = (rules, results) }

  /// A result on each line, so that logs compare.
  package var text: String {
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let driver = JSONText.object([
      "name": JSONText.string("playhead"), "version": JSONText.string(ProgramVersion.number),
      "semanticVersion": JSONText.string(ProgramVersion.number), "rules": list(rules.map(json)),
    ])
    let run = JSONText.object([
      "tool": JSONText.object(["driver": driver]), "columnKind": JSONText.string("unicodeCodePoints"),
      "results": list(results.map { json($0, places[$0.rule]) }),
    ])
    return JSONText.object([
      "$schema": JSONText.string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": JSONText.string("2.1.0"), "runs": list([run]),
    ]) + "\n"
  }

  private func list(_ lines: [String]) -> String {
    lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
  }

  private func json(_ rule: Rule) -> String {
    JSONText.object([
      "id": JSONText.string(rule.id), "shortDescription": message(rule.title), "fullDescription": message(rule.why),
      "help": rule.cure.map(message),
      "defaultConfiguration": JSONText.object(["level": JSONText.string(rule.level)]),
    ])
  }

  private func json(_ result: Result, _ place: Int?) -> String {
    let region = result.line.map { line in
      JSONText.object(["startLine": String(max(1, line)), "startColumn": result.column.map { String(max(1, $0)) }])
    }
    let physical = JSONText.object([
      "artifactLocation": JSONText.object(["uri": JSONText.string(Self.uri(result.file))]), "region": region,
    ])
    return JSONText.object([
      "ruleId": JSONText.string(result.rule), "ruleIndex": place.map { String($0) },
      "kind": result.kind == "fail" ? nil : JSONText.string(result.kind), "level": JSONText.string(result.level),
      "message": message(result.message),
      "locations": JSONText.array([JSONText.object(["physicalLocation": physical])]),
      "properties": result.notes.isEmpty
        ? nil : "{" + result.notes.map { "\(JSONText.string($0.name)):\($0.json)" }.joined(separator: ",") + "}",
    ])
  }

  private func message(_ text: String) -> String { JSONText.object(["text": JSONText.string(text)]) }

  /// A path as a reference: what is no letter, digit or mark of a path is written as its bytes.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte < 128 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      if isPlain || "-._~/".utf8.contains(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
