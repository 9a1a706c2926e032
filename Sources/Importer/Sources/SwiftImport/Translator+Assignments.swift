import ImportTable
import LuaTree
import SwiftOperators
import SwiftSyntax

/// Where something is assigned.
enum Place {
  case field(LuaExpression, SwiftType)
  /// A property of the frameworks that gives another list each time it is read.
  case fresh(LuaExpression, SwiftType)
  /// A property that runs code when it is set, such as `receiver:set_name(value)`; `read` is what it holds.
  case setter(read: LuaExpression, SwiftType, (LuaExpression) -> LuaExpression)
  /// A property that is made when it is first read.
  case lazy(read: LuaExpression, LuaExpression, SwiftType)

  var type: SwiftType {
    switch self {
    case .field(_, let type), .fresh(_, let type), .setter(_, let type, _), .lazy(_, _, let type): type
    }
  }

  var read: LuaExpression {
    switch self {
    case .field(let lua, _), .fresh(let lua, _): lua
    case .setter(let read, _, _), .lazy(let read, _, _): read
    }
  }

  var isFresh: Bool { if case .fresh = self { true } else { false } }

  /// The value, where changing it does not change the location; nil where it does.
  var readAnew: LuaExpression? {
    switch self {
    case .field, .lazy: nil
    case .fresh(let lua, _): lua
    case .setter(let read, _, _): read
    }
  }

  func assign(_ value: LuaExpression) -> LuaStatement {
    switch self {
    case .field(let target, _), .fresh(let target, _), .lazy(_, let target, _): .assign(target, value)
    case .setter(_, _, let set): .call(set(value))
    }
  }
}

extension Translator {
  func assigned(_ target: ExprSyntax, _ value: ExprSyntax, by symbol: String? = nil) throws -> [LuaStatement] {
    if target.is(DiscardAssignmentExprSyntax.self) {
      let found = try expression(value)
      switch found.lua {
      case .call, .method: return [.call(found.lua)]
      default: return found.lua.isPlain ? [] : [.local("_", found.lua)]
      }
    }
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 { return try assigned(tuple, value) }
    let outer = (guards, following)
    (guards, following) = ([], [])
    defer { (guards, following) = outer }
    let place = symbol == nil ? try place(target) : try steadied(place(target))
    let inner = guards
    guards = []
    if let symbol { return Self.under(inner, try changed(place, value, by: symbol)) + following }
    var found = try assignable(value, to: target, place.type)
    let name = ChangedNames.lastName(target) ?? ""
    let isOwn = isOwnPlace(target)
    found = try copied(found, of: value, isChanged: program.changedByMember.contains(name) && isOwn, isKept: isOwn)
    return Self.under(inner, [place.assign(found.lua)]) + following
  }

  /// True for a variable or property of the files, where a copy is kept.
  private func isOwnPlace(_ target: ExprSyntax) -> Bool {
    let reference = target.as(DeclReferenceExprSyntax.self)
    if let name = reference?.baseName.text, variable(name) != nil || program.globals[name] != nil { return true }
    if let index = target.as(SubscriptCallExprSyntax.self) { return isOwnPlace(index.calledExpression) }
    guard let name = (reference ?? target.as(MemberAccessExprSyntax.self)?.declName)?.baseName.text else {
      return false
    }
    return program.typeOrder.contains { $0.properties[name] != nil }
  }

  private func changed(_ place: Place, _ value: ExprSyntax, by symbol: String) throws -> [LuaStatement] {
    let found = try expression(value, place.type.isNumeric ? place.type : place.type.wrapped)
    if let own = try ownOperation(symbol + "=", [Value(place.read, place.type), found]) {
      return [place.assign(own.lua)]
    }
    let operators: [String: LuaOperator] = [
      "+": .plus, "-": .minus, "*": .times, "/": .over, "%": .remainder, "|": .bitOr, "&": .bitAnd, "^": .bitXor,
      "<<": .shiftLeft, ">>": .shiftRight,
    ]
    guard var lua = operators[symbol] else {
      throw Untranslated(.construct, "the operator '\(symbol)='")
    }
    switch place.type.wrapped {
    case .string where symbol == "+": lua = .concatenation
    case .integer where symbol == "/" && found.type.wrapped == .integer:
      return [place.assign(quotient(place.read, found.lua))]
    case .integer where symbol == "%" && found.type.wrapped == .integer:
      return [place.assign(.call(LuaMath.math("fmod"), [place.read, found.lua]))]
    case .array where symbol == "+":
      if let read = place.readAnew { return [place.assign(.call(helper(.concat), [read, found.lua]))] }
      let item = freshName("x")
      // The list itself, or that of another object, which may be the same one.
      let list = sources(of: value).isEmpty ? found.lua : try copied(found, of: value).lua
      return [
        LuaStatement(
          .genericFor(
            ["_", item], .call(.name("ipairs"), [list]),
            [
              .call(.call(.path("table", "insert"), [place.read, .name(item)]))
            ]))
      ]
    default: try refuseOperator(symbol + "=", of: place.type)
    }
    return [place.assign(.binary(place.read, lua, found.lua))]
  }

  /// A place that is read and set: what finds it is called once.
  private func steadied(_ place: Place) throws -> Place {
    switch place {
    case .field(let lua, let type): return .field(steadied(lua), type)
    case .fresh(let lua, let type): return .fresh(steadied(lua), type)
    case .setter(let read, _, _), .lazy(let read, _, _):
      let base: LuaExpression =
        switch read {
        case .method(let base, _, _), .member(let base, _): base
        case .call(.member(let owner, _), let arguments): arguments.first ?? owner
        case .call(let callee, let arguments): arguments.first ?? callee
        default: read
        }
      guard base.isPlain else {
        throw Untranslated(
          .construct, "a change of what a call gives, which runs code", hint: "give what is called a name")
      }
      return place
    }
  }

  /// An expression for a place that may be written twice.
  func steadied(_ lua: LuaExpression) -> LuaExpression {
    guard !lua.isPlain else { return lua }
    switch lua {
    case .member(let base, let name): return .member(steadied(base), name)
    case .index(let base, let index): return .index(steadied(base), plain(index, "index"))
    default: return held(lua, "value")
    }
  }

  private func assigned(_ tuple: TupleExprSyntax, _ value: ExprSyntax) throws -> [LuaStatement] {
    let outer = following
    following = []
    defer { following = outer }
    let places = try tuple.elements.map { element -> LuaExpression in
      if element.expression.is(DiscardAssignmentExprSyntax.self) { return .name("_") }
      guard case .field(let lua, _) = try place(element.expression) else {
        throw Untranslated(.construct, "several assignments at once to what is computed")
      }
      return lua
    }
    let found = try expression(value)
    if case .table(let fields) = found.lua, fields.count == places.count {
      return [LuaStatement(.assign(places, fields.map(\.value)))] + following
    }
    return [LuaStatement(.assign(places, [.call(.path("table", "unpack"), [found.lua])]))] + following
  }

  /// The place that an expression names; what its chain needs is in `guards`.
  func place(_ node: ExprSyntax) throws -> Place {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmedTicks
      if let variable = variable(name) {
        _ = try identifier(reference, .unknown)
        return .field(variable.lua, variable.type)
      }
      if name == "self" {
        guard function.isInit || function.changesSelf, context?.sort == .enumeration else {
          throw Untranslated(.construct, "an assignment to 'self'")
        }
        return .field(.name("self"), selfType)
      }
      if !isStatic, hasMember(name, selfType) {
        return try place(Value(self.variable("self")?.lua ?? .name("self"), selfType), name)
      }
      var outer = context
      while let info = outer {
        if let place = staticPlace(name, of: info.name) { return place }
        outer = info.outer
      }
      let value = try identifier(reference, .unknown)
      return .field(value.lua, value.type)
    }
    if let access = node.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { throw Untranslated(.construct, "an assignment to an implicit member") }
      let name = access.declName.baseName.text.trimmedTicks
      if base.is(SuperExprSyntax.self) {
        guard let superclass = context?.superclass else { throw Untranslated(.construct, "'super' outside a class") }
        return try place(Value(.name("self"), .named(superclass)), name)
      }
      if let type = typeReference(base) {
        if let place = staticPlace(name, of: type) { return place }
        if let value = try staticMember(name, of: type) { return .field(value.lua, value.type) }
      }
      return try place(changing(base), name)
    }
    if let index = node.as(SubscriptCallExprSyntax.self) {
      let base = try changing(index.calledExpression)
      if case .dictionary(let key, let value) = base.type.wrapped, let given = Self.defaultOfKey(index),
        let argument = index.arguments.first?.expression
      {
        let found = plain(try self.key(argument, key).lua, "key")
        let target = LuaExpression.index(steadied(base.lua), found)
        pending += Self.under(
          guards, [.if(.binary(target, .equal, .nil), [.assign(target, try expression(given, value).lua)])])
        return .field(target, value)
      }
      guard let argument = index.arguments.first, index.arguments.count == 1 else {
        throw Untranslated(.construct, "a subscript of several values")
      }
      if argument.label != nil { throw Untranslated(.construct, "a subscript with labels") }
      switch base.type.wrapped {
      case .array(let element):
        try refuseGaps(element)
        return .field(.index(base.lua, Self.plusOne(try expression(argument.expression, .integer).lua)), element)
      case .dictionary(let key, let value):
        let found = try self.key(argument.expression, key).lua
        if case .string(let name) = found, LuaName.isValid(name) { return .field(.member(base.lua, name), value) }
        return .field(.index(base.lua, found), value)
      default:
        throw Untranslated(.type, "whether it is an array or a dictionary is not known", hint: "declare its type")
      }
    }
    if let forced = node.as(ForceUnwrapExprSyntax.self) { return try place(forced.expression) }
    if let chained = node.as(OptionalChainingExprSyntax.self) {
      let value = try link(ExprSyntax(chained))
      return .field(value.lua, value.type)
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return try place(only.expression)
    }
    let value = try link(node)
    return .field(value.lua, value.type)
  }

  /// A static property that runs code when it is set; nil for any other.
  private func staticPlace(_ name: String, of type: String) -> Place? {
    if let info = program.types[type] {
      for owner in program.chain(of: info) {
        guard let property = owner.shared(name) else { continue }
        guard property.sort == .computed else { return nil }
        let place = typeName(owner.name)
        let lua = self.name(of: property, in: owner)
        return .setter(read: .call(.member(place, lua), []), property.type) {
          .call(.member(place, "set_" + lua), [$0])
        }
      }
    }
    for added in program.extensions(of: program.tableName(of: type) ?? type) {
      guard let property = added.shared(name), property.sort == .computed else { continue }
      let callee = use(extensionName(added, "set_" + name))
      return .setter(read: .call(use(extensionName(added, name)), []), property.type) { .call(callee, [$0]) }
    }
    return nil
  }

  private func place(_ base: Value, _ name: String) throws -> Place {
    if case .named(let type) = base.type.wrapped {
      if let info = program.types[type] {
        for owner in program.chain(of: info) + requirements(of: info) {
          guard let property = owner.properties[name], !property.isStatic else { continue }
          return try place(of: property, in: owner, base)
        }
      }
      for added in program.extensions(of: program.tableName(of: type) ?? type) {
        guard let property = added.properties[name], !property.isStatic else { continue }
        let callee = use(extensionName(added, "set_" + name))
        let read = LuaExpression.call(use(extensionName(added, name)), [base.lua])
        return .setter(read: read, property.type) { .call(callee, [base.lua, $0]) }
      }
    }
    let value = try member(base, name)
    guard case .member = value.lua else {
      if case .name = value.lua { return .field(value.lua, value.type) }
      if case .tuple = base.type.wrapped, case .index = value.lua { return .field(value.lua, value.type) }
      throw Untranslated(.construct, "an assignment to '\(name)'")
    }
    if case .array = value.type.wrapped, let kind = base.type.name.flatMap({ program.tableName(of: $0) }),
      let property = table.property(name, of: kind)
    {
      guard property.isWritable else { throw Untranslated(.absent, "'\(kind).\(name)' cannot be set here") }
      return .fresh(value.lua, value.type)
    }
    return .field(value.lua, value.type)
  }

  private func place(of property: PropertyInfo, in owner: TypeInfo, _ base: Value) throws -> Place {
    let lua = name(of: property, in: owner)
    let field = Place.field(.member(base.lua, lua), property.type)
    let isOwn = base.lua == .name("self")
    if let wrapper = property.wrapper {
      throw Untranslated(.construct, "'\(property.name)' has the property wrapper '@\(wrapper)'")
    }
    if isProperty(property, of: owner), property.sort != .observed { return field }
    if owner.sort == .protocol { return try place(ofRequirement: property, in: owner, base) }
    switch property.sort {
    case .lazy: return .lazy(read: .method(base.lua, lua, []), .member(base.lua, "_" + lua), property.type)
    case .observed:
      // In its own initialiser, which makes the object; what one above declares is observed there.
      let isMade = function.isInit && owner === context
      if isOwn, isMade || function.inSetterOf == property.name { return field }
      return .setter(read: .member(base.lua, lua), property.type) { .method(base.lua, "set_" + lua, [$0]) }
    case .computed:
      return .setter(read: .method(base.lua, lua, []), property.type) { .method(base.lua, "set_" + lua, [$0]) }
    case .stored: return field
    }
  }
}
