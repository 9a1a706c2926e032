import ImportTable
import LuaTree
import SwiftSyntax

/// Initialisers, and what hands over to another.
extension Translator {
  func initializer(_ node: InitializerDeclSyntax, of info: TypeInfo, _ initial: [LuaStatement]) throws
    -> [LuaStatement]
  {
    let labels = node.signature.parameterClause.parameters.map {
      $0.firstName.text == "_" ? nil : $0.firstName.text.trimmedTicks
    }
    guard let method = info.initializers.first(where: { $0.node == node.id }), let block = node.body else { return [] }
    if Translator.isCoder(method) {
      // Everything is made in code.
      statements += StatementCount.of(Syntax(block))
      return []
    }
    if method !== designated(of: info), labels == ["nibName", "bundle"], block.statements.allSatisfy({ $0.isSuperInit })
    {
      statements += StatementCount.of(Syntax(block))
      return []
    }
    if info.sort == .enumeration {
      let context = FunctionContext(result: .void, isInit: true)
      var function = try body(of: method, node.signature.parameterClause.parameters, block, context: context)
      function.body = [LuaStatement(.local(["self"], []))] + function.body + [.return(.name("self"))]
      return [
        LuaStatement(
          .function(owner: info.luaName, name: initializerName(method, of: info), isMethod: false, function))
      ]
    }
    let isFactory =
      method.isConvenience || info.sort == .systemExtension
      || info.sort != .class && block.statements.contains { $0.trimmedDescription.hasPrefix("self.init") }
    if !isFactory, method !== designated(of: info) {
      throw Untranslated(.construct, "a second initialiser", hint: "make it a convenience one, or a static method")
    }
    let context = FunctionContext(result: .void, isInit: true, isFactory: isFactory)
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

extension CodeBlockItemSyntax {
  /// Whether it is `super.init(…)`.
  fileprivate var isSuperInit: Bool { trimmedDescription.hasPrefix("super.init(") }
}
