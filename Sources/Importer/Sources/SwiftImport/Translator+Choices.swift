import ImportTable
import LuaTree
import SwiftSyntax

/// Conditions as values, and `?:`.
extension Translator {
  /// An expression as a condition: nil and false count as false.
  func condition(_ node: ExprSyntax) throws -> LuaExpression {
    var value = try expression(node, .bool)
    // `flag == true` of an optional is itself; `~= nil` of a value that cannot be false is the value.
    if case .binary(let operand, .unequal, .nil) = value.lua, !Self.mayBeFalse(try typeOfComparison(node)) {
      value.lua = operand
    }
    // `x ~= nil and x:isKind(T)`
    if case .binary(.binary(let operand, .unequal, .nil), .and, let test) = value.lua, Self.isKindTest(node) {
      value.lua = .binary(operand, .and, test)
    }
    return decided(value).lua.tested
  }

  private static func isKindTest(_ node: ExprSyntax) -> Bool {
    if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first { return isKindTest(only.expression) }
    if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      return sequence.elements.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true
    }
    return node.is(IsExprSyntax.self)
  }

  func typeOfComparison(_ node: ExprSyntax) throws -> SwiftType {
    guard
      let infix = node.as(InfixOperatorExprSyntax.self)
        ?? node.as(SequenceExprSyntax.self)
        .flatMap({ try? folded($0) })?.as(InfixOperatorExprSyntax.self)
    else { return .unknown }
    let counts = (statements, leftOut)
    let outer = pending
    defer {
      pending = outer
      (statements, leftOut) = counts
    }
    return (try? expression(infix.leftOperand).type) ?? .unknown
  }

  /// Whether a value of the type that is not nil may be false.
  static func mayBeFalse(_ type: SwiftType) -> Bool {
    switch type.wrapped {
    case .bool, .unknown: true
    default: false
    }
  }

  static func mayBeFalsy(_ value: Value) -> Bool {
    switch value.lua {
    case .number, .string, .table, .function: false
    case .bool(let value): !value
    case .nil: true
    default: value.type.isOptional || mayBeFalse(value.type) || value.type == .void
    }
  }

  func ternary(_ node: TernaryExprSyntax, _ wanted: SwiftType) throws -> Value {
    let test = try condition(node.condition)
    let first = try isolated { try expression(node.thenExpression, wanted) }
    let second = try isolated { try expression(node.elseExpression, wanted == .unknown ? first.type.wrapped : wanted) }
    var type = first.type
    if case .optional(.unknown) = first.type { type = second.type }
    if second.type.isOptional, !type.isOptional { type = .optional(type) }
    if type == .integer, second.type == .number { type = .number }
    if first.lua == .bool(true), second.lua == .bool(false), Self.isBoolean(test) { return Value(test, .bool) }
    if first.lua == .bool(false), second.lua == .bool(true) { return Value(test.negated, .bool) }
    return Value(chosen(test, first, second), type)
  }

  static func isBoolean(_ expression: LuaExpression) -> Bool {
    switch expression {
    case .unary(.not, _), .bool: true
    case .binary(_, let operation, _): ![.and, .or, .plus, .minus, .times, .over].contains(operation)
    default: false
    }
  }

  func chosen(_ test: LuaExpression, _ first: Value, _ second: Value) -> LuaExpression {
    if !Self.mayBeFalsy(first) { return .binary(.binary(test, .and, first.lua), .or, second.lua) }
    if !Self.mayBeFalsy(second) { return .binary(.binary(test.negated, .and, second.lua), .or, first.lua) }
    if first.lua.isPlain, second.lua.isPlain, !Self.readsOptional(first.lua), !Self.readsOptional(second.lua) {
      return .call(helper(.choose), [test, first.lua, second.lua])
    }
    let body = [
      LuaStatement(.if([LuaBranch(test, [.return(first.lua)])], else: nil)), .return(second.lua),
    ]
    return .call(.function(LuaFunction([], body)), [])
  }

  /// Whether reading it may fail where Swift would not have read it.
  static func readsOptional(_ expression: LuaExpression) -> Bool {
    switch expression {
    case .member(.name, _), .name, .nil, .bool, .number, .string: false
    case .binary(let left, _, let right): readsOptional(left) || readsOptional(right)
    case .unary(_, let operand): readsOptional(operand)
    default: true
    }
  }
}
