import ImportTable
import LuaTree
import SwiftSyntax

/// Initialisers, and what hands over to another.
extension Translator {
  func initializer(_ node: InitializerDeclSyntax, of info: TypeInfo, _ initial: [LuaStatement]) throws
    -> [LuaStatement]
  {
    guard let method = info.initializers.first(where: { $0.node == node.id }), let block = node.body else { return [] }
    if Self.isCoder(method) || isOfNib(method, in: info) && block.statements.allSatisfy({ $0.isSuperInit }) {
      // Everything is made in code.
      statements += StatementCount.of(Syntax(block))
      return []
    }
    if node.signature.effectSpecifiers?.asyncSpecifier != nil {
      throw Untranslated(.construct, "an 'async' initialiser", hint: "make it a static method")
    }
    // That of a storyboard takes nothing here.
    let parameters = method.labels.isEmpty ? [] : node.signature.parameterClause.parameters
    let name = initializerName(method, of: info)
    if info.sort == .enumeration {
      let context = FunctionContext(result: .void, isInit: true)
      var function = try body(of: method, parameters, block, context: context)
      function.body = [LuaStatement(.local(["self"], []))] + function.body + [.return(.name("self"))]
      return [LuaStatement(.function(owner: info.luaName, name: name, isMethod: false, function))]
    }
    let isFactory = method.isConvenience || info.sort == .systemExtension
    var context = FunctionContext(result: .void, isInit: true, isFactory: isFactory)
    if isFactory, !block.statements.contains(where: \.isSelfInit) { context.kind = freshName("kind") }
    var function = try body(of: method, parameters, block, context: context, first: isFactory ? [] : initial)
    guard isFactory else {
      if method === primaryInitializer(of: info) {
        function = choosing(function, of: info)
        return [LuaStatement(.function(owner: info.luaName, name: "init", isMethod: true, function))]
      }
      return [LuaStatement(.function(owner: info.luaName, name: name, isMethod: true, function))]
    }
    if fillsGaps, context.kind == nil, info.sort == .class, Harness.takesNothing(info, self),
      !function.body.contains(where: \.makesSelf)
    {
      // The initialiser that it hands over to is left out: an object without it, whose class is no object.
      function.body.insert(.local("self", .call(.name("self"), [])), at: 0)
    }
    if let kind = context.kind {
      let isLocal = info.sort == .systemExtension
      function.body.insert(
        LuaStatement(.local(isLocal ? ["self"] : [kind, "self"], isLocal ? [] : [.name("self")])), at: 0)
    }
    function.body.append(.return(.name("self")))
    if info.sort == .systemExtension { return [LuaStatement(.localFunction(name, function))] }
    return [LuaStatement(.function(owner: info.luaName, name: name, isMethod: true, function))]
  }

  /// `init` that first looks at what it is given: where that is another initialiser of the type, it calls that one; where
  /// it is `copy`, it leaves the object empty.
  func choosing(_ function: LuaFunction, of info: TypeInfo) -> LuaFunction {
    var function = function
    let isCopied = primaryInitializer(of: info) != nil && copies(info)
    let others = otherInitializers(of: info)
    guard isCopied || !others.isEmpty else { return function }
    if function.parameters.isEmpty || function.parameters == ["..."] {
      function.parameters.insert(freshName("how"), at: 0)
    }
    let first = LuaExpression.name(function.parameters[0])
    var rest = function.parameters.dropFirst().map { $0 == "..." ? LuaExpression.arguments : .name($0) }
    if !others.isEmpty, rest.last != .arguments {
      rest.append(.arguments)
      function.parameters.append("...")
    }
    var choices: [LuaStatement] = []
    if isCopied {
      choices.append(.if(.binary(first, .equal, .path(info.luaName, "copy")), [LuaStatement(.return([]))]))
    }
    for other in others {
      let place = LuaExpression.path(info.luaName, initializerName(other, of: info))
      choices.append(.if(.binary(first, .equal, place), [.return(.call(place, [.name("self")] + rest))]))
    }
    function.body = choices + function.body
    return function
  }

  /// `super.init(…)` and `self.init(…)`; nil for anything else.
  func delegatedInitializer(_ node: ExprSyntax) throws -> [LuaStatement]? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base, let context
    else { return nil }
    let arguments = Self.arguments(of: call)
    if base.trimmedDescription == "self" {
      let made =
        context.sort == .class || context.sort == .structure
        ? try make(context, arguments, on: .name(function.kind ?? "self")) : try make(context.name, arguments)
      return [function.kind == nil ? .local("self", made.lua) : .assign(.name("self"), made.lua)]
    }
    guard base.is(SuperExprSyntax.self) else { return nil }
    guard let superclass = context.superclass else { return [] }
    let above = LuaExpression.member(use(context.luaName), "super")
    if let info = program.types[superclass], let (method, owner) = try initializer(of: info, for: arguments) {
      let name = method === primaryInitializer(of: owner) ? "init" : initializerName(method, of: owner)
      return [.call(.call(.member(above, name), [.name("self")] + (try positional(arguments, method))))]
    }
    let given = arguments.filter { !["nibName", "bundle", "coder"].contains($0.label ?? "") }
    if given.isEmpty { return [.call(.call(.member(above, "init"), [.name("self")]))] }
    guard let kind = program.tableName(of: superclass) else { throw missing("init", of: superclass) }
    let (values, _) = try apiArguments(table.initializers(of: kind), given, "init")
    return [.call(.call(.member(above, "init"), [.name("self")] + values))]
  }

  // MARK: Which is which

  /// The initialiser that becomes `init`: the one that overrides that of the class above, else the first that makes
  /// the object itself. Nil when there is none.
  func primaryInitializer(of info: TypeInfo) -> MethodInfo? {
    if hasMemberwiseInitializer(info) { return nil }
    var above: MethodInfo?
    for owner in program.chain(of: info).reversed() {
      let all = owner.initializers.filter { !Self.isCoder($0) && !$0.isConvenience && $0.hasBody }
      let own =
        all.first { one in above.map(one.isSame) ?? false } ?? all.first { !Self.hasLabelsOfNib($0) } ?? all.first
      if owner === info { return own }
      above = own ?? above
    }
    return nil
  }

  /// Those that make the object themselves, too: methods that `init` calls.
  func otherInitializers(of info: TypeInfo) -> [MethodInfo] {
    guard info.sort == .class || info.sort == .structure else { return [] }
    let primary = primaryInitializer(of: info)
    return info.initializers.filter { method in
      !Self.isCoder(method) && !method.isConvenience && method.hasBody && method !== primary
        && !isOfNib(method, in: info)
    }
  }

  /// Whether Swift writes an initialiser of a struct, which takes its properties.
  func hasMemberwiseInitializer(_ info: TypeInfo) -> Bool {
    info.sort == .structure && info.initializers.allSatisfy(\.isInExtension)
  }

  /// The initialiser of a type, or of those above it, that a call means.
  func initializer(of info: TypeInfo, for arguments: [Argument]) throws -> (method: MethodInfo, owner: TypeInfo)? {
    for owner in program.chain(of: info) {
      let all = owner.initializers.filter { !Self.isCoder($0) && $0.hasBody }.map { (method: $0, owner: owner) }
      if let found = try chosen(all, arguments) { return found }
    }
    return nil
  }

  static func isCoder(_ method: MethodInfo) -> Bool { method.labels == ["coder"] }
  private static func hasLabelsOfNib(_ method: MethodInfo) -> Bool { method.labels == ["nibName", "bundle"] }

  /// True for an initialiser for nibs, beside one that is not.
  private func isOfNib(_ method: MethodInfo, in info: TypeInfo) -> Bool {
    Self.hasLabelsOfNib(method) && method !== primaryInitializer(of: info)
  }

  /// `init_title`: the first name that no other initialiser of the type, of those above or below it has.
  func initializerName(_ method: MethodInfo, of info: TypeInfo) -> String {
    let family = info.sort == .class ? program.typeOrder.filter { isRelated($0, info) } : [info]
    let others = family.flatMap(\.initializers).filter { !Self.isCoder($0) && !$0.isSame(as: method) }
    let forms: [(MethodInfo) -> String] = [
      { method in "init_" + (method.labels.compactMap(\.self).first ?? "") },
      { method in "init_" + Self.words(of: method).joined(separator: "_") },
      { method in "init_" + (Self.words(of: method) + method.types.map { Self.word(for: $0) }).joined(separator: "_") },
    ]
    let form = forms.first { form in !others.contains { form($0) == form(method) } } ?? forms[2]
    let name = LuaName.of(form(method))
    return info.sort == .systemExtension ? extensionName(info, name) : name
  }

  /// The parameters' labels, or else their names inside.
  private static func words(of method: MethodInfo) -> [String] { zip(method.labels, method.names).map { $0 ?? $1 } }

  private func isRelated(_ one: TypeInfo, _ other: TypeInfo) -> Bool {
    program.chain(of: one).last === program.chain(of: other).last
  }
}

extension LuaStatement {
  /// True for `local self = …`.
  fileprivate var makesSelf: Bool { if case .local(["self"], _) = kind { true } else { false } }
}

extension CodeBlockItemSyntax {
  /// True for `super.init(…)`.
  fileprivate var isSuperInit: Bool { trimmedDescription.hasPrefix("super.init(") }
  /// True for `self.init(…)`.
  fileprivate var isSelfInit: Bool { trimmedDescription.hasPrefix("self.init(") }
}
