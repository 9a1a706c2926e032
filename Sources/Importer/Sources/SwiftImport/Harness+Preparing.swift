import ImportTable
import LuaTree
import SwiftSyntax

/// The calls that an app makes of a delegate before it shows a screen: those that fill what it gives to transitions, and those
/// that put a recogniser of drags on the screen. A library's delegate does nothing without them.
extension Harness.Stage {
  /// - Parameters:
  ///   - receiver: The delegate.
  ///   - screen: The one that comes.
  ///   - leave: Takes it back: a closure that an installing method takes is what its gesture asks for. Chosen here.
  func prepared(_ delegate: TypeInfo, _ receiver: String, for screen: String, _ leave: LuaStatement) -> [LuaStatement] {
    program.chain(of: delegate).filter(\.isTranslated).flatMap { owner in
      owner.members.flatMap { file, item -> [LuaStatement] in
        guard let node = item.decl.as(FunctionDeclSyntax.self), let body = node.body,
          !["override", "static", "class", "private", "fileprivate"].contains(where: node.modifiers.has),
          let method = owner.methods[node.name.text.trimmedTicks]?.first(where: { $0.node == node.id }),
          method.result == .void, !method.isAsync, !method.types.isEmpty,
          translator.callbackName(method, in: owner) == nil
        else { return [] }
        if fills(method, body, of: owner) { return calls(of: method, in: owner, receiver) }
        return installs(method, body)
          ? [installing(method, in: owner, receiver, on: screen, leave)].compactMap(\.self) : []
      }
    }
  }

  /// True for a method that does nothing but keep what it takes, where nothing is yet.
  private func fills(_ method: MethodInfo, _ body: CodeBlockSyntax, of owner: TypeInfo) -> Bool {
    !body.statements.isEmpty
      && body.statements.allSatisfy { statement in
        guard case .expr(let node) = statement.item, let parts = node.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
          parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
          let given = method.names.firstIndex(of: parts[2].trimmedDescription)
        else { return false }
        let place = parts[0].as(SubscriptCallExprSyntax.self)?.calledExpression ?? parts[0]
        let name = place.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        let isOwn = method.types[given].wrapped.name.map { program.types[$0] != nil } ?? false
        return isOwn && owner.properties[name].map(isEmpty) ?? false
      }
  }

  private func isEmpty(_ property: PropertyInfo) -> Bool {
    guard property.sort == .stored, !property.isStatic else { return false }
    guard let value = property.initializer?.trimmedDescription else { return property.type.isOptional }
    return value == "[:]" || value.hasPrefix("[") && value.hasSuffix("]()")
  }

  /// A call for each case of an enumeration that the method takes.
  private func calls(of method: MethodInfo, in owner: TypeInfo, _ receiver: String) -> [LuaStatement] {
    let cases = method.types.lazy.compactMap(\.wrapped.name).compactMap(self.cases).first ?? [.nil]
    return cases.compactMap { one in
      let values = zip(method.types, method.names).map { type, name -> LuaExpression? in
        type.wrapped.name.flatMap(self.cases) == nil
          ? self.values.value(type.wrapped, name, of: owner, isForward: true, depth: 0) : one
      }
      guard !values.contains(nil) else { return nil }
      return call(method, in: owner, receiver, values.compactMap(\.self))
    }
  }

  /// The cases of an enumeration without values; nil for any other type.
  private func cases(of kind: String) -> [LuaExpression]? {
    if let info = program.types[kind], info.sort == .enumeration, !info.hasValues {
      return info.cases.map { translator.caseValue($0, of: info) }
    }
    return program.table.enumerations[kind]?.filter { $0 != "none" }.map { .string($0) }
  }

  /// True for a method that takes a screen, and by which a recogniser gets there.
  private func installs(_ method: MethodInfo, _ body: CodeBlockSyntax) -> Bool {
    guard method.types.contains(where: isScreen) else { return false }
    let adding = "addGestureRecognizer("
    if body.description.contains(adding) { return true }
    let called = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
    return types.contains { info in
      info.members.contains { item in
        guard let other = item.member.decl.as(FunctionDeclSyntax.self), called.contains(other.name.text) else {
          return false
        }
        return other.body?.description.contains(adding) ?? false
      }
    }
  }

  private func isScreen(_ type: SwiftType) -> Bool { ["UIViewController", "UIView"].contains(type.wrapped.name) }

  private func installing(
    _ method: MethodInfo, in owner: TypeInfo, _ receiver: String, on screen: String, _ leave: LuaStatement
  ) -> LuaStatement? {
    let values = method.types.enumerated().map { index, type -> LuaExpression? in
      if method.hasDefault[index] { return .nil }
      switch type.wrapped {
      case .named("UIViewController"): return .name(screen)
      case .named("UIView"): return .path(screen, "view")
      case .function([], .void): return .function(LuaFunction([], [leave]))
      default: return self.values.value(type, method.names[index], of: owner, isForward: false, depth: 0)
      }
    }
    return values.contains(nil) ? nil : call(method, in: owner, receiver, values.compactMap(\.self))
  }

  private func call(
    _ method: MethodInfo, in owner: TypeInfo, _ receiver: String, _ values: [LuaExpression]
  ) -> LuaStatement {
    let name = translator.name(of: method, in: owner)
    return .call(.method(.name(receiver), name, Translator.withoutEnd(values)))
  }
}
