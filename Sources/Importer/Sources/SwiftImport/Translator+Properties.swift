import ImportTable
import LuaTree
import SwiftSyntax

/// Properties that run code: computed, lazy and observed ones.
extension Translator {
  func computed(_ node: VariableDeclSyntax, of info: TypeInfo) throws -> [LuaStatement] {
    var statements: [LuaStatement] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks,
        let property = DeclarationReader.properties(node).first(where: { $0.name == name }).flatMap(info.known)
      else { continue }
      let accessors = Accessors(binding.accessorBlock)
      if accessors.isRequirement { continue }
      isStatic = property.isStatic
      defer { isStatic = false }
      let known = program.tableName(of: info.name).flatMap { table.property(name, of: $0) }
      // The system asks for it, and setting it does what it does without the class.
      let isAsked = known?.isOverridable == true && accessors.setsNothingOwn(property.name)
      if property.isOverride, property.sort == .observed || accessors.setter != nil && accessors.isComputed,
        isProperty(property, of: info) || known != nil, !isAsked, steadyGetter(property, accessors, of: info) == nil
      {
        guard property.sort == .observed, known?.isWritable == true else {
          throw Untranslated(.construct, "an override of what happens when '\(name)' is set")
        }
        report(
          Untranslated(.meaning, "'\(name)' is observed where the files set it, and not where the system does"),
          at: binding, isLeftOut: false)
      }
      if let kind = program.tableName(of: info.name), property.isOverride, let known = table.property(name, of: kind),
        !known.isOverridable, !known.isStatic, property.sort == .computed
      {
        if steadyGetter(property, accessors, of: info) != nil {
          let text = "'\(name)' is set when an object is made, and not asked for each time"
          report(Untranslated(.meaning, text), at: binding, isLeftOut: false)
          continue
        }
        throw Untranslated(.absent, "overriding '\(kind).\(name)' has no effect here")
      }
      try refuseOverride(of: property, in: info)
      switch property.sort {
      case .computed:
        if let getter = accessors.getter {
          let body = functionBody(getter, property, []) {
            functionBody(DeclarationReader.active(getter), property.type)
          }
          statements.append(accessor(info, property, self.name(of: property, in: info), [], body))
        }
        if !isAsked, let setter = accessors.setter, let body = setter.body {
          let given = setter.parameters?.name.text ?? "newValue"
          let translated = functionBody(
            DeclarationReader.active(body.statements).first.map { _ in body.statements } ?? body.statements, property,
            [given]
          ) { openBlock(DeclarationReader.active(body.statements)) }
          statements.append(
            accessor(info, property, "set_" + self.name(of: property, in: info), [LuaName.of(given)], translated))
        }
      case .lazy: statements.append(try lazyProperty(binding, property, info))
      case .observed: statements += try observed(accessors, property, info)
      case .stored: break
      }
    }
    return statements
  }

  /// The value of an override that is the same each time, of a property that the system keeps: it depends on no state, and is not
  /// the superclass's. Nil for any other override.
  func steadyGetter(_ property: PropertyInfo, _ accessors: Accessors, of info: TypeInfo) -> ExprSyntax? {
    guard property.isOverride, property.sort == .computed, !property.isStatic,
      let known = program.tableName(of: info.name).flatMap({ table.property(property.name, of: $0) }),
      known.isWritable, !known.isOverridable, accessors.setsNothingOwn(property.name),
      let only = accessors.getter?.first, accessors.getter?.count == 1
    else { return nil }
    var value: ExprSyntax?
    if case .expr(let node) = only.item { value = node }
    if case .stmt(let node) = only.item { value = node.as(ReturnStmtSyntax.self)?.expression }
    guard let value else { return nil }
    let isSteady = value.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      if token.tokenKind == .keyword(.super) { return false }
      guard case .identifier(let name) = token.tokenKind, let other = info.properties[name] else { return true }
      return !other.isVariable && other.initializer != nil || other.sort == .lazy
    }
    return isSteady ? value : nil
  }

  /// Whoever knows the class above reads a field, or calls.
  private func refuseOverride(of property: PropertyInfo, in info: TypeInfo) throws {
    guard property.isOverride else { return }
    for above in program.chain(of: info).dropFirst() {
      guard let other = above.properties[property.name] else { continue }
      guard isProperty(other, of: above) != isProperty(property, of: info) else { return }
      throw Untranslated(.construct, "'\(property.name)', which '\(above.name)' has in another way")
    }
  }

  func functionBody(
    _ items: CodeBlockItemListSyntax, _ property: PropertyInfo, _ names: [String], _ body: () -> [LuaStatement]
  ) -> [LuaStatement] {
    let outer = function
    function = FunctionContext(result: property.type)
    scopes.append([:])
    defer {
      function = outer
      scopes.removeLast()
    }
    for name in names { declare(name, property.type) }
    return body()
  }

  func accessor(
    _ info: TypeInfo, _ property: PropertyInfo, _ name: String, _ parameters: [String], _ body: [LuaStatement]
  ) -> LuaStatement {
    if info.sort == .systemExtension {
      let names = (property.isStatic ? [] : ["self"]) + parameters
      return LuaStatement(.localFunction(extensionName(info, name), LuaFunction(names, body)))
    }
    if info.sort == .enumeration, !property.isStatic {
      return LuaStatement(
        .function(owner: info.luaName, name: name, isMethod: false, LuaFunction(["self"] + parameters, body)))
    }
    return LuaStatement(
      .function(owner: info.luaName, name: name, isMethod: !property.isStatic, LuaFunction(parameters, body)))
  }

  func lazyProperty(_ binding: PatternBindingSyntax, _ property: PropertyInfo, _ info: TypeInfo) throws
    -> LuaStatement
  {
    guard let initializer = property.initializer else { throw Untranslated(.construct, "'lazy' without a value") }
    let field = LuaExpression.member(.name("self"), "_" + name(of: property, in: info))
    let outer = function
    function = FunctionContext(result: property.type)
    defer { function = outer }
    let body: [LuaStatement] = try scoped {
      // `= { … }()`: its statements stand in the method itself.
      if let call = initializer.as(FunctionCallExprSyntax.self),
        let closure = call.calledExpression.as(ClosureExprSyntax.self),
        call.arguments.isEmpty
      {
        var items = openBlock(DeclarationReader.active(closure.statements))
        guard let last = items.last, case .return(let values) = last.kind, let value = values.first,
          !Self.returns(Array(items.dropLast()))
        else {
          let made = LuaExpression.call(.function(LuaFunction([], items)), [])
          return [.if(.binary(field, .equal, .nil), [.assign(field, made)]), .return(field)]
        }
        items.removeLast()
        var set = LuaStatement.assign(field, value)
        (set.origin, set.comments, set.trailing) = (last.origin, last.comments, last.trailing)
        let isMade = Self.mayBeFalse(property.type) ? LuaExpression.binary(field, .unequal, .nil) : field
        return [.if(isMade, [.return(field)])] + items + [set, .return(field)]
      }
      let before = pending.count
      let isChanged = program.changedByMember.contains(property.name)
      let value = try copied(expression(initializer, property.type), of: initializer, isChanged: isChanged)
      let made = Array(pending[before...])
      pending.removeSubrange(before...)
      return [.if(.binary(field, .equal, .nil), made + [.assign(field, value.lua)]), .return(field)]
    }
    return accessor(info, property, name(of: property, in: info), [], body)
  }

  func observed(_ accessors: Accessors, _ property: PropertyInfo, _ info: TypeInfo) throws -> [LuaStatement] {
    var statements: [LuaStatement] = []
    let lua = name(of: property, in: info)
    let field = LuaExpression.member(property.isStatic ? .name(info.luaName) : .name("self"), lua)
    if property.isStatic { throw Untranslated(.construct, "a static property that is observed") }
    if let initializer = property.initializer {
      let value = try expression(initializer, property.type)
      // A value that is not the same for all objects is made by `init`.
      if value.lua != .nil, isConstant(value) {
        statements.append(.assign(.member(.name(info.luaName), lua), value.lua))
      }
    }
    let outer = function
    function = FunctionContext(inSetterOf: property.name)
    scopes.append([:])
    defer {
      function = outer
      scopes.removeLast()
    }
    var body: [LuaStatement] = []
    if let setter = accessors.setter, let block = setter.body {
      let name = setter.parameters?.name.text ?? "newValue"
      declare(name, property.type)
      return statements
        + [
          accessor(
            info, property, "set_" + lua, [LuaName.of(name)], openBlock(DeclarationReader.active(block.statements)))
        ]
    }
    let given = freshName("value")
    if let will = accessors.before, let block = will.body {
      scopes[scopes.count - 1][will.parameters?.name.text ?? "newValue"] = Variable(
        lua: .name(given), type: property.type)
      body += openBlock(DeclarationReader.active(block.statements))
    }
    if let did = accessors.after, let block = did.body {
      let old = did.parameters?.name.text ?? "oldValue"
      if block.description.contains(old) { body.append(.local(declare(old, property.type), field)) }
      body.append(.assign(field, .name(given)))
      body += openBlock(DeclarationReader.active(block.statements))
    } else {
      body.append(.assign(field, .name(given)))
    }
    statements.append(accessor(info, property, "set_" + lua, [given], body))
    return statements
  }
}
