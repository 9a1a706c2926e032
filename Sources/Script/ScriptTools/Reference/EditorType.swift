import LuaSyntax
import ScriptRuntime
import ViewKit

/// The types of the API table in the notation of Lua language servers.
enum EditorType {
  /// The type of a parameter or a writable property: everything that is accepted.
  static func accepted(_ shape: Shape) -> String {
    switch shape {
    case .structure(.UIColor): "UIColor|string"
    case .object("CAMediaTimingFunction"): "CAMediaTimingFunction|CAMediaTimingFunctionName"
    case .object("UIBezierPath"): "UIBezierPath"
    case .options(let entry): "\(entry.name)|\(entry.name)[]"
    case .array(let element): array(accepted(element))
    case .optional(let shape): optional(accepted(shape))
    default: given(shape)
    }
  }

  /// The type of a result or a read-only property. An optional counts as present, so that scripts need no nil checks.
  static func given(_ shape: Shape) -> String {
    switch shape {
    case .number: "number"
    case .integer: "integer"
    case .bool: "boolean"
    case .string: "string"
    case .word(let entry): entry.name
    case .options(let entry): "\(entry.name)[]"
    case .structure(let kind): kind.rawValue
    case .object(let name): name
    case .delegate(let name): "\(name)|table"
    case .function(let parameters, let result): function(parameters, returns: result)
    case .array(let element): array(given(element))
    case .keyPath: "KeyPath"
    case .time: "number|string"
    case .priority: "number|\(Shape.priorityWords.name)"
    case .table: "table"
    case .animatable, .any: "any"
    case .optional(let shape): given(shape)
    case .nothing: "nil"
    }
  }

  /// A function that a script gives. What it returns where nothing is wanted does not matter.
  private static func function(_ parameters: KeyValuePairs<String, Shape>, returns result: Shape) -> String {
    let list = parameters.map { "\($0.key): \(given($0.value))" }.joined(separator: ", ")
    if case .nothing = result { return "fun(\(list))" }
    return "fun(\(list)): \(returned(result))"
  }

  /// The type of what a script's function returns. A delegate may always leave the answer to the system.
  static func returned(_ shape: Shape) -> String {
    if case .nothing = shape { return "any" }
    return accepted(.optional(shape.wrapped))
  }

  private static func array(_ element: String) -> String {
    element.contains("|") || element.contains("(") ? "(\(element))[]" : element + "[]"
  }

  private static func optional(_ type: String) -> String {
    if type == "any" { return type }
    return type.contains("(") ? "(\(type))|nil" : type + "|nil"
  }

  /// The name, changed if it is a keyword.
  static func name(_ name: String) -> String { LineTokens.keywords.contains(name) ? name + "_" : name }

  /// The name as the key of a field.
  static func key(_ name: String) -> String { LineTokens.keywords.contains(name) ? "[\"\(name)\"]" : name }
}
