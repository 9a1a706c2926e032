import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  func closure(_ node: ClosureExprSyntax, _ wanted: SwiftType) throws -> Value {
    var kinds: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let types, let type) = wanted.wrapped { (kinds, result) = (types, type) }
    if let written = node.signature?.returnClause { result = type(written.type) }
    let outer = function
    let outerPending = pending
    let outerGuards = guards
    let outerDepth = valueDepth
    function = FunctionContext(result: result)
    valueDepth = 0
    var captures: [LuaStatement] = []
    pending = []
    guards = []
    defer {
      function = outer
      pending = outerPending + captures
      guards = outerGuards
      valueDepth = outerDepth
    }
    scopes.append([:])
    defer { scopes.removeLast() }
    captures = try capture(node.signature?.capture)
    let names = parameters(of: node, kinds)
    let body = try closureBody(node, result)
    try LocalCount.refuse(body)
    return Value(.function(LuaFunction(names, body)), .function(kinds, result))
  }

  /// `[weak self]` goes; `[x = self.y]` is a local before the statement.
  private func capture(_ clause: ClosureCaptureClauseSyntax?) throws -> [LuaStatement] {
    var statements: [LuaStatement] = []
    for item in clause?.items ?? [] {
      let name = item.name.text.trimmedTicks
      guard name != "self" else { continue }
      let value = item.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      // A constant stays what it was. A weak property goes on being read from its owner.
      let isProperty = variable(name) == nil && program.globals[name] == nil
      if value.trimmedDescription == name, item.specifier != nil && isProperty || !isAssignedLater(name) { continue }
      let found = try copied(expression(value), of: value)
      if found.lua == .name("self") {
        scopes[scopes.count - 1][name] = Variable(lua: .name("self"), type: found.type)
        continue
      }
      let local = freshName(name)
      statements.append(.local(local, found.lua))
      scopes[scopes.count - 1][name] = Variable(lua: .name(local), type: found.type)
    }
    return statements
  }

  /// Whether a variable or a property may get another value than it has.
  private func isAssignedLater(_ name: String) -> Bool {
    if let variable = variable(name) { return variable.isVar && program.isAssigned(name) }
    if program.globals[name] != nil { return program.isAssigned(name) }
    let own = context.flatMap { info in program.chain(of: info).lazy.compactMap { $0.properties[name] }.first }
    return own.map { $0.sort != .stored || $0.isVariable && program.isAssigned(name) } ?? true
  }

  private func parameters(of node: ClosureExprSyntax, _ kinds: [SwiftType]) -> [String] {
    if let pair = tupleParameter(of: node, kinds) { return [pair] }
    func kind(_ index: Int) -> SwiftType { index < kinds.count ? kinds[index] : .unknown }
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      return list.enumerated().map { index, parameter in
        parameter.name.text == "_" ? "_" : declare(parameter.name.text.trimmedTicks, kind(index))
      }
    case .parameterClause(let clause):
      return clause.parameters.enumerated().map { index, parameter in
        let name = (parameter.secondName ?? parameter.firstName).text.trimmedTicks
        return name == "_" ? "_" : declare(name, parameter.type.map { type($0) } ?? kind(index))
      }
    case nil:
      let most = ShorthandFinder.most(in: node)
      return (0..<max(0, most + 1)).map { index in
        let base =
          most == 0 ? kind(index).name.map { Self.localName(for: $0) } ?? "x" : ["a", "b", "c", "d"][min(index, 3)]
        let lua = freshName(base)
        scopes[scopes.count - 1]["$\(index)"] = Variable(lua: .name(lua), type: kind(index))
        return lua
      }
    }
  }

  /// One parameter for a tuple that the closure takes apart: `{ index, card in … }` of `enumerated()`.
  private func tupleParameter(of node: ClosureExprSyntax, _ kinds: [SwiftType]) -> String? {
    guard kinds.count == 1, case .tuple(let types, _) = kinds[0] else { return nil }
    let names: [String]
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text.trimmedTicks)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text.trimmedTicks }
    case nil: names = ShorthandFinder.most(in: node) == types.count - 1 ? types.indices.map { "$\($0)" } : []
    }
    guard names.count == types.count, names.count > 1 else { return nil }
    let pair = freshName("pair")
    for (index, name) in names.enumerated() where name != "_" {
      scopes[scopes.count - 1][name] = Variable(
        lua: .index(.name(pair), .integer(index + 1)), type: types[index])
    }
    return pair
  }

  private func closureBody(_ node: ClosureExprSyntax, _ result: SwiftType) throws -> [LuaStatement] {
    let items = DeclarationReader.active(node.statements)
    // One expression is the result, where there is one.
    if items.count == 1, case .expr(let only) = items[0].item, !Self.isStatement(only), result != .void,
      !Comments.hasLua(items[0].leadingTrivia)
    {
      let isCall =
        only.is(FunctionCallExprSyntax.self) || only.is(TryExprSyntax.self) || only.is(OptionalChainingExprSyntax.self)
        || only.is(AwaitExprSyntax.self)
      if result != .unknown || !isCall {
        return whole(items[0]) {
          let value = try expression(only, result == .optional(.unknown) ? .unknown : result)
          if value.type == .void {
            return dressed(try statement(ofExpression: only), as: items[0])
          }
          return dressed([.return(try copied(value, of: only).lua)], as: items[0])
        }
      }
    }
    return closing(block(items), before: node.rightBrace)
  }

  /// The type of the value of a closure of one expression.
  func closureValueType(_ node: ClosureExprSyntax, _ value: ExprSyntax, _ kinds: [SwiftType]) -> SwiftType {
    alone {
      scopes.append([:])
      _ = parameters(of: node, kinds)
      return (try? expression(value).type) ?? .unknown
    }
  }

  /// Whether an expression is one that stands by itself: an assignment, or `if`.
  static func isStatement(_ node: ExprSyntax) -> Bool {
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) { return true }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { element in
        element.is(AssignmentExprSyntax.self)
          || element.as(BinaryOperatorExprSyntax.self).map { isCompound($0.operator.text) } == true
      }
    }
    return false
  }

  static func isCompound(_ symbol: String) -> Bool {
    ["+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>="].contains(symbol)
  }
}

/// The highest of `$0`, `$1`, … that a closure names, not those in it.
private final class ShorthandFinder: SyntaxVisitor {
  private var most = -1

  static func most(in node: ClosureExprSyntax) -> Int {
    let finder = ShorthandFinder(viewMode: .sourceAccurate)
    finder.walk(node.statements)
    return finder.most
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if text.hasPrefix("$"), let number = Int(text.dropFirst()), number < 16 { most = max(most, number) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
