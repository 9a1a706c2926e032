import PlainText

/// A JSON Schema of draft 7, read from JSON: the words of it that schemas here use. An unknown word is a problem of the
/// schema, so that nothing is passed over.
struct JSONSchema {
  private let root: JSON
  private let patterns = Patterns()

  init(_ schema: JSON) { root = schema }

  /// The mistakes in a value, each with its path; empty when it fits.
  func problems(of value: JSON) -> [String] { problems(of: value, against: root, at: "$") }

  private func problems(of value: JSON, against schema: JSON, at path: String) -> [String] {
    if case .bool(let accepts) = schema { return accepts ? [] : ["\(path): nothing is accepted here"] }
    guard case .object(let words) = schema else { return ["\(path): the schema is no object"] }
    if let target = words["$ref"]?.string { return problems(of: value, against: definition(target), at: path) }
    return words.sorted { $0.key < $1.key }.flatMap { word, rule in
      problems(of: value, word, rule, words, at: path)
    }
  }

  private func definition(_ reference: String) -> JSON {
    reference.split(separator: "/").dropFirst().reduce(root) { json, name in
      if case .object(let fields) = json, let field = fields[String(name)] { field } else { .null }
    }
  }

  private func problems(
    of value: JSON, _ word: String, _ rule: JSON, _ words: [String: JSON], at path: String
  ) -> [String] {
    switch (word, rule) {
    case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("definitions", _), ("default", _): return []
    case ("type", .string(let type)): return isOf(type, value) ? [] : ["\(path): is no \(type)"]
    case ("type", .array(let types)):
      return types.contains { isOf($0.string ?? "", value) } ? [] : ["\(path): is of another type"]
    case ("const", _): return value == rule ? [] : ["\(path): is another value"]
    case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): is none of the values"]
    case ("minimum", .number(let least)):
      if case .number(let number) = value, number < least { return ["\(path): is less than \(least)"] }
      return []
    case ("pattern", .string(let pattern)):
      guard case .string(let text) = value else { return [] }
      return matches(text, pattern) ? [] : ["\(path): does not match \(pattern)"]
    case ("oneOf", .array(let schemas)):
      let fitting = schemas.count { problems(of: value, against: $0, at: path).isEmpty }
      return fitting == 1 ? [] : ["\(path): fits \(fitting) of \(schemas.count) forms"]
    case ("required", .array(let names)):
      guard case .object(let fields) = value else { return [] }
      return names.compactMap(\.string).filter { fields[$0] == nil }.map { "\(path): has no \($0)" }
    case ("minProperties", .number(let least)):
      if case .object(let fields) = value, Double(fields.count) < least { return ["\(path): has too few fields"] }
      return []
    case ("minItems", .number(let least)):
      if case .array(let elements) = value, Double(elements.count) < least { return ["\(path): has too few elements"] }
      return []
    case ("maxItems", .number(let most)):
      if case .array(let elements) = value, Double(elements.count) > most { return ["\(path): has too many elements"] }
      return []
    case ("items", .array(let schemas)):
      guard case .array(let elements) = value else { return [] }
      return zip(elements, schemas).enumerated().flatMap { problems(of: $1.0, against: $1.1, at: "\(path)[\($0)]") }
    case ("items", _):
      guard case .array(let elements) = value else { return [] }
      return elements.enumerated().flatMap { problems(of: $1, against: rule, at: "\(path)[\($0)]") }
    case ("properties", .object(let schemas)):
      guard case .object(let fields) = value else { return [] }
      return schemas.keys.sorted().flatMap { name in
        fields[name].map { problems(of: $0, against: schemas[name] ?? .null, at: "\(path).\(name)") } ?? []
      }
    case ("patternProperties", .object(let schemas)):
      guard case .object(let fields) = value else { return [] }
      return fields.keys.sorted().flatMap { name in
        schemas.keys.sorted().filter { matches(name, $0) }.flatMap { pattern in
          problems(of: fields[name] ?? .null, against: schemas[pattern] ?? .null, at: "\(path).\(name)")
        }
      }
    case ("additionalProperties", _):
      guard case .object(let fields) = value else { return [] }
      let (named, patterns) = (keys(of: words["properties"]), keys(of: words["patternProperties"]))
      let others = fields.keys.sorted().filter { name in
        !named.contains(name) && !patterns.contains { matches(name, $0) }
      }
      return others.flatMap { problems(of: fields[$0] ?? .null, against: rule, at: "\(path).\($0)") }
    default: return ["\(path): the schema has '\(word)', which is not known"]
    }
  }

  private func keys(of json: JSON?) -> [String] {
    if case .object(let fields)? = json { Array(fields.keys) } else { [] }
  }

  private func isOf(_ type: String, _ value: JSON) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object): true
    case ("number", .number): true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    patterns.expression(pattern).map { text.contains($0) } ?? false
  }

  /// Each pattern's expression, made once: a trace has some hundred thousand names.
  private final class Patterns {
    private var made: [String: Regex<AnyRegexOutput>] = [:]

    /// Nil for what is no pattern.
    func expression(_ pattern: String) -> Regex<AnyRegexOutput>? {
      if let expression = made[pattern] { return expression }
      made[pattern] = try? Regex(pattern)
      return made[pattern]
    }
  }
}
