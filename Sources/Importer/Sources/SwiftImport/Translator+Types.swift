import ImportTable
import LuaTree
import SwiftSyntax

extension Translator {
  /// A type of the files, with its members in their order.
  func type(_ info: TypeInfo) -> [LuaStatement] {
    (staticCount, staticUses) = (0, [])
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
      if info.declaration.is(ActorDeclSyntax.self) {
        report(
          Untranslated(.meaning, "an actor: here all runs on one thread, and nothing waits"), at: info.declaration,
          isLeftOut: false)
      }
      let attributes = info.declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.map(
        \.trimmedDescription)
      if let special = attributes?.first(where: { ["@resultBuilder", "@_functionBuilder"].contains($0) }) {
        throw Untranslated(.construct, "'\(special)' has no Lua here")
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

  func classType(_ info: TypeInfo) throws -> [LuaStatement] {
    var superclass = LuaExpression.name("NSObject")
    var isBare = true
    if let name = info.superclass {
      superclass = typeName(name)
      isBare = false
      if let open = table.chain(of: name).first(where: \.isOpen)?.name, open != name {
        report(
          Untranslated(.absent, "'\(name)' cannot be subclassed by a script; \(open) stands in for it"),
          at: info.declaration, isLeftOut: false)
        superclass = .name(open)
      }
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
      if hasMemberwiseInitializer(info), let initializer = memberwiseInit(info, members.initial) {
        rest.insert(initializer, at: 0)
      }
      if copies(info) { rest.append(copyMethod(info)) }
    } else if primaryInitializer(of: info) == nil {
      let initial = members.initial + (isDrawnCell(info) ? loading(of: info)?.statements ?? [] : [])
      if !initial.isEmpty { rest.insert(inheritedInit(info, initial), at: 0) }
    }
    staticCount = members.statics.count
    rest += loadingMethod(of: info)
    return dressed([head], as: info.declaration) + members.fields + rest + defaults(of: info) + members.statics
  }

  /// The declaration of a name at file scope: `local`, or an assignment where the name is known already.
  func declared(_ name: String, _ value: LuaExpression) -> LuaStatement { .local(name, value) }

  static func looksLikeClass(_ name: String) -> Bool {
    !["Delegate", "Protocol", "DataSource", "able", "ible", "ing", "Type", "Convertible", "Source"].contains {
      name.hasSuffix($0)
    }
  }

  /// The class of the frameworks that a class declared elsewhere is likely below, by the end of its name.
  static func standIn(for name: String) -> String {
    let kinds = ApiTable.playhead.kinds
    var rest = Substring(name)
    while let next = rest.dropFirst().firstIndex(where: \.isUppercase) {
      rest = rest[next...]
      if let kind = kinds["UI" + rest], kind.sort == .class, kind.isOpen { return kind.name }
    }
    if name.hasSuffix("Controller") { return "UIViewController" }
    if name.hasSuffix("Layer") { return "CALayer" }
    for end in ["View", "Field", "Button", "Label", "Control", "Cell", "Bar"] where name.hasSuffix(end) {
      return "UIView"
    }
    return "NSObject"
  }

  func memberwiseInit(_ info: TypeInfo, _ initial: [LuaStatement]) -> LuaStatement? {
    let properties = memberwiseProperties(of: info)
    guard !properties.isEmpty || !initial.isEmpty || !otherInitializers(of: info).isEmpty else { return nil }
    let names = properties.map { LuaName.of($0.name) }
    var body: [LuaStatement] = []
    for (property, name) in zip(properties, names) {
      let field = LuaExpression.member(.name("self"), self.name(of: property, in: info))
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
    let function = choosing(LuaFunction(names, body), of: info)
    return blankBefore(LuaStatement(.function(owner: info.luaName, name: "init", isMethod: true, function)))
  }

  static func target(of statement: LuaStatement) -> LuaExpression? {
    if case .assign(let targets, _) = statement.kind { return targets.first }
    return nil
  }

  func copyMethod(_ info: TypeInfo) -> LuaStatement {
    let properties = info.properties.values.filter { !$0.isStatic && ($0.sort == .stored || $0.sort == .observed) }
      .sorted { $0.name < $1.name }
    let fields = properties.map { LuaExpression.member(.name("other"), name(of: $0, in: info)) }
    let values = properties.map { property -> LuaExpression in
      let value = LuaExpression.member(.name("self"), name(of: property, in: info))
      let isChanged = property.type.name != nil || program.changedByMember.contains(property.name)
      guard isCopied(property.type), isChanged else { return value }
      let copy = copy(of: value, property.type)
      return property.type.isOptional || property.type.name != nil ? .binary(value, .and, copy) : copy
    }
    // An initialiser of the file's own does nothing for a copy.
    let given = primaryInitializer(of: info) == nil ? [] : [LuaExpression.path(info.luaName, "copy")]
    var body: [LuaStatement] = [.local("other", .call(.name(info.luaName), given))]
    if !fields.isEmpty { body.append(LuaStatement(.assign(fields, values))) }
    body.append(.return(.name("other")))
    return blankBefore(
      LuaStatement(.function(owner: info.luaName, name: "copy", isMethod: true, LuaFunction([], body))))
  }

  func inheritedInit(_ info: TypeInfo, _ initial: [LuaStatement]) -> LuaStatement {
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

  /// Members that the files' protocols add to a class that conforms and lacks them.
  func defaults(of info: TypeInfo) -> [LuaStatement] {
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
            let lua = requirement.properties[property.name].map { name(of: $0, in: requirement) } ?? property.name
            statements.append(.assign(.member(.name(info.luaName), lua), .member(use(requirement.luaName), lua)))
          }
        }
      }
    }
    for requirement in requirements(of: info) {
      statements += aliases(of: info, for: requirement) + accessors(of: info, for: requirement)
    }
    if !statements.isEmpty { statements[0].hasBlankBefore = true }
    return statements
  }

  /// The names by which a protocol of the files calls methods that have another one in the type.
  private func aliases(of info: TypeInfo, for requirement: TypeInfo) -> [LuaStatement] {
    requirement.methods.values.joined().sorted { $0.signature < $1.signature }.compactMap { method in
      guard !method.isStatic, !method.hasBody else { return nil }
      for owner in program.chain(of: info) {
        let all = (owner.methods[method.base] ?? []).filter { $0.labels == method.labels && !$0.isStatic }
        guard let own = all.first(where: { $0.isSame(as: method) }) ?? all.first else { continue }
        let (lua, wanted) = (name(of: own, in: owner), name(of: method, in: requirement))
        guard lua != wanted, owner === info || !conformers(of: requirement).contains(where: { $0 === owner }) else {
          return nil
        }
        return .assign(.member(.name(info.luaName), wanted), .member(typeName(owner.name), lua))
      }
      return nil
    }
  }

  // MARK: Enumerations

  func enumeration(_ info: TypeInfo) throws -> [LuaStatement] {
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
    staticCount = members.statics.count
    return dressed([declared(info.luaName, .table(fields))], as: info.declaration) + members.methods + members.statics
  }

  /// A protocol is nothing in Lua but the default methods of its extensions.
  func protocolType(_ info: TypeInfo) -> [LuaStatement] {
    let members = members(of: info)
    let functions = members.methods.filter { if case .function = $0.kind { true } else { false } }
    let hasDefaults =
      info.methods.values.joined().contains(where: \.hasBody) || info.properties.values.contains(where: \.hasGetter)
    guard !functions.isEmpty || hasDefaults else { return members.methods }
    return dressed([declared(info.luaName, .table([]))], as: info.declaration) + members.methods
  }
}
