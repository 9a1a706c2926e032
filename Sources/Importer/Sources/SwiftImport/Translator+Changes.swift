import ImportTable
import LuaTree
import SwiftSyntax

/// Values that are changed where they are: `items.append(x)`, `box.origin.x = 5`.
extension Translator {
  /// A value of which a part is about to be changed. Where setting the whole of it runs code, or where the frameworks give
  /// another one each time it is read, this is a copy in a local, and `following` sets it.
  func changing(_ node: ExprSyntax) throws -> Value {
    if let forced = node.as(ForceUnwrapExprSyntax.self) {
      let value = try changing(forced.expression)
      return Value(value.lua, value.type.wrapped)
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return try changing(only.expression)
    }
    let inner = node.as(OptionalChainingExprSyntax.self)?.expression ?? node
    guard isPlace(inner), isValue(typeAlone(inner)) else { return try link(node) }
    if node.is(OptionalChainingExprSyntax.self) {
      let value = try changing(inner)
      if guards.last != value.lua { guards.append(value.lua) }
      return Value(value.lua, value.type.wrapped)
    }
    let place = try place(node)
    guard let read = place.readAnew else { return Value(place.read, place.type) }
    let name = Self.localName(of: node)
    var copy = place.isFresh ? read : copy(of: read, place.type)
    if place.type.isOptional, !place.isFresh {
      let given = plain(read, name)
      copy = .binary(given, .and, self.copy(of: given, place.type))
    }
    let local = held(guarded(copy), name)
    // Swift sets it again though nothing was there to be changed.
    following.insert(contentsOf: Self.under(guards, [place.assign(local)]), at: 0)
    return Value(local, place.type)
  }

  /// Whether an expression names a variable, a property or an element.
  private func isPlace(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name != "self" && typeReference(node) == nil
    }
    if let access = node.as(MemberAccessExprSyntax.self) {
      return access.base != nil && access.base?.is(SuperExprSyntax.self) != true && typeReference(node) == nil
    }
    return node.is(SubscriptCallExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self)
  }

  /// A call that may change what it is called on.
  func changes(_ name: String) -> Bool { ChangedNames.ofLists.contains(name) || program.mutatingMethods.contains(name) }

  /// The result of a call that changed a copy, with the copy set after it.
  func settingBack(_ made: Value) -> Value {
    guard !following.isEmpty else { return made }
    var body: [LuaStatement] = []
    var result = LuaExpression.nil
    if made.lua == .nil {
      // It is done already.
    } else if made.type == .void {
      body = [.call(made.lua)]
    } else {
      let local = freshName("value")
      result = .name(local)
      scopes[scopes.count - 1]["\u{0}\(local)"] = Variable(lua: result, type: made.type)
      if guards.isEmpty {
        body = [.local(local, made.lua)]
      } else {
        pending.append(LuaStatement(.local([local], [])))
        body = [.assign(result, made.lua)]
      }
    }
    pending += Self.under(guards, body) + following
    guards = []
    return Value(result, made.type)
  }

  /// `flag.toggle()`, `text.append("x")`: of what in Lua is another value each time.
  private func callChangingPlain(
    _ base: ExprSyntax, _ type: SwiftType, _ name: String, _ arguments: [Argument]
  ) throws -> Value? {
    let isToggle = type.wrapped == .bool && name == "toggle" && arguments.isEmpty
    guard isToggle || type.wrapped == .string && name == "append" && arguments.count == 1 else { return nil }
    guards = []
    let place = try self.place(base)
    let value: LuaExpression =
      isToggle
      ? .unary(.not, place.read)
      : .binary(place.read, .concatenation, try isolatedGuards { try expression(arguments[0].node, .string).lua })
    pending += Self.under(guards, [place.assign(value)]) + following
    guards = []
    following = []
    return Value(.nil, .void)
  }

  /// `state.toggle()` of an enumeration, which is no object: the method gives back the case that comes of it.
  func callChanging(_ base: ExprSyntax?, _ type: SwiftType, _ name: String, _ arguments: [Argument]) throws -> Value? {
    if let base, let changed = try callChangingPlain(base, type, name, arguments) { return changed }
    guard program.mutatingMethods.contains(name), let kind = type.name, let info = program.types[kind],
      info.sort == .enumeration,
      let (method, owner) = try chosen(candidates(name, in: [info], isStatic: false), arguments), method.isMutating
    else { return nil }
    let place = try base.map { try self.place($0) } ?? Place.field(.name("self"), selfType)
    let values = try positional(arguments, method)
    let call = LuaExpression.call(
      .member(typeName(owner.name), self.name(of: method, in: owner)), [place.read] + values)
    pending += Self.under(guards, [place.assign(call)]) + following
    guards = []
    following = []
    return Value(.nil, .void)
  }

  /// A key of a dictionary: in Lua, values that Swift compares by what they hold are as many keys as objects.
  func key(_ node: ExprSyntax, _ type: SwiftType) throws -> Value {
    let found = try expression(node, type)
    let kind = type.wrapped == .unknown ? found.type : type
    if let name = kind.name, name == "IndexPath" || isValue(kind) || program.types[name]?.hasValues == true {
      tell(.meaning, "a dictionary by '\(name)': two that are equal are two keys here")
    }
    return found
  }
}
