import ImportTable
import LuaTree
import SwiftSyntax

/// `a.b?.c(d)!.e[f]`: what is reached link by link.
extension Translator {
  func chain(_ node: ExprSyntax, _ wanted: SwiftType) throws -> Value {
    let outer = guards
    guards = []
    defer { guards = outer }
    let value = try link(node, wanted)
    guard !guards.isEmpty else { return value }
    return Value(guarded(value.lua), .optional(value.type.wrapped))
  }

  /// The value behind what has to be there first.
  func guarded(_ value: LuaExpression) -> LuaExpression {
    var conditions = guards
    // `x and x` is `x`.
    if conditions.last == value { conditions.removeLast() }
    guard let first = conditions.first else { return value }
    return .binary(conditions.dropFirst().reduce(first) { .binary($0, .and, $1) }, .and, value)
  }

  func link(_ node: ExprSyntax, _ wanted: SwiftType = .unknown) throws -> Value {
    if let chained = node.as(OptionalChainingExprSyntax.self) {
      let value = try link(chained.expression)
      if value.lua == .name("self") { return value }
      guard !value.lua.isPlain else {
        if guards.last != value.lua { guards.append(value.lua) }
        return Value(value.lua, value.type.wrapped)
      }
      let held = plain(guarded(value.lua), Self.localName(of: chained.expression))
      guards = [held]
      return Value(held, value.type.wrapped)
    }
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      return unwrapped(try link(forced.expression, wanted), node)
    }
    if let access = node.as(MemberAccessExprSyntax.self) { return try memberAccess(access, wanted) }
    if let call = node.as(FunctionCallExprSyntax.self) { return try self.call(call, wanted) }
    if let index = node.as(SubscriptCallExprSyntax.self) { return try subscripted(index) }
    return try expression(node, wanted)
  }

  /// A readable name for the value of a chain.
  static func localName(of node: ExprSyntax) -> String {
    if let call = node.as(FunctionCallExprSyntax.self) { return localName(of: call.calledExpression) }
    if let access = node.as(MemberAccessExprSyntax.self) {
      return LuaName.of(access.declName.baseName.text.trimmedTicks)
    }
    if let reference = node.as(DeclReferenceExprSyntax.self) { return LuaName.of(reference.baseName.text.trimmedTicks) }
    if let chained = node.as(OptionalChainingExprSyntax.self) { return localName(of: chained.expression) }
    if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return localName(of: only.expression)
    }
    if let cast = node.as(AsExprSyntax.self) { return localName(for: cast.type.trimmedDescription) }
    return "value"
  }

  private func memberAccess(_ node: MemberAccessExprSyntax, _ wanted: SwiftType) throws -> Value {
    let name = node.declName.baseName.text.trimmedTicks
    guard let base = node.base else { return try implicit(name, wanted) }
    if base.is(SuperExprSyntax.self) {
      guard let superclass = context?.superclass else {
        throw Untranslated(.construct, "'super' outside a class")
      }
      let owner = Value(.name("self"), .named(superclass))
      if let info = context, info.properties[name] != nil {
        return try superProperty(name, owner)
      }
      return try member(owner, name)
    }
    if name == "self" { return try link(base, wanted) }
    if name == "timeIntervalSinceReferenceDate", base.trimmedDescription == "Date", program.types["Date"] == nil {
      report(Untranslated(.meaning, "'Date': time is the timeline's, and begins at 0"), at: node, isLeftOut: false)
      return Value(.call(.name("CACurrentMediaTime"), []), .number)
    }
    let type = typeReference(base)
    if let type, let found = try staticMember(name, of: type) { return found }
    if let reference = base.as(DeclReferenceExprSyntax.self), variable(reference.baseName.text) == nil,
      Self.numericTypes.contains(reference.baseName.text), let value = LuaMath.constant(name)
    {
      return Value(value, Self.isWhole(reference.baseName.text) ? .integer : .number)
    }
    if let type { throw missing(name, of: type) }
    let receiver = try link(base)
    return try method(receiver, node.declName) ?? member(receiver, name)
  }

  /// `card.show(at:)`: a method as a value, by its full name.
  func method(_ base: Value, _ node: DeclReferenceExprSyntax) throws -> Value? {
    guard let given = node.argumentNames else { return nil }
    let name = node.baseName.text.trimmedTicks
    let labels = given.arguments.map { $0.name.text == "_" ? nil : Optional($0.name.text) }
    let info = base.type.name.flatMap { program.types[$0] }
    let owners = info.map { program.chain(of: $0) + requirements(of: $0) } ?? []
    let found = candidates(name, in: owners, isStatic: false).filter { $0.method.labels == labels }
    guard let (method, owner) = found.first, found.count == 1, owner.sort != .enumeration else {
      throw Untranslated(.construct, "'\(node.trimmedDescription)' as a value", hint: "write a closure that calls it")
    }
    return methodValue(base, self.name(of: method, in: owner), method)
  }

  /// `super.frameOfPresentedViewInContainerView`: an overridden property of the class above.
  private func superProperty(_ name: String, _ owner: Value) throws -> Value {
    guard let context, let superclass = context.superclass else { return try member(owner, name) }
    let above: LuaExpression = .member(use(context.luaName), "super")
    if let kind = program.tableName(of: superclass), let property = table.property(name, of: kind) {
      return Value(.call(.member(above, name), [.name("self")]), property.type)
    }
    let found = program.types[superclass].flatMap {
      program.chain(of: $0).lazy.compactMap { info in info.properties[name].map { ($0, info) } }.first
    }
    let lua = found.map { self.name(of: $0, in: $1) } ?? LuaName.of(name)
    return Value(.call(.member(above, lua), [.name("self")]), found?.0.type ?? .unknown)
  }

  /// The error about a member that the type does not have.
  func missing(_ name: String, of type: String) -> Untranslated {
    if program.types[type] != nil, program.tableName(of: type) == nil {
      return Untranslated(.elsewhere, "'\(type).\(name)' is declared in a file that was not given")
    }
    guard table.kinds[type] != nil || table.enumerations[type] != nil || program.types[type] != nil else {
      return Untranslated(unknownCode(type), unknownText(type))
    }
    let reason = program.tableName(of: type).flatMap { table.absence(of: name, in: $0) }
    return Untranslated(
      .absent, "'\(type).\(name)' is absent here" + (reason.map { ": \($0)" } ?? ""))
  }

  // MARK: Members of values

  func member(_ base: Value, _ name: String) throws -> Value {
    let name = Renamed.members[name] ?? name
    if let value = try libraryMember(base, name) { return value }
    if ["ClosedRange", "Range"].contains(base.type.wrapped.name), ["lowerBound", "upperBound"].contains(name) {
      return Value(.member(base.lua, name))
    }
    switch base.type.wrapped {
    case .named(let type):
      // Members that scripts need no conversion for are dropped, though the table has them too.
      if ["cgColor", "cgPath", "cgImage"].contains(name), program.types[type] == nil { return base }
      if let value = try ownMember(base, name, of: type) { return value }
      if let value = tableMember(base, name, of: type) { return value }
      if Self.dropped.contains(name) { return base }
      if let owner = program.tableName(of: type) ?? (table.enumerations[type] != nil ? type : nil) {
        for added in program.extensions(of: owner) {
          if let value = extensionMember(base, name, added) { return value }
        }
        if table.enumerations[type] != nil, ["rawValue", "hashValue"].contains(name) { return base }
        // A class whose superclass is elsewhere may have anything.
        if let info = program.types[type], program.chain(of: info).contains(where: { !$0.unknownNames.isEmpty }) {
          return Value(.member(base.lua, LuaName.of(name)))
        }
        throw missing(name, of: type)
      }
      return Value(.member(base.lua, LuaName.of(name)))
    case .type(let type):
      if let value = try staticMember(name, of: type) { return value }
      throw missing(name, of: type)
    case .tuple(let types, let labels):
      guard let index = Int(name) ?? labels.firstIndex(of: name) else {
        throw Untranslated(.type, "the place of '\(name)' in a tuple is not known", hint: "write .0, .1")
      }
      return Value(.index(base.lua, .integer(index + 1)), index < types.count ? types[index] : .unknown)
    case .unknown:
      if let index = Int(name) { return Value(.index(base.lua, .integer(index + 1))) }
      if Self.dropped.contains(name) { return base }
      let owners = program.typeOrder.filter { $0.properties[name].map { !$0.isStatic } ?? false }
      if !owners.isEmpty, table.owners(of: name).isEmpty {
        return try ownMember(base, name, of: owners[0].name) ?? Value(.member(base.lua, LuaName.of(name)))
      }
      if owners.isEmpty, table.owners(of: name).isEmpty, Self.ofLibrary.contains(name) {
        throw Untranslated(.type, "what '.\(name)' belongs to is not known", hint: "declare its type")
      }
      // Of a name that is declared nowhere nothing is guessed.
      if decidesShowing, owners.isEmpty { return Value(.member(base.lua, LuaName.of(name))) }
      let types = table.owners(of: name).compactMap { table.kinds[$0]?.properties[name]?.type }
      let type = types.first.flatMap { first in types.allSatisfy { $0 == first } ? first : nil }
      return Value(.member(base.lua, LuaName.of(name)), type ?? .unknown)
    default:
      if let added = extensionOwner(of: base.type), let value = extensionMember(base, name, added) { return value }
      if Self.dropped.contains(name) { return base }
      throw Untranslated(.construct, "'.\(name)' has no Lua here")
    }
  }

  /// Members that scripts need no conversion for.
  static let dropped: Set<String> = [
    "cgColor", "cgPath", "cgImage", "rawValue", "doubleValue", "floatValue", "cgRectValue", "cgPointValue", "lazy",
    "intValue", "boolValue", "integerValue", "cgSizeValue", "uiColor", "unsafelyUnwrapped", "cgAffineTransformValue",
    "caTransform3DValue",
  ]

  /// Members of Swift's own types, which are no fields in Lua.
  private static let ofLibrary: Set<String> = [
    "count", "isEmpty", "first", "last", "indices", "keys", "values", "startIndex", "endIndex", "magnitude",
    "description",
  ]

  private func ownMember(_ base: Value, _ name: String, of type: String) throws -> Value? {
    guard let info = program.types[type] else { return nil }
    let owners = program.chain(of: info) + requirements(of: info)
    for owner in owners {
      if let property = owner.properties[name], !property.isStatic { return try read(property, of: owner, base) }
    }
    // A property of the system's, rather than a method that has its name.
    if let kind = program.tableName(of: type), table.property(name, of: kind)?.isStatic == false { return nil }
    for owner in owners {
      if let method = owner.methods[name]?.first(where: { !$0.isStatic }) {
        return methodValue(base, self.name(of: method, in: owner), method)
      }
    }
    if info.sort == .enumeration, name == "rawValue" { return Value(base.lua, info.rawType ?? .unknown) }
    return nil
  }

  private func read(_ property: PropertyInfo, of owner: TypeInfo, _ base: Value) throws -> Value {
    let lua = name(of: property, in: owner)
    let type = program.type(of: property, in: owner, for: base.type.name)
    if owner.sort == .enumeration { return Value(.call(.member(typeName(owner.name), lua), [base.lua]), type) }
    if isProperty(property, of: owner) { return Value(.member(base.lua, lua), type) }
    if owner.sort == .protocol { return try read(requirement: property, of: owner, base) }
    return Value(.method(base.lua, lua, []), type)
  }

  /// True for a property read as a field: it is stored, or overrides a property that the system reads.
  func isProperty(_ property: PropertyInfo, of owner: TypeInfo) -> Bool {
    guard property.isCalled else { return true }
    guard let kind = program.tableName(of: owner.name) else { return false }
    return table.property(property.name, of: kind)?.isStatic == false
  }

  private func methodValue(_ base: Value, _ name: String, _ method: MethodInfo) -> Value {
    let names = method.names.map { freshName($0) }
    let call = LuaExpression.method(base.lua, name, names.map { .name($0) })
    let body: LuaStatement = method.result == .void ? .call(call) : .return(call)
    return Value(.function(LuaFunction(names, [body])), .function(method.types, method.result))
  }

  private func tableMember(_ base: Value, _ name: String, of type: String) -> Value? {
    guard let kind = program.tableName(of: type) else { return nil }
    if let property = table.property(name, of: kind), !property.isStatic {
      return Value(.member(base.lua, LuaName.of(name)), property.type)
    }
    if let method = table.methods(name, of: kind)?.first(where: { !$0.isStatic }) {
      let names = method.parameters.indices.map { freshName(["a", "b", "c", "d", "e", "f"][min($0, 5)]) }
      let call = LuaExpression.method(base.lua, LuaName.of(name), names.map { .name($0) })
      let body: LuaStatement = method.result == .void ? .call(call) : .return(call)
      return Value(
        .function(LuaFunction(names, [body])), .function(method.parameters.map(\.type), method.result))
    }
    return nil
  }

  /// A member that the files add to a type of the system: `UIView_name(view)`.
  private func extensionMember(_ base: Value, _ name: String, _ added: TypeInfo) -> Value? {
    if let property = added.properties[name], !property.isStatic {
      return Value(.call(use(extensionName(added, name)), [base.lua]), property.type)
    }
    if let method = added.methods[name]?.first(where: { !$0.isStatic }) {
      let names = method.names.map { freshName($0) }
      let call = LuaExpression.call(
        use(extensionName(added, self.name(of: method, in: added))), [base.lua] + names.map { .name($0) })
      return Value(.function(LuaFunction(names, [.return(call)])), .function(method.types, method.result))
    }
    return nil
  }

  func extensionName(_ added: TypeInfo, _ name: String) -> String { added.luaName + "_" + LuaName.of(name) }

  // MARK: Members of types

  func staticMember(_ name: String, of type: String) throws -> Value? {
    if name == "self" { return Value(typeName(type), .type(type)) }
    if let info = program.types[type] {
      if let found = info.cases.first(where: { $0.name == name }) {
        return Value(caseValue(found, of: info), .named(info.name))
      }
      for owner in program.chain(of: info) {
        if let property = owner.shared(name) {
          let place = LuaExpression.member(typeName(owner.name), self.name(of: property, in: owner))
          return Value(property.isCalled ? .call(place, []) : place, property.type)
        }
        if let method = owner.methods[name]?.first(where: \.isStatic) {
          return Value(
            .member(typeName(owner.name), self.name(of: method, in: owner)), .function(method.types, method.result))
        }
      }
      if info.sort == .enumeration, name == "allCases" {
        let all = info.cases.map { LuaField(nil, caseValue($0, of: info)) }
        return Value(.table(all), .array(.named(info.name)))
      }
      if let nested = program.types[type + "." + name] { return Value(typeName(nested.name), .type(nested.name)) }
    }
    let kind = program.tableName(of: type) ?? type
    if let words = table.enumerations[kind] {
      if let word = Self.word(name, among: words) { return Value(.string(word), .named(kind)) }
      if name == "none" || name == "all" && !words.contains("all") { return Value(.table([]), .named(kind)) }
    }
    // A class that Swift nests in another has both names in the table: `UIViewController.Transition`.
    if table.kinds[kind + name] != nil { return Value(typeName(kind + name), .type(kind + name)) }
    if let property = table.property("static " + name, of: kind) ?? table.property(name, of: kind), property.isStatic {
      return Value(.member(typeName(kind), LuaName.of(name)), property.type)
    }
    if let method = table.methods(name, of: kind)?.first(where: \.isStatic) {
      return Value(.member(typeName(kind), LuaName.of(name)), .function(method.parameters.map(\.type), method.result))
    }
    for added in program.extensions(of: kind) {
      if let property = added.shared(name) {
        let place = use(extensionName(added, name))
        return Value(property.isCalled ? .call(place, []) : place, property.type)
      }
      if let method = added.methods[name]?.first(where: \.isStatic) {
        return Value(
          use(extensionName(added, self.name(of: method, in: added))), .function(method.types, method.result))
      }
    }
    return nil
  }

  /// A word of an enumeration, also as Swift 2 and 3 wrote it: `Began`, `easeInEaseOut` of a `kCA…` name.
  static func word(_ name: String, among words: [String]) -> String? {
    if words.contains(name) { return name }
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return words.contains(lower) ? lower : nil
  }

  func caseValue(_ found: CaseInfo, of info: TypeInfo) -> LuaExpression {
    .member(typeName(info.name), LuaName.of(found.name))
  }

  // MARK: Subscripts

  private func subscripted(_ node: SubscriptCallExprSyntax) throws -> Value {
    let base = try link(node.calledExpression)
    if case .dictionary(let key, let value) = base.type.wrapped, let given = Self.defaultOfKey(node),
      let argument = node.arguments.first?.expression
    {
      let index = try self.key(argument, key)
      let found = Value(.index(base.lua, index.lua), .optional(value.wrapped))
      let other = try isolated { try expression(given, value) }
      guard value.wrapped == .bool || value.wrapped == .unknown else {
        return Value(.binary(found.lua, .or, other.lua), value)
      }
      let held = plain(found.lua, "value")
      return Value(.call(helper(.choose), [.binary(held, .unequal, .nil), held, other.lua]), value)
    }
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil else {
      throw Untranslated(.construct, "a subscript with labels")
    }
    switch base.type.wrapped {
    case .array(let element):
      if let range = argument.expression.as(SequenceExprSyntax.self), range.elements.count == 3,
        let bounds = try rangeBounds(range)
      {
        return Value(.call(helper(.slice), [base.lua, bounds.first, bounds.last]), base.type)
      }
      let index = try expression(argument.expression, .integer)
      return Value(.index(base.lua, Self.plusOne(index.lua)), element)
    case .dictionary(let key, let value):
      let index = try self.key(argument.expression, key)
      if case .string(let name) = index.lua, LuaName.isValid(name) {
        return Value(.member(base.lua, name), .optional(value.wrapped))
      }
      return Value(.index(base.lua, index.lua), .optional(value.wrapped))
    case .named(let type): throw Untranslated(.construct, "the subscript of '\(type)'")
    default:
      // Only a dictionary has a text for a key.
      if typeAlone(argument.expression) == .string {
        return Value(.index(base.lua, try expression(argument.expression, .string).lua), .unknown)
      }
      throw Untranslated(
        .type, "whether '\(node.calledExpression.trimmedDescription)' is an array or a dictionary is not known",
        hint: "declare its type")
    }
  }

  /// The value of `[key, default: value]` for a missing key.
  static func defaultOfKey(_ node: SubscriptCallExprSyntax) -> ExprSyntax? {
    guard node.arguments.count == 2, let last = node.arguments.last, last.label?.text == "default" else { return nil }
    return last.expression
  }

  /// An index counted from 1 instead of 0.
  static func plusOne(_ index: LuaExpression) -> LuaExpression { adding(1, to: index) }

  static func adding(_ number: Int, to value: LuaExpression) -> LuaExpression {
    if let integer = value.integer { return .integer(integer + number) }
    if case .binary(let left, .minus, .number(let text)) = value, let less = Int(text) {
      return number == less ? left : adding(number - less, to: left)
    }
    if case .binary(let left, .plus, .number(let text)) = value, let more = Int(text) {
      return number + more == 0 ? left : adding(number + more, to: left)
    }
    if number == 0 { return value }
    return number > 0
      ? .binary(value, .plus, .number("\(number)")) : .binary(value, .minus, .number("\(-number)"))
  }
}
