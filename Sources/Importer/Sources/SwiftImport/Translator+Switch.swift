import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  func switched(_ node: SwitchExprSyntax) throws -> [LuaStatement] {
    let subjects = try subjects(of: node.subject, in: node)
    let cases = node.cases.flatMap { item -> [SwitchCaseSyntax] in
      switch item {
      case .switchCase(let found): return [found]
      case .ifConfigDecl(let condition):
        guard let clause = ActiveBranch.of(condition), case .switchCases(let list) = clause.elements else { return [] }
        return list.compactMap { $0.as(SwitchCaseSyntax.self) }
      }
    }
    function.continues.append(
      LoopContext(name: nil, continueLabel: "", breakLabel: "done\(nextSerial())", isSwitch: true))
    var branches: [LuaBranch] = []
    var otherwise: [LuaStatement]?
    do {
      for (index, item) in cases.enumerated() {
        scopes.append([:])
        defer { scopes.removeLast() }
        let test = try test(of: item, subjects)
        function.continues[function.continues.count - 1].cases = (cases, index)
        let body = valued(try body(of: item, at: index, in: cases))
        if test == .bool(true) { otherwise = body } else { branches.append(LuaBranch(test, body)) }
        if test == .bool(true) { break }
      }
    } catch {
      function.continues.removeLast()
      throw error
    }
    let loop = function.continues.removeLast()
    let label = loop.usesBreak ? [LuaStatement(.label(loop.breakLabel))] : []
    guard !branches.isEmpty else { return (otherwise ?? []) + label }
    if otherwise?.isEmpty == true { otherwise = nil }
    let statement = LuaStatement(.if(branches, else: otherwise))
    // A label must be the last of its block where locals follow.
    return label.isEmpty ? [statement] : [LuaStatement(.block([statement] + label))]
  }

  private func subjects(of node: ExprSyntax, in body: SwitchExprSyntax) throws -> [Value] {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return try tuple.elements.map { element in
        let value = try expression(element.expression)
        let lua = steady(value.lua, of: element.expression, in: body.cases)
        return Value(plain(lua, Self.localName(of: element.expression)), value.type)
      }
    }
    let value = try expression(node)
    switch value.lua {
    case .name, .member:
      let lua = steady(value.lua, of: node, in: body.cases)
      return [Value(plain(lua, Self.localName(of: node)), value.type)]
    default:
      // It is read at every case.
      return [Value(held(value.lua, Self.localName(of: node)), value.type)]
    }
  }

  /// A value that a pattern takes apart, in a local where it may be assigned while what is taken from it is used.
  func steady(_ lua: LuaExpression, of node: ExprSyntax, in body: some SyntaxProtocol) -> LuaExpression {
    guard let name = ChangedNames.lastName(node) else { return lua }
    let binds = body.tokens(viewMode: .sourceAccurate).contains { token in
      token.parent?.is(ValueBindingPatternSyntax.self) == true
    }
    let found = ChangedNames(in: body, mutating: program.mutatingMethods)
    let mayBeAssigned =
      found.assigned.contains(name) || found.changed.contains(name)
      || variable(name) == nil && name != "self" && found.called.contains(where: program.ownMethods.contains)
    return binds && mayBeAssigned ? held(lua, Self.localName(of: node)) : lua
  }

  private func test(of item: SwitchCaseSyntax, _ subjects: [Value]) throws -> LuaExpression {
    guard case .case(let label) = item.label else { return .bool(true) }
    var tests: [LuaExpression] = []
    for entry in label.caseItems {
      let bound = scopes[scopes.count - 1]
      defer { bindBoth(bound, where: tests.dropLast()) }
      var test = try subjects.count == 1 ? pattern(entry.pattern, subjects[0]) : pattern(entry.pattern, subjects)
      if let condition = entry.whereClause?.condition {
        let more = try isolated { Value(try self.condition(condition), .bool) }.lua
        test = test == .bool(true) ? more : .binary(test, .and, more)
      }
      if test == .bool(true) { return test }
      tests.append(test)
    }
    guard let first = tests.first else { return .bool(true) }
    return tests.dropFirst().reduce(first) { .binary($0, .or, $1) }
  }

  /// `case .fade(let time), .slide(_, let time)`: a name that several patterns bind, each to another value.
  ///
  /// - Parameters:
  ///   - former: What the patterns before the last one have bound.
  ///   - tests: When one of them fits.
  private func bindBoth(_ former: [String: Variable], where tests: some Collection<LuaExpression>) {
    guard let first = tests.first else { return }
    let fits = tests.dropFirst().reduce(first) { .binary($0, .or, $1) }
    for (name, variable) in scopes[scopes.count - 1] {
      guard let other = former[name], other.lua != variable.lua else { continue }
      scopes[scopes.count - 1][name]?.lua = .call(helper(.choose), [fits, other.lua, variable.lua])
    }
  }

  private func body(of item: SwitchCaseSyntax, at index: Int, in cases: [SwitchCaseSyntax]) throws -> [LuaStatement] {
    var items = DeclarationReader.active(item.statements)
    if let last = items.last, case .stmt(let node) = last.item {
      if node.is(FallThroughStmtSyntax.self) {
        items.removeLast()
        statements += 1
        return try block(items) + body(behind: index, in: cases)
      }
      if let leave = node.as(BreakStmtSyntax.self), leave.label == nil {
        items.removeLast()
        statements += 1
      }
    }
    return block(items)
  }

  /// The statements of the case that follows another one.
  private func body(behind index: Int, in cases: [SwitchCaseSyntax]) throws -> [LuaStatement] {
    guard index + 1 < cases.count else { return [] }
    let (before, depth) = ((statements, leftOut), function.continues.count - 1)
    function.continues[depth].cases.index = index + 1
    defer {
      // A repeated statement is counted where it was written.
      (statements, leftOut) = before
      function.continues[depth].cases.index = index
    }
    return try body(of: cases[index + 1], at: index + 1, in: cases)
  }

  /// `fallthrough` in a branch of a case: the statements of the next case, and then the end of the `switch` where others would
  /// follow.
  func fallenThrough(_ node: Syntax) throws -> [LuaStatement] {
    let depth = function.continues.count - 1
    guard depth >= 0, function.continues[depth].isSwitch else {
      throw Untranslated(.construct, "'fallthrough' in a loop")
    }
    let (cases, index) = function.continues[depth].cases
    let next = try body(behind: index, in: cases)
    if Self.isLast(node) || next.last?.endsBlock == true { return next }
    function.continues[depth].usesBreak = true
    return next + [LuaStatement(.goto(function.continues[depth].breakLabel))]
  }

  /// True for a statement behind which nothing of its case runs.
  private static func isLast(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent, !parent.is(SwitchCaseSyntax.self) {
      if parent.is(CodeBlockItemListSyntax.self), parent.children(viewMode: .sourceAccurate).last?.id != node.id {
        return false
      }
      node = parent
    }
    return true
  }

  // MARK: Patterns

  private func pattern(_ node: PatternSyntax, _ subjects: [Value]) throws -> LuaExpression {
    var elements: [PatternSyntax] = []
    if let tuple = node.as(TuplePatternSyntax.self) {
      elements = tuple.elements.map(\.pattern)
    } else if let expression = node.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
      elements = expression.elements.map { element in
        element.expression.as(PatternExprSyntax.self)?.pattern
          ?? (element.expression.is(DiscardAssignmentExprSyntax.self)
            ? PatternSyntax(WildcardPatternSyntax())
            : PatternSyntax(ExpressionPatternSyntax(expression: element.expression)))
      }
    } else if let binding = node.as(ValueBindingPatternSyntax.self) {
      return try pattern(binding.pattern, subjects)
    } else if node.is(WildcardPatternSyntax.self) {
      return .bool(true)
    }
    guard elements.count == subjects.count else {
      throw Untranslated(.construct, "a pattern of another number of values")
    }
    var tests: [LuaExpression] = []
    for (element, subject) in zip(elements, subjects) {
      let test = try pattern(element, subject)
      if test != .bool(true) { tests.append(test) }
    }
    guard let first = tests.first else { return .bool(true) }
    return tests.dropFirst().reduce(first) { .binary($0, .and, $1) }
  }

  /// When the subject fits; what the pattern binds is declared in the scope that is open.
  func pattern(_ node: PatternSyntax, _ subject: Value) throws -> LuaExpression {
    if node.is(WildcardPatternSyntax.self) { return .bool(true) }
    if let name = node.as(IdentifierPatternSyntax.self) {
      let isVar = bindsVariables
      // Lua reads it where it stands: a variable of its own could be changed.
      if isVar, program.isAssigned(name.identifier.text.trimmedTicks) {
        throw Untranslated(
          .construct, "'var' in a pattern, which is changed", hint: "bind it by 'let', and assign that to a 'var'")
      }
      scopes[scopes.count - 1][name.identifier.text.trimmedTicks] = Variable(lua: subject.lua, type: subject.type)
      return .bool(true)
    }
    if let binding = node.as(ValueBindingPatternSyntax.self) {
      let outer = bindsVariables
      bindsVariables = binding.bindingSpecifier.text == "var"
      defer { bindsVariables = outer }
      return try pattern(binding.pattern, subject)
    }
    if let test = node.as(IsTypePatternSyntax.self) { return try isKind(subject, type(test.type)) }
    if let expression = node.as(ExpressionPatternSyntax.self) { return try pattern(of: expression.expression, subject) }
    throw Untranslated(.construct, "the pattern '\(node.trimmedDescription.prefix(30))'")
  }

  private func pattern(of node: ExprSyntax, _ subject: Value) throws -> LuaExpression {
    if let sequence = node.as(SequenceExprSyntax.self) { return try pattern(of: folded(sequence), subject) }
    if let nested = node.as(PatternExprSyntax.self) { return try pattern(nested.pattern, subject) }
    if node.is(DiscardAssignmentExprSyntax.self) { return .bool(true) }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return .binary(subject.lua, .unequal, .nil)
        .and(try pattern(of: optional.expression, Value(subject.lua, subject.type.wrapped)))
    }
    if let cast = node.as(AsExprSyntax.self) {
      let target = type(cast.type)
      let test = try isKind(subject, target)
      let rest = try pattern(of: cast.expression, Value(subject.lua, target))
      return rest == .bool(true) ? test : .binary(test, .and, rest)
    }
    if let range = node.as(InfixOperatorExprSyntax.self), ["...", "..<"].contains(range.operator.trimmedDescription) {
      let first = try expression(range.leftOperand, subject.type).lua
      let last = try expression(range.rightOperand, subject.type).lua
      let end: LuaOperator = range.operator.trimmedDescription == "..." ? .lessOrEqual : .less
      return .binary(.binary(subject.lua, .greaterOrEqual, first), .and, .binary(subject.lua, end, last))
    }
    if let open = node.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
      return .binary(subject.lua, .greaterOrEqual, try expression(open.expression, subject.type).lua)
    }
    if let open = node.as(PrefixOperatorExprSyntax.self), ["...", "..<"].contains(open.operator.text) {
      let operation: LuaOperator = open.operator.text == "..." ? .lessOrEqual : .less
      return .binary(subject.lua, operation, try expression(open.expression, subject.type).lua)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return try casePattern(access, Array(call.arguments), subject)
    }
    if let access = node.as(MemberAccessExprSyntax.self) { return try casePattern(access, [], subject) }
    if node.is(NilLiteralExprSyntax.self) { return .binary(subject.lua, .equal, .nil) }
    if node.is(TupleExprSyntax.self), case .tuple(let types, _) = subject.type.wrapped {
      let parts = types.enumerated().map { Value(.index(subject.lua, .integer($0 + 1)), $1) }
      return try pattern(PatternSyntax(ExpressionPatternSyntax(expression: node)), parts)
    }
    let value = try expression(node, subject.type.wrapped)
    if program.hasOperator("~="), let own = try ownOperation("~=", [value, subject]) { return own.lua }
    if let own = try ownComparison("==", subject, value) { return own.lua }
    return try equality(subject, value, "==")
  }

  private func casePattern(_ access: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], _ subject: Value) throws
    -> LuaExpression
  {
    let name = access.declName.baseName.text.trimmedTicks
    if access.base == nil, subject.type.isOptional {
      if name == "some", let only = arguments.first {
        return .binary(subject.lua, .unequal, .nil)
          .and(try pattern(of: only.expression, Value(subject.lua, subject.type.wrapped)))
      }
      if name == "none" { return .binary(subject.lua, .equal, .nil) }
    }
    var owner = access.base.flatMap { typeReference($0) } ?? subject.type.name
    if owner == nil, !arguments.isEmpty {
      let only = program.typeOrder.filter { $0.cases.contains { $0.name == name && !$0.labels.isEmpty } }
      owner = only.count == 1 ? only[0].name : nil
    }
    if let owner, let info = program.types[owner], let found = info.cases.first(where: { $0.name == name }),
      info.hasValues
    {
      let resolver = TypeResolver(program, context: info)
      var tests: [LuaExpression] = [.binary(.member(subject.lua, "case"), .equal, .string(name))]
      if subject.type.isOptional { tests.insert(subject.lua, at: 0) }
      // `case let .moved(point)` binds all the values to one name only when there is one.
      for (index, argument) in arguments.enumerated() where index < found.types.count {
        let value = Value(.index(subject.lua, .integer(index + 1)), resolver.type(found.types[index]))
        let test: LuaExpression
        if !bindsVariables, let reference = argument.expression.as(DeclReferenceExprSyntax.self),
          variable(reference.baseName.text) == nil
        {
          scopes[scopes.count - 1][reference.baseName.text] = Variable(lua: value.lua, type: value.type)
          test = .bool(true)
        } else {
          test = try pattern(of: argument.expression, value)
        }
        if test != .bool(true) { tests.append(test) }
      }
      return tests.dropFirst().reduce(tests[0]) { .binary($0, .and, $1) }
    }
    guard arguments.isEmpty else {
      throw Untranslated(.type, "what '.\(name)(…)' belongs to is not known", hint: "write the type before the dot")
    }
    let value = try access.base == nil ? implicit(name, subject.type) : expression(ExprSyntax(access), subject.type)
    return .binary(subject.lua, .equal, value.lua)
  }
}
