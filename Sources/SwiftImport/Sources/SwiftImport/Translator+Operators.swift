import ImportTable
import LuaTree
import SwiftSyntax

/// Operators: arithmetic, comparisons, `??`.
extension Translator {
  func prefix(_ node: PrefixOperatorExprSyntax, _ wanted: SwiftType) throws -> Value {
    switch node.operator.text {
    case "-":
      let value = try expression(node.expression, wanted)
      return Value(.unary(.minus, value.lua), value.type)
    case "+": return try expression(node.expression, wanted)
    case "!": return Value(try condition(node.expression).negated, .bool)
    case "~":
      let value = try expression(node.expression, wanted)
      return Value(.unary(.bitXor, value.lua), value.type)
    default: throw Untranslated(.construct, "the operator '\(node.operator.text)'")
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
    if let comparison = Self.comparisons[symbol] { return try comparing(left, comparison, right) }
    switch symbol {
    case "&&", "||":
      let first = try condition(left)
      let second = try isolated { Value(try condition(right), .bool) }.lua
      return Value(.binary(first, symbol == "&&" ? .and : .or, second), .bool)
    case "??": return try coalescing(left, right, wanted)
    case "...", "..<": throw Untranslated(.construct, "a range that is not part of a loop, a pattern or an index")
    case "~=": throw Untranslated(.construct, "the operator '~='")
    default: break
    }
    if let own = try ownOperator(symbol, left, right) {
      return Value(
        .call(
          use(name(of: own, in: nil)),
          [
            try expression(left, own.types.first ?? .unknown).lua,
            try expression(right, own.types.last ?? .unknown).lua,
          ]), own.result)
    }
    guard let operation = Self.arithmetic[symbol] else {
      throw Untranslated(.construct, "the operator '\(symbol)'")
    }
    return try calculating(left, operation, right, wanted)
  }

  /// An operator function of the files, when it is for operands of these types; Swift's own is nil.
  private func ownOperator(_ symbol: String, _ left: ExprSyntax, _ right: ExprSyntax) throws -> MethodInfo? {
    guard let functions = program.functions[symbol]?.filter({ $0.types.count == 2 }), !functions.isEmpty else {
      return nil
    }
    let types = (typeAlone(left).wrapped, typeAlone(right).wrapped)
    if types.0.isNumeric, types.1.isNumeric, Self.arithmetic[symbol] != nil { return nil }
    let fitting = functions.filter {
      Self.takes($0.types[0].wrapped, types.0) && Self.takes($0.types[1].wrapped, types.1)
    }
    let isUnknown = types.0 == .unknown || types.1 == .unknown
    let mayBeNumbers = [types.0, types.1].allSatisfy { $0.isNumeric || $0 == .unknown }
    if isUnknown, fitting.count + (mayBeNumbers ? 1 : 0) > 1 {
      throw Untranslated(.type, "which of the files' operators '\(symbol)' is meant is not known")
    }
    return fitting.first
  }

  func isOperator(_ name: String) -> Bool { LuaName.of(name) != name && !LuaName.keywords.contains(name) }

  /// `operator_over`, with a number where the files have more than one of that symbol.
  func name(ofOperator method: MethodInfo) -> String {
    let words: [Character: String] = [
      "+": "plus", "-": "minus", "*": "times", "/": "over", "%": "rest", "<": "less", ">": "greater", "=": "equal",
      "!": "not", "&": "and", "|": "or", "^": "hat", "~": "tilde", "?": "if", ".": "dot",
    ]
    let name = "operator_" + method.base.map { words[$0] ?? "_" }.joined()
    let all = program.functions[method.base] ?? []
    guard all.count > 1, let index = all.firstIndex(where: { $0 === method }) else { return name }
    return "\(name)_\(index + 1)"
  }

  private static func takes(_ wanted: SwiftType, _ given: SwiftType) -> Bool {
    wanted == given || given == .unknown || wanted == .unknown || wanted.isNumeric && given.isNumeric
  }

  func comparing(_ left: ExprSyntax, _ operation: LuaOperator, _ right: ExprSyntax) throws -> Value {
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
    // `a == []`: tables are equal only when they are the same.
    if case .array = first.type.wrapped, operation == .equal || operation == .unequal {
      if second.lua == .table([]) {
        return Value(.binary(.unary(.length, first.lua), operation, .number("0")), .bool)
      }
    }
    if let name = first.type.name, let info = program.types[name], info.sort == .structure,
      info.methods["=="] != nil || info.inherited.contains(where: { $0.trimmedDescription == "Equatable" })
    {
      throw Untranslated(.construct, "'==' of values of '\(name)': compare what they hold")
    }
    return Value(.binary(first.lua, operation, second.lua), .bool)
  }

  func calculating(
    _ left: ExprSyntax, _ operation: LuaOperator, _ right: ExprSyntax, _ wanted: SwiftType
  ) throws -> Value {
    let hint = wanted.wrapped
    var first = try expression(left, hint)
    var second = try isolated { try expression(right, first.type.wrapped == .unknown ? hint : first.type.wrapped) }
    // A literal takes the type of the other side.
    if Self.isLiteral(left), second.type.wrapped == .number { first.type = .number }
    if Self.isLiteral(right), first.type.wrapped == .number { second.type = .number }
    let types = (first.type.wrapped, second.type.wrapped)
    if operation == .plus, types.0 == .string || types.1 == .string {
      return Value(.binary(first.lua, .concatenation, second.lua), .string)
    }
    if operation == .plus, case .array = types.0 {
      return Value(.call(helper(.concat), [first.lua, second.lua]), types.0)
    }
    if case .named(let name) = types.0, let info = program.types[name] ?? program.extensions[name],
      info.methods.keys.contains(operation.rawValue)
    {
      throw Untranslated(.construct, "operators of '\(name)'")
    }
    let isWhole = types.0 == .integer && types.1 == .integer
    if operation == .over, isWhole, hint != .number || !Self.isLiteral(left) || !Self.isLiteral(right) {
      return Value(.binary(first.lua, .wholeOver, second.lua), .integer)
    }
    let result: SwiftType =
      isWhole ? .integer : types.0 == .unknown ? (types.1 == .number ? .number : .unknown) : types.0
    return Value(.binary(first.lua, operation, second.lua), result.isNumeric || result == .unknown ? result : types.0)
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
      return Value(.binary(first.lua, .or, second.lua), type)
    }
    if second.lua == .bool(true) { return Value(.binary(first.lua, .unequal, .bool(false)), .bool) }
    if second.lua == .bool(false) { return Value(.binary(first.lua, .or, .bool(false)), .bool) }
    let held = plain(first.lua, "value")
    return Value(
      .call(helper(.choose), [.binary(held, .unequal, .nil), held, second.lua]), .bool)
  }
}
