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
    case .array(let element), .optional(let element): element.isPartial
    case .dictionary(let key, let value): key.isPartial || value.isPartial
    default: false
    }
  }

  public var isNumeric: Bool { self == .number || self == .integer }

  /// The elements of an array.
  public var element: SwiftType {
    if case .array(let element) = wrapped { element } else { .unknown }
  }

  public var name: String? {
    if case .named(let name) = wrapped { name } else { nil }
  }
}
