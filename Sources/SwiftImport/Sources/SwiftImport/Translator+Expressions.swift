import ImportTable
import LuaTree
import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Translator {
  /// - Parameter wanted: The type that its place has, `.unknown` when that says nothing.
  func expression(_ node: ExprSyntax, _ wanted: SwiftType = .unknown) throws -> Value {
    switch node.kind {
    case .integerLiteralExpr: return integer(node.trimmedDescription, wanted)
    case .floatLiteralExpr:
      return Value(.number(node.trimmedDescription.filter { $0 != "_" }), .number)
    case .booleanLiteralExpr: return Value(.bool(node.trimmedDescription == "true"), .bool)
    case .nilLiteralExpr: return Value(.nil, .optional(wanted.wrapped))
    case .stringLiteralExpr: return try string(node.cast(StringLiteralExprSyntax.self))
    case .declReferenceExpr: return try identifier(node.cast(DeclReferenceExprSyntax.self), wanted)
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
      return try chain(node, wanted)
    case .sequenceExpr: return try expression(folded(node.cast(SequenceExprSyntax.self)), wanted)
    case .infixOperatorExpr: return try infix(node.cast(InfixOperatorExprSyntax.self), wanted)
    case .prefixOperatorExpr: return try prefix(node.cast(PrefixOperatorExprSyntax.self), wanted)
    case .ternaryExpr: return try ternary(node.cast(TernaryExprSyntax.self), wanted)
    case .tupleExpr: return try tuple(node.cast(TupleExprSyntax.self), wanted)
    case .arrayExpr: return try array(node.cast(ArrayExprSyntax.self), wanted)
    case .dictionaryExpr: return try dictionary(node.cast(DictionaryExprSyntax.self), wanted)
    case .closureExpr: return try closure(node.cast(ClosureExprSyntax.self), wanted)
    case .asExpr: return try cast(node.cast(AsExprSyntax.self), wanted)
    case .isExpr:
      let test = node.cast(IsExprSyntax.self)
      let value = try expression(test.expression)
      return Value(isKind(value, type(test.type)), .bool)
    case .superExpr: return Value(.name("self"), context?.superclass.map { .named($0) } ?? .unknown)
    case .tryExpr:
      let tried = node.cast(TryExprSyntax.self)
      if tried.questionOrExclamationMark?.text == "?" { throw Untranslated(.construct, "'try?' has no Lua here") }
      return try expression(tried.expression, wanted)
    case .genericSpecializationExpr:
      return try expression(node.cast(GenericSpecializationExprSyntax.self).expression, wanted)
    case .keyPathExpr: return try keyPath(node.cast(KeyPathExprSyntax.self))
    case .macroExpansionExpr: return try macro(node.cast(MacroExpansionExprSyntax.self))
    case .switchExpr, .ifExpr: return try statementValue(node, wanted)
    case .inOutExpr: throw Untranslated(.construct, "'&' passes a variable itself, which Lua cannot")
    case .awaitExpr: throw Untranslated(.construct, "'await' has no Lua here")
    case .postfixOperatorExpr, .binaryOperatorExpr: throw Untranslated(.construct, "an operator without Lua")
    default:
      throw Untranslated(.construct, "'\(node.trimmedDescription.prefix(30))' has no Lua here")
    }
  }

  static let longestSequence = 400

  /// The operators of an expression, by their precedence.
  func folded(_ node: SequenceExprSyntax) throws -> ExprSyntax {
    guard node.elements.count < Self.longestSequence else {
      throw Untranslated(.construct, "an expression of more than \(Self.longestSequence / 2) operators")
    }
    return OperatorTable.standardOperators.foldSingle(node) { _ in }
  }

  private func integer(_ text: String, _ wanted: SwiftType) -> Value {
    var digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0b") || digits.hasPrefix("0o") {
      digits = Int(digits.dropFirst(2), radix: digits.hasPrefix("0b") ? 2 : 8).map { "\($0)" } ?? digits
    }
    return Value(.number(digits), wanted.wrapped == .number ? .number : .integer)
  }

  private func string(_ node: StringLiteralExprSyntax) throws -> Value {
    if let plain = node.representedLiteralValue { return Value(.string(plain), .string) }
    var parts: [LuaExpression] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        let content = Self.unescaped(text.content.text)
        if !content.isEmpty { parts.append(.string(content)) }
      case .expressionSegment(let hole):
        guard let only = hole.expressions.first, hole.expressions.count == 1 else {
          throw Untranslated(.construct, "a string's own interpolation")
        }
        let value = try expression(only.expression)
        parts.append(value.type == .string ? value.lua : .call(.name("tostring"), [value.lua]))
      }
    }
    guard let first = parts.first else { return Value(.string(""), .string) }
    if case .string = first {} else if parts.count == 1 { return Value(first, .string) }
    return Value(parts.dropFirst().reduce(first) { .binary($0, .concatenation, $1) }, .string)
  }

  private static func unescaped(_ text: String) -> String {
    var out = ""
    var escaped = false
    for character in text {
      if escaped {
        out += ["n": "\n", "t": "\t", "r": "\r", "0": "\0"][character] ?? String(character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        out.append(character)
      }
    }
    return out
  }

  private func tuple(_ node: TupleExprSyntax, _ wanted: SwiftType) throws -> Value {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].label == nil { return try expression(elements[0].expression, wanted) }
    var kinds: [SwiftType] = []
    if case .tuple(let types, _) = wanted.wrapped { kinds = types }
    let values = try elements.enumerated().map { index, element in
      try expression(element.expression, index < kinds.count ? kinds[index] : .unknown)
    }
    var labels = elements.map { $0.label?.text }
    if case .tuple(_, let names) = wanted.wrapped, names.count == labels.count { labels = names }
    return Value(.table(values.map { LuaField(nil, $0.lua) }), .tuple(values.map(\.type), labels))
  }

  private func array(_ node: ArrayExprSyntax, _ wanted: SwiftType) throws -> Value {
    // An option set: one word alone, or a table of words.
    if let name = wanted.name, table.enumerations[name] != nil {
      let words = try node.elements.map { try expression($0.expression, wanted.wrapped).lua }
      return Value(words.count == 1 ? words[0] : .table(words.map { LuaField(nil, $0) }), wanted.wrapped)
    }
    let element = wanted.element
    let values = try node.elements.map { try copied(expression($0.expression, element), of: $0.expression) }
    let found = element == .unknown ? values.first?.type ?? .unknown : element
    return Value(.table(values.map { LuaField(nil, $0.lua) }), .array(found))
  }

  private func dictionary(_ node: DictionaryExprSyntax, _ wanted: SwiftType) throws -> Value {
    guard case .elements(let elements) = node.content else { return Value(.table([]), wanted.wrapped) }
    var kinds = (SwiftType.unknown, SwiftType.unknown)
    if case .dictionary(let key, let value) = wanted.wrapped { kinds = (key, value) }
    let fields = try elements.map { element -> LuaField in
      let key = try expression(element.key, kinds.0)
      let value = try expression(element.value, kinds.1)
      if case .string(let name) = key.lua, LuaName.isValid(name) { return LuaField(name, value.lua) }
      return LuaField(.expression(key.lua), value.lua)
    }
    return Value(.table(fields), wanted == .unknown ? .dictionary(.unknown, .unknown) : wanted.wrapped)
  }

  private func keyPath(_ node: KeyPathExprSyntax) throws -> Value {
    let names = try node.components.map { component -> String in
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
        throw Untranslated(.construct, "a key path of more than names")
      }
      return property.declName.baseName.text
    }
    return Value(.string(names.joined(separator: ".")), .string)
  }

  private func macro(_ node: MacroExpansionExprSyntax) throws -> Value {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first?.expression else { break }
      return Value(.string(try selector(argument)), .string)
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { break }
      let names = argument.trimmedDescription.split(separator: ".").map(String.init)
      let path = names.first?.first?.isUppercase == true ? Array(names.dropFirst()) : names
      return Value(.string(path.joined(separator: ".")), .string)
    case "function": return Value(.string(""), .string)
    default: break
    }
    throw Untranslated(.construct, "'#\(node.macroName.text)' has no Lua here")
  }

  /// The Lua name of the method that `#selector` names.
  private func selector(_ node: ExprSyntax) throws -> String {
    var reference = node.as(DeclReferenceExprSyntax.self)
    var owner = context
    if let access = node.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      if let base = access.base, base.trimmedDescription != "self" {
        owner =
          typeReference(base).flatMap { program.types[$0] }
          ?? (try? expression(base))?.type.name.flatMap { program.types[$0] }
      }
    }
    guard let reference else { throw Untranslated(.construct, "a selector of more than a name") }
    let base = reference.baseName.text.trimmedTicks
    let labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : Optional($0.name.text) }
    let methods = owner.map { program.chain(of: $0).flatMap { $0.methods[base] ?? [] } } ?? []
    if let found = methods.first(where: { labels == nil || $0.labels == labels }) { return name(of: found, in: owner) }
    return LuaName.of(base)
  }

  // MARK: Operators

  private func prefix(_ node: PrefixOperatorExprSyntax, _ wanted: SwiftType) throws -> Value {
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

  private static let arithmetic: [String: LuaOperator] = [
    "+": .plus, "-": .minus, "*": .times, "/": .over, "%": .remainder, "&+": .plus, "&-": .minus, "&*": .times,
    "|": .bitOr, "&": .bitAnd, "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight,
  ]
  private static let comparisons: [String: LuaOperator] = [
    "==": .equal, "!=": .unequal, "===": .equal, "!==": .unequal, "<": .less, ">": .greater, "<=": .lessOrEqual,
    ">=": .greaterOrEqual,
  ]

  private func infix(_ node: InfixOperatorExprSyntax, _ wanted: SwiftType) throws -> Value {
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
    if let own = program.functions[symbol]?.first ?? ownOperator(symbol, left, right) {
      return Value(
        .call(
          use(name(ofOperator: symbol)),
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

  /// An operator function of a struct of the files, for its operands only.
  private func ownOperator(_ symbol: String, _ left: ExprSyntax, _ right: ExprSyntax) -> MethodInfo? { nil }

  func name(ofOperator symbol: String) -> String {
    let words: [Character: String] = [
      "+": "plus", "-": "minus", "*": "times", "/": "over", "%": "rest", "<": "less", ">": "greater", "=": "equal",
      "!": "not", "&": "and", "|": "or", "^": "hat", "~": "tilde", "?": "if", ".": "dot",
    ]
    return "operator_" + symbol.map { words[$0] ?? "_" }.joined()
  }

  private func comparing(_ left: ExprSyntax, _ operation: LuaOperator, _ right: ExprSyntax) throws -> Value {
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

  private func calculating(
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

  private func coalescing(_ left: ExprSyntax, _ right: ExprSyntax, _ wanted: SwiftType) throws -> Value {
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

  // MARK: Conditions

  /// An expression as a condition: nil and false count as false.
  func condition(_ node: ExprSyntax) throws -> LuaExpression {
    var value = try expression(node, .bool)
    // `flag == true` of an optional is itself; `~= nil` of a value that cannot be false is the value.
    if case .binary(let operand, .unequal, .nil) = value.lua, !Self.mayBeFalse(try typeOfComparison(node)) {
      value.lua = operand
    }
    return value.lua
  }

  private func typeOfComparison(_ node: ExprSyntax) throws -> SwiftType {
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

  private func ternary(_ node: TernaryExprSyntax, _ wanted: SwiftType) throws -> Value {
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

  private static func isBoolean(_ expression: LuaExpression) -> Bool {
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
  private static func readsOptional(_ expression: LuaExpression) -> Bool {
    switch expression {
    case .member(.name, _), .name, .nil, .bool, .number, .string: false
    case .binary(let left, _, let right): readsOptional(left) || readsOptional(right)
    case .unary(_, let operand): readsOptional(operand)
    default: true
    }
  }

  // MARK: Casts

  private func cast(_ node: AsExprSyntax, _ wanted: SwiftType) throws -> Value {
    let target = type(node.type)
    guard node.questionOrExclamationMark?.text == "?" else {
      let value = try expression(node.expression, target)
      return Value(
        value.lua, value.type.isOptional && node.questionOrExclamationMark == nil ? .optional(target) : target)
    }
    let value = try expression(node.expression)
    // Known to be one already.
    if let have = value.type.name, let want = target.name, program.isSubclass(have, of: want) {
      return Value(value.lua, .optional(target))
    }
    guard let want = target.name, program.types[want]?.sort ?? .class != .protocol else {
      return Value(try conforming(value, target), .optional(target))
    }
    guard program.table.kinds[want] != nil || program.types[want] != nil else {
      if program.table.enumerations[want] != nil { return Value(value.lua, .optional(target)) }
      throw Untranslated(unknownCode(want), unknownText(want))
    }
    let held = plain(value.lua, Self.localName(for: want))
    let test = LuaExpression.method(held, "isKind", [typeName(want)])
    // A struct of the table is no object.
    if table.isStructure(want) { return Value(held, .optional(target)) }
    let tested = LuaExpression.binary(test, .and, held)
    let isThere = held == .name("self") || !value.type.isOptional && value.type.name != nil
    return Value(isThere ? tested : .binary(held, .and, tested), .optional(target))
  }

  /// A value that conforms to a protocol, or nil: one with its first method does.
  private func conforming(_ value: Value, _ target: SwiftType) throws -> LuaExpression {
    guard let want = target.name, let info = program.types[want], let method = info.methods.values.joined().first else {
      return value.lua
    }
    let held = plain(value.lua, "value")
    let tested = LuaExpression.binary(.member(held, name(of: method, in: info)), .and, held)
    return .binary(held, .and, tested)
  }

  func isKind(_ value: Value, _ target: SwiftType) -> LuaExpression {
    guard let want = target.name else { return .binary(value.lua, .unequal, .nil) }
    if let info = program.types[want], info.sort == .protocol, let method = info.methods.values.joined().first {
      return .binary(.member(value.lua, name(of: method, in: info)), .unequal, .nil)
    }
    let test = LuaExpression.method(value.lua, "isKind", [typeName(want)])
    guard value.type.isOptional || value.type == .unknown, value.lua.isPlain else { return test }
    return .binary(value.lua, .and, test)
  }

  /// `view` for `UIImageView`: what a person would call one.
  static func localName(for type: String) -> String {
    var last = ""
    for character in type {
      if character.isUppercase { last = String(character.lowercased()) } else { last.append(character) }
    }
    return last.isEmpty || !LuaName.isValid(last) ? "value" : last
  }

  /// `if` or `switch` as a value.
  private func statementValue(_ node: ExprSyntax, _ wanted: SwiftType) throws -> Value {
    let outer = function
    function.result = wanted
    defer { function = outer }
    let outerPending = pending
    pending = []
    valueDepth += 1
    defer {
      pending = outerPending
      valueDepth -= 1
    }
    let body = try statement(ofExpression: node)
    return Value(.call(.function(LuaFunction([], pending + body)), []), wanted)
  }
}
