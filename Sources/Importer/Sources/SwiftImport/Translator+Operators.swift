import ImportTable
import LuaTree
import SwiftSyntax

/// Operators: arithmetic, comparisons, `??`.
extension Translator {
  func prefix(_ node: PrefixOperatorExprSyntax, _ wanted: SwiftType) throws -> Value {
    let symbol = node.operator.text
    if program.hasOperator(symbol), let own = try ownOperation(symbol, [expression(node.expression, wanted)]) {
      return own
    }
    switch symbol {
    case "-", "+", "~":
      let value = try expression(node.expression, wanted)
      try refuseOperator(symbol, of: value.type)
      if symbol == "+" { return value }
      return Value(.unary(symbol == "-" ? .minus : .bitXor, value.lua), value.type)
    case "!": return Value(try condition(node.expression).negated, .bool)
    default: throw Untranslated(.construct, "the operator '\(symbol)'")
    }
  }

  static let arithmetic: [String: LuaOperator] = [
    "+": .plus, "-": .minus, "*": .times, "/": .over, "%": .remainder, "&+": .plus, "&-": .minus, "&*": .times,
    "|": .bitOr, "&": .bitAnd, "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight,
  ]
  static let comparisons: [String: LuaOperator] = [
    "==": .equal, "!=": .unequal, "===": .equal, "!==": .unequal, "<": .less, ">": .greater, "<=": .lessOrEqual,
    ">=": .greaterOrEqual,
  ]

  func infix(_ node: InfixOperatorExprSyntax, _ wanted: SwiftType) throws -> Value {
    if node.operator.is(AssignmentExprSyntax.self) {
      throw Untranslated(.construct, "an assignment inside an expression")
    }
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      throw Untranslated(.construct, "an operator without Lua")
    }
    let (left, right) = (node.leftOperand, node.rightOperand)
    if let comparison = Self.comparisons[symbol] { return try comparing(left, symbol, comparison, right) }
    if ["&&", "||", "??"].contains(symbol), program.hasOperator(symbol) {
      throw Untranslated(
        .construct, "the operator '\(symbol)', which the files declare anew", hint: "make it a function")
    }
    switch symbol {
    case "&&", "||":
      let first = try condition(left)
      let second = try isolated { Value(try condition(right), .bool) }.lua
      return Value(.binary(first, symbol == "&&" ? .and : .or, second), .bool)
    case "??": return try coalescing(left, right, wanted)
    case "...", "..<":
      guard ["ClosedRange", "Range"].contains(wanted.wrapped.name) else {
        throw Untranslated(.construct, "a range that is not part of a loop, a pattern or an index")
      }
      let (least, most) = (try expression(left), try isolated { try expression(right) })
      let fields = [LuaField("lowerBound", least.lua), LuaField("upperBound", most.lua)]
      return Value(.table(fields), wanted.wrapped)
    default: return try calculating(left, symbol, right, wanted)
    }
  }

  func comparing(
    _ left: ExprSyntax, _ symbol: String, _ operation: LuaOperator, _ right: ExprSyntax
  ) throws -> Value {
    // The side that says its type gives it to the other.
    let isImplicit = left.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    var first: Value
    var second: Value
    if isImplicit {
      second = try expression(right)
      first = try expression(left, second.type.wrapped)
    } else {
      first = try expression(left)
      second = try isolated { try expression(right, first.type.wrapped) }
    }
    if second.lua == .nil, operation == .equal, case .binary(let value, .or, .nil) = first.lua {
      return Value(.unary(.not, value), .bool)
    }
    if first.lua == .nil || second.lua == .nil || symbol == "===" || symbol == "!==" {
      return Value(.binary(first.lua, operation, second.lua), .bool)
    }
    if let own = try ownComparison(symbol, first, second) { return own }
    guard operation == .equal || operation == .unequal else {
      try refuseOperator(symbol, of: first.type, second.type)
      return Value(.binary(first.lua, operation, second.lua), .bool)
    }
    // `a == []`: tables are equal only when they are the same.
    if case .array = first.type.wrapped, second.lua == .table([]) {
      return Value(.binary(.unary(.length, first.lua), operation, .number("0")), .bool)
    }
    return Value(try equality(first, second, symbol), .bool)
  }

  func calculating(
    _ left: ExprSyntax, _ symbol: String, _ right: ExprSyntax, _ wanted: SwiftType
  ) throws -> Value {
    let hint = wanted.wrapped
    var first = try expression(left, hint)
    var second = try isolated { try expression(right, first.type.wrapped == .unknown ? hint : first.type.wrapped) }
    // A literal takes the type of the other side.
    if Self.isLiteral(left), second.type.wrapped == .number { first.type = .number }
    if Self.isLiteral(right), first.type.wrapped == .number { second.type = .number }
    if let own = try ownOperation(symbol, [first, second]) { return own }
    guard let operation = Self.arithmetic[symbol] else {
      throw Untranslated(.construct, "the operator '\(symbol)'")
    }
    let types = (first.type.wrapped, second.type.wrapped)
    if operation == .plus, types.0 == .string || types.1 == .string {
      return Value(.binary(first.lua, .concatenation, second.lua), .string)
    }
    if operation == .plus, case .array = types.0 {
      return Value(.call(helper(.concat), [first.lua, second.lua]), types.0)
    }
    try refuseOperator(symbol, of: types.0, types.1)
    let isWhole = types.0 == .integer && types.1 == .integer
    if operation == .over, isWhole, hint != .number || !Self.isLiteral(left) || !Self.isLiteral(right) {
      return Value(quotient(first.lua, second.lua), .integer)
    }
    if operation == .remainder, isWhole, !(isNatural(first.lua) && isNatural(second.lua)) {
      return Value(.call(LuaMath.math("fmod"), [first.lua, second.lua]), .integer)
    }
    let result: SwiftType =
      isWhole ? .integer : types.0 == .unknown ? (types.1 == .number ? .number : .unknown) : types.0
    return Value(.binary(first.lua, operation, second.lua), result.isNumeric || result == .unknown ? result : types.0)
  }

  /// Swift's whole quotient is towards zero, Lua's down: the same where neither side is negative.
  func quotient(_ first: LuaExpression, _ second: LuaExpression) -> LuaExpression {
    if isNatural(first), isNatural(second) { return .binary(first, .wholeOver, second) }
    return .call(helper(.toInt), [.binary(first, .over, second)])
  }

  /// Whether a whole number is surely not negative: a count, a numeral, the variable of a loop that begins at one.
  private func isNatural(_ lua: LuaExpression) -> Bool {
    switch lua {
    case .number, .unary(.length, _): true
    case .name: scopes.reversed().lazy.compactMap({ $0.values.first { $0.lua == lua } }).first?.isNatural == true
    case .binary(let left, let operation, let right):
      [.plus, .times, .wholeOver, .remainder].contains(operation) && isNatural(left) && isNatural(right)
    default: false
    }
  }

  static func isLiteral(_ node: ExprSyntax) -> Bool {
    if let prefix = node.as(PrefixOperatorExprSyntax.self) { return isLiteral(prefix.expression) }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isLiteral(only.expression)
    }
    if let infix = node.as(InfixOperatorExprSyntax.self) {
      return isLiteral(infix.leftOperand) && isLiteral(infix.rightOperand)
    }
    return node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
  }

  func coalescing(_ left: ExprSyntax, _ right: ExprSyntax, _ wanted: SwiftType) throws -> Value {
    let first = try expression(left, wanted)
    let kind = first.type.wrapped
    let second = try isolated { try expression(right, kind == .unknown ? wanted : kind) }
    let type = second.type.isOptional ? second.type : kind == .unknown ? second.type : kind
    guard kind == .bool || kind == .unknown && second.type == .bool else {
      return Value(.binary(first.lua.tested, .or, second.lua), type)
    }
    if second.lua == .bool(true) { return Value(.binary(first.lua, .unequal, .bool(false)), .bool) }
    if second.lua == .bool(false) { return Value(.binary(first.lua, .or, .bool(false)), .bool) }
    let held = plain(first.lua, "value")
    return Value(
      .call(helper(.choose), [.binary(held, .unequal, .nil), held, second.lua]), .bool)
  }
}
