import ImportTable
import LuaTree
import SwiftSyntax

/// Groups of tasks, streams of values and cancellation handlers.
extension Translator {
  // MARK: Functions

  /// `withTaskGroup(of: Int.self) { group in … }`: the type of the elements goes with the group.
  func taskGroup(_ name: String, _ arguments: [Argument], _ wanted: SwiftType) throws -> Value? {
    guard let body = arguments.first(where: { $0.isTrailing || $0.label == "body" }) else { return nil }
    let element = arguments.first { $0.label == "of" }.flatMap { metatype($0.node) } ?? .unknown
    let result = arguments.first { $0.label == "returning" }.flatMap { metatype($0.node) }
    let group = SwiftType.awaited("TaskGroup", element)
    let function = try isolatedGuards { try expression(body.node, .function([group], .optional(.unknown))) }
    return Value(.call(.name(name), [function.lua]), result ?? self.result(of: body.node, [group], wanted))
  }

  /// `withTaskCancellationHandler { … } onCancel: { … }`
  func cancellationHandler(_ arguments: [Argument], _ wanted: SwiftType) throws -> Value? {
    guard let operation = arguments.first(where: { $0.isTrailing || $0.label == "operation" }),
      let handler = arguments.first(where: { $0.label == "onCancel" })
    else { return nil }
    let functions = try [(operation, SwiftType.optional(.unknown)), (handler, .void)].map { argument, result in
      try isolatedGuards { try expression(argument.node, .function([], result)) }.lua
    }
    return Value(.call(.name("withTaskCancellationHandler"), functions), result(of: operation.node, [], wanted))
  }

  /// The type that a function has given: what is wanted, else what is written, else that of its one expression.
  private func result(of body: ExprSyntax, _ kinds: [SwiftType], _ wanted: SwiftType) -> SwiftType {
    guard wanted == .unknown || wanted == .optional(.unknown), let closure = body.as(ClosureExprSyntax.self) else {
      return wanted
    }
    if let written = closure.signature?.returnClause { return type(written.type) }
    guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else { return .unknown }
    return closureValueType(closure, only, kinds)
  }

  /// The type that `Int.self` names; nil for anything else.
  private func metatype(_ node: ExprSyntax) -> SwiftType? {
    guard let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let base = access.base
    else { return nil }
    return written(base)
  }

  /// The type that is written where a value may stand: `Int`, `[Card]`, `Void`, `(Int, Card)`.
  private func written(_ node: ExprSyntax) -> SwiftType? {
    if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1, let only = array.elements.first {
      return written(only.expression).map { .array($0) }
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return written(optional.expression).map { .optional($0) }
    }
    if let tuple = node.as(TupleExprSyntax.self) {
      if tuple.elements.isEmpty { return .void }
      let types = tuple.elements.map { written($0.expression) ?? .unknown }
      return types.count == 1 ? types[0] : .tuple(types, tuple.elements.map { $0.label?.text })
    }
    guard node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self) else { return nil }
    return type(TypeSyntax(IdentifierTypeSyntax(name: .identifier(node.trimmedDescription))))
  }

  // MARK: Streams

  private static let streams: Set = ["AsyncStream", "AsyncThrowingStream"]

  /// `AsyncStream<Int> { continuation in … }`, `AsyncStream.makeStream(of: Int.self)`; nil for any other call.
  func stream(_ callee: ExprSyntax, _ arguments: [Argument], _ wanted: SwiftType) throws -> Value? {
    var (base, method) = (callee, String?.none)
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "makeStream",
      let owner = access.base
    {
      (base, method) = (owner, "makeStream")
    }
    let generic = base.as(GenericSpecializationExprSyntax.self)
    guard let name = (generic?.expression ?? base).as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.streams.contains(name), program.types[name] == nil
    else { return nil }
    var element = wanted.element
    if case .type(let written)? = generic?.genericArgumentClause.arguments.first?.argument { element = type(written) }
    let own = arguments.first { $0.label == "of" || $0.label == nil && !$0.isTrailing }
    if let given = own.flatMap({ metatype($0.node) }) { element = given }
    let kind = SwiftType.awaited("AsyncStream", element)
    let bound = try arguments.first { $0.label == "bufferingPolicy" }.flatMap { try self.bound($0.node) }
    if method != nil {
      if bound != nil { throw Untranslated(.construct, "'makeStream' with a bound", hint: "use the initialiser") }
      return Value(
        .table([LuaField(nil, .call(.path("AsyncStream", "makeStream"), []))]),
        .tuple([kind, .named("AsyncStreamContinuation")], ["stream", "continuation"]))
    }
    guard let build = arguments.first(where: { $0.isTrailing || $0.label == "build" }) else {
      throw Untranslated(.construct, "a stream that is not made by its continuation")
    }
    let function = try isolatedGuards {
      try expression(build.node, .function([.named("AsyncStreamContinuation")], .void))
    }.lua
    guard let bound else { return Value(.call(.name("AsyncStream"), [function]), kind) }
    return Value(
      .call(
        .name("AsyncStream"), [.table([LuaField(bound.label, bound.count), LuaField("build", function)])]),
      kind)
  }

  /// `.bufferingNewest(1)`; nil for no bound.
  private func bound(_ node: ExprSyntax) throws -> (label: String, count: LuaExpression)? {
    if let access = node.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "unbounded" { return nil }
    guard let call = node.as(FunctionCallExprSyntax.self), let only = call.arguments.first?.expression,
      let label = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["bufferingNewest", "bufferingOldest"].contains(label)
    else { throw Untranslated(.construct, "this bound of a stream") }
    return (label, try expression(only, .integer).lua)
  }

  /// Methods of a stream's continuation; nil for one that scripts do not have.
  func yielded(_ base: Value, _ name: String, _ arguments: [Argument]) throws -> Value? {
    guard arguments.count < 2 else { return nil }
    switch (name, arguments.first?.label) {
    case ("yield", nil):
      // `()` is nothing.
      let given = arguments.filter { $0.node.as(TupleExprSyntax.self)?.elements.isEmpty != true }
      return Value(.method(base.lua, name, try given.map { try expression($0.node).lua }), .void)
    case ("finish", nil) where arguments.isEmpty: return Value(.method(base.lua, name, []), .void)
    case ("finish", "throwing"): return Value(.method(base.lua, name, [try expression(arguments[0].node).lua]), .void)
    default: return nil
    }
  }

  // MARK: Elements

  /// Methods of groups and streams; nil for one that scripts do not have.
  func awaitedCall(
    _ base: Value, _ type: String, _ element: SwiftType, _ name: String, _ arguments: [Argument]
  ) throws -> Value? {
    switch (type, name) {
    case ("TaskGroup", "addTask"), ("TaskGroup", "addTaskUnlessCancelled"):
      guard let operation = arguments.first(where: { $0.isTrailing || $0.label == "operation" }) else { return nil }
      let function = try isolatedGuards { try expression(operation.node, .function([], .optional(.unknown))) }
      return Value(.method(base.lua, name, [function.lua]), name == "addTask" ? .void : .bool)
    case ("TaskGroup", "waitForAll"), ("TaskGroup", "cancelAll"): return Value(.method(base.lua, name, []), .void)
    case ("TaskGroup", "next"), ("AsyncStream", "next"):
      try refuseOptional(element)
      return Value(.method(base.lua, name, []), .optional(element == .void ? .bool : element))
    case ("AsyncStream", "makeAsyncIterator"): return base
    default: return nil
    }
  }

  /// nil is the end of a stream.
  private func refuseOptional(_ element: SwiftType) throws {
    guard !element.isOptional else {
      throw Untranslated(
        .construct, "elements that may be nil, for which a task waits", hint: "wait for a type of their own")
    }
  }

  /// `for await card in group`: `while not group.isEmpty do local card = group:next() … end`; of a stream until its next is nil.
  func awaitedLoop(_ node: ForStmtSyntax, named label: String?) throws -> [LuaStatement] {
    try scoped {
      let list = node.sequence
      let found = try expression(list)
      guard case .awaited(let kind, let element) = found.type.wrapped else {
        throw Untranslated(.construct, "'for await' over anything but a stream or a group of tasks")
      }
      try refuseOptional(element)
      let base = plain(found.lua, kind == "TaskGroup" ? "group" : "stream")
      let next = LuaExpression.method(base, "next", [])
      let pattern = node.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? node.pattern
      guard node.caseKeyword == nil, pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
      else { throw Untranslated(.construct, "a pattern of 'for await'") }
      let item = pattern.as(IdentifierPatternSyntax.self).map { declare($0.identifier.text.trimmedTicks, element) }
      let isGroup = kind == "TaskGroup"
      let value = item ?? (isGroup ? nil : freshName("value"))
      let first: [LuaStatement] =
        [value.map { .local($0, next) } ?? .call(next)]
        + (isGroup ? [] : [.if(.binary(.name(value ?? ""), .equal, .nil), [LuaStatement(.break)])])
      let (body, after) = try looped(label) { () throws -> [LuaStatement] in
        let statements = block(node.body)
        guard let condition = node.whereClause?.condition else { return statements }
        let test = try isolated { Value(try self.condition(condition), .bool) }.lua
        return [.if(test, statements)]
      }
      let goesOn = isGroup ? LuaExpression.unary(.not, .member(base, "isEmpty")) : .bool(true)
      return [LuaStatement(.while(goesOn, first + body))] + after
    }
  }
}
