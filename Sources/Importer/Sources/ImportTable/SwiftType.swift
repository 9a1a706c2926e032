/// A type of Swift, as far as the translation depends on it.
public indirect enum SwiftType: Equatable, Sendable {
  case unknown
  /// Any type of floating point.
  case number
  case integer
  case bool
  case string
  case void
  /// A class, struct, protocol or enumeration, of the table or of the files.
  case named(String)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  /// A class of scripts for whose elements a task waits: a group of tasks, a stream.
  case awaited(String, SwiftType)
  case optional(SwiftType)
  case function([SwiftType], SwiftType)
  /// Its elements, and their names.
  case tuple([SwiftType], [String?])
  /// A type itself, as in `UIView.self`.
  case type(String)

  /// The type without `optional` around it.
  public var wrapped: SwiftType {
    if case .optional(let type) = self { type.wrapped } else { self }
  }

  public var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  public var isFunction: Bool {
    if case .function = wrapped { true } else { false }
  }

  /// Whether something of it is not known.
  public var isPartial: Bool {
    switch self {
    case .unknown: true
    case .array(let element), .optional(let element), .awaited(_, let element): element.isPartial
    case .dictionary(let key, let value): key.isPartial || value.isPartial
    default: false
    }
  }

  public var isNumeric: Bool { self == .number || self == .integer }

  /// The elements of an array, a stream or a group.
  public var element: SwiftType {
    switch wrapped {
    case .array(let element), .awaited(_, let element): element
    default: .unknown
    }
  }

  public var name: String? {
    switch wrapped {
    case .named(let name), .awaited(let name, _): name
    default: nil
    }
  }
}
