import ImportTable
import LuaTree
import SwiftSyntax

/// `x!` and `as!`: what ends an app where it does not hold stops the script, at the line of Swift.
extension Translator {
  /// The value of `x!`, tested where nothing else would tell that it is nil.
  func unwrapped(_ value: Value, _ node: ExprSyntax) -> Value {
    let type = value.type.wrapped
    guard value.type.isOptional || value.type == .unknown, !isTold(Syntax(node), type) else {
      return Value(value.lua, type)
    }
    return Value(.call(helper(.unwrapped), [value.lua]), type)
  }

  /// The value of `x as! T`.
  func forced(_ value: Value, to target: SwiftType, _ node: AsExprSyntax) throws -> Value {
    let isKnown = value.type.wrapped == target.wrapped && target != .unknown || isSubclass(value.type, of: target)
    guard !isKnown, value.lua != .name("self"), let kind = castKind(target) else {
      return Value(unwrapped(value, ExprSyntax(node)).lua, target)
    }
    return Value(.call(helper(.cast), [value.lua, kind]), target)
  }

  /// Calls of the frameworks that take nil in scripts, as they do in Objective-C, and not in Swift.
  func mayAddNothing(_ name: String) -> Bool {
    ["addSubview", "insertSubview"].contains(name.split(separator: ".").last)
  }

  func isSubclass(_ type: SwiftType, of other: SwiftType) -> Bool {
    guard let name = type.name, let above = other.name else { return false }
    return program.isSubclass(name, of: above)
  }

  /// The kind that `cast` tests a value for: a class, or a result of Lua's `type`; nil where it cannot tell.
  private func castKind(_ target: SwiftType) -> LuaExpression? {
    switch target.wrapped {
    case .string: .string("string")
    case .bool: .string("boolean")
    case .number, .integer: .string("number")
    case .function: .string("function")
    case .array, .dictionary: .string("table")
    case .named(let name): isClass(target) ? typeName(name) : nil
    default: nil
    }
  }

  /// Whether nil there is an error by itself whose message names it: a member or an element of it, a call, arithmetic.
  private func isTold(_ node: Syntax, _ type: SwiftType) -> Bool {
    if node.id == toldByCallee { return true }
    guard let parent = node.parent else { return false }
    if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), parent.is(LabeledExprSyntax.self),
      tuple.elements.count == 1
    {
      return isTold(Syntax(tuple), type)
    }
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return access.base.map { Syntax($0) == node } == true && hasMemberInLua(type, access.declName.baseName.text)
    }
    if let call = parent.as(FunctionCallExprSyntax.self) { return Syntax(call.calledExpression) == node }
    if let index = parent.as(SubscriptCallExprSyntax.self) { return Syntax(index.calledExpression) == node }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      let symbol = infix.operator.trimmedDescription
      return (Self.arithmetic[symbol] != nil || ["<", ">", "<=", ">="].contains(symbol)) && !program.hasOperator(symbol)
    }
    return parent.is(ForceUnwrapExprSyntax.self)
  }

  /// Whether a member is read from the value itself, not by a function that is given it.
  private func hasMemberInLua(_ type: SwiftType, _ name: String) -> Bool {
    switch type {
    case .unknown: return !Self.dropped.contains(name)
    case .array: return ["count", "isEmpty", "first"].contains(name)
    case .string: return false
    case .named(let owner):
      guard program.types[owner]?.sort != .enumeration, table.enumerations[owner] == nil else { return false }
      let isAdded = program.extensions(of: program.tableName(of: owner) ?? owner).contains { added in
        added.properties[name] != nil || added.methods[name] != nil
      }
      return !isAdded && !Self.dropped.contains(name)
    default: return false
    }
  }
}
