import MotionMath

/// How a Lua language server writes the kinds of the API table.
enum EditorType {
  /// What a parameter takes, or a property that can be assigned holds: everything that is accepted.
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

  /// What a function returns, or a property that can only be read holds. An optional counts as there: who knows that
  /// there is a view need not prove it.
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
    case .function(let parameters): "fun(\(parameters))"
    case .array(let element): array(given(element))
    case .keyPath: "KeyPath"
    case .time: "number|string"
    case .table: "table"
    case .animatable, .any: "any"
    case .optional(let shape): given(shape)
    case .nothing: "nil"
    }
  }

  private static func array(_ element: String) -> String {
    element.contains("|") || element.contains("(") ? "(\(element))[]" : element + "[]"
  }

  private static func optional(_ type: String) -> String {
    if type == "any" { return type }
    return type.contains("(") ? "(\(type))|nil" : type + "|nil"
  }

  /// A name where Lua wants one that is not a keyword.
  static func name(_ name: String) -> String { luasKeywords.contains(name) ? name + "_" : name }

  /// A name as the key of a field.
  static func key(_ name: String) -> String { luasKeywords.contains(name) ? "[\"\(name)\"]" : name }

  static let luasKeywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not",
    "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
