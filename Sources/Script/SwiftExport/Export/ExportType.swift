import PlainText
import ScriptRuntime

/// The type of a value in the Swift that is written.
indirect enum ExportType: Equatable {
  case number, integer, bool, string, void, any
  case named(String)
  /// A set of options.
  case options(String)
  case array(ExportType)
  case function([ExportType], ExportType)
  case optional(ExportType)
  /// Swift's `!`: it may be nil, and is unwrapped where it is used.
  case unwrapped(ExportType)
  /// A type itself, as the receiver of its statics.
  case type(String)

  /// The type as it is written in Swift.
  var text: String {
    switch self {
    case .number: "CGFloat"
    case .integer: "Int"
    case .bool: "Bool"
    case .string: "String"
    case .void: "Void"
    case .any: "Any"
    case .named(let name), .options(let name), .type(let name): SwiftNames.type(named: name)
    case .array(let element): "[\(element.text)]"
    case .function(let parameters, let result): "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
    case .optional(let inner): SwiftNames.optional(inner.text)
    case .unwrapped(let inner): inner.text.contains("->") ? "(\(inner.text))!" : inner.text + "!"
    }
  }

  /// The type of a parameter that may be kept, as those of an initialiser mostly are.
  var keptText: String { if case .function = self { "@escaping " + text } else { text } }

  /// The type without a mark of nil.
  var bare: ExportType {
    switch self {
    case .optional(let inner), .unwrapped(let inner): inner.bare
    default: self
    }
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// True for optional and for unwrapped types.
  var mayBeNil: Bool { self != bare }

  /// The type with the mark of nil that it has in a declaration of Swift, where scripts may give or leave out more.
  func marked(as declaration: String) -> ExportType {
    if bare == .any || bare == .void { return self }
    return declaration.hasSuffix("?") ? .optional(bare) : bare
  }

  /// The type that the table declares; of a member of Core Animation, the type that Swift has there.
  init(_ shape: Shape, in owner: String? = nil) {
    switch shape {
    case .number, .time: self = .number
    case .integer: self = .integer
    case .bool: self = .bool
    case .string, .keyPath: self = .string
    case .word(let entry): self = .named(entry.name)
    case .options(let entry): self = .options(entry.name)
    case .priority: self = .named("UILayoutPriority")
    case .structure, .object, .delegate:
      let name = SwiftNames.type(shape, in: owner)
      self = name == "Any" ? .any : .named(name)
    case .function(let parameters, let result):
      self = .function(parameters.map { ExportType($0.value, in: owner) }, ExportType(result, in: owner))
    case .array(let element): self = .array(ExportType(element, in: owner))
    case .animatable, .any, .table: self = .any
    case .optional(let inner): self = .optional(ExportType(inner, in: owner))
    case .nothing: self = .void
    }
  }
}
