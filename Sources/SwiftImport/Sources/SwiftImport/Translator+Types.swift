import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  /// A type of the files, with its members in their order.
  func type(_ info: TypeInfo) -> [LuaStatement] {
    let outer = (context, file, isStatic)
    context = info
    file = info.file
    defer { (context, file, isStatic) = outer }
    return whole(info.declaration) {
      statements -= 1
      statements += info.outer == nil ? 1 : 0
      if !info.isTranslated {
        let more = members(of: info)
        return more.fields + more.methods + more.statics
      }
      switch info.sort {
      case .class, .structure: return try classType(info)
      case .enumeration: return try enumeration(info)
      case .protocol: return protocolType(info)
      case .systemExtension: return members(of: info).methods
      }
    }
  }

  // MARK: Classes and structs

  private func classType(_ info: TypeInfo) throws -> [LuaStatement] {
    var superclass = LuaExpression.name("NSObject")
    var isBare = true
    if let name = info.superclass {
      superclass = typeName(name)
      isBare = false
    } else if info.sort == .class, let name = info.unknownNames.first(where: { Self.looksLikeClass($0) }) {
      let reason = Untranslated(
        unknownCode(name), unknownText(name) + "; \(Self.standIn(for: name)) stands in for it")
      report(reason, at: info.declaration, isLeftOut: false)
      superclass = .name(Self.standIn(for: name))
      isBare = false
    }
    let names = protocolNames(of: info, isWritten: true).filter { name in
      table.kinds[name]?.sort == .protocol && info.superclass.map { !program.isSubclass($0, of: name) } ?? true
    }
    let unique = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var arguments: [LuaExpression] = [.string(info.luaName)]
    if !isBare || !unique.isEmpty { arguments.append(superclass) }
    arguments += unique.prefix(4).map { .string($0) }
    let head = declared(info.luaName, .call(.name("class"), arguments))
    let members = members(of: info)
    var rest = members.methods
    if info.sort == .structure {
      if designated(of: info) == nil, let initializer = memberwiseInit(info, members.initial) {
        rest.insert(initializer, at: 0)
      }
      if copies(info) { rest.append(copyMethod(info)) }
    } else if designated(of: info) == nil, !members.initial.isEmpty {
      rest.insert(inheritedInit(info, members.initial), at: 0)
    }
    return dressed([head], as: info.declaration) + members.fields + rest + defaults(of: info) + members.statics
  }

  /// The declaration of a name at file scope: `local`, or an assignment where the name is known already.
  func declared(_ name: String, _ value: LuaExpression) -> LuaStatement { .local(name, value) }

  private static func looksLikeClass(_ name: String) -> Bool {
    !["Delegate", "Protocol", "DataSource", "able", "ible", "ing", "Type", "Convertible", "Source"].contains {
      name.hasSuffix($0)
    }
  }

  private static func standIn(for name: String) -> String {
    if name.hasSuffix("Controller") { return "UIViewController" }
    if name.hasSuffix("Layer") { return "CALayer" }
    for end in ["View", "Field", "Button", "Label", "Control", "Cell", "Bar"] where name.hasSuffix(end) {
      return "UIView"
    }
    return "NSObject"
  }

  private func memberwiseInit(_ info: TypeInfo, _ initial: [LuaStatement]) -> LuaStatement? {
    let properties = memberwiseProperties(of: info)
    guard !properties.isEmpty || !initial.isEmpty else { return nil }
    let names = properties.map { LuaName.of($0.name) }
    var body: [LuaStatement] = []
    for (property, name) in zip(properties, names) {
      let field = LuaExpression.member(.name("self"), name)
      if property.initializer != nil, let given = initial.first(where: { Self.target(of: $0) == field }),
        case .assign(_, let values) = given.kind
      {
        body.append(given)
        body.append(.if(.binary(.name(name), .unequal, .nil), [.assign(field, .name(name))]))
        _ = values
      } else if property.initializer != nil {
        body.append(.if(.binary(.name(name), .unequal, .nil), [.assign(field, .name(name))]))
      } else {
        body.append(.assign(field, .name(name)))
      }
    }
    let own = Set(body.compactMap { Self.target(of: $0).map { "\($0)" } })
    body = initial.filter { statement in Self.target(of: statement).map { !own.contains("\($0)") } ?? true } + body
    return blankBefore(
      LuaStatement(.function(owner: info.luaName, name: "init", isMethod: true, LuaFunction(names, body))))
  }

  private static func target(of statement: LuaStatement) -> LuaExpression? {
    if case .assign(let targets, _) = statement.kind { return targets.first }
    return nil
  }

  private func copyMethod(_ info: TypeInfo) -> LuaStatement {
    let names = info.properties.values.filter { !$0.isStatic && ($0.sort == .stored || $0.sort == .observed) }.map {
      LuaName.of($0.name)
    }.sorted()
    let fields = names.map { LuaExpression.member(.name("other"), $0) }
    let values = names.map { name -> LuaExpression in
      let value = LuaExpression.member(.name("self"), name)
      guard let kind = info.properties[name]?.type.name, table.isStructure(kind) else { return value }
      return .binary(value, .and, .method(value, "copy", []))
    }
    var body: [LuaStatement] = [.local("other", .call(.name(info.luaName), []))]
    if !fields.isEmpty { body.append(LuaStatement(.assign(fields, values))) }
    body.append(.return(.name("other")))
    return blankBefore(
      LuaStatement(.function(owner: info.luaName, name: "copy", isMethod: true, LuaFunction([], body))))
  }

  private func inheritedInit(_ info: TypeInfo, _ initial: [LuaStatement]) -> LuaStatement {
    let above =
      info.superclass == nil
      ? [] : [LuaStatement.call(.call(.path(info.luaName, "super", "init"), [.name("self"), .arguments]))]
    return blankBefore(
      LuaStatement(
        .function(
          owner: info.luaName, name: "init", isMethod: true, LuaFunction(above.isEmpty ? [] : ["..."], above + initial))
      ))
  }

  func blankBefore(_ statement: LuaStatement) -> LuaStatement {
    var statement = statement
    statement.hasBlankBefore = true
    return statement
  }

  /// What the files' protocols add to a class that conforms and lacks it.
  private func defaults(of info: TypeInfo) -> [LuaStatement] {
    var statements: [LuaStatement] = []
    let chain = program.chain(of: info)
    for requirement in requirements(of: info) {
      for (_, member) in requirement.members {
        if let node = member.decl.as(FunctionDeclSyntax.self), node.body != nil {
          let method = DeclarationReader.method(node)
          guard let known = requirement.methods[method.base]?.first(where: { $0.labels == method.labels }) else {
            continue
          }
          guard !chain.contains(where: { ($0.methods[method.base] ?? []).contains { $0.labels == method.labels } })
          else { continue }
          let lua = callbackName(known, in: info) ?? name(of: known, in: requirement)
          let value = LuaExpression.member(use(requirement.luaName), name(of: known, in: requirement))
          statements.append(.assign(.member(.name(info.luaName), lua), value))
        } else if let node = member.decl.as(VariableDeclSyntax.self) {
          for property in DeclarationReader.properties(node) where property.sort == .computed {
            guard let binding = node.bindings.first, Accessors(binding.accessorBlock).getter != nil else { continue }
            guard !chain.contains(where: { $0.properties[property.name] != nil }) else { continue }
            let lua = LuaName.of(property.name)
            statements.append(.assign(.member(.name(info.luaName), lua), .member(use(requirement.luaName), lua)))
          }
        }
      }
    }
    if !statements.isEmpty { statements[0].hasBlankBefore = true }
    return statements
  }

  // MARK: Enumerations

  private func enumeration(_ info: TypeInfo) throws -> [LuaStatement] {
    var fields: [LuaField] = []
    var next = 0
    for item in info.cases {
      let name = LuaName.of(item.name)
      if info.hasValues {
        guard !item.labels.isEmpty else {
          fields.append(LuaField(name, .table([LuaField("case", .string(item.name))])))
          continue
        }
        let parameters = item.labels.enumerated().map {
          $1.flatMap { LuaName.isValid($0) && $0 != "_" ? $0 : nil } ?? ["a", "b", "c", "d"][min($0, 3)]
        }
        let made = LuaExpression.table(
          [LuaField("case", .string(item.name))] + parameters.map { LuaField(nil, .name($0)) })
        fields.append(LuaField(name, .function(LuaFunction(parameters, [.return(made)]))))
        continue
      }
      if let raw = item.rawValue {
        let value = try expression(raw, info.rawType ?? .unknown)
        fields.append(LuaField(name, value.lua))
        if let number = value.lua.integer { next = number + 1 }
      } else if info.rawType == .integer {
        fields.append(LuaField(name, .integer(next)))
        next += 1
      } else {
        fields.append(LuaField(name, .string(item.name)))
      }
    }
    let members = members(of: info)
    return dressed([declared(info.luaName, .table(fields))], as: info.declaration) + members.methods + members.statics
  }

  /// A protocol is nothing in Lua but the default methods of its extensions.
  private func protocolType(_ info: TypeInfo) -> [LuaStatement] {
    let members = members(of: info)
    let functions = members.methods.filter { if case .function = $0.kind { true } else { false } }
    guard !functions.isEmpty else { return members.methods }
    return dressed([declared(info.luaName, .table([]))], as: info.declaration) + members.methods
  }

  // MARK: Members

  struct Members {
    /// `X.duration = 0.5`
    var fields: [LuaStatement] = []
    /// What `init` has to do first.
    var initial: [LuaStatement] = []
    var methods: [LuaStatement] = []
    /// Static properties, which may need the methods.
    var statics: [LuaStatement] = []
  }

  private func members(of info: TypeInfo) -> Members {
    var members = Members()
    // Initial values are needed by `init`, wherever they stand.
    for (file, member) in info.members where member.decl.is(VariableDeclSyntax.self) {
      self.file = file
      stored(member, of: info, &members)
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
      members.methods += made
    }
    return members
  }

  private static func block(of declaration: DeclSyntax) -> Syntax? {
    declaration.asProtocol((any DeclGroupSyntax).self).map { Syntax($0.memberBlock) }
  }

  private func isMethodLike(_ member: MemberBlockItemSyntax, _ info: TypeInfo) -> Bool {
    guard let variable = member.decl.as(VariableDeclSyntax.self) else { return true }
    return DeclarationReader.properties(variable).contains { $0.sort != .stored }
  }

  /// Stored properties: fields, initial values, static values.
  private func stored(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ members: inout Members) {
    guard program.sources[file].isTranslated, let variable = member.decl.as(VariableDeclSyntax.self),
      !isMethodLike(member, info)
    else { return }
    var found = Members()
    let result = whole(member) {
      found = Members()
      if variable.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@IBOutlet") }) {
        report(
          Untranslated(.outlet, "'\(variable.bindings.trimmedDescription)' comes from a storyboard: give it a value"),
          at: member, isLeftOut: false)
      }
      for property in DeclarationReader.properties(variable) {
        guard let known = info.properties[property.name] else { continue }
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
  }

  private func value(of property: PropertyInfo, in info: TypeInfo, _ node: VariableDeclSyntax, _ members: inout Members)
    throws
  {
    let lua = LuaName.of(property.name)
    let kind = program.tableName(of: info.name)
    guard let initializer = property.initializer else { return }
    isStatic = property.isStatic
    defer { isStatic = false }
    let outer = function
    function = FunctionContext(isInit: true)
    defer { function = outer }
    let before = pending.count
    let value = try expression(initializer, property.type)
    let made = Array(pending[before...])
    pending.removeSubrange(before...)
    if value.lua == .nil { return }
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

  private func isConstant(_ value: Value) -> Bool {
    if case .member(.name, _) = value.lua, let name = value.type.name, let info = program.types[name] {
      return info.sort == .enumeration && !info.hasValues
    }
    return isConstant(value.lua)
  }

  private func isConstant(_ lua: LuaExpression) -> Bool {
    switch lua {
    case .bool, .number, .string: true
    case .unary(.minus, let operand): isConstant(operand)
    case .member(.name("math"), _): true
    case .binary(let left, _, let right): isConstant(left) && isConstant(right)
    default: false
    }
  }

  /// A method, initialiser or computed property.
  private func member(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ initial: [LuaStatement]) -> [LuaStatement] {
    whole(member) {
      let statements = try memberStatements(member, of: info, initial)
      return dressed(statements, as: member)
    }
  }

  private func memberStatements(_ member: MemberBlockItemSyntax, of info: TypeInfo, _ initial: [LuaStatement]) throws
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
      if node.body?.statements.isEmpty ?? true { return [] }
      throw Untranslated(.meaning, "'deinit': scripts are not told when an object goes")
    }
    if member.decl.is(SubscriptDeclSyntax.self) {
      throw Untranslated(.construct, "a subscript of one's own", hint: "make it a method")
    }
    throw Untranslated(.construct, "'\(member.trimmedDescription.prefix(30))' has no Lua here")
  }

  private func method(_ node: FunctionDeclSyntax, of info: TypeInfo) throws -> [LuaStatement] {
    let labels = DeclarationReader.method(node).labels
    let isTypes = node.modifiers.has("static") || node.modifiers.has("class")
    guard
      let method = info.methods[node.name.text.trimmedTicks]?.first(where: {
        $0.labels == labels && $0.isStatic == isTypes
      })
    else { return [] }
    guard node.body != nil else { return [] }
    guard LuaName.of(method.base) == method.base || LuaName.keywords.contains(method.base) else {
      throw Untranslated(.construct, "operators of one's own", hint: "make it a method")
    }
    if node.signature.effectSpecifiers?.asyncSpecifier != nil {
      throw Untranslated(.construct, "'async' has no Lua here")
    }
    isStatic = method.isStatic
    defer { isStatic = false }
    var function = try body(
      of: method, node.signature.parameterClause.parameters, node.body,
      selfName: info.sort == .systemExtension || info.sort == .enumeration ? "self" : nil)
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

  // MARK: Computed properties

  private func computed(_ node: VariableDeclSyntax, of info: TypeInfo) throws -> [LuaStatement] {
    var statements: [LuaStatement] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks,
        let property = info.properties[name]
      else { continue }
      let accessors = Accessors(binding.accessorBlock)
      if accessors.isRequirement { continue }
      isStatic = property.isStatic
      defer { isStatic = false }
      if property.isOverride, property.sort == .observed || accessors.setter != nil && accessors.isComputed,
        isProperty(property, of: info)
          || program.tableName(of: info.name).flatMap({ table.property(name, of: $0) }) != nil
      {
        throw Untranslated(.construct, "an override of what happens when '\(name)' is set")
      }
      if let kind = program.tableName(of: info.name), property.isOverride, let known = table.property(name, of: kind),
        !known.isOverridable, property.sort == .computed
      {
        throw Untranslated(.absent, "overriding '\(kind).\(name)' has no effect here")
      }
      switch property.sort {
      case .computed:
        if let getter = accessors.getter {
          let body = functionBody(getter, property, []) {
            functionBody(DeclarationReader.active(getter), property.type)
          }
          statements.append(accessor(info, property, LuaName.of(name), [], body))
        }
        if let setter = accessors.setter, let body = setter.body {
          let given = setter.parameters?.name.text ?? "newValue"
          let translated = functionBody(
            DeclarationReader.active(body.statements).first.map { _ in body.statements } ?? body.statements, property,
            [given]
          ) { openBlock(DeclarationReader.active(body.statements)) }
          statements.append(accessor(info, property, "set_" + LuaName.of(name), [LuaName.of(given)], translated))
        }
      case .lazy: statements.append(try lazyProperty(binding, property, info))
      case .observed: statements += try observed(accessors, property, info)
      case .stored: break
      }
    }
    return statements
  }

  private func functionBody(
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

  private func accessor(
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

  private func lazyProperty(_ binding: PatternBindingSyntax, _ property: PropertyInfo, _ info: TypeInfo) throws
    -> LuaStatement
  {
    guard let initializer = property.initializer else { throw Untranslated(.construct, "'lazy' without a value") }
    let field = LuaExpression.member(.name("self"), "_" + LuaName.of(property.name))
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
        return [.if(field, [.return(field)])] + items + [set, .return(field)]
      }
      let before = pending.count
      let value = try expression(initializer, property.type)
      let made = Array(pending[before...])
      pending.removeSubrange(before...)
      return [.if(.binary(field, .equal, .nil), made + [.assign(field, value.lua)]), .return(field)]
    }
    return accessor(info, property, LuaName.of(property.name), [], body)
  }

  private func observed(_ accessors: Accessors, _ property: PropertyInfo, _ info: TypeInfo) throws -> [LuaStatement] {
    var statements: [LuaStatement] = []
    let lua = LuaName.of(property.name)
    let field = LuaExpression.member(property.isStatic ? .name(info.luaName) : .name("self"), lua)
    if property.isStatic { throw Untranslated(.construct, "a static property that is observed") }
    if let initializer = property.initializer {
      let value = try expression(initializer, property.type)
      if value.lua != .nil { statements.append(.assign(.member(.name(info.luaName), lua), value.lua)) }
    }
    let outer = function
    function = FunctionContext(inSetterOf: property.name)
    scopes.append([:])
    defer {
      function = outer
      scopes.removeLast()
    }
    var body: [LuaStatement] = []
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

  // MARK: Initialisers

  private func initializer(_ node: InitializerDeclSyntax, of info: TypeInfo, _ initial: [LuaStatement]) throws
    -> [LuaStatement]
  {
    let labels = node.signature.parameterClause.parameters.map {
      $0.firstName.text == "_" ? nil : $0.firstName.text.trimmedTicks
    }
    guard let method = info.initializers.first(where: { $0.labels == labels }), let block = node.body else { return [] }
    if Translator.isCoder(method) {
      // Everything is made in code.
      statements += StatementCount.of(Syntax(block))
      return []
    }
    let isFactory =
      method.isConvenience || info.sort == .systemExtension
      || info.sort != .class && block.statements.contains { $0.trimmedDescription.hasPrefix("self.init") }
    if !isFactory, method !== designated(of: info) {
      throw Untranslated(.construct, "a second initialiser", hint: "make it a convenience one, or a static method")
    }
    let context = FunctionContext(result: .void, isInit: true)
    var function = try body(
      of: method, node.signature.parameterClause.parameters, block, context: context, first: isFactory ? [] : initial)
    guard isFactory else {
      return [LuaStatement(.function(owner: info.luaName, name: "init", isMethod: true, function))]
    }
    function.body.append(.return(.name("self")))
    let name = initializerName(method, of: info)
    if info.sort == .systemExtension { return [LuaStatement(.localFunction(name, function))] }
    return [LuaStatement(.function(owner: info.luaName, name: name, isMethod: false, function))]
  }

  /// `super.init(…)` and `self.init(…)`; nil for anything else.
  func delegatedInitializer(_ node: ExprSyntax) throws -> [LuaStatement]? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base, let context
    else { return nil }
    let arguments = Self.arguments(of: call)
    if base.trimmedDescription == "self" {
      return [.local("self", try make(context.sort == .systemExtension ? context.name : context.name, arguments).lua)]
    }
    guard base.is(SuperExprSyntax.self) else { return nil }
    guard let superclass = context.superclass else { return [] }
    let above = LuaExpression.member(.member(use(context.luaName), "super"), "init")
    if let info = program.types[superclass] {
      for owner in program.chain(of: info) {
        guard let method = owner.initializers.first(where: { matches($0, arguments) }) else { continue }
        return [.call(.call(above, [.name("self")] + (try positional(arguments, method))))]
      }
    }
    let given = arguments.filter { !["nibName", "bundle", "coder"].contains($0.label ?? "") }
    if given.isEmpty { return [.call(.call(above, [.name("self")]))] }
    guard let kind = program.tableName(of: superclass) else { throw missing("init", of: superclass) }
    let (values, _) = try apiArguments(table.initializers(of: kind), given, "init")
    return [.call(.call(above, [.name("self")] + values))]
  }
}
