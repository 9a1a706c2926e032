/// An expression of Lua.
public indirect enum LuaExpression: Equatable, Sendable {
  case `nil`
  case bool(Bool)
  /// A numeral, as it is written.
  case number(String)
  case string(String)
  case name(String)
  /// `...`
  case arguments
  /// `a.b`
  case member(LuaExpression, String)
  /// `a[b]`
  case index(LuaExpression, LuaExpression)
  case call(LuaExpression, [LuaExpression])
  /// `a:b(…)`
  case method(LuaExpression, String, [LuaExpression])
  case function(LuaFunction)
  case table([LuaField])
  case unary(LuaOperator, LuaExpression)
  case binary(LuaExpression, LuaOperator, LuaExpression)

  /// `a.b.c` from names.
  public static func path(_ names: String...) -> LuaExpression {
    names.dropFirst().reduce(.name(names[0])) { .member($0, $1) }
  }

  public static func integer(_ value: Int) -> LuaExpression {
    value < 0 ? .unary(.minus, .number("\(value.magnitude)")) : .number("\(value)")
  }

  /// The value of a whole numeral; nil for anything else.
  public var integer: Int? {
    switch self {
    case .number(let text): Int(text)
    case .unary(.minus, .number(let text)): Int(text).map { -$0 }
    default: nil
    }
  }

  /// True when it can be written twice: it calls nothing and makes nothing.
  public var isPlain: Bool {
    switch self {
    case .nil, .bool, .number, .string, .name, .arguments: true
    case .member(let base, _): base.isPlain
    case .index(let base, let index): base.isPlain && index.isPlain
    case .unary(_, let operand): operand.isPlain
    case .binary(let left, _, let right): left.isPlain && right.isPlain
    case .call, .method, .function, .table: false
    }
  }

  /// Both conditions, where one that always holds is left out.
  public func and(_ other: LuaExpression) -> LuaExpression {
    if self == .bool(true) { return other }
    return other == .bool(true) ? self : .binary(self, .and, other)
  }

  /// The expression that is true when this one is not, without a double `not`.
  public var negated: LuaExpression {
    switch self {
    case .unary(.not, let operand): operand
    case .binary(let left, .equal, let right): .binary(left, .unequal, right)
    case .binary(let left, .unequal, let right): .binary(left, .equal, right)
    case .bool(let value): .bool(!value)
    default: .unary(.not, self)
    }
  }
}

/// A field of a table: `name = value`, `[key] = value`, or an element.
public struct LuaField: Equatable, Sendable {
  public enum Key: Equatable, Sendable {
    case name(String)
    case expression(LuaExpression)
  }

  public var key: Key?
  public var value: LuaExpression

  public init(_ key: Key? = nil, _ value: LuaExpression) {
    self.key = key
    self.value = value
  }

  public init(_ name: String, _ value: LuaExpression) { self.init(.name(name), value) }
}

public struct LuaFunction: Equatable, Sendable {
  public var parameters: [String]
  public var body: [LuaStatement]

  public init(_ parameters: [String], _ body: [LuaStatement]) {
    self.parameters = parameters
    self.body = body
  }
}

/// The operators, and how tightly they bind.
public enum LuaOperator: String, Equatable, Sendable {
  case or, and
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case unequal = "~="
  case equal = "=="
  case bitOr = "|"
  case bitXor = "~"
  case bitAnd = "&"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case concatenation = ".."
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
  case wholeOver = "//"
  case remainder = "%"
  case not
  case length = "#"
  case power = "^"

  /// From the Lua manual, 3.4.8.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .unequal, .equal: 3
    case .bitOr: 4
    case .bitXor: 5
    case .bitAnd: 6
    case .shiftLeft, .shiftRight: 7
    case .concatenation: 8
    case .plus, .minus: 9
    case .times, .over, .wholeOver, .remainder: 10
    case .not, .length: 11
    case .power: 12
    }
  }

  static let unaryPrecedence = 11
  var isRightAssociative: Bool { self == .concatenation || self == .power }
}
