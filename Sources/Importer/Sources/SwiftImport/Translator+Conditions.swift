import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  /// The conditions of `if`, `guard` or `while`; locals for what they bind are in `pending`.
  ///
  /// - Parameter isFresh: Whether the names live longer in Lua than in Swift, and so must hide nothing.
  func conditions(_ list: ConditionElementListSyntax, isFresh: Bool) throws -> LuaExpression {
    var tests: [LuaExpression] = []
    for element in list {
      switch element.condition {
      case .expression(let node):
        if node.as(MacroExpansionExprSyntax.self)?.macroName.text == "available" { continue }
        let test = try tests.isEmpty ? condition(node) : isolated { Value(try condition(node), .bool) }.lua
        if test != .bool(true) { tests.append(test) }
      case .availability(let node):
        if node.availabilityKeyword.text == "#unavailable" { tests.append(.bool(false)) }
      case .optionalBinding(let binding): try bind(binding, &tests, isFresh)
      case .matchingPattern(let match):
        let subject = try after(tests, "value") { try expression(match.initializer.value) }
        let value = match.initializer.value
        let lua = tests.isEmpty ? steady(subject.lua, of: value, in: Self.reach(of: match)) : subject.lua
        let held = Value(plain(lua, Self.localName(of: value)), subject.type)
        let test = try pattern(match.pattern, held)
        if test != .bool(true) { tests.append(test) }
      }
    }
    guard let first = tests.first else { return .bool(true) }
    return tests.dropFirst().reduce(first) { .binary($0, .and, $1) }
  }

  /// Where what a condition binds is there: the statement, or the block behind a `guard`.
  private static func reach(of condition: MatchingPatternConditionSyntax) -> Syntax {
    var node = Syntax(condition)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) { node = parent }
    let isGuard = node.as(CodeBlockItemSyntax.self).map { $0.item.is(GuardStmtSyntax.self) } ?? false
    return isGuard ? node.parent ?? node : node
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, _ tests: inout [LuaExpression], _ isFresh: Bool) throws {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      guard let value = binding.initializer?.value else { return }
      let found = try after(tests, "value") { try expression(value) }
      tests.append(found.lua.isPlain ? found.lua : .binary(found.lua, .unequal, .nil))
      return
    }
    let name = pattern.identifier.text.trimmedTicks
    let value = binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    if value.trimmedDescription == "self" {
      if name != "self" {
        scopes[scopes.count - 1][name] = Variable(lua: variable("self")?.lua ?? .name("self"), type: selfType)
      }
      return
    }
    // A local tested under its own name needs no other.
    if value.trimmedDescription == name, let known = variable(name),
      !known.isVar || binding.bindingSpecifier.text == "let"
    {
      scopes[scopes.count - 1][name] = Variable(lua: known.lua, type: known.type.wrapped)
      tests.append(
        Self.mayBeFalse(known.type) && known.type.wrapped == .bool ? .binary(known.lua, .unequal, .nil) : known.lua)
      return
    }
    let declared = binding.typeAnnotation.map { type($0.type) }
    let isChanged = binding.bindingSpecifier.text == "var" && program.changedByMember.contains(name)
    var found = try after(tests, Self.localName(of: value)) {
      try copied(
        expression(value, declared.map { .optional($0) } ?? .unknown), of: value, isChanged: isChanged)
    }
    let local = declare(
      name, declared ?? found.type.wrapped, isVar: binding.bindingSpecifier.text == "var", fresh: isFresh)
    if found.type.wrapped != .bool { found.lua = found.lua.tested }
    let whole = tests.reversed().reduce(found.lua) { .binary($1, .and, $0) }
    pending.append(.local(local, tests.isEmpty ? found.lua : whole))
    if found.type.wrapped == .bool {
      tests.append(.binary(.name(local), .unequal, .nil))
    } else {
      tests = [.name(local)]
    }
  }

  /// Translates what is evaluated only when the tests before it hold: its locals are nil when they do not.
  private func after(_ tests: [LuaExpression], _ name: String, _ body: () throws -> Value) throws -> Value {
    guard !tests.isEmpty else { return try body() }
    let outer = pending
    pending = []
    let value: Value
    do { value = try body() } catch {
      pending = outer
      throw error
    }
    let inner = pending
    pending = outer
    let locals = inner.compactMap { statement -> LuaStatement? in
      guard case .local(let names, let values) = statement.kind, names.count == 1, values.count == 1 else { return nil }
      return .local(names[0], tests.reversed().reduce(values[0]) { .binary($1, .and, $0) })
    }
    if locals.count == inner.count {
      pending += locals
      return value
    }
    return Value(.call(.function(LuaFunction([], inner + [.return(value.lua)])), []), value.type)
  }

  // MARK: if

  func branches(_ node: IfExprSyntax) throws -> [LuaStatement] {
    scopes.append([:])
    let test: LuaExpression
    let outer = decidesShowing
    decidesShowing = outer || setsShowing(node)
    defer { decidesShowing = outer }
    do { test = try conditions(node.conditions, isFresh: true) } catch {
      scopes.removeLast()
      throw error
    }
    decidesShowing = outer
    let body = valued(block(node.body))
    scopes.removeLast()
    var otherwise: [LuaStatement]?
    switch node.elseBody {
    case .ifExpr(let next):
      otherwise = try scopedStatements { try branches(next) }
    case .codeBlock(let block): otherwise = valued(self.block(block))
    case nil: break
    }
    if test == .bool(true) {
      return body.contains { if case .local = $0.kind { true } else { false } } ? [LuaStatement(.block(body))] : body
    }
    if test == .bool(false) { return otherwise ?? [] }
    if let rest = otherwise, rest.count == 1, case .if(let more, let last) = rest[0].kind, rest[0].comments.isEmpty,
      case .ifExpr = node.elseBody
    {
      return [LuaStatement(.if([LuaBranch(test, body)] + more, else: last))]
    }
    return [LuaStatement(.if([LuaBranch(test, body)], else: otherwise))]
  }

  /// In a place where `if` and `switch` are values: the last expression of a branch is returned.
  func valued(_ body: [LuaStatement]) -> [LuaStatement] {
    guard valueDepth > 0, var last = body.last else { return body }
    switch last.kind {
    case .expression(let value): last.kind = .return([value])
    case .local(["_"], let values) where values.count == 1: last.kind = .return(values)
    default: return body
    }
    return body.dropLast() + [last]
  }

  func guarded(_ node: GuardStmtSyntax) throws -> [LuaStatement] {
    let test = try conditions(node.conditions, isFresh: false)
    let body = block(node.body)
    if test == .bool(true) { return [] }
    return [.if(test.negated, body)]
  }

  // MARK: Loops

  func loop(_ node: WhileStmtSyntax, named name: String?) throws -> [LuaStatement] {
    let outer = pending
    pending = []
    scopes.append([:])
    defer {
      pending = outer
      scopes.removeLast()
    }
    let test = try conditions(node.conditions, isFresh: false)
    let before = pending
    let (body, after) = looped(name) { block(node.body) }
    guard !before.isEmpty else { return [LuaStatement(.while(test, body))] + after }
    return [LuaStatement(.while(.bool(true), before + [.if(test.negated, [LuaStatement(.break)])] + body))] + after
  }

  func loop(_ node: RepeatStmtSyntax, named name: String?) throws -> [LuaStatement] {
    let (body, after) = looped(name) { block(node.body) }
    let test = try isolated { Value(try condition(node.condition), .bool) }.lua
    return [LuaStatement(.repeat(body, until: test.negated))] + after
  }

  func loop(_ node: ForStmtSyntax, named name: String?) throws -> [LuaStatement] {
    if node.awaitKeyword != nil { return try awaitedLoop(node, named: name) }
    let list = node.sequence.as(SequenceExprSyntax.self).flatMap { try? folded($0) } ?? node.sequence
    return try scoped {
      let head: ([LuaStatement]) -> LuaStatement
      var test = LuaExpression.bool(true)
      var first: [LuaStatement] = []
      if node.caseKeyword != nil {
        let found = try expression(list)
        let item = freshName("item")
        let list = try walked(found, of: list, in: node.body)
        head = { LuaStatement(.genericFor(["_", item], .call(.name("ipairs"), [list]), $0)) }
        test = try pattern(node.pattern, Value(.name(item), found.type.element))
      } else {
        let binding = node.pattern.as(ValueBindingPatternSyntax.self)
        let pattern = binding?.pattern ?? node.pattern
        head = try loopHead(pattern, list, node.body)
        // A variable of its own, which the body may change.
        if binding?.bindingSpecifier.text == "var",
          let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks,
          let item = variable(name), isCopied(item.type), program.isAssigned(name)
        {
          first = [.assign(item.lua, copy(of: item.lua, item.type))]
        }
      }
      let (body, after) = try looped(name) { () throws -> [LuaStatement] in
        var statements = first + block(node.body)
        if let condition = node.whereClause?.condition {
          let test = try isolated { Value(try self.condition(condition), .bool) }.lua
          statements = [.if(test, statements)]
        }
        return test == .bool(true) ? statements : [.if(test, statements)]
      }
      return [head(body)] + after
    }
  }

  /// The statements before the body of a `for`, and the variables it declares.
  private func loopHead(_ pattern: PatternSyntax, _ list: ExprSyntax, _ body: CodeBlockSyntax) throws
    -> ([LuaStatement]) -> LuaStatement
  {
    let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks
    if let range = list.as(InfixOperatorExprSyntax.self), ["...", "..<"].contains(range.operator.trimmedDescription) {
      let first = try expression(range.leftOperand, .integer).lua
      let last = try expression(range.rightOperand, .integer).lua
      let local = name.map { declare($0, .integer) } ?? "_"
      if let name, let least = first.integer, least >= 0 { scopes[scopes.count - 1][name]?.isNatural = true }
      let end = range.operator.trimmedDescription == "..<" ? Self.adding(-1, to: last) : last
      return { LuaStatement(.numericFor(local, from: first, to: end, by: nil, $0)) }
    }
    if let tuple = list.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first?.expression
    {
      return try loopHead(pattern, only.as(SequenceExprSyntax.self).flatMap { try? folded($0) } ?? only, body)
    }
    if let call = list.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription == "stride" { return try strideHead(name, call) }
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        call.arguments.isEmpty
      {
        if access.declName.baseName.text == "reversed", let head = try reversedHead(name, base) { return head }
        if access.declName.baseName.text == "enumerated" { return try enumeratedHead(pattern, base, body) }
      }
    }
    if let access = list.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "indices",
      let base = access.base
    {
      let count = LuaExpression.unary(.length, try expression(base).lua)
      let local = name.map { declare($0, .integer) } ?? "_"
      return {
        LuaStatement(.numericFor(local, from: .number("0"), to: .binary(count, .minus, .number("1")), by: nil, $0))
      }
    }
    var found = try expression(list)
    if found.type.wrapped == .string { throw Untranslated(.construct, "a loop over the characters of a text") }
    found.lua = try walked(found, of: list, in: body)
    if case .dictionary(let key, let value) = found.type.wrapped {
      guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2 else {
        throw Untranslated(.construct, "a loop over a dictionary without (key, value)")
      }
      let names = zip(tuple.elements, [key, value]).map { element, type in
        element.pattern.as(IdentifierPatternSyntax.self).map { declare($0.identifier.text, type) } ?? "_"
      }
      return { LuaStatement(.genericFor(names, .call(.name("pairs"), [found.lua]), $0)) }
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      var kinds: [SwiftType] = []
      if case .tuple(let types, _) = found.type.element { kinds = types }
      let item = freshName("item")
      for (index, element) in tuple.elements.enumerated() {
        if element.pattern.is(TuplePatternSyntax.self) { throw Self.patternInside }
        guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        let type = index < kinds.count ? kinds[index] : .unknown
        scopes[scopes.count - 1][name] = Variable(lua: .index(.name(item), .integer(index + 1)), type: type)
      }
      return { LuaStatement(.genericFor(["_", item], .call(.name("ipairs"), [found.lua]), $0)) }
    }
    let local = name.map { declare($0, found.type.element) } ?? "_"
    return { LuaStatement(.genericFor(["_", local], .call(.name("ipairs"), [found.lua]), $0)) }
  }

  private static var patternInside: Untranslated { Untranslated(.construct, "a pattern inside a pattern") }

  private func strideHead(_ name: String?, _ call: FunctionCallExprSyntax) throws -> ([LuaStatement]) -> LuaStatement {
    let arguments = Self.arguments(of: call)
    guard arguments.count == 3 else { throw noOverload("stride", arguments) }
    let values = try arguments.map { try expression($0.node) }
    let type: SwiftType = values.allSatisfy { $0.type == .integer } ? .integer : .number
    var last = values[1].lua
    if arguments[1].label == "to" {
      // The end itself does not count.
      guard type == .integer, let step = values[2].lua.integer else {
        throw Untranslated(.construct, "'stride(from:to:by:)' of fractions", hint: "use 'through'")
      }
      last = Self.adding(step > 0 ? -1 : 1, to: last)
    }
    let local = name.map { declare($0, type) } ?? "_"
    return { LuaStatement(.numericFor(local, from: values[0].lua, to: last, by: values[2].lua, $0)) }
  }

  private func reversedHead(_ name: String?, _ base: ExprSyntax) throws -> (([LuaStatement]) -> LuaStatement)? {
    var base = base
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      base = only.expression
    }
    if let sequence = base.as(SequenceExprSyntax.self) { base = try folded(sequence) }
    guard let range = base.as(InfixOperatorExprSyntax.self), ["...", "..<"].contains(range.operator.trimmedDescription)
    else {
      return nil
    }
    let first = try expression(range.leftOperand, .integer).lua
    let last = try expression(range.rightOperand, .integer).lua
    let end = range.operator.trimmedDescription == "..<" ? Self.adding(-1, to: last) : last
    let local = name.map { declare($0, .integer) } ?? "_"
    return { LuaStatement(.numericFor(local, from: end, to: first, by: .integer(-1), $0)) }
  }

  private func enumeratedHead(_ pattern: PatternSyntax, _ base: ExprSyntax, _ body: CodeBlockSyntax) throws
    -> ([LuaStatement]) -> LuaStatement
  {
    var found = try expression(base)
    found.lua = try walked(found, of: base, in: body)
    guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2, let first = tuple.elements.first,
      let second = tuple.elements.last
    else { throw Untranslated(.construct, "'enumerated()' without (index, element)") }
    if second.pattern.is(TuplePatternSyntax.self) { throw Self.patternInside }
    var index = "_"
    if let name = first.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      index = declare(name, .integer)
      // Lua's counts from 1.
      scopes[scopes.count - 1][name]?.lua = .binary(.name(index), .minus, .number("1"))
    }
    let item =
      second.pattern.as(IdentifierPatternSyntax.self).map { declare($0.identifier.text, found.type.element) } ?? "_"
    return { LuaStatement(.genericFor([index, item], .call(.name("ipairs"), [found.lua]), $0)) }
  }

  /// The body of a loop, with the labels that its `continue` and outer `break` go to.
  func looped(_ name: String?, _ body: () throws -> [LuaStatement]) rethrows -> ([LuaStatement], [LuaStatement]) {
    let number = function.continues.isEmpty ? "" : "\(nextSerial())"
    function.continues.append(
      LoopContext(name: name, continueLabel: "continue" + number, breakLabel: "done" + number))
    let statements: [LuaStatement]
    do { statements = try body() } catch {
      function.continues.removeLast()
      throw error
    }
    let loop = function.continues.removeLast()
    return (
      statements + (loop.usesContinue ? [LuaStatement(.label(loop.continueLabel))] : []),
      loop.usesBreak ? [LuaStatement(.label(loop.breakLabel))] : []
    )
  }

  func continued(_ label: String?) throws -> [LuaStatement] {
    guard let index = function.continues.lastIndex(where: { !$0.isSwitch && (label == nil || $0.name == label) }) else {
      throw Untranslated(.construct, "'continue' outside a loop")
    }
    function.continues[index].usesContinue = true
    return [LuaStatement(.goto(function.continues[index].continueLabel))]
  }

  func broken(_ label: String?) throws -> [LuaStatement] {
    guard let index = function.continues.lastIndex(where: { label == nil || $0.name == label }) else {
      throw Untranslated(.construct, "'break' outside a loop")
    }
    if index == function.continues.count - 1, !function.continues[index].isSwitch { return [LuaStatement(.break)] }
    function.continues[index].usesBreak = true
    return [LuaStatement(.goto(function.continues[index].breakLabel))]
  }
}
