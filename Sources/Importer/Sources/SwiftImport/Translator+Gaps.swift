import ImportTable
import LuaTree
import SwiftSyntax

/// Gaps: what stands in a script that is judged for what is not there. No name is nil because the import left it nil.
extension Translator {
  private var isGapHidden: Bool { program.types["Gap"] != nil || program.localNames.contains("Gap") }

  /// A member of the table that makes gaps, beside a type or variable of that name.
  private func gap(_ member: String, _ arguments: [LuaExpression]) -> LuaExpression {
    hasGaps = true
    let table = isGapHidden ? LuaExpression.path("_G", "Gap") : .name("Gap")
    return .call(.member(table, member), arguments)
  }

  /// Whether a set-up is to be run again, the other way that gaps have decided branches; as text.
  var runsAgain: String { makesGaps && hasGaps ? (isGapHidden ? "_G." : "") + "Gap.again()" : "false" }

  /// A value that is not there.
  ///
  /// - Parameter reason: Goes on behind the name, as `is declared in a file that was not given`.
  func missing(_ name: String, _ reason: String) -> LuaExpression { gap("missing", [.string(name), .string(reason)]) }

  /// Whether a script that is judged goes on with a gap for what is of a type: its class is declared nowhere.
  func isNowhere(_ type: String) -> Bool {
    makesGaps && program.types[type] == nil && table.kinds[type] == nil && table.enumerations[type] == nil
      && type.first?.isUppercase == true && Self.looksLikeClass(type) && !Self.isOfConcurrency(type)
      && !["Controller", "Animator", "Transition"].contains(where: type.hasSuffix)
  }

  /// An object of a class that is declared nowhere: a gap, of which nothing of the author's follows until it is given something
  /// of theirs, or something is read of it. Nil for any other type.
  func madeUp(_ type: String, _ arguments: [Argument]) throws -> Value? {
    guard isNowhere(type) else { return nil }
    let given = try given(arguments)
    tell(unknownCode(type), unknownText(type))
    return Value(gap("made", [.string(type), .string(reason(of: type))] + given), .named(type))
  }

  /// Behind a name: `is declared in a file that was not given`.
  func reason(of type: String) -> String {
    let text = unknownText(type)
    let name = "'\(type)' "
    return text.hasPrefix(name) ? String(text.dropFirst(name.count)) : text
  }

  /// The arguments of a call of which nothing is known: a word without its type is nothing.
  func given(_ arguments: [Argument]) throws -> [LuaExpression] {
    try arguments.map { argument in
      if let access = argument.node.as(MemberAccessExprSyntax.self), access.base == nil { return .nil }
      return try expression(argument.node, .unknown).lua
    }
  }

  /// A statement in the place of one that is left out: it marks the variables and fields that are named there as doubtful.
  func doubted(by node: some SyntaxProtocol, _ shown: String) -> LuaStatement? {
    guard let item = node.as(CodeBlockItemSyntax.self) else { return nil }
    if case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) { return nil }
    // A variable that is handed over itself may hold anything from there on, which no object tells; and of a transition that it
    // would have ended nothing follows from the author's statements alone.
    if item.tokens(viewMode: .sourceAccurate).contains(where: { token in
      token.tokenKind == .prefixAmpersand || token.text == "completeTransition"
    }) {
      var statement = LuaStatement.call(gap("leftOut", [.string(shown)]))
      statement.origin = origin(of: node)
      return statement
    }
    var values: [LuaExpression] = []
    var keys: [String] = []
    var former: [String] = ["", ""]
    for token in node.tokens(viewMode: .sourceAccurate) {
      let text = token.text
      defer { former = [former[1], text] }
      guard case .identifier(let name) = token.tokenKind, former[1] != "." || former[0] == "self" else { continue }
      if former[1] != ".", let known = variable(name.trimmedTicks) {
        if case .name = known.lua, !values.contains(known.lua) { values.append(known.lua) }
      } else if let key = storedKey(name.trimmedTicks), !keys.contains(key) {
        keys.append(key)
      }
    }
    var arguments: [LuaExpression] = [.string(shown)]
    if !values.isEmpty || !keys.isEmpty { arguments.append(.table(values.map { LuaField(nil, $0) })) }
    if !keys.isEmpty {
      arguments += [variable("self")?.lua ?? .name("self"), .table(keys.map { LuaField(nil, .string($0)) })]
    }
    var statement = LuaStatement.call(gap("leftOut", arguments))
    statement.origin = origin(of: node)
    return statement
  }

  static let styles = "UIModalPresentationStyle"

  /// A presentation style that may be a gap: both that an animator of one's own is written for are tried then.
  func eitherStyle(_ value: LuaExpression) -> LuaExpression {
    if case .string = value { return value }
    guard makesGaps, value != .nil else { return value }
    return gap("either", [value, .string("custom"), .string("fullScreen")])
  }

  /// The presentation style of a screen to which nothing gives one. Where it is judged, each of the two that an animator of one's
  /// own is written for in its turn.
  var openStyle: LuaExpression {
    makesGaps ? inTurn(.string("fullScreen"), .string("custom")) : .string("fullScreen")
  }

  /// A value that nothing says: the first one, and the other when a set-up is run again.
  func inTurn(_ first: LuaExpression, _ second: LuaExpression) -> LuaExpression { gap("inTurn", [first, second]) }

  /// The value that is assigned to a property of a type. A presentation style may be a gap, and so may `wantsInteractiveStart`.
  func assignable(_ node: ExprSyntax, to target: ExprSyntax, _ type: SwiftType) throws -> Value {
    let outer = decidesShowing
    defer { decidesShowing = outer }
    let isStyle = type.wrapped == .named(Self.styles)
    decidesShowing = outer || makesGaps && (isStyle || ChangedNames.lastName(target) == Self.start)
    return try isStyle ? style(node) : settled(node, type)
  }

  /// A value that is returned or assigned: where it decides how a screen is shown, a truth that may be a gap is decided.
  func settled(_ node: ExprSyntax, _ type: SwiftType) throws -> Value {
    let value = try expression(node, type)
    return decidesShowing && type == .bool ? decided(value) : value
  }

  /// The presentation style that is assigned: a gap where it cannot be translated.
  private func style(_ node: ExprSyntax) throws -> Value {
    let type = SwiftType.named(Self.styles)
    guard makesGaps else { return try expression(node, type) }
    do { return Value(eitherStyle(try expression(node, type).lua), type) } catch let reason as Untranslated {
      tell(reason.code, reason.message)
      let shown = String(node.trimmedDescription.prefix(60).filter { !$0.isNewline })
      return Value(eitherStyle(missing(shown, "is not known: \(reason.message)")), type)
    }
  }

  /// The property of a driver that says whether it holds a transition from its start.
  private static let start = "wantsInteractiveStart"

  /// True for a branch that sets a presentation style or `wantsInteractiveStart`.
  func setsShowing(_ node: IfExprSyntax) -> Bool {
    makesGaps && ["modalPresentationStyle", Self.start].contains { node.trimmedDescription.contains($0 + " =") }
  }

  /// True for a member that gives a driver to a transition, or decides if one holds it from its start.
  func givesDriver(_ member: MemberBlockItemSyntax) -> Bool {
    guard makesGaps else { return false }
    if let function = member.decl.as(FunctionDeclSyntax.self) { return UntriedFinger.isGiver(function) }
    let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
    return bindings?.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == Self.start
  }

  /// A condition that may be a gap: its type is not known, or it decides how a screen is shown.
  func decided(_ value: Value) -> Value {
    let type = value.type.wrapped
    guard fillsGaps, type == .unknown || decidesShowing && type == .bool else { return value }
    switch value.lua {
    case .method, .member, .call, .name: return Value(gap("decide", [value.lua]), value.type)
    default: return value
    }
  }

  /// A statement that marks each object of a class as doubtful whose superclass is declared nowhere.
  func doubtedSuperclass(of info: TypeInfo) -> [LuaStatement] {
    guard fillsGaps, info.isTranslated, info.sort == .class, info.superclass == nil,
      let name = info.unknownNames.first(where: { Self.looksLikeClass($0) })
    else { return [] }
    var statement = LuaStatement.call(
      gap("leftOut", [.string("the superclass \(name)"), .table([LuaField(nil, .name("self"))])]))
    statement.origin = origin(of: info.declaration)
    return [statement]
  }

  /// The field of `self` that a stored property is.
  private func storedKey(_ name: String) -> String? {
    guard let context, !isStatic, context.sort == .class || context.sort == .structure else { return nil }
    for owner in program.chain(of: context) {
      guard let property = owner.properties[name], !property.isStatic else { continue }
      return (property.sort == .lazy ? "_" : "") + self.name(of: property, in: owner)
    }
    return nil
  }

  /// Gaps in the place of a member that is left out: a call or a read of it gives a gap.
  func standIns(for node: some SyntaxProtocol, _ message: String) -> [LuaStatement] {
    guard let member = node.as(MemberBlockItemSyntax.self), let info = context, info.sort != .protocol else {
      return []
    }
    func stand(_ lua: String, _ name: String) -> LuaStatement {
      let value = missing("\(info.name).\(name)", "is left out: \(message)")
      var statement =
        info.sort == .systemExtension
        ? declared(extensionName(info, lua), value) : LuaStatement.assign(.member(.name(info.luaName), lua), value)
      statement.origin = origin(of: node)
      return statement
    }
    if let initializer = member.decl.as(InitializerDeclSyntax.self) {
      return standIn(for: initializer, of: info, message)
    }
    if let function = member.decl.as(FunctionDeclSyntax.self), function.body != nil {
      let name = function.name.text.trimmedTicks
      guard let method = info.methods[name]?.first(where: { $0.node == function.id }) else { return [] }
      let lua = self.name(of: method, in: info)
      // The system does without what it would call; another one of the name is there.
      guard callbackName(method, in: info) == nil, info.methods[name]?.count == 1 else { return [] }
      return [stand(lua, name)]
    }
    if let variable = member.decl.as(VariableDeclSyntax.self) {
      return DeclarationReader.properties(variable).flatMap { property -> [LuaStatement] in
        guard let known = info.known(property), info.sort != .enumeration else { return [] }
        let lua = self.name(of: known, in: info)
        if known.sort == .stored {
          // A property of the system keeps its own value.
          let isOfSystem = program.tableName(of: info.name).flatMap { table.property(known.name, of: $0) } != nil
          return isOfSystem || known.initializer == nil && known.wrapper == nil ? [] : [stand(lua, known.name)]
        }
        if known.sort == .observed {
          guard !known.isStatic else { return [] }
          let set = LuaStatement.assign(.member(.name("self"), lua), .name("value"))
          var seen = LuaStatement.call(gap("leftOut", [.string(known.name), .table([LuaField(nil, .name("self"))])]))
          seen.origin = origin(of: node)
          let setter = LuaFunction(["value"], [set, seen])
          return [LuaStatement(.function(owner: info.luaName, name: "set_" + lua, isMethod: true, setter))]
        }
        guard !isProperty(known, of: info) else { return [] }
        return [stand(lua, known.name)] + (known.hasSetter ? [stand("set_" + lua, known.name)] : [])
      }
    }
    return []
  }

  /// An initialiser in the place of one that is left out: what it would have set is a gap, and each object doubtful.
  private func standIn(for node: InitializerDeclSyntax, of info: TypeInfo, _ message: String) -> [LuaStatement] {
    guard info.sort == .class || info.sort == .structure,
      let method = info.initializers.first(where: { $0.node == node.id }), method === primaryInitializer(of: info)
    else { return [] }
    var body = [
      LuaStatement.call(gap("leftOut", [.string("\(info.name).init"), .table([LuaField(nil, .name("self"))])]))
    ]
    if info.superclass != nil {
      body.append(.call(.call(.name("pcall"), [.path(info.luaName, "super", "init"), .name("self")])))
    }
    let open = info.properties.values.filter {
      $0.sort == .stored && !$0.isStatic && $0.initializer == nil && !$0.type.isOptional
    }
    for property in open.sorted(by: { $0.name < $1.name }) {
      let value = missing("\(info.name).\(property.name)", "is left out: \(message)")
      body.append(.assign(.member(.name("self"), name(of: property, in: info)), value))
    }
    let function = LuaFunction(["..."], body)
    var statement = LuaStatement(.function(owner: info.luaName, name: "init", isMethod: true, function))
    statement.origin = origin(of: node)
    return [statement]
  }

  /// Declares a name of file scope that nothing else declares.
  func standIn(forName name: String, _ reason: String) -> [LuaStatement] {
    guard let info = program.typeOrder.first(where: { $0.luaName == name }), info.sort == .class else {
      return [.local(name, missing(name, reason))]
    }
    let above = program.tableName(of: info.name).flatMap { kind in table.chain(of: kind).first(where: \.isOpen)?.name }
    var statements = standInClass(named: name, superclass: above ?? "NSObject")
    let owners = program.chain(of: info)
    let members =
      owners.flatMap { owner -> [String] in
        let methods = owner.methods.values.joined().filter { callbackName($0, in: info) == nil }
        let properties = owner.properties.values.filter { !$0.type.isOptional && !isProperty($0, of: owner) }
        return methods.map { self.name(of: $0, in: owner) } + properties.map { self.name(of: $0, in: owner) }
          + owner.properties.values.filter(\.isSetByCall).map { "set_" + self.name(of: $0, in: owner) }
      }
    for member in Set(members).sorted() where above.map({ !isMember(member, of: $0) }) ?? true {
      statements.append(.assign(.member(.name(name), member), missing("\(info.name).\(member)", reason)))
    }
    // The system calls these, and nobody knows what they do.
    let protocols = protocolNames(of: info)
    let called = owners.flatMap { $0.methods.values.joined() }.compactMap { callbackName($0, in: info) }
    for method in Set(called).sorted() where protocols.contains(where: { table.kinds[$0]?.callbacks[method] != nil }) {
      let body = LuaStatement.call(gap("leftOut", [.string("\(info.name).\(method)")]))
      statements.append(
        LuaStatement(.function(owner: name, name: method, isMethod: true, LuaFunction([], [body]))))
    }
    return statements
  }

  /// Declares a class in the place of one that is declared nowhere; each object of it is doubtful.
  func standInClass(named name: String, superclass: String? = nil) -> [LuaStatement] {
    let initializer = LuaExpression.path(name, "super", "init")
    let given = LuaExpression.call(.name("pcall"), [initializer, .name("self"), .arguments])
    let bare = LuaStatement.call(.call(.name("pcall"), [initializer, .name("self")]))
    let doubt = LuaStatement.call(gap("leftOut", [.string(name), .table([LuaField(nil, .name("self"))])]))
    return [
      .local(name, .call(.name("class"), [.string(name), .name(superclass ?? Self.standIn(for: name))])),
      LuaStatement(
        .function(
          owner: name, name: "init", isMethod: true,
          LuaFunction(["..."], [doubt, .if(.unary(.not, given), [bare])]))),
    ]
  }

  /// True when the code that shows a controller sets a property of it, `var model: Model!`, which nothing tests for nil.
  /// Where the property is a view, a set-up takes one that is on the screen.
  func isGivenElsewhere(_ property: PropertyInfo, of info: TypeInfo) -> Bool {
    guard makesGaps, info.sort == .class, property.sort == .stored, !property.isStatic, !property.isWeak,
      program.implicitlyUnwrapped.contains(property.name),
      ["UIViewController", "UIPresentationController"].contains(where: { program.isSubclass(info.name, of: $0) }),
      property.type.wrapped.name.map({ !program.isSubclass($0, of: "UIView") }) ?? true
    else { return false }
    let name = property.name
    let tests =
      [" == nil", " != nil", "?"].map { name + $0 } + ["= \(name)", "let \(name)"].flatMap { [$0 + " {", $0 + ","] }
    return !program.sources.contains { source in source.isTranslated && tests.contains(where: source.text.contains) }
  }

  /// True for a property that is nil or zero at first, and that the files set where they show a screen: of a screen, or of what
  /// takes part in its transition.
  func isGivenWhereShown(_ property: PropertyInfo, of info: TypeInfo) -> Bool {
    let isEmpty = property.initializer.map { Self.isZero($0, property.type) } ?? property.type.isOptional
    guard makesGaps, info.sort == .class, property.sort == .stored, !property.isStatic, isEmpty,
      program.givenWhereShown.contains(property.name), let kind = property.type.wrapped.name,
      program.types[kind].map({ [.class, .protocol].contains($0.sort) }) ?? (table.kinds[kind] != nil)
    else { return false }
    let kinds = ["UIViewController", "UIPresentationController", "UIPercentDrivenInteractiveTransition"]
    return kinds.contains { program.isSubclass(info.name, of: $0) }
      || protocolNames(of: info).contains { $0.hasSuffix("Transitioning") || $0.hasSuffix("TransitioningDelegate") }
      || protocolNames(of: info).contains("UINavigationControllerDelegate")
  }

  /// True for the zero of a rectangle, a point or a size.
  private static func isZero(_ value: ExprSyntax, _ type: SwiftType) -> Bool {
    guard let kind = type.wrapped.name, HarnessValues.geometry[kind] != nil else { return false }
    return [".zero", "\(kind).zero", "\(kind)()"].contains(value.trimmedDescription)
  }

  /// Statements that fill such a property until the files set it: with the set-up's rectangle, point or size, else with a gap.
  /// The gap is also kept elsewhere, as the property may be weak.
  func givenWhereShown(_ property: PropertyInfo, of info: TypeInfo) -> [LuaStatement] {
    let lua = name(of: property, in: info)
    if let usual = property.type.wrapped.name.flatMap({ HarnessValues.geometry[$0] }) {
      return [.assign(.member(.name("self"), lua), usual)]
    }
    let held = LuaExpression.member(.name("self"), "_given_" + lua)
    let gap = outlet(property, of: info, "is set by nothing that was run")
    return [.assign(held, gap), .assign(.member(.name("self"), lua), held)]
  }

  /// The value of an outlet: an empty object of its type.
  func outlet(
    _ property: PropertyInfo, of info: TypeInfo, _ reason: String = "is an outlet of a storyboard, which is not read"
  ) -> LuaExpression {
    guard let kind = property.type.wrapped.name,
      property.type.name != nil || program.isSubclass(kind, of: "UIView")
    else { return missing(property.name, reason) }
    var made: LuaExpression?
    if let own = program.types[kind] {
      if own.isTranslated, own.sort == .class, Harness.takesNothing(own, self) { made = .call(typeName(kind), []) }
    } else if table.kinds[kind]?.sort == .class {
      let forms = table.initializers(of: kind)
      if forms.isEmpty || forms.contains(where: { $0.parameters.allSatisfy(\.isOptional) }) {
        made = .call(.name(kind), [])
      }
    }
    guard let made else { return missing(property.name, reason) }
    return standIn(made, property.name, reason)
  }

  /// A statement that notes that a size is made up; none in a script that is not judged.
  func placed(_ controller: LuaExpression, _ name: String = "preferredContentSize") -> [LuaStatement] {
    let reason = "is made up: nothing here says it"
    return makesGaps ? [.call(gap("placed", [controller, .string(name), .string(reason)]))] : []
  }

  /// A statement that notes that a transition is ended from outside.
  var forcedEnd: LuaStatement {
    let reason = "is called by the check itself, as nothing had ended a transition before"
    return .call(gap("doubtRest", [.string("completeTransition"), .string(reason)]))
  }

  /// A statement that notes that a set-up begins which has no part of those before it.
  var begun: LuaStatement { .call(gap("begin", [])) }

  /// An object in the place of one that is not there.
  func standIn(_ made: LuaExpression, _ name: String, _ reason: String) -> LuaExpression {
    gap("standIn", [made, .string(name), .string(reason)])
  }

  /// A picture or a colour that an app has by its name.
  func asset(_ type: String, _ arguments: [Argument]) throws -> Value? {
    guard fillsGaps, let name = arguments.first, name.label == "named" else { return nil }
    switch type {
    case "UIImage":
      return Value(.call(helper(.picture), [try expression(name.node, .string).lua]), .optional(.named(type)))
    case "UIColor":
      let shown = String(name.node.trimmedDescription.filter { $0 != "\"" }.prefix(60))
      return Value(missing(shown, "is a colour of an asset catalogue, which is not read"), .optional(.named(type)))
    default: return nil
    }
  }
}
