import MotionMath
import PlainText
import RecordingKit

/// The JSON Schema (draft 7) of one line of a trace, from the property table.
package enum TraceSchema {
  /// The whole schema, in lines for people.
  package static var text: String { indented(schema) + "\n" }

  private static var schema: String {
    object([
      "$schema": string("http://json-schema.org/draft-07/schema#"), "title": string("A line of a trace"),
      "description": string(
        "A trace is a text of lines, each a JSON object: first the header, then layers that come on screen, values "
          + "that changed since the frame before, and events, in the order of time; at the end the bars."),
      "oneOf": JSONText.array(["header", "layer", "change", "event", "bar"].map(reference)),
      "definitions": object([
        "header": header, "layer": layer, "change": change, "event": event, "bar": bar,
        "names": names,
        "numbers": object(["type": string("array"), "items": reference("number")]),
        "number": object([
          "description": string("A number; infinity and the parts of no colour are strings."),
          "oneOf": JSONText.array([
            type("number"), object(["enum": JSONText.array(["inf", "-inf", "nan"].map(string))]),
          ]),
        ]),
        "path": object([
          "description": string("The steps of a path as SVG has them: M, L, Q, C, Z, each with its numbers."),
          "type": string("array"),
          "items": object(["oneOf": JSONText.array([reference("number"), letters])]),
        ]),
      ]),
    ])
  }

  private static var letters: String { object(["enum": JSONText.array("MLQCZ".map { string(String($0)) })]) }

  private static var header: String {
    line(
      [
        ("playhead", object(["const": String(Trace.format)]), "The version of the format."),
        ("version", type("string"), "Of the program that wrote the trace."),
        ("script", type("string"), "The script's file, without folders."),
        ("device", type("string"), "The name of the device."),
        ("width", type("number"), "Of the screen, in points."), ("height", type("number"), "Of the screen, in points."),
        ("scale", type("number"), "Pixels per point."),
        ("seed", object(["type": string("string"), "pattern": string("^[0-9]+$")]), "Of random numbers."),
        ("fps", object(["type": string("integer"), "minimum": "1"]), "Frames per second."),
        ("duration", seconds, "Of the run, in seconds."),
      ], optional: ["script"])
  }

  private static var layer: String {
    line(
      [
        ("t", seconds, "Seconds."), ("f", frame, "The number of the frame."),
        ("layer", type("string"), "The one name of a layer that was never on screen before."),
        ("class", type("string"), "Its class."), ("view", type("string"), "The class of the view whose layer it is."),
        ("superlayer", type("string"), "The layer it is in."),
      ], optional: ["view", "superlayer"])
  }

  private static var event: String {
    line([
      ("t", seconds, "Seconds."), ("event", type("string"), "Apple's name of the callback, or a word of the log's."),
      ("subject", type("string"), "The one name of the object it happened to."),
      ("detail", type("string"), "Further values, as text."),
    ])
  }

  private static var bar: String {
    let time = orNull(seconds)
    return line(
      [
        ("t", seconds, "When it was added, in seconds."), ("bar", type("string"), "The one name of its layer."),
        ("keyPath", type("string"), "What moves: a key path, group or transition."),
        ("key", types("string", "null"), "The animation's key."),
        ("end", time, "When it is over if its clocks run on; null when it never ends."),
        ("last", time, "Where the run ends, if that comes first."),
        ("length", time, "Its whole length in its own seconds; null when it never ends."),
        ("curve", type("string"), "The name of its curve; empty without an animation."),
        ("outcome", words(Bar.Outcome.allCases.map(\.rawValue)), "How it ended."),
        ("phases", list(tuple([seconds, seconds, words(Bar.Kind.allCases.map(\.rawValue))])), "From, to and kind."),
        ("jumps", list(tuple([seconds, type("number"), type("number")])), "When, its own time before and after."),
        ("changes", frame, "How often a script changed the value, without an animation."),
        ("with", orNull(names), "The keys, or key paths, of bars that add to the same value at the same time."),
      ], optional: ["last", "changes"])
  }

  /// Every property of the table under the kind of its values, and what is told beside them.
  private static var change: String {
    let flag = type("boolean")
    let beside = Trace.Lane.Beside.allCases.map { property in
      switch property {
      case .sublayers: (property.rawValue, reference("names"))
      case .mask: (property.rawValue, types("string", "null"))
      case .clock: (property.rawValue, list(types("number", "string")))
      case .transition:
        (property.rawValue, orNull(list(types("number", "string"))))
      }
    }
    let rows =
      [(Trace.Lane.isOnScreen, flag)] + beside + LayerProperty.allCases.map { ($0.name, schema(of: $0.kind)) }
    let patterns = rows.map { "\(string("\\.\($0.0)$")):\($0.1)" }.joined(separator: ",")
    let set =
      "{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"patternProperties\":{\(patterns)}}"
    return line([
      ("t", seconds, "Seconds."), ("f", frame, "The number of the frame."),
      ("set", set, "Values that changed, under the name of their layer, a point, and the property."),
    ])
  }

  private static func schema(of kind: ValueKind) -> String {
    switch kind {
    case .none: type("null")
    case .number: reference("number")
    case .bool: type("boolean")
    case .text: types("string", "null")
    case .image: orNull(object(["type": string("string"), "pattern": string("^image ")]))
    case .path: orNull(reference("path"))
    case .point, .size, .rect, .color, .transform, .numbers, .colors, .points: orNull(reference("numbers"))
    }
  }

  // MARK: Words of the language

  private static var seconds: String { object(["type": string("number"), "minimum": "0"]) }
  private static var frame: String { object(["type": string("integer"), "minimum": "0"]) }
  private static var names: String { list(type("string")) }

  private static func string(_ text: String) -> String { JSONText.string(text) }
  private static func object(_ fields: KeyValuePairs<String, String?>) -> String { JSONText.object(fields) }
  private static func type(_ name: String) -> String { object(["type": string(name)]) }
  private static func types(_ names: String...) -> String { object(["type": JSONText.array(names.map(string))]) }
  private static func reference(_ name: String) -> String { object(["$ref": string("#/definitions/\(name)")]) }
  private static func orNull(_ schema: String) -> String {
    object(["oneOf": JSONText.array([type("null"), schema])])
  }
  private static func words(_ words: [String]) -> String { object(["enum": JSONText.array(words.map(string))]) }
  /// A list of exactly these.
  private static func tuple(_ items: [String]) -> String {
    object([
      "type": string("array"), "items": JSONText.array(items), "minItems": String(items.count),
      "maxItems": String(items.count),
    ])
  }
  private static func list(_ items: String) -> String { object(["type": string("array"), "items": items]) }

  /// An object with these fields and no others.
  private static func line(_ fields: [(String, String, String)], optional: Set<String> = []) -> String {
    let properties = fields.map { name, schema, words in
      "\(string(name)):{\"description\":\(string(words)),\(schema.dropFirst())"
    }
    let required = fields.map(\.0).filter { !optional.contains($0) }.map(string)
    return
      "{\"type\":\"object\",\"properties\":{\(properties.joined(separator: ","))},"
      + "\"required\":\(JSONText.array(required)),\"additionalProperties\":false}"
  }

  /// JSON without blanks, in lines: each field and each element on its own.
  private static func indented(_ json: String) -> String {
    var result = ""
    var (depth, isString, isEscaped) = (0, false, false)
    func newLine() -> String { "\n" + String(repeating: "  ", count: depth) }
    for character in json {
      if isString {
        isString = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
        result.append(character)
        continue
      }
      switch character {
      case "\"":
        isString = true
        result.append(character)
      case "{":
        depth += 1
        result += "{" + newLine()
      case "}":
        depth -= 1
        result += newLine() + "}"
      case ",": result += "," + newLine()
      case ":": result += ": "
      default: result.append(character)
      }
    }
    return result
  }
}
