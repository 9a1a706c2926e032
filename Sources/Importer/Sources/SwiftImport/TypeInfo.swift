import ImportTable
import LuaTree
import SwiftSyntax

/// A type that the files declare, or what they add to one of the table.
final class TypeInfo {
  enum Sort { case `class`, structure, enumeration, `protocol`, systemExtension }

  let name: String
  let sort: Sort
  let outer: TypeInfo?
  let file: Int
  let isTranslated: Bool
  /// The names in its inheritance clauses, extensions' too.
  var inherited: [TypeSyntax] = []
  /// Resolved: the class above, of the files or the table.
  var superclass: String?
  /// Resolved: protocols of the table and of the files.
  var protocols: [String] = []
  /// The class that those which conform to a protocol are: `protocol P: UIViewController`, `extension P where Self: …`.
  var bound: String?
  /// Names in the inheritance clauses that nobody declares.
  var unknownNames: [String] = []
  /// By name; a static one whose name an instance has too, under a name that is none in Swift.
  var properties: [String: PropertyInfo] = [:]
  var methods: [String: [MethodInfo]] = [:]
  var initializers: [MethodInfo] = []
  var cases: [CaseInfo] = []
  var rawType: SwiftType?
  /// Members in the order of the files, with the file of each.
  var members: [(file: Int, member: MemberBlockItemSyntax)] = []
  /// Where the type itself stands.
  let declaration: DeclSyntax

  init(
    _ name: String, _ sort: Sort, outer: TypeInfo?, file: Int, isTranslated: Bool, declaration: DeclSyntax
  ) {
    self.name = name
    self.sort = sort
    self.outer = outer
    self.file = file
    self.isTranslated = isTranslated
    self.declaration = declaration
  }

  /// Its name in Lua: `Card`, `Card_State` for a nested one, `Timeline_` for one that playhead has itself.
  var luaName: String {
    let lua = LuaName.of(name.substituting(".", with: "_"))
    return sort != .systemExtension && ApiTable.playhead.kinds[lua] != nil ? lua + "_" : lua
  }

  /// True for a set of options, each a bit of its raw value.
  var isOptionSet: Bool { sort == .structure && inherited.contains { $0.trimmedDescription == "OptionSet" } }

  /// Whether a case carries values, so that all are tables.
  var hasValues: Bool { cases.contains { !$0.labels.isEmpty } }

  func resolve(in program: SwiftProgram) {
    for syntax in inherited {
      let type = TypeResolver(program, context: outer ?? self).type(syntax)
      if sort == .enumeration, type.isNumeric || type == .string {
        rawType = type
        continue
      }
      guard let name = type.name ?? syntax.as(IdentifierTypeSyntax.self)?.name.text else {
        if sort == .enumeration { rawType = type }
        continue
      }
      if let info = program.types[name] {
        guard info !== self else { continue }
        if info.sort == .class, sort == .class { superclass = name } else { protocols.append(name) }
        if info.sort == .class, sort == .protocol { bound = bound ?? name }
      } else if let kind = program.table.kinds[name] {
        switch kind.sort {
        case .class:
          if sort == .class { superclass = name } else { protocols.append(name) }
          if sort == .protocol { bound = bound ?? name }
        case .protocol: protocols.append(name)
        case .structure: break
        }
      } else if !Self.withoutMeaning.contains(name) {
        unknownNames.append(name)
      }
    }
    if sort == .class, superclass == nil, unknownNames.isEmpty { superclass = nil }
    takeCoder(in: program)
    for property in properties.values { property.resolve(in: program, self) }
    for method in methods.values.joined() { method.resolve(in: program, self) }
    for method in initializers { method.resolve(in: program, self) }
  }

  /// Takes `init?(coder:)`, by which a storyboard makes an object, for the initialiser of a class that has no other one and
  /// does more in it than hand over.
  private func takeCoder(in program: SwiftProgram) {
    guard sort == .class, superclass.map({ program.types[$0] == nil }) ?? true,
      !initializers.contains(where: { !$0.isConvenience && !Translator.isCoder($0) }),
      let node = members.lazy.compactMap({ $0.member.decl.as(InitializerDeclSyntax.self) }).first(where: { node in
        node.signature.parameterClause.parameters.first?.firstName.text == "coder"
      }), let body = node.body, !["return nil", "decode"].contains(where: body.description.contains),
      body.statements.contains(where: { statement in
        !["super.init(", "fatalError("].contains { statement.trimmedDescription.hasPrefix($0) }
      })
    else { return }
    initializers.removeAll(where: Translator.isCoder)
    initializers.append(
      MethodInfo(
        base: "init", parameters: [], result: nil, modifiers: node.modifiers, isStatic: true, hasBody: true, node: node)
    )
  }

  /// Protocols that say nothing about what happens.
  static let withoutMeaning: Set<String> = [
    "AnyObject", "class", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Error", "Sendable",
    "CaseIterable", "OptionSet", "RawRepresentable", "Comparable", "CustomStringConvertible", "NSObjectProtocol",
    "NSCoding", "NSCopying", "Identifiable", "CustomDebugStringConvertible", "Any", "ExpressibleByStringLiteral",
  ]
}

struct CaseInfo {
  let name: String
  let labels: [String?]
  let types: [TypeSyntax]
  /// The values that a case has where it is given none.
  let defaults: [ExprSyntax?]
  let rawValue: ExprSyntax?
}

extension TypeInfo {
  /// The static property of that name.
  func shared(_ name: String) -> PropertyInfo? {
    properties["static " + name] ?? properties[name].flatMap { $0.isStatic ? $0 : nil }
  }

  /// The known property that a declaration of the same name completes.
  func known(_ property: PropertyInfo) -> PropertyInfo? {
    property.isStatic ? shared(property.name) : properties[property.name]
  }
}

/// A property of a type of the files.
final class PropertyInfo {
  enum Sort { case stored, computed, lazy, observed }

  let name: String
  let sort: Sort
  let isStatic: Bool
  let isOverride: Bool
  let isWeak: Bool
  let hasSetter: Bool
  /// Whether what it computes is written with it.
  var hasGetter: Bool
  let isVariable: Bool
  let annotation: TypeSyntax?
  var isAnnotated: Bool { annotation != nil }
  let initializer: ExprSyntax?
  /// A property wrapper that the files do not declare.
  var wrapper: String?
  var type = SwiftType.unknown
  /// Its name in Lua, once all declarations are known.
  var luaName: String?

  init(
    name: String, sort: Sort, isStatic: Bool, isOverride: Bool, isWeak: Bool, hasSetter: Bool, hasGetter: Bool,
    isVariable: Bool, annotation: TypeSyntax?, initializer: ExprSyntax?
  ) {
    self.name = name
    self.sort = sort
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.isWeak = isWeak
    self.hasSetter = hasSetter
    self.hasGetter = hasGetter
    self.isVariable = isVariable
    self.annotation = annotation
    self.initializer = initializer
  }

  func resolve(in program: SwiftProgram, _ owner: TypeInfo?) {
    let resolver = TypeResolver(program, context: owner)
    if let annotation {
      type = resolver.type(annotation)
    } else if let initializer {
      type = resolver.guess(initializer)
    }
  }

  /// True for a property read by a call: `self:name()`.
  var isCalled: Bool { sort == .computed || sort == .lazy }
  /// True for a property assigned by a call: `self:set_name(v)`.
  var isSetByCall: Bool { sort == .observed || sort == .computed }
}

/// A method, initialiser or function of the files.
final class MethodInfo {
  let base: String
  let labels: [String?]
  let names: [String]
  let hasDefault: [Bool]
  /// Whether its last parameter takes any number of arguments.
  let isVariadic: Bool
  /// Whether a parameter has a default that is more than nil.
  let hasValue: [Bool]
  private let typeSyntaxes: [TypeSyntax]
  private let resultSyntax: TypeSyntax?
  let isStatic: Bool
  let isOverride: Bool
  /// True for an initialiser that calls another one of its type.
  let isConvenience: Bool
  /// True for a member of an extension.
  let isInExtension: Bool
  let isMutating: Bool
  let isAsync: Bool
  /// `postfix func`
  let isPostfix: Bool
  /// True for more than a requirement of a protocol.
  let hasBody: Bool
  /// `@objc optional func`
  let isOptional: Bool
  /// Whether the first parameter is `inout`.
  let changesFirst: Bool
  /// True for a member of some types only: `extension List where Element: Card`.
  let isConstrained: Bool
  /// Which of the declarations of its name and labels it is.
  let node: SyntaxIdentifier
  private(set) var types: [SwiftType] = []
  private(set) var result = SwiftType.void
  /// Its name in Lua, once all declarations are known.
  var luaName: String?

  init(
    base: String, parameters: FunctionParameterListSyntax, result: TypeSyntax?, modifiers: DeclModifierListSyntax,
    isStatic: Bool, hasBody: Bool, node: some SyntaxProtocol
  ) {
    self.base = base
    labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text.trimmedTicks }
    names = parameters.map { ($0.secondName ?? $0.firstName).text.trimmedTicks }
    hasDefault = parameters.map { $0.defaultValue != nil || $0.ellipsis != nil }
    isVariadic = parameters.last?.ellipsis != nil
    hasValue = parameters.map { $0.defaultValue.map { !$0.value.is(NilLiteralExprSyntax.self) } ?? false }
    typeSyntaxes = parameters.map(\.type)
    resultSyntax = result
    self.isStatic = isStatic
    isOverride = modifiers.has("override")
    let initializer = node.as(InitializerDeclSyntax.self)
    isConvenience = modifiers.has("convenience") || initializer?.body?.trimmedDescription.contains("self.init(") == true
    isMutating = modifiers.has("mutating")
    isAsync = node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
    isPostfix = modifiers.has("postfix")
    isOptional = modifiers.has("optional")
    changesFirst = parameters.first?.type.trimmedDescription.hasPrefix("inout ") == true
    self.hasBody = hasBody
    let extended = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    isInExtension = extended != nil
    isConstrained = extended?.genericWhereClause != nil
    self.node = node.id
  }

  /// True for the same member as another one, as Swift sees it: one overrides the other, or conforms to it.
  func isSame(as other: MethodInfo) -> Bool {
    base == other.base && labels == other.labels && types == other.types && isStatic == other.isStatic
  }

  func resolve(in program: SwiftProgram, _ owner: TypeInfo?) {
    let resolver = TypeResolver(program, context: owner)
    types = typeSyntaxes.map { resolver.type($0) }
    result = resultSyntax.map { resolver.type($0) } ?? .void
  }

  /// `name(_:label:)`
  var signature: String { base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
}

extension String {
  /// The name without the backticks that make a keyword one.
  var trimmedTicks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }

  func substituting(_ character: Character, with other: String) -> String {
    reduce(into: "") { $0 += $1 == character ? other : String($1) }
  }
}
