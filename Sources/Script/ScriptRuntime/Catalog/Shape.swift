import ViewKit

/// The kind of value of a parameter, property or result. Help shows it, completion offers its words, and given values
/// are checked against it.
package indirect enum Shape: Sendable {
  case number(Quantity)
  case integer(ClosedRange<Int>)
  case bool
  case string
  /// One word of an enumeration.
  case word(EnumEntry)
  /// One word, or an array of words.
  case options(EnumEntry)
  case structure(StructKind)
  /// An object of this class or below it.
  case object(String)
  /// An instance of a script class, or a table of functions, that implements this protocol.
  case delegate(String)
  /// A function: what it is given, by the names of its parameters, and what it returns.
  case function(KeyValuePairs<String, Shape>, returns: Shape = .nothing)
  case array(Shape)
  /// Any value that a layer can animate.
  case animatable
  case keyPath
  /// A time: seconds, or text such as `"350ms"`, `"21f"`, `"50%"`.
  case time
  /// A number above 0 and up to 1000, or a word of `UILayoutPriority`.
  case priority
  case table
  case any
  case optional(Shape)
  /// The result of a function without results.
  case nothing

  /// The accepted values, as errors name them: `a point`, `a view`, `"from" or "to"`.
  package var description: String {
    switch self {
    case .number(let quantity): quantity.description
    case .integer(let range): range.wholeNumbers
    case .bool: "true or false"
    case .string: "a string"
    case .word(let entry): entry.list
    case .options(let entry): "\(entry.list), or an array of these"
    case .structure(let kind): kind.description
    case .object(let name): "a \(name)"
    case .delegate(let name): "an object or a table of functions for \(name)"
    case .function(let parameters, _):
      parameters.isEmpty ? "a function" : "a function of (\(parameters.names))"
    case .array(let element): "an array, each \(element.description)"
    case .animatable: "a value to animate (a number, a struct, a colour or a path)"
    case .keyPath: "a key path such as \"position.x\""
    case .time: "a time: seconds, or text such as \"350ms\", \"21f\", \"50%\""
    case .priority: "a number above 0 and up to 1000, or \(Shape.priorityWords.list)"
    case .table: "a table"
    case .any: "any value"
    case .optional(let shape): shape.description + ", or nil"
    case .nothing: "nothing"
    }
  }

  /// How a signature names it: `CGPoint`, `number (seconds)`, `UIView?`.
  package var typeName: String {
    switch self {
    case .number(let quantity): quantity.unit.isEmpty ? "number" : "number (\(quantity.unit))"
    case .integer: "integer"
    case .bool: "boolean"
    case .string: "string"
    case .word(let entry), .options(let entry): entry.name
    case .structure(let kind): kind.rawValue
    case .object(let name), .delegate(let name): name
    case .function(let parameters, _): "function(\(parameters.names))"
    case .array(let element): "[\(element.typeName)]"
    case .animatable, .any: "any"
    case .keyPath: "key path"
    case .time: "time"
    case .priority: Shape.priorityWords.name
    case .table: "table"
    case .optional(let shape): shape.typeName + "?"
    case .nothing: "nothing"
    }
  }

  /// Whether a table can be a value of this kind, and so is never taken for labels.
  package var takesTable: Bool {
    switch self {
    case .array, .options, .table, .delegate, .any, .animatable: true
    case .optional(let shape): shape.takesTable
    default: false
    }
  }

  /// Whether such a table can only be an array.
  var takesList: Bool {
    switch wrapped {
    case .array, .options: true
    default: false
    }
  }

  package static let priorityWords = EnumEntry(UILayoutPriority.self)

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The shape without `optional` around it.
  package var wrapped: Shape {
    if case .optional(let shape) = self { shape } else { self }
  }

  /// Whether a function is among the values.
  var takesFunction: Bool {
    switch wrapped {
    case .function, .any: true
    default: false
    }
  }

  /// The shape of an array's elements.
  package var elements: Shape? {
    if case .array(let shape) = wrapped { shape } else { nil }
  }

  /// Whether a word may stand in its place, where words do.
  package func takes(_ word: String) -> Bool {
    if case .options(let entry) = wrapped { entry.takes(word) } else { words.contains(word) }
  }

  /// The words that can be typed in its place, for completion.
  package var words: [String] {
    switch self {
    case .word(let entry), .options(let entry): entry.words
    case .priority: Shape.priorityWords.words
    case .optional(let shape): shape.words
    default: []
    }
  }
}

extension KeyValuePairs<String, Shape> {
  /// `object, change`.
  fileprivate var names: String { map(\.key).joined(separator: ", ") }
}

/// The whole numbers that a script can give.
extension ClosedRange<Int> {
  package static let any = Int.min...Int.max
  package static let zeroOrMore = 0...Int.max
  package static let oneOrMore = 1...Int.max
  /// The range in which a Double holds every whole number, and two of them can be added.
  package static let exact = -(1 << 53)...(1 << 53)

  /// `a whole number from 1 to 1000`.
  var wholeNumbers: String {
    if self == .any { return "a whole number" }
    return "a whole number from \(lowerBound)" + (upperBound == Int.max ? "" : " to \(upperBound)")
  }
}
