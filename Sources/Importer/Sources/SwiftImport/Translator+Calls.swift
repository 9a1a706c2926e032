import ImportTable
import LuaTree
import SwiftSyntax

/// An argument of a call as Swift has it.
struct Argument {
  var label: String?
  let node: ExprSyntax
  let isTrailing: Bool
}

extension Translator {
  static func arguments(of node: FunctionCallExprSyntax) -> [Argument] {
    var arguments = node.arguments.map {
      Argument(label: $0.label?.text.trimmedTicks, node: $0.expression, isTrailing: false)
    }
    if let closure = node.trailingClosure {
      arguments.append(Argument(label: nil, node: ExprSyntax(closure), isTrailing: true))
    }
    for more in node.additionalTrailingClosures {
      arguments.append(Argument(label: more.label.text, node: ExprSyntax(more.closure), isTrailing: false))
    }
    return arguments
  }

  func call(_ node: FunctionCallExprSyntax, _ wanted: SwiftType) throws -> Value {
    let outer = awaited
    defer { awaited = outer }
    guard node.parent?.is(AwaitExprSyntax.self) == true else {
      awaited = nil
      return try resolved(node, wanted)
    }
    let own = AwaitedCall(freshName("continuation"))
    awaited = own
    return waiting(try resolved(node, wanted), own)
  }

  private func resolved(_ node: FunctionCallExprSyntax, _ wanted: SwiftType) throws -> Value {
    let arguments = acting(Self.arguments(of: node))
    let callee = node.calledExpression
    if let made = try instantiated(callee, arguments) { return made }
    if let stream = try stream(callee, arguments, wanted) { return stream }
    if let special = try specialCall(callee, arguments, wanted) { return special }
    if let type = typeReference(callee) { return try make(type, arguments) }
    if let reference = callee.as(DeclReferenceExprSyntax.self) { return try callNamed(reference, arguments, wanted) }
    if let access = callee.as(MemberAccessExprSyntax.self) { return try callMember(access, arguments, wanted) }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      let name = generic.expression.trimmedDescription
      if ["Array", "Set"].contains(name) { return Value(.table([]), .array(.unknown)) }
      if name == "Dictionary" { return Value(.table([]), .dictionary(.unknown, .unknown)) }
    }
    if let array = callee.as(ArrayExprSyntax.self) {
      let element = array.elements.first.map {
        type(TypeSyntax(IdentifierTypeSyntax(name: .identifier($0.expression.trimmedDescription))))
      }
      return Value(.table([]), .array(element ?? .unknown))
    }
    if callee.is(DictionaryExprSyntax.self) { return Value(.table([]), .dictionary(.unknown, .unknown)) }
    // `{ … }()`, `f(a)(b)`, `handler?(a)`.
    if let chained = callee.as(OptionalChainingExprSyntax.self),
      let access = chained.expression.as(MemberAccessExprSyntax.self),
      let optional = try callOptionalMethod(access, arguments)
    {
      return optional
    }
    let closureResult: SwiftType =
      callee.is(ClosureExprSyntax.self) ? .function([], wanted == .unknown ? .optional(.unknown) : wanted) : .unknown
    let function = try link(callee, closureResult)
    return try callValue(function, arguments)
  }

  /// A function that is a value.
  func callValue(_ function: Value, _ arguments: [Argument]) throws -> Value {
    var kinds: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let types, let type) = function.type.wrapped { (kinds, result) = (types, type) }
    let values = try arguments.enumerated().map { index, argument in
      try self.argument(argument, index < kinds.count ? kinds[index] : .unknown)
    }
    return Value(.call(function.lua, Self.withoutEnd(values)), result)
  }

  /// `delegate.method?(…)`: a method that may be missing.
  private func callOptionalMethod(_ access: MemberAccessExprSyntax, _ arguments: [Argument]) throws -> Value? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.text
    let receiver = try link(base)
    var found: (method: MethodInfo, owner: TypeInfo)?
    if let type = receiver.type.name, let info = program.types[type] {
      found = try chosen(
        candidates(name, in: program.chain(of: info) + requirements(of: info), isStatic: false), arguments)
    } else if receiver.type.wrapped == .unknown {
      found = methodOfAny(name, arguments)
    }
    guard let (method, owner) = found else {
      // A property that holds a function is no method.
      guard let type = receiver.type.name, let kind = program.tableName(of: type) ?? program.table.kinds[type]?.name,
        table.kinds[kind]?.sort == .protocol
      else {
        let value = try member(receiver, name)
        guards.append(value.lua)
        return try callValue(value, arguments)
      }
      guards.append(.member(receiver.lua, LuaName.of(name)))
      let values = try arguments.map { try argument($0, .unknown) }
      return Value(.method(receiver.lua, LuaName.of(name), values))
    }
    tellExtended(method.base, of: owner)
    let lua = self.name(of: method, in: owner)
    guards.append(.member(receiver.lua, lua))
    return Value(.method(receiver.lua, lua, try positional(arguments, method)), method.result)
  }

  /// Of an `AnyObject`: what a type of the files has under that name and those labels, a protocol before others. Nil where
  /// some type has a property of that name, which may hold a function.
  private func methodOfAny(_ name: String, _ arguments: [Argument]) -> (method: MethodInfo, owner: TypeInfo)? {
    guard !program.typeOrder.contains(where: { $0.properties[name] != nil }) else { return nil }
    let all = program.typeOrder.filter { $0.sort == .protocol } + program.typeOrder
    for owner in all {
      for method in owner.methods[name] ?? [] where !method.isStatic && matches(method, arguments) {
        return (method, owner)
      }
    }
    return nil
  }

  /// One argument; structs that are changed later are copied.
  func argument(_ argument: Argument, _ type: SwiftType) throws -> LuaExpression {
    let outer = guards
    guards = []
    defer { guards = outer }
    return try expression(argument.node, type).lua
  }

  static func withoutEnd(_ values: [LuaExpression]) -> [LuaExpression] {
    var values = values
    while values.last == .nil { values.removeLast() }
    return values
  }

  // MARK: Functions by name

  private func callNamed(_ reference: DeclReferenceExprSyntax, _ arguments: [Argument], _ wanted: SwiftType) throws
    -> Value
  {
    let name = reference.baseName.text.trimmedTicks
    if let variable = variable(name) {
      if let line = variable.leftOutLine {
        throw Untranslated(.construct, "'\(name)' is left out in line \(line)")
      }
      if let method = variable.method {
        return Value(.call(variable.lua, try positional(arguments, method)), method.result)
      }
      return try callValue(Value(variable.lua, variable.type), arguments)
    }
    if let context {
      let receiver = Value(self.variable("self")?.lua ?? .name("self"), selfType)
      if !isStatic, let value = try callChanging(nil, selfType, name, arguments) { return value }
      if !isStatic, hasMember(name, selfType), let value = try callMethod(receiver, name, arguments, wanted) {
        return value
      }
      if !isStatic, selfType.name == nil, let value = try libraryCall(receiver, name, arguments) { return value }
      var outer: TypeInfo? = context
      while let info = outer {
        if let value = try callStatic(name, of: info.name, arguments) { return value }
        outer = info.outer
      }
    }
    if let functions = program.functions[name] {
      guard let (method, _) = try chosen(functions.map { ($0, ()) }, arguments) else {
        throw noOverload(name, arguments)
      }
      return Value(.call(use(self.name(of: method, in: nil)), try positional(arguments, method)), method.result)
    }
    if let value = try libraryFunction(name, arguments, wanted) { return value }
    if let overloads = table.functions[name] {
      let (values, result) = try apiArguments(overloads, arguments, name)
      return Value(.call(.name(name), values), result)
    }
    if let made = try madeUp(name, arguments) { return made }
    return try callValue(identifier(reference, .unknown), arguments)
  }

  // MARK: Members

  private func callMember(_ access: MemberAccessExprSyntax, _ arguments: [Argument], _ wanted: SwiftType) throws
    -> Value
  {
    let name = access.declName.baseName.text.trimmedTicks
    guard let base = access.base else { return try callImplicit(name, arguments, wanted) }
    if base.is(SuperExprSyntax.self) { return try callSuper(name, arguments) }
    if let type = typeReference(base) {
      if name == "init" { return try make(type, arguments) }
      if let value = try libraryStatic(type, name, arguments, wanted) { return value }
      if let value = try callStatic(name, of: type, arguments) { return value }
      throw missing(name, of: type)
    }
    if let value = try libraryStatic(base.trimmedDescription, name, arguments, wanted) { return value }
    let outer = following
    following = []
    defer { following = outer }
    let receiver = try self.receiver(base, name, arguments)
    if let value = try callChanging(base, receiver.type, name, arguments) { return value }
    return settingBack(try callMember(receiver, name, arguments, wanted))
  }

  /// `(0..<count)`, of which a method is called: the list of its numbers.
  private func numbers(_ base: ExprSyntax) throws -> Value? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      let sequence = only.expression.as(SequenceExprSyntax.self),
      let range = try folded(sequence).as(InfixOperatorExprSyntax.self),
      ["...", "..<"].contains(range.operator.trimmedDescription)
    else { return nil }
    let first = try expression(range.leftOperand, .integer)
    let last = try expression(range.rightOperand, .integer)
    guard first.type.wrapped != .number, last.type.wrapped != .number else { return nil }
    let end = range.operator.trimmedDescription == "..<" ? Self.adding(-1, to: last.lua) : last.lua
    return Value(.call(helper(.numbers), [first.lua, end]), .array(.integer))
  }

  private func receiver(_ base: ExprSyntax, _ name: String, _ arguments: [Argument]) throws -> Value {
    // `[.began, .changed].contains(state)`
    if name == "contains", base.is(ArrayExprSyntax.self), let only = arguments.first, arguments.count == 1 {
      return try expression(base, .array(typeAlone(only.node)))
    }
    if let numbers = try numbers(base) { return numbers }
    return try changes(name) ? changing(base) : link(base)
  }

  private func callMember(_ receiver: Value, _ name: String, _ arguments: [Argument], _ wanted: SwiftType) throws
    -> Value
  {
    if case .type(let type) = receiver.type.wrapped {
      if name == "init" { return try make(type, arguments) }
      if let value = try callStatic(name, of: type, arguments) { return value }
    }
    // The table does not say of every property of the system that it may be nil.
    let mayBeNil = receiver.type.isOptional || isClass(receiver.type) && !hasMember(name, receiver.type)
    if ["map", "flatMap"].contains(name), mayBeNil, let only = arguments.first, arguments.count == 1 {
      return try mapped(receiver, only.node)
    }
    let before = pending.count
    if let value = try libraryCall(receiver, name, arguments) {
      // Statements before the value run only when the chain gets to it.
      let made = Array(pending[before...])
      if !guards.isEmpty, !made.isEmpty, value.lua == .nil {
        pending.removeSubrange(before...)
        pending += Self.under(guards, made)
        guards = []
      }
      return value
    }
    if let value = try callMethod(receiver, name, arguments, wanted) { return value }
    throw receiver.type.name.map { missing(name, of: $0) } ?? Untranslated(.construct, "'.\(name)(…)' has no Lua here")
  }

  /// `map` of an optional: what a function makes of what is there.
  private func mapped(_ value: Value, _ node: ExprSyntax) throws -> Value {
    let held = plain(guarded(value.lua), "value")
    guards = []
    let kind = value.type.wrapped
    let block = try expression(node, .function([kind], .optional(.unknown)))
    var result = SwiftType.unknown
    if let closure = node.as(ClosureExprSyntax.self), closure.statements.count == 1,
      let first = closure.statements.first, case .expr(let only) = first.item
    {
      result = closureValueType(closure, only, [kind]).wrapped
    }
    let test = Self.mayBeFalse(kind) ? LuaExpression.binary(held, .unequal, .nil) : held
    let made = LuaExpression.call(block.lua, [held])
    let isBool = Self.mayBeFalse(kind)
    return Value(
      isBool ? .binary(.binary(test, .and, made), .or, .nil) : .binary(test, .and, made), .optional(result))
  }

  /// `.moved(to: x)`, `.init(x: 1, y: 2)`: of the type wanted.
  private func callImplicit(_ name: String, _ arguments: [Argument], _ wanted: SwiftType) throws -> Value {
    guard let type = wanted.name else {
      let own = program.typeOrder.filter { $0.cases.contains { $0.name == name && !$0.labels.isEmpty } }
      if own.count == 1, let value = try callStatic(name, of: own[0].name, arguments) { return value }
      throw Untranslated(.type, "what '.\(name)(…)' belongs to is not known", hint: "write the type before the dot")
    }
    if name == "init" { return try make(type, arguments) }
    if let value = try libraryStatic(type, name, arguments, wanted) { return value }
    if let value = try callStatic(name, of: type, arguments) { return value }
    throw missing(name, of: type)
  }

  private func callSuper(_ name: String, _ arguments: [Argument]) throws -> Value {
    guard let context, let superclass = context.superclass else {
      throw Untranslated(.construct, "'super' without a class above")
    }
    let above: LuaExpression = .member(use(context.luaName), "super")
    if let info = program.types[superclass] {
      if let (method, owner) = try chosen(candidates(name, in: program.chain(of: info), isStatic: isStatic), arguments)
      {
        let values = try positional(arguments, method)
        return Value(.call(.member(above, self.name(of: method, in: owner)), [.name("self")] + values), method.result)
      }
    }
    guard let kind = program.tableName(of: superclass), let overloads = table.methods(name, of: kind) else {
      // The superclass's method has no effect here.
      if Self.emptyAbove.contains(name) { return Value(.nil, .void) }
      if name == "observeValue" {
        tell(.meaning, "'super.observeValue': what nobody observes ends an app, and is nothing here")
        return Value(.nil, .void)
      }
      throw missing(name, of: superclass)
    }
    let (values, result) = try apiArguments(overloads, arguments, name)
    let labels = arguments.compactMap(\.label)
    let lua =
      ([name] + labels).count > 1 && table.methods("\(name)_\(labels[0])", of: kind) != nil
      ? "\(name)_\(labels[0])" : name
    return Value(.call(.member(above, LuaName.of(lua)), [.name("self")] + values), result)
  }

  /// Methods of the frameworks that do nothing of what scripts can see.
  private static let emptyAbove: Set<String> = [
    "awakeFromNib", "didReceiveMemoryWarning", "prepareForInterfaceBuilder", "prepareForReuse", "viewWillUnload",
  ]

  /// A method of a value; nil when its type has none of that name.
  private func callMethod(
    _ receiver: Value, _ name: String, _ arguments: [Argument], _ wanted: SwiftType
  ) throws -> Value? {
    let (name, arguments) = Renamed.call(Renamed.members[name] ?? name, arguments)
    let type = receiver.type.wrapped
    if let typeName = type.name, let info = program.types[typeName] {
      let owners = program.chain(of: info) + requirements(of: info)
      let found = try chosen(candidates(name, in: owners, isStatic: false), arguments)
      for owner in owners {
        if let (method, owner) = found, owner.methods[name] != nil {
          if info.sort == .protocol { try refuseHidden(method, of: owner) }
          tellExtended(method.base, of: owner)
          let lua = self.name(of: method, in: owner)
          let values = try positional(arguments, method)
          if owner.sort == .enumeration {
            return Value(.call(.member(self.typeName(owner.name), lua), [receiver.lua] + values), method.result)
          }
          return Value(.method(receiver.lua, lua, values), method.result)
        }
        if let property = owner.properties[name], !property.isStatic {
          return try callValue(member(receiver, property.name), arguments)
        }
      }
    }
    if let kind = type.name.flatMap({ program.tableName(of: $0) }) {
      if let overloads = table.methods(name, of: kind)?.filter({ !$0.isStatic }), !overloads.isEmpty {
        // The extension may have the overload that the table lacks.
        let fits = overloads.contains { Self.match($0, arguments) != nil }
        if !fits, let added = try callExtension(receiver, name, arguments) { return added }
        let (values, result) = try apiArguments(
          name == "observe" ? overloads.map { $0.telling(type) } : overloads, arguments, "\(kind).\(name)")
        return Value(.method(receiver.lua, LuaName.of(name), values), result)
      }
      if let property = table.property(name, of: kind) {
        return try callValue(Value(.member(receiver.lua, LuaName.of(name)), property.type), arguments)
      }
    }
    if let value = try callExtension(receiver, name, arguments) { return value }
    if name == "contains", let value = try ownOptions(receiver, contain: arguments) { return value }
    if type == .unknown || type.name.map({ program.types[$0] == nil && table.kinds[$0] == nil }) == true {
      return try callUnknown(receiver, name, arguments)
    }
    if let typeName = type.name, let info = program.types[typeName],
      program.chain(of: info).contains(where: { !$0.unknownNames.isEmpty })
    {
      return try callUnknown(receiver, name, arguments)
    }
    return nil
  }

  private func callExtension(_ receiver: Value, _ name: String, _ arguments: [Argument]) throws -> Value? {
    let owners =
      receiver.type.name.map { program.extensions(of: program.tableName(of: $0) ?? $0) } ?? extensionOwner(
        of: receiver.type
      ).map { [$0] } ?? []
    for added in owners {
      guard let (method, _) = try chosen(candidates(name, in: [added], isStatic: false), arguments) else { continue }
      let callee = use(extensionName(added, self.name(of: method, in: added)))
      return Value(.call(callee, [receiver.lua] + (try positional(arguments, method))), method.result)
    }
    return nil
  }

  /// A method of a value whose type is not known: the only reading that its name and labels have.
  private func callUnknown(_ receiver: Value, _ name: String, _ arguments: [Argument]) throws -> Value {
    let own = program.typeOrder.compactMap { info in
      info.methods[name]?.first { !$0.isStatic && matches($0, arguments) }.map { ($0, info) }
    }
    let api = table.owners(of: name).compactMap { kind -> [ApiTable.Overload]? in
      guard let overloads = table.kinds[kind]?.methods[name],
        overloads.contains(where: { Self.match($0, arguments) != nil })
      else { return nil }
      return overloads
    }
    if own.contains(where: { $1.sort == .enumeration }) {
      throw Untranslated(
        .type, "what '.\(name)(…)' belongs to is not known", hint: "declare the type of what it is called on")
    }
    if api.isEmpty, let (method, info) = own.first {
      return Value(
        .method(receiver.lua, self.name(of: method, in: info), try positional(arguments, method)), method.result)
    }
    if let overloads = api.first {
      let (values, result) = try apiArguments(overloads, arguments, name)
      return Value(.method(receiver.lua, LuaName.of(name), values), api.count == 1 ? result : .unknown)
    }
    if let type = receiver.type.name {
      if isNowhere(type) { return Value(.method(receiver.lua, LuaName.of(name), try given(arguments))) }
      throw Untranslated(unknownCode(type), unknownText(type))
    }
    throw Untranslated(
      .type, "what '.\(name)(…)' belongs to is not known", hint: "declare the type of what it is called on")
  }

  func noOverload(_ name: String, _ arguments: [Argument]) -> Untranslated {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    return Untranslated(.overload, "'\(name)(\(labels))' is absent here; '\(name)' has other parameters")
  }
}
