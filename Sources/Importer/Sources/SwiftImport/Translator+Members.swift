import ImportTable
import LuaTree
import SwiftSyntax

/// The members of a type, in their order: what is stored, and methods.
extension Translator {
  struct Members {
    /// `X.duration = 0.5`
    var fields: [LuaStatement] = []
    /// The statements that `init` runs first.
    var initial: [LuaStatement] = []
    var methods: [LuaStatement] = []
    /// Static properties, which may need the methods.
    var statics: [LuaStatement] = []
  }

  func members(of info: TypeInfo) -> Members {
    var members = Members()
    members.initial += doubtedSuperclass(of: info)
    // Initial values are needed by `init`, wherever they stand.
    for (file, member) in info.members where member.decl.is(VariableDeclSyntax.self) {
      self.file = file
      observedInitial(member, of: info, &members)
      if !isMethodLike(member, info) { members.fields += pieces(before: member) }
      stored(member, of: info, &members)
    }
    // Behind what they may be made of.
    for (file, member) in info.members {
      self.file = file
      members.initial += keptOverrides(member, of: info)
    }
    var current: SyntaxIdentifier? = (info.sort == .systemExtension ? nil : Self.block(of: info.declaration))?.id
    for (file, member) in info.members where !member.decl.is(VariableDeclSyntax.self) || isMethodLike(member, info) {
      self.file = file
      guard program.sources[file].isTranslated else { continue }
      if member.decl.is(ClassDeclSyntax.self) || member.decl.is(StructDeclSyntax.self)
        || member.decl.is(EnumDeclSyntax.self)
        || member.decl.is(ProtocolDeclSyntax.self)
      {
        // A unit of its own, counted there as a member.
        statements += 1
        continue
      }
      var made = self.member(member, of: info, members.initial)
      let block = member.parent?.parent
      if let block, block.id != current, !made.isEmpty {
        if current != nil {
          made[0].hasBlankBefore = true
          if let addition = block.parent?.as(ExtensionDeclSyntax.self) {
            let comments = Comments.before(addition).lines
            made[0].comments = comments + (comments.isEmpty || made[0].comments.isEmpty ? [] : [""]) + made[0].comments
          }
        }
        current = block.id
      }
      members.methods += pieces(before: member) + made
    }
    if info.isTranslated, let declaration = info.declaration.asProtocol((any DeclGroupSyntax).self) {
      file = info.file
      members.methods += ending(before: declaration.memberBlock.rightBrace)
    }
    return members
  }

  static func block(of declaration: DeclSyntax) -> Syntax? {
    declaration.asProtocol((any DeclGroupSyntax).self).map { Syntax($0.memberBlock) }
  }

  func isMethodLike(_ member: MemberBlockItemSyntax, _ info: TypeInfo) -> Bool {
    guard let variable = member.decl.as(VariableDeclSyntax.self) else { return true }
    return DeclarationReader.properties(variable).contains { $0.sort != .stored }
  }

  /// Stored properties: fields, initial values, static values.
  func stored(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ members: inout Members) {
    guard program.sources[file].isTranslated, let variable = member.decl.as(VariableDeclSyntax.self),
      !isMethodLike(member, info)
    else { return }
    var found = Members()
    let result = whole(member) {
      found = Members()
      try Self.refuseWrapper(variable)
      let isRead = DeclarationReader.properties(variable).allSatisfy {
        loading(of: info)?.outlets.contains($0.name) == true
      }
      if Self.isOutlet(variable), !isRead {
        report(
          Untranslated(.outlet, "'\(variable.bindings.trimmedDescription)' comes from a storyboard: give it a value"),
          at: member, isLeftOut: false)
      }
      for property in DeclarationReader.properties(variable) {
        guard let known = info.known(property) else { continue }
        try refuseSet(known.annotation, known.initializer)
        try value(of: known, in: info, variable, &found)
      }
      return []
    }
    if !result.isEmpty { found.fields = result }
    // Comments go where the property goes.
    if !found.fields.isEmpty {
      found.fields = dressed(found.fields, as: member)
    } else if !found.statics.isEmpty {
      found.statics = dressed(found.statics, as: member)
    } else if !found.initial.isEmpty {
      found.initial = dressed(found.initial, as: member)
    }
    members.fields += found.fields
    members.initial += found.initial
    members.statics += found.statics
    // Of an extension of the system's: locals among its functions.
    members.methods += found.methods
  }

  /// The values of the system's properties that an override gives each time.
  private func keptOverrides(_ member: MemberBlockItemSyntax, of info: TypeInfo) -> [LuaStatement] {
    guard program.sources[file].isTranslated, let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.flatMap { binding -> [LuaStatement] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks,
        let known = info.properties[name],
        let node = steadyGetter(known, Accessors(binding.accessorBlock), of: info)
      else { return [] }
      let outer = function
      function = FunctionContext(isInit: true)
      defer { function = outer }
      return alone {
        guard let value = try? expression(node, known.type), value.lua != .nil else { return [] }
        return pending + [.assign(.member(.name("self"), self.name(of: known, in: info)), value.lua)]
      }
    }
  }

  /// The initial values of observed properties that are made for each object.
  private func observedInitial(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ members: inout Members) {
    guard program.sources[file].isTranslated, let variable = member.decl.as(VariableDeclSyntax.self) else { return }
    for property in DeclarationReader.properties(variable) where property.sort == .observed && !property.isStatic {
      guard let known = info.properties[property.name], let initializer = known.initializer else { continue }
      let outer = function
      function = FunctionContext(isInit: true)
      defer { function = outer }
      // It is counted, and reported, where the property is translated.
      members.initial += alone {
        guard let value = try? expression(initializer, known.type), value.lua != .nil, !isConstant(value) else {
          return []
        }
        return pending + [.assign(.member(.name("self"), name(of: known, in: info)), value.lua)]
      }
    }
  }

  /// A set is a list here: what a literal would hold twice is held twice.
  func refuseSet(_ annotation: TypeSyntax?, _ value: ExprSyntax?) throws {
    guard annotation?.trimmedDescription.hasPrefix("Set<") == true, let list = value?.as(ArrayExprSyntax.self)
    else { return }
    let elements = list.elements.map(\.expression.trimmedDescription)
    let element = annotation.map { type($0).element } ?? .unknown
    if Set(elements).count < elements.count || isValue(element) && !elements.isEmpty {
      throw Untranslated(.construct, "a set of values that may be equal: here it is a list")
    }
  }

  /// A property wrapper runs code when the property is read or set.
  static func refuseWrapper(_ variable: VariableDeclSyntax) throws {
    if let name = DeclarationReader.wrapper(variable) {
      throw Untranslated(.construct, "the property wrapper '@\(name)'")
    }
  }

  static func isOutlet(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { $0.trimmedDescription.hasPrefix("@IBOutlet") }
  }

  func value(of property: PropertyInfo, in info: TypeInfo, _ node: VariableDeclSyntax, _ members: inout Members)
    throws
  {
    let lua = name(of: property, in: info)
    let kind = program.tableName(of: info.name)
    if property.isWeak, !property.isStatic, info.sort == .class, !Self.isOutlet(node) {
      members.fields.append(.call(.call(.name("weak"), [.name(info.luaName), .string(lua)])))
    }
    guard let initializer = property.initializer, !isGivenWhereShown(property, of: info) else {
      let isRead = loading(of: info)?.outlets.contains(property.name) == true
      if fillsGaps, Self.isOutlet(node), info.sort == .class, !property.isStatic, !isRead {
        var made = LuaStatement.assign(.member(.name("self"), lua), outlet(property, of: info))
        made.origin = origin(of: node)
        members.initial.append(made)
      } else if isGivenElsewhere(property, of: info) {
        var made = LuaStatement.assign(
          .member(.name("self"), lua), missing(property.name, "is set by nothing that was run"))
        made.origin = origin(of: node)
        members.initial.append(made)
      } else if isGivenWhereShown(property, of: info) {
        for var made in givenWhereShown(property, of: info) {
          made.origin = origin(of: node)
          members.initial.append(made)
        }
      }
      return
    }
    isStatic = property.isStatic
    let outerUses = uses
    uses = []
    defer {
      if isStatic { staticUses.formUnion(uses) }
      uses.formUnion(outerUses)
      isStatic = false
    }
    let outer = function
    function = FunctionContext(isInit: true)
    defer { function = outer }
    let before = pending.count
    let isChanged = property.isVariable && program.changedByMember.contains(property.name)
    let value = try copied(expression(initializer, property.type), of: initializer, isChanged: isChanged)
    let made = Array(pending[before...])
    pending.removeSubrange(before...)
    if value.lua == .nil { return }
    if property.isStatic, EffectFinder.isIn(initializer, of: program) {
      report(
        Untranslated(.meaning, "'\(property.name)' is made when the script starts, not when it is first asked for"),
        at: initializer, isLeftOut: false)
    }
    if info.sort == .systemExtension {
      members.methods += made + [declared(extensionName(info, property.name), value.lua)]
    } else if property.isStatic {
      members.statics += made + [.assign(.member(.name(info.luaName), lua), value.lua)]
    } else if isConstant(value), info.sort == .class, kind.flatMap({ table.property(property.name, of: $0) }) == nil {
      members.fields.append(.assign(.member(.name(info.luaName), lua), value.lua))
    } else {
      members.initial += made + [.assign(.member(.name("self"), lua), value.lua)]
    }
  }

  func isConstant(_ value: Value) -> Bool {
    if case .member(.name, _) = value.lua, let name = value.type.name, let info = program.types[name] {
      return info.sort == .enumeration && !info.hasValues
    }
    return isConstant(value.lua)
  }

  func isConstant(_ lua: LuaExpression) -> Bool {
    switch lua {
    case .bool, .number, .string: true
    case .unary(.minus, let operand): isConstant(operand)
    case .member(.name("math"), _): true
    case .binary(let left, _, let right): isConstant(left) && isConstant(right)
    default: false
    }
  }

  /// A method, initialiser or computed property.
  func member(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ initial: [LuaStatement]) -> [LuaStatement] {
    let outer = decidesShowing
    defer { decidesShowing = outer }
    decidesShowing = outer || givesDriver(member)
    return whole(member) {
      let statements = try memberStatements(member, of: info, initial)
      return dressed(statements, as: member)
    }
  }

  func memberStatements(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ initial: [LuaStatement]) throws
    -> [LuaStatement]
  {
    if let node = member.decl.as(FunctionDeclSyntax.self) { return try method(node, of: info) }
    if let node = member.decl.as(VariableDeclSyntax.self) { return try computed(node, of: info) }
    if let node = member.decl.as(InitializerDeclSyntax.self) { return try initializer(node, of: info, initial) }
    if member.decl.is(EnumCaseDeclSyntax.self) || member.decl.is(TypeAliasDeclSyntax.self)
      || member.decl.is(AssociatedTypeDeclSyntax.self)
    {
      return []
    }
    if let node = member.decl.as(DeinitializerDeclSyntax.self) {
      guard let block = node.body, !block.statements.isEmpty else { return [] }
      report(
        Untranslated(.meaning, "'deinit': scripts are not told when an object goes, and nothing calls it"),
        at: node, isLeftOut: false)
      let outer = function
      function = FunctionContext()
      defer { function = outer }
      let body = try scoped { functionBody(block, .void) }
      return [
        LuaStatement(.function(owner: info.luaName, name: "deinit", isMethod: true, LuaFunction([], body)))
      ]
    }
    if member.decl.is(SubscriptDeclSyntax.self) {
      throw Untranslated(.construct, "a subscript of one's own", hint: "make it a method")
    }
    throw Untranslated(.construct, "'\(member.trimmedDescription.prefix(30))' has no Lua here")
  }

  func method(_ node: FunctionDeclSyntax, of info: TypeInfo) throws -> [LuaStatement] {
    guard let method = info.methods[node.name.text.trimmedTicks]?.first(where: { $0.node == node.id }), node.body != nil
    else { return [] }
    try refuseOverload(method, in: info)
    if method.isAsync, callbackName(method, in: info) != nil {
      throw Untranslated(.construct, "an 'async' method that the system calls")
    }
    isStatic = method.isStatic
    defer { isStatic = false }
    let changesSelf = info.sort == .enumeration && method.isMutating
    if changesSelf, method.result != .void {
      throw Untranslated(.construct, "a mutating method of an enumeration that gives a value")
    }
    var function = try body(
      of: method, node.signature.parameterClause.parameters, node.body,
      context: FunctionContext(result: method.result, changesSelf: changesSelf), givesBack: isChangingOperator(method),
      selfName: info.sort == .systemExtension || info.sort == .enumeration ? "self" : nil)
    if changesSelf, function.body.last?.endsBlock != true { function.body.append(.return(.name("self"))) }
    let lua = name(of: method, in: info)
    if info.sort == .systemExtension {
      if !method.isStatic { function.parameters.insert("self", at: 0) }
      return [LuaStatement(.localFunction(extensionName(info, lua), function))]
    }
    if info.sort == .enumeration, !method.isStatic {
      function.parameters.insert("self", at: 0)
      return [LuaStatement(.function(owner: info.luaName, name: lua, isMethod: false, function))]
    }
    return [LuaStatement(.function(owner: info.luaName, name: lua, isMethod: !method.isStatic, function))]
  }
}
