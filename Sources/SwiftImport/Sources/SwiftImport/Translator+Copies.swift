import ImportTable
import LuaTree
import SwiftSyntax

/// Values that are copied when they are given on: structs, lists and dictionaries. Lua shares them, which matters only where
/// a part of one is changed afterwards; the files say where, by name.
extension Translator {
  /// - Parameter isChanged: Whether what is given the value is changed in its place.
  /// - Parameter isKept: Whether it is something of the files, rather than of the frameworks, which copy what they are given.
  func copied(_ value: Value, of node: ExprSyntax? = nil, isChanged: Bool = false, isKept: Bool = true) throws -> Value
  {
    switch value.type.wrapped {
    case .array, .dictionary:
      guard isKept else { return value }
      let names = node.map { sources(of: $0) } ?? []
      // What a property computes is made, or copied, there.
      if !value.lua.isPlain, !names.isEmpty, names.allSatisfy(isComputed) { return value }
      // Elements that write through to a view are copied with the list.
      let isMade = isChanged && isCopied(value.type.element)
      guard node == nil || !names.isEmpty || isMade,
        isChanged || names.contains(where: program.changedByMember.contains)
      else {
        return value
      }
      let list = value.type.isOptional ? plain(value.lua, "list") : value.lua
      let copy = copy(of: list, value.type)
      return Value(value.type.isOptional ? .binary(list, .and, copy) : copy, value.type)
    default: break
    }
    guard let name = value.type.name else { return value }
    if isChanged, !value.lua.isPlain, table.isStructure(name), node.map({ isOwnCall($0) }) == true {
      return Value(.method(value.lua, "copy", []), value.type)
    }
    guard value.lua.isPlain else { return value }
    switch value.lua {
    case .name, .member, .index: break
    default: return value
    }
    if table.isStructure(name) {
      let source = node?.as(DeclReferenceExprSyntax.self).map { $0.baseName.text }
      let sourceChanges = source.map { program.changedByMember.contains($0) && variable($0)?.isVar == true } ?? false
      guard isChanged || sourceChanges else { return value }
    } else {
      guard let info = program.types[name], info.sort == .structure, copies(info) else { return value }
    }
    let copy = LuaExpression.method(value.lua, "copy", [])
    return Value(value.type.isOptional ? .binary(value.lua, .and, copy) : copy, value.type)
  }

  /// Whether it calls something of the files, which may give what writes through to a view.
  private func isOwnCall(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return !sources(of: node).isEmpty }
    guard let name = ChangedNames.lastName(call.calledExpression) else { return true }
    return program.ownMethods.contains(name) || variable(name) != nil
  }

  private func isComputed(_ name: String) -> Bool {
    let all = (program.typeOrder + Array(program.extensions.values)).compactMap { $0.properties[name] }
    return !all.isEmpty && all.allSatisfy { $0.sort == .computed }
  }

  /// The names of the variables and properties that an expression may have its value from.
  func sources(of node: ExprSyntax) -> [String] {
    if let name = ChangedNames.lastName(node) { return typeReference(node) == nil ? [name] : [] }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return sources(of: only.expression)
    }
    if let cast = node.as(AsExprSyntax.self) { return sources(of: cast.expression) }
    if let sequence = node.as(SequenceExprSyntax.self) { return (try? folded(sequence)).map { sources(of: $0) } ?? [] }
    if let choice = node.as(TernaryExprSyntax.self) {
      return sources(of: choice.thenExpression) + sources(of: choice.elseExpression)
    }
    if let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??" {
      return sources(of: infix.leftOperand) + sources(of: infix.rightOperand)
    }
    if let index = node.as(SubscriptCallExprSyntax.self) { return sources(of: index.calledExpression) }
    return []
  }

  /// A copy of what is not nil, with copies of what is in it.
  func copy(of lua: LuaExpression, _ type: SwiftType) -> LuaExpression {
    switch type.wrapped {
    case .array(let element):
      guard isCopied(element) else { return .call(helper(.copied), [lua]) }
      let each = LuaFunction(["x"], [.return(copy(of: .name("x"), element))])
      return .call(helper(.map), [lua, .function(each)])
    case .dictionary: return .call(helper(.copiedMap), [lua])
    case .named: return isCopied(type) ? .method(lua, "copy", []) : lua
    default: return lua
    }
  }

  /// Whether values of a type have to be copied where they can be changed.
  func isCopied(_ type: SwiftType) -> Bool {
    switch type.wrapped {
    case .array, .dictionary: true
    case .named(let name): table.isStructure(name) || program.types[name].map { copies($0) } ?? false
    default: false
    }
  }

  /// Whether values of a type are values in Swift, and tables or objects in Lua.
  func isValue(_ type: SwiftType) -> Bool {
    switch type.wrapped {
    case .array, .dictionary: true
    case .named(let name): table.isStructure(name) || program.types[name]?.sort == .structure
    default: false
    }
  }

  /// Whether the files change a member of a struct after it was made.
  func copies(_ info: TypeInfo) -> Bool {
    guard info.sort == .structure else { return false }
    return info.properties.values.contains { property in
      property.isVariable && !property.isStatic && property.sort != .computed
        && (program.assignedMembers.contains(property.name)
          || isValue(property.type) && program.changedByMember.contains(property.name))
    }
  }

  /// A list that is walked: a copy, when the body of the loop may change it.
  func walked(_ list: Value, of node: ExprSyntax, in body: some SyntaxProtocol) throws -> LuaExpression {
    let names = sources(of: node).filter(program.changedByMember.contains)
    guard !names.isEmpty else { return list.lua }
    let found = ChangedNames(in: body, mutating: program.mutatingMethods)
    // A method of the files may change a property.
    let mayBeChanged = names.contains { name in
      found.changed.contains(name) || variable(name) == nil && found.called.contains(where: program.ownMethods.contains)
    }
    return mayBeChanged ? try copied(list, of: node, isChanged: true).lua : list.lua
  }
}
