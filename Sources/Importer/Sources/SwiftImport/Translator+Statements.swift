import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  /// The statements of a block, with a scope of their own.
  func block(_ items: [CodeBlockItemSyntax]) -> [LuaStatement] {
    scopes.append([:])
    defer { scopes.removeLast() }
    return openBlock(items)
  }

  func block(_ node: CodeBlockSyntax) -> [LuaStatement] {
    closing(block(DeclarationReader.active(node.statements)), before: node.rightBrace)
  }

  /// With the comments that stand before the closing brace.
  func closing(_ statements: [LuaStatement], before brace: TokenSyntax) -> [LuaStatement] {
    statements + ending(before: brace)
  }

  /// The statements in the scope that is open.
  func openBlock(_ items: [CodeBlockItemSyntax]) -> [LuaStatement] {
    var body: [LuaStatement] = []
    var deferred: [LuaStatement] = []
    for (index, item) in items.enumerated() {
      body += pieces(before: item)
      if case .stmt(let node) = item.item, let later = node.as(DeferStmtSyntax.self) {
        let rest = items[(index + 1)...]
        if rest.contains(where: { BlockExit.isIn(Syntax($0), byErrors: true) }) {
          // It runs wherever the block is left.
          body += whole(item) {
            let made = LuaFunction([], deferredBlock(later))
            let held = LuaExpression.call(helper(.deferred), [.function(made)])
            return dressed([LuaStatement(.local(["_ <close>"], [held]))], as: item)
          }
          continue
        }
        let made = whole(item) { dressed(deferredBlock(later), as: item) }
        deferred = made + deferred
        continue
      }
      let translated = whole(item) { dressed(try statement(item), as: item) }
      body += translated
      if let last = translated.last, last.endsBlock, index < items.count - 1 {
        // Lua ends a block with `return`; what follows one is never reached.
        statements += items[(index + 1)...].reduce(0) { $0 + StatementCount.of(Syntax($1)) }
        break
      }
    }
    return body + deferred
  }

  /// In an initialiser, what it sets is observed.
  private func deferredBlock(_ node: DeferStmtSyntax) -> [LuaStatement] {
    let outer = function.isInit
    function.isInit = false
    defer { function.isInit = outer }
    return block(node.body)
  }

  func statement(_ item: CodeBlockItemSyntax) throws -> [LuaStatement] {
    switch item.item {
    case .decl(let node): return try declaration(node)
    case .stmt(let node): return try statement(node)
    case .expr(let node): return try statement(ofExpression: node)
    }
  }

  private func statement(_ node: StmtSyntax) throws -> [LuaStatement] {
    if let wrapper = node.as(ExpressionStmtSyntax.self) { return try statement(ofExpression: wrapper.expression) }
    if let node = node.as(ReturnStmtSyntax.self) { return try returned(node) }
    if let node = node.as(GuardStmtSyntax.self) { return try guarded(node) }
    if let node = node.as(ForStmtSyntax.self) { return try loop(node, named: nil) }
    if let node = node.as(WhileStmtSyntax.self) { return try loop(node, named: nil) }
    if let node = node.as(RepeatStmtSyntax.self) { return try loop(node, named: nil) }
    if let node = node.as(LabeledStmtSyntax.self) {
      let name = node.label.text
      if let loop = node.statement.as(ForStmtSyntax.self) { return try self.loop(loop, named: name) }
      if let loop = node.statement.as(WhileStmtSyntax.self) { return try self.loop(loop, named: name) }
      throw Untranslated(.construct, "a label of something else than a loop")
    }
    if let node = node.as(BreakStmtSyntax.self) { return try broken(node.label?.text) }
    if let node = node.as(ContinueStmtSyntax.self) { return try continued(node.label?.text) }
    if let node = node.as(ThrowStmtSyntax.self) {
      // Text as it is, without a location in front, is no mistake to a task.
      let level: [LuaExpression] = program.hasTasks ? [.number("0")] : []
      return [.call(.call(.name("error"), [try expression(node.expression).lua] + level))]
    }
    if let node = node.as(DoStmtSyntax.self) {
      if node.catchClauses.isEmpty { return [LuaStatement(.block(block(node.body)))] }
      return try caught(node)
    }
    if node.is(FallThroughStmtSyntax.self) { return try fallenThrough(Syntax(node)) }
    throw Untranslated(.construct, "'\(node.trimmedDescription.prefix(20))' has no Lua here")
  }

  private func caught(_ node: DoStmtSyntax) throws -> [LuaStatement] {
    let returns = EarlyExit.isIn(Syntax(node.body))
    guard node.catchClauses.count == 1, let clause = node.catchClauses.first, clause.catchItems.isEmpty,
      !BlockExit.isIn(Syntax(node.body), byErrors: false, byReturns: false),
      !returns || !function.isInit && !function.isFactory && !function.changesSelf && valueDepth == 0
    else {
      throw Untranslated(.construct, "'do' with several ways to catch, or a 'break' or 'continue' in it")
    }
    let succeeded = freshName("ok")
    let problem = freshName("problem")
    let outer = function.isCaught
    function.isCaught = true
    let body = block(node.body)
    function.isCaught = outer
    let failure = try scoped { () -> [LuaStatement] in
      scopes[scopes.count - 1]["error"] = Variable(lua: .name(problem), type: .unknown)
      return block(clause.body)
    }
    let call = LuaExpression.call(.name("pcall"), [.function(LuaFunction([], body))])
    let isUsed = clause.body.tokens(viewMode: .sourceAccurate).contains { $0.text == "error" }
    if returns {
      // Its own result comes behind true.
      let value = function.result == .void ? [] : [freshName("value")]
      let leave = LuaStatement(.return((outer ? [.bool(true)] : []) + value.map { .name($0) }))
      let tried = LuaStatement(.local([succeeded, problem] + value, [call]))
      if failure.isEmpty {
        return [tried, .if(.binary(.name(succeeded), .and, .name(problem)), [leave])]
      }
      let failed = LuaBranch(.unary(.not, .name(succeeded)), failure)
      return [tried, LuaStatement(.if([failed, LuaBranch(.name(problem), [leave])], else: nil))]
    }
    return [
      LuaStatement(.local(isUsed ? [succeeded, problem] : [succeeded], [call])),
      .if(.unary(.not, .name(succeeded)), failure),
    ]
  }

  private func returned(_ node: ReturnStmtSyntax) throws -> [LuaStatement] {
    guard function.isCaught else { return try plainlyReturned(node) }
    let statements = try plainlyReturned(node)
    return statements.map { statement in
      guard case .return(let values) = statement.kind else { return statement }
      var marked = statement
      marked.kind = .return([.bool(true)] + values)
      return marked
    }
  }

  private func plainlyReturned(_ node: ReturnStmtSyntax) throws -> [LuaStatement] {
    guard let value = node.expression else {
      return [function.changesSelf || function.isFactory ? .return(.name("self")) : LuaStatement(.return([]))]
    }
    if function.isInit {
      if value.is(NilLiteralExprSyntax.self) {
        if function.isFactory { return [.return(.nil)] }
        throw Untranslated(.meaning, "an initialiser that may fail")
      }
      return [LuaStatement(.return([]))]
    }
    let found = try settled(value, function.result)
    if found.type == .void, found.lua == .nil { return [LuaStatement(.return([]))] }
    // A local is not used any more.
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, variable(name) != nil {
      return [.return(found.lua)]
    }
    return [.return(try copied(found, of: value).lua)]
  }

  // MARK: Expressions that stand by themselves

  func statement(ofExpression node: ExprSyntax, isValue: Bool = false) throws -> [LuaStatement] {
    if let node = node.as(IfExprSyntax.self) { return try branches(node) }
    if let node = node.as(SwitchExprSyntax.self) { return try switched(node) }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return try statement(ofExpression: folded(sequence), isValue: isValue)
    }
    if let infix = node.as(InfixOperatorExprSyntax.self) {
      if infix.operator.is(AssignmentExprSyntax.self) { return try assigned(infix.leftOperand, infix.rightOperand) }
      if let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, Self.isCompound(symbol) {
        return try assigned(infix.leftOperand, infix.rightOperand, by: String(symbol.dropLast()))
      }
    }
    if let choice = node.as(TernaryExprSyntax.self) {
      let test = try condition(choice.condition)
      let first = try scopedStatements { try statement(ofExpression: choice.thenExpression) }
      let second = try scopedStatements { try statement(ofExpression: choice.elseExpression) }
      return [LuaStatement(.if([LuaBranch(test, first)], else: second))]
    }
    if let tried = node.as(TryExprSyntax.self), tried.questionOrExclamationMark?.text != "?" {
      return try statement(ofExpression: tried.expression)
    }
    if let awaited = node.as(AwaitExprSyntax.self) {
      return try statement(ofExpression: awaited.expression, isValue: isValue)
    }
    if let swap = try swapped(node) { return swap }
    if let made = try delegatedInitializer(node) { return made }
    if isValue {
      return [.return(try expression(node, function.result).lua)]
    }
    let outer = guards
    guards = []
    defer { guards = outer }
    let value = try link(node, .unknown)
    let inner = guards
    switch value.lua {
    case .call(.function(let function), let arguments) where arguments.isEmpty:
      return Self.under(inner, Self.inlined(function) ?? [.call(value.lua)])
    case .call, .method: return Self.under(inner, [.call(value.lua)])
    case .nil, .name: return []
    case .binary(let held, .and, let call):
      if case .method = call { return [.if(held, [.call(call)])] }
      return [.local("_", value.lua)]
    default: return [.local("_", value.lua)]
    }
  }

  /// Statements under the conditions of a chain.
  static func under(_ guards: [LuaExpression], _ body: [LuaStatement]) -> [LuaStatement] {
    guard let first = guards.first else { return body }
    return [.if(guards.dropFirst().reduce(first) { .binary($0, .and, $1) }, body)]
  }

  /// Statements with what has to come before them, in a block of their own.
  func scopedStatements(_ body: () throws -> [LuaStatement]) throws -> [LuaStatement] {
    let outer = pending
    pending = []
    scopes.append([:])
    defer {
      pending = outer
      scopes.removeLast()
    }
    let statements = try body()
    return pending + statements
  }

  /// `swap(&a, &b)`
  private func swapped(_ node: ExprSyntax) throws -> [LuaStatement]? {
    guard let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "swap",
      call.arguments.count == 2
    else { return nil }
    let places = try call.arguments.map { argument -> LuaExpression in
      guard let variable = argument.expression.as(InOutExprSyntax.self) else {
        throw Untranslated(.construct, "'swap' of values")
      }
      return try expression(variable.expression).lua
    }
    return [LuaStatement(.assign(places, places.reversed()))]
  }

  // MARK: Declarations

  func declaration(_ node: DeclSyntax) throws -> [LuaStatement] {
    if let variable = node.as(VariableDeclSyntax.self) { return try locals(variable) }
    if let function = node.as(FunctionDeclSyntax.self) { return try localFunction(function) }
    if node.is(TypeAliasDeclSyntax.self) || node.is(ImportDeclSyntax.self) { return [] }
    throw Untranslated(.construct, "a type that is declared inside a function", hint: "declare it outside")
  }

  private func localFunction(_ node: FunctionDeclSyntax) throws -> [LuaStatement] {
    let method = DeclarationReader.method(node)
    method.resolve(in: program, context)
    let lua = declare(method.base, .function(method.types, method.result))
    scopes[scopes.count - 1][method.base]?.method = method
    let function = try body(of: method, node.signature.parameterClause.parameters, node.body)
    return [LuaStatement(.localFunction(lua, function))]
  }

  private func locals(_ node: VariableDeclSyntax) throws -> [LuaStatement] {
    try Self.refuseWrapper(node)
    if node.modifiers.has("async") { return try childTasks(node) }
    let isVar = node.bindingSpecifier.text == "var"
    var statements: [LuaStatement] = []
    for binding in node.bindings {
      if binding.accessorBlock != nil {
        throw Untranslated(.construct, "a local variable that is computed or observed")
      }
      if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        statements += try destructured(tuple, binding.initializer?.value, isVar)
        continue
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if let value = binding.initializer?.value { statements.append(.local("_", try expression(value).lua)) }
        continue
      }
      let name = pattern.identifier.text.trimmedTicks
      let declared = binding.typeAnnotation.map { type($0.type) }
      try refuseSet(binding.typeAnnotation?.type, binding.initializer?.value)
      guard let value = binding.initializer?.value else {
        statements.append(.local(declare(name, declared ?? .unknown, isVar: isVar), .nil))
        continue
      }
      var found = try expression(value, declared ?? .unknown)
      found = try copied(found, of: value, isChanged: isVar && program.changedByMember.contains(name))
      // A variable that is 0 here may be 0.5 there.
      let kind = declared ?? found.type
      statements.append(.local(declare(name, kind, isVar: isVar), found.lua))
    }
    return statements
  }

  private func destructured(_ tuple: TuplePatternSyntax, _ value: ExprSyntax?, _ isVar: Bool) throws -> [LuaStatement] {
    guard let value else { throw Untranslated(.construct, "several variables at once without a value") }
    let names = try tuple.elements.map { element -> String in
      if element.pattern.is(WildcardPatternSyntax.self) { return "_" }
      guard let pattern = element.pattern.as(IdentifierPatternSyntax.self) else {
        throw Untranslated(.construct, "a pattern inside a pattern")
      }
      return pattern.identifier.text
    }
    let found = try expression(value)
    var types = [SwiftType](repeating: .unknown, count: names.count)
    if case .tuple(let kinds, _) = found.type.wrapped {
      for index in names.indices where index < kinds.count { types[index] = kinds[index] }
    }
    let locals = zip(names, types).map { $0 == "_" ? "_" : declare($0, $1, isVar: isVar) }
    if case .table(let fields) = found.lua, fields.count == names.count {
      let parts = value.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) } ?? []
      let values = try fields.indices.map { index -> LuaExpression in
        guard index < parts.count else { return fields[index].value }
        let isChanged = isVar && program.changedByMember.contains(names[index])
        return try copied(Value(fields[index].value, types[index]), of: parts[index], isChanged: isChanged).lua
      }
      return [LuaStatement(.local(locals, values))]
    }
    // One call in a table has all of the results itself.
    if case .table(let fields) = found.lua, fields.count == 1, fields[0].key == nil {
      return [LuaStatement(.local(locals, [fields[0].value]))]
    }
    return [LuaStatement(.local(locals, [.call(.path("table", "unpack"), [found.lua])]))]
  }

  // MARK: Functions

  /// - Parameter first: Statements before those of the body, such as the initial values of properties.
  func body(
    of method: MethodInfo, _ parameters: FunctionParameterListSyntax, _ block: CodeBlockSyntax?,
    context newFunction: FunctionContext? = nil, first: [LuaStatement] = [], givesBack: Bool = false,
    selfName: String? = nil
  ) throws -> LuaFunction {
    try refuseSpecial(parameters)
    let outer = function
    function = newFunction ?? FunctionContext(result: method.result)
    scopes.append([:])
    defer {
      function = outer
      scopes.removeLast()
    }
    if let selfName { scopes[scopes.count - 1]["self"] = Variable(lua: .name(selfName), type: selfType) }
    var names: [String] = []
    var statements: [LuaStatement] = []
    for (index, parameter) in parameters.enumerated() {
      let swiftName = method.names[index]
      let type = parameter.ellipsis == nil ? method.types[index] : .array(method.types[index])
      if parameter.ellipsis != nil {
        guard index == parameters.count - 1 else {
          throw Untranslated(.construct, "any number of arguments that are not the last")
        }
        names.append("...")
        statements.append(.local(declare(swiftName, type), .table([LuaField(nil, .arguments)])))
        continue
      }
      if parameter.type.trimmedDescription.hasPrefix("inout "), !givesBack || index > 0,
        !isClass(type) || Self.assigns(swiftName, around: parameter)
      {
        throw Untranslated(.construct, "an 'inout' parameter", hint: "give back the new value")
      }
      let lua = swiftName == "_" ? "_" : declare(swiftName, type)
      names.append(lua)
      if let value = parameter.defaultValue?.value, !value.is(NilLiteralExprSyntax.self) {
        let given = try isolated { try expression(value, type) }
        statements.append(.if(.binary(.name(lua), .equal, .nil), [.assign(.name(lua), given.lua)]))
      }
    }
    statements += first
    if let block { statements += functionBody(block, method.result) }
    if givesBack, let block, let changed = names.first {
      if EarlyExit.isIn(Syntax(block)) {
        throw Untranslated(.construct, "a 'return' in an operator that changes its operand")
      }
      let copy = try copied(Value(.name(changed), method.types[0]), isChanged: true)
      if copy.lua != .name(changed) { statements.insert(.assign(.name(changed), copy.lua), at: 0) }
      statements.append(.return(.name(changed)))
    }
    try LocalCount.refuse(statements)
    return LuaFunction(names, statements)
  }

  /// Parameters that change what an argument means, and whole numbers of a type that is not known.
  private func refuseSpecial(_ parameters: FunctionParameterListSyntax) throws {
    for parameter in parameters {
      let attributes = parameter.attributes.map(\.trimmedDescription)
      if let builder = attributes.first(where: { program.types[String($0.dropFirst())] != nil }) {
        throw Untranslated(.construct, "the result builder '\(builder)'")
      }
      if parameter.type.trimmedDescription.contains("@autoclosure") {
        throw Untranslated(.construct, "'@autoclosure'", hint: "take a closure")
      }
    }
    guard let node = parameters.parent?.parent?.parent?.as(FunctionDeclSyntax.self), let body = node.body,
      let generics = node.genericParameterClause?.parameters
    else { return }
    let isWhole = generics.contains { generic in
      ["Integer", "Numeric"].contains { generic.inheritedType?.trimmedDescription.hasSuffix($0) == true }
    }
    if isWhole, body.tokens(viewMode: .sourceAccurate).contains(where: { ["/", "/=", "%"].contains($0.text) }) {
      throw Untranslated(.construct, "a quotient of numbers that may be whole: their type is not known")
    }
  }

  /// The body of a function; one expression is its result.
  func functionBody(_ block: CodeBlockSyntax, _ result: SwiftType) -> [LuaStatement] {
    closing(functionBody(DeclarationReader.active(block.statements), result), before: block.rightBrace)
  }

  func functionBody(_ items: [CodeBlockItemSyntax], _ result: SwiftType) -> [LuaStatement] {
    if result != .void, items.count == 1, !Comments.hasLua(items[0].leadingTrivia) {
      var node: ExprSyntax?
      if case .expr(let only) = items[0].item { node = only }
      if case .stmt(let only) = items[0].item, let wrapper = only.as(ExpressionStmtSyntax.self) {
        node = wrapper.expression
      }
      if let node, !Self.isStatement(node) {
        return whole(items[0]) {
          dressed([.return(try copied(settled(node, result), of: node).lua)], as: items[0])
        }
      }
      if let node, node.is(SwitchExprSyntax.self) || node.is(IfExprSyntax.self), !EarlyExit.isIn(Syntax(node)) {
        return whole(items[0]) {
          valueDepth += 1
          defer { valueDepth -= 1 }
          return dressed(try statement(ofExpression: node), as: items[0])
        }
      }
    }
    return openBlock(items)
  }
}
