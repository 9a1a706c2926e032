package import PlainText

/// A parameter of a method: reading it, the message about a wrong one, its row of the reference and its schema follow from
/// this.
package struct Parameter: Sendable {
  package let name: String
  package let kind: Kind
  package let isOptional: Bool
  /// A phrase.
  package let summary: String

  package enum Kind: Sendable {
    case text
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case flag
    /// Seconds, or text that `goto` takes.
    case time
    /// A name, or `#6`.
    case layer
    case words([String])
    case texts
    /// Options of the files that are written, by their names without dashes.
    case options
  }

  package init(_ name: String, _ kind: Kind, isOptional: Bool = true, _ summary: String) {
    (self.name, self.kind, self.isOptional, self.summary) = (name, kind, isOptional, summary)
  }

  /// Those that every method takes.
  package static let common = [
    Parameter("branch", .text, "the branch that is meant; the current one without it"),
    Parameter("rev", .whole(1...Int(Int32.max)), "refuses, with 9, what was meant for a session that is gone"),
  ]

  /// The phrase of messages: "a whole number from 1 to 100000".
  package var accepts: String {
    switch kind {
    case .text: "text"
    case .number(let range): "a number" + Self.words(range.lowerBound, range.upperBound)
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .time: "a time: seconds, or text as goto takes it, such as \"12f\", \"75%\" or \"@mark\""
    case .layer: "a layer: its name, or \"#6\" for its number"
    case .words(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .texts: "a list of texts"
    case .options: "an object: options of exports without their dashes, {\"scale\":3}"
    }
  }

  private static func words(_ least: Double, _ most: Double) -> String {
    switch (least.isFinite, most.isFinite) {
    case (true, true): " from \(NumberText.shortest(least)) to \(NumberText.shortest(most))"
    case (true, false): " from \(NumberText.shortest(least))"
    case (false, true): " up to \(NumberText.shortest(most))"
    case (false, false): ""
    }
  }

  package func takes(_ json: JSON) -> Bool {
    switch (kind, json) {
    case (.text, .string), (.layer, .string), (.flag, .bool): true
    case (.time, .string(let text)): !text.isEmpty
    case (.number(let range), .number(let number)): number.isFinite && range.contains(number)
    case (.whole(let range), .number(let number)): Int(exactly: number).map(range.contains) ?? false
    case (.time, .number(let number)): number.isFinite && number >= 0
    case (.words(let words), .string(let word)): words.contains(word)
    case (.texts, .array(let list)): list.allSatisfy { $0.string != nil }
    case (.options, .object(let fields)):
      fields.values.allSatisfy { value in
        switch value {
        case .string, .number, .bool: true
        case .null, .array, .object: false
        }
      }
    default: false
    }
  }

  /// Its schema: <https://json-schema.org/draft/2020-12>.
  package var schema: String {
    let description = JSONText.string(summary)
    func typed(_ type: String, _ more: KeyValuePairs<String, String?> = [:]) -> String {
      let head = JSONText.object(["type": JSONText.string(type), "description": description]).dropLast()
      let rest = JSONText.object(more).dropFirst()
      return head + (rest == "}" ? "" : ",") + rest
    }
    func bound(_ number: Double) -> String? { number.isFinite ? JSONText.number(number) : nil }
    return switch kind {
    case .text, .layer: typed("string")
    case .number(let range):
      typed("number", ["minimum": bound(range.lowerBound), "maximum": bound(range.upperBound)])
    case .whole(let range): typed("integer", ["minimum": "\(range.lowerBound)", "maximum": "\(range.upperBound)"])
    case .flag: typed("boolean")
    case .time: JSONText.object(["type": #"["number","string"]"#, "description": description])
    case .words(let words): typed("string", ["enum": JSONText.array(words.map(JSONText.string))])
    case .texts: typed("array", ["items": #"{"type":"string"}"#])
    case .options: typed("object")
    }
  }
}

extension [Parameter] {
  /// The error about the first value that does not fit, or that is missing; nil where all fit.
  ///
  /// - Parameters:
  ///   - name: Of the method.
  ///   - example: Parameters that work.
  package func problem(in values: [String: JSON], of name: String, example: String) -> ProtocolError? {
    for parameter in self {
      let value = values[parameter.name]
      if let value, parameter.takes(value) { continue }
      if value == nil, parameter.isOptional { continue }
      let found = value.map { ", not \($0.text.count > 60 ? $0.text.prefix(60) + "…" : $0.text)" } ?? ""
      return ProtocolError(
        .invalidParameters,
        "'\(parameter.name)' of \(name) \(value == nil ? "is missing; it takes" : "takes") \(parameter.accepts)\(found)",
        [("parameter", JSONText.string(parameter.name)), ("accepts", JSONText.string(parameter.accepts))],
        hint: example)
    }
    return nil
  }

  /// The schema of an object with these fields.
  package var schema: String {
    JSONText.object([
      "type": "\"object\"",
      "properties": "{" + map { "\(JSONText.string($0.name)):\($0.schema)" }.joined(separator: ",") + "}",
      "required": JSONText.array(filter { !$0.isOptional }.map { JSONText.string($0.name) }),
    ])
  }
}
