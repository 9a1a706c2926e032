import ImportTable
import LuaTree
import SwiftSyntax

/// Operators that the files declare: functions with a name in Lua, and their uses calls.
extension Translator {
  struct OwnOperator {
    let method: MethodInfo
    /// The type whose static function it is; nil for one at file scope.
    let owner: TypeInfo?
  }

  func isOperator(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    return !first.isLetter && first != "_" && first != "$"
  }

  /// `operator_over`, with a number where the files or the type have more than one of that symbol.
  func name(ofOperator method: MethodInfo, in owner: TypeInfo?) -> String {
    let words: [Character: String] = [
      "+": "plus", "-": "minus", "*": "times", "/": "over", "%": "rest", "<": "less", ">": "greater", "=": "equal",
      "!": "not", "&": "and", "|": "or", "^": "hat", "~": "tilde", "?": "if", ".": "dot",
    ]
    let name =
      "operator_"
      + method.base.map { symbol in
        words[symbol] ?? symbol.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined()
      }.joined()
    let all = owner.map { $0.methods[method.base] ?? [] } ?? program.functions[method.base] ?? []
    guard all.count > 1, let index = all.firstIndex(where: { $0 === method }) else { return name }
    return "\(name)_\(index + 1)"
  }

  /// True for `+=` and operators like it, which in Lua return the new value of their first operand.
  func isChangingOperator(_ method: MethodInfo) -> Bool {
    isOperator(method.base) && Self.isCompound(method.base) && method.changesFirst && method.result == .void
  }

  /// The files' operators of a symbol, for so many operands.
  private func ownOperators(_ symbol: String, _ count: Int, isPostfix: Bool) -> [OwnOperator] {
    guard program.hasOperator(symbol) else { return [] }
    var found = (program.functions[symbol] ?? []).map { OwnOperator(method: $0, owner: nil) }
    for info in program.typeOrder + program.extensions.values.sorted(by: { $0.name < $1.name }) {
      found += (info.methods[symbol] ?? []).map { OwnOperator(method: $0, owner: info) }
    }
    return found.filter { $0.method.types.count == count && $0.method.hasBody && $0.method.isPostfix == isPostfix }
  }

  /// The files' operator for operands of these types; nil when Swift's own is meant.
  private func ownOperator(_ symbol: String, _ given: [SwiftType], isPostfix: Bool) throws -> OwnOperator? {
    let all = ownOperators(symbol, given.count, isPostfix: isPostfix)
    guard !all.isEmpty else { return nil }
    let given = given.map(\.wrapped)
    // No other one has the symbol: it is meant, whatever the operands are.
    let isNew = Self.arithmetic[symbol] == nil && Self.comparisons[symbol] == nil && !Self.isCompound(symbol)
    if all.count == 1, isNew, given.count == 2 { return all[0] }
    let exact = all.filter { $0.method.types.map(\.wrapped) == given }
    if let only = exact.first, exact.count == 1 { return only }
    if given.allSatisfy(\.isNumeric) {
      let isSwifts = given.count == 1 ? ["-", "+", "~"].contains(symbol) && !isPostfix : Self.arithmetic[symbol] != nil
      guard !isSwifts, Self.comparisons[symbol] == nil else { return nil }
    }
    let fitting = all.filter { zip($0.method.types, given).allSatisfy { takes($0.wrapped, $1) } }
    let isUnknown = given.contains(.unknown)
    let mayBeSwifts = isUnknown && given.allSatisfy { $0.isNumeric || $0 == .unknown }
    guard fitting.count + (mayBeSwifts ? 1 : 0) <= 1 || !isUnknown else {
      throw Untranslated(.type, "which of the files' operators '\(symbol)' is meant is not known")
    }
    return fitting.first
  }

  private func takes(_ wanted: SwiftType, _ given: SwiftType) -> Bool {
    if wanted == given || given == .unknown || wanted == .unknown || wanted.isNumeric && given.isNumeric { return true }
    guard let wanted = wanted.name, let given = given.name else { return false }
    return program.isSubclass(given, of: wanted)
  }

  /// The call of the files' operator; nil when Swift's own is meant.
  func ownOperation(_ symbol: String, _ operands: [Value], isPostfix: Bool = false) throws -> Value? {
    guard let own = try ownOperator(symbol, operands.map(\.type), isPostfix: isPostfix) else { return nil }
    let takesOptionals = own.method.types.contains(where: \.isOptional)
    if !takesOptionals, operands.contains(where: \.type.isOptional) {
      throw Untranslated(.construct, "the files' own '\(symbol)' of what may be nil", hint: "unwrap it first")
    }
    if own.method.changesFirst, !Self.isCompound(symbol) {
      throw Untranslated(.construct, "the operator '\(symbol)', which changes its operand", hint: "make it a function")
    }
    return Value(call(own, operands.map(\.lua)), own.method.result)
  }

  private func call(_ own: OwnOperator, _ operands: [LuaExpression]) -> LuaExpression {
    let name = self.name(of: own.method, in: own.owner)
    guard let owner = own.owner else { return .call(use(name), operands) }
    if owner.sort == .systemExtension { return .call(use(extensionName(owner, name)), operands) }
    return .call(.member(typeName(owner.name), name), operands)
  }

  /// `reduce(0, +)`: an operator as a function of two values of the types wanted.
  func operatorFunction(_ symbol: String, _ wanted: SwiftType) throws -> Value? {
    guard case .function(let types, let result) = wanted.wrapped, types.count == 2,
      types.allSatisfy({ $0.isNumeric || $0 == .string })
    else { return nil }
    let operation: LuaOperator? =
      types[0] == .string
      ? (symbol == "+" ? .concatenation : Self.comparisons[symbol])
      : Self.comparisons[symbol] ?? (["+", "-", "*"].contains(symbol) ? Self.arithmetic[symbol] : nil)
    guard let operation else { return nil }
    let body = LuaStatement.return(.binary(.name("a"), operation, .name("b")))
    return Value(.function(LuaFunction(["a", "b"], [body])), .function(types, result))
  }

  /// `a != b` by the files' `==`, `a >= b` by their `<`, as Equatable and Comparable have it.
  func ownComparison(_ symbol: String, _ first: Value, _ second: Value) throws -> Value? {
    if let found = try ownOperation(symbol, [first, second]) { return found }
    switch symbol {
    case "!=": return try ownOperation("==", [first, second]).map { Value(.unary(.not, $0.lua), .bool) }
    case ">": return try ownOperation("<", [second, first])
    case "<=": return try ownOperation("<", [second, first]).map { Value(.unary(.not, $0.lua), .bool) }
    case ">=": return try ownOperation("<", [first, second]).map { Value(.unary(.not, $0.lua), .bool) }
    default: return nil
    }
  }

  /// Refuses an operator that neither Lua nor a known file declares.
  func refuseOperator(_ symbol: String, of types: SwiftType...) throws {
    for case .named(let name) in types.map(\.wrapped) {
      guard program.types[name] != nil || table.kinds[name] != nil else { continue }
      throw Untranslated(.elsewhere, "the operator '\(symbol)' of '\(name)' is declared in a file that was not given")
    }
  }
}
