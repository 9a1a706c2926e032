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
    case .array, .dictionary: return copiedList(value, of: node, isChanged: isChanged, isKept: isKept)
    case .tuple(let types, _): return try copiedTuple(value, types, of: node, isChanged: isChanged)
    default: break
    }
    guard let name = value.type.name else { return value }
    if table.isStructure(name) {
      guard
        isChanged && node.map({ isShared($0, isOfFrameworks: true) || isOwnCall($0) }) != false
          || isChangedElsewhere(node, isKept: isKept)
      else {
        return value
      }
    } else {
      guard let info = program.types[name], info.sort == .structure, copies(info) else { return value }
      guard node.map({ isShared($0) }) != false, isKept || value.lua.isPlain else { return value }
    }
    switch value.lua {
    case .nil, .table, .function: return value
    default: return Value(copyUnlessNil(value.lua, value.type, node), value.type)
    }
  }

  private func copyUnlessNil(_ lua: LuaExpression, _ type: SwiftType, _ node: ExprSyntax?) -> LuaExpression {
    guard type.isOptional else { return copy(of: lua, type) }
    // Only the last value of a chain of `?` is copied.
    if case .binary(_, .and, let last) = lua, last.isPlain { return .binary(lua, .and, copy(of: last, type)) }
    let given = plain(lua, node.map { Self.localName(of: $0) } ?? "value")
    return .binary(given, .and, copy(of: given, type))
  }

  private func copiedList(_ value: Value, of node: ExprSyntax?, isChanged: Bool, isKept: Bool) -> Value {
    // The elements of a literal are copied into it.
    guard isKept, node?.is(ArrayExprSyntax.self) != true, node?.is(DictionaryExprSyntax.self) != true else {
      return value
    }
    let names = node.map { sources(of: $0) } ?? []
    // A computed property makes a new value, or copies one, itself.
    if !value.lua.isPlain, !names.isEmpty, names.allSatisfy(isComputed) { return value }
    // A new list of the elements of another one, which are copied where they can be changed.
    let parts = node.map { elementSources(of: $0) } ?? []
    let isMade = isCopied(value.type.element) && (isChanged || parts.contains(where: program.changedByMember.contains))
    guard node == nil || !names.isEmpty || isMade,
      isMade || isChanged || names.contains(where: program.changedByMember.contains)
    else { return value }
    return Value(copyUnlessNil(value.lua, value.type, node), value.type)
  }

  /// A tuple whose parts are changed, or a new one of parts that are.
  private func copiedTuple(_ value: Value, _ types: [SwiftType], of node: ExprSyntax?, isChanged: Bool) throws -> Value
  {
    if let tuple = node?.as(TupleExprSyntax.self), case .table(var fields) = value.lua,
      fields.count == tuple.elements.count
    {
      for (index, element) in tuple.elements.enumerated() where index < types.count {
        fields[index].value = try copied(Value(fields[index].value, types[index]), of: element.expression).lua
      }
      return Value(.table(fields), value.type)
    }
    guard let node, isShared(node),
      isChanged || sources(of: node).contains(where: program.changedByMember.contains)
    else { return value }
    return Value(copyUnlessNil(value.lua, value.type, node), value.type)
  }

  /// Whether the value is one of a variable or a property of the files that is changed in its place.
  private func isChangedElsewhere(_ node: ExprSyntax?, isKept: Bool) -> Bool {
    guard let node else { return false }
    return sources(of: node).contains { name in
      guard program.changedByMember.contains(name) else { return false }
      if let variable = variable(name) { return variable.isVar }
      guard isKept else { return false }
      return program.globals[name] != nil
        || (program.typeOrder + Array(program.extensions.values)).contains { info in
          info.properties[name].map { $0.sort != .computed && $0.isVariable } ?? false
        }
    }
  }

  /// Whether something else may have the value that an expression gives: a variable, a list, a property.
  ///
  /// - Parameter isOfFrameworks: Whether it is a struct of theirs.
  func isShared(_ node: ExprSyntax, isOfFrameworks: Bool = false) -> Bool {
    func isShared(_ node: ExprSyntax) -> Bool { self.isShared(node, isOfFrameworks: isOfFrameworks) }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      return typeReference(node) == nil && name.argumentNames == nil
    }
    if let access = node.as(MemberAccessExprSyntax.self) {
      // The frameworks give another one each time: `CGRect.zero`.
      if access.base.map({ typeReference($0).map { table.isStructure($0) } ?? false }) ?? isOfFrameworks {
        return false
      }
      return typeReference(node) == nil && !isComputed(access.declName.baseName.text)
    }
    if node.is(SubscriptCallExprSyntax.self) { return true }
    if let inner = Self.inside(node) { return isShared(inner) }
    if let sequence = node.as(SequenceExprSyntax.self) { return (try? folded(sequence)).map { isShared($0) } ?? false }
    if let choice = node.as(TernaryExprSyntax.self) {
      return isShared(choice.thenExpression) || isShared(choice.elseExpression)
    }
    if let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??" {
      return isShared(infix.leftOperand) || isShared(infix.rightOperand)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return Self.givesElement.contains(access.declName.baseName.text) && access.base != nil
    }
    return false
  }

  /// The expression in parentheses, after `try`, or before `!`, `?` and `as`.
  private static func inside(_ node: ExprSyntax) -> ExprSyntax? {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.expression }
    return node.as(ForceUnwrapExprSyntax.self)?.expression ?? node.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.as(AsExprSyntax.self)?.expression ?? node.as(TryExprSyntax.self)?.expression
      ?? node.as(AwaitExprSyntax.self)?.expression
  }

  /// Methods of lists that give an element, and those that give a new list of elements.
  private static let givesElement: Set<String> = ["first", "last", "max", "min", "randomElement"]
  private static let givesElements: Set<String> = [
    "filter", "prefix", "suffix", "dropFirst", "dropLast", "sorted", "reversed", "shuffled",
  ]

  /// The names of the lists that the elements of a new list may be from.
  private func elementSources(of node: ExprSyntax) -> [String] {
    if let sequence = node.as(SequenceExprSyntax.self) {
      return (try? folded(sequence)).map { elementSources(of: $0) } ?? []
    }
    if let inner = Self.inside(node) { return elementSources(of: inner) }
    if let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "+" {
      return [infix.leftOperand, infix.rightOperand].flatMap { sources(of: $0) + elementSources(of: $0) }
    }
    if let index = node.as(SubscriptCallExprSyntax.self) { return sources(of: index.calledExpression) }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.givesElements.contains(access.declName.baseName.text)
    {
      return sources(of: base) + elementSources(of: base)
    }
    if call.calledExpression.trimmedDescription == "Array", let only = call.arguments.first?.expression {
      return sources(of: only) + elementSources(of: only)
    }
    return []
  }

  /// True when it calls the files' own code, which may return an object that writes through to a view.
  private func isOwnCall(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return sources(of: node).contains(where: isComputed) }
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
    if let tried = node.as(TryExprSyntax.self) { return sources(of: tried.expression) }
    if let awaited = node.as(AwaitExprSyntax.self) { return sources(of: awaited.expression) }
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
    case .dictionary(_, let value):
      guard isCopied(value) else { return .call(helper(.copiedMap), [lua]) }
      let each = LuaFunction(["x"], [.return(copy(of: .name("x"), value))])
      return .call(helper(.mapValues), [lua, .function(each)])
    case .tuple(let types, _):
      return .table(
        types.enumerated().map { index, type in
          let part = LuaExpression.index(lua, .integer(index + 1))
          return LuaField(nil, isCopied(type) ? copy(of: part, type) : part)
        })
    case .named: return isCopied(type) ? .method(lua, "copy", []) : lua
    default: return lua
    }
  }

  /// Whether values of a type have to be copied where they can be changed.
  func isCopied(_ type: SwiftType) -> Bool {
    switch type.wrapped {
    case .array, .dictionary: true
    case .tuple(let types, _): types.contains { isCopied($0) }
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
