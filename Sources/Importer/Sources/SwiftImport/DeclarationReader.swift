import ImportTable
import SwiftSyntax

/// Reads what a file declares: pass 1.
struct DeclarationReader {
  private let program: SwiftProgram
  private let file: Int

  init(_ program: SwiftProgram, file: Int) {
    self.program = program
    self.file = file
  }

  private var isTranslated: Bool { program.sources[file].isTranslated }

  func readTypes(_ tree: SourceFileSyntax) {
    for item in Self.active(tree.statements) {
      if case .decl(let declaration) = item.item { readType(declaration, outer: nil) }
    }
  }

  /// Once the types of all files are known: an extension may stand before its type.
  func readRest(_ tree: SourceFileSyntax) {
    for item in Self.active(tree.statements) {
      if case .decl(let declaration) = item.item { readRest(declaration) }
    }
  }

  /// The statements of the active branches of `#if`.
  static func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let condition = declaration.as(IfConfigDeclSyntax.self) else {
        return [item]
      }
      guard let clause = ActiveBranch.of(condition), case .statements(let statements) = clause.elements else {
        return []
      }
      return active(statements)
    }
  }

  static func active(_ items: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    items.flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      guard let clause = ActiveBranch.of(condition), case .decls(let members) = clause.elements else { return [] }
      return active(members)
    }
  }

  private func readType(_ declaration: DeclSyntax, outer: TypeInfo?) {
    let named: (name: TokenSyntax, sort: TypeInfo.Sort, clause: InheritanceClauseSyntax?, members: MemberBlockSyntax)?
    if let type = declaration.as(ClassDeclSyntax.self) {
      named = (type.name, .class, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(StructDeclSyntax.self) {
      named = (type.name, .structure, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      named = (type.name, .enumeration, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      named = (type.name, .protocol, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      named = (type.name, .class, type.inheritanceClause, type.memberBlock)
    } else {
      if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        let name = (outer.map { $0.name + "." } ?? "") + alias.name.text.trimmedTicks
        program.aliases[name] = TypeResolver.Alias(alias.initializer.value, in: outer)
      }
      named = nil
    }
    guard let named else { return }
    let name = (outer.map { $0.name + "." } ?? "") + named.name.text.trimmedTicks
    guard program.types[name] == nil else { return }
    let info = TypeInfo(
      name, named.sort, outer: outer, file: file, isTranslated: isTranslated, declaration: declaration)
    info.inherited = named.clause.map { $0.inheritedTypes.map(\.type) } ?? []
    program.types[name] = info
    program.typeOrder.append(info)
    readMembers(named.members, of: info)
  }

  private func readRest(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let info = Self.method(function)
      info.resolve(in: program, nil)
      program.functions[info.base, default: []].append(info)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let parts = binding.initializer?.value.as(TupleExprSyntax.self).map { Array($0.elements) } ?? []
        for (index, name) in Self.names(in: binding.pattern).enumerated() where program.globals[name] == nil {
          let value = index < parts.count ? parts[index].expression : nil
          program.globals[name] = value.map { TypeResolver(program, context: nil).guess($0) } ?? .unknown
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          program.globals[name.trimmedTicks] == nil
        else { continue }
        let resolver = TypeResolver(program, context: nil)
        if binding.typeAnnotation == nil, let value = binding.initializer?.value {
          program.globalValues[name.trimmedTicks] = (file, value)
        }
        program.globals[name.trimmedTicks] =
          binding.typeAnnotation.map { resolver.type($0.type) } ?? binding.initializer.map { resolver.guess($0.value) }
          ?? .unknown
      }
    } else if let addition = declaration.as(ExtensionDeclSyntax.self) {
      read(addition)
    }
  }

  private func read(_ addition: ExtensionDeclSyntax) {
    let name = addition.extendedType.trimmedDescription
    let info: TypeInfo
    if let own = program.type(named: name) {
      info = own
    } else {
      let known = TypeResolver(program, context: nil).type(addition.extendedType)
      let tableName: String =
        switch known {
        case .number: "CGFloat"
        case .integer: "Int"
        case .string: "String"
        case .bool: "Bool"
        case .array: "Array"
        default: Self.protocolsOfLibrary[name] ?? known.name ?? name
        }
      info =
        program.extensions[tableName]
        ?? TypeInfo(
          tableName, .systemExtension, outer: nil, file: file, isTranslated: isTranslated,
          declaration: DeclSyntax(addition))
      program.extensions[tableName] = info
    }
    if let clause = addition.inheritanceClause { info.inherited += clause.inheritedTypes.map(\.type) }
    if info.sort == .protocol, let clause = addition.genericWhereClause {
      for requirement in clause.requirements {
        guard case .conformanceRequirement(let bound) = requirement.requirement,
          bound.leftType.trimmedDescription == "Self"
        else { continue }
        info.inherited.append(bound.rightType)
      }
    }
    readMembers(addition.memberBlock, of: info)
  }

  /// The types of Swift's library that stand for protocols of it: what is added to these they all have.
  private static let protocolsOfLibrary = [
    "Comparable": "CGFloat", "FloatingPoint": "CGFloat", "BinaryFloatingPoint": "CGFloat", "Numeric": "CGFloat",
    "SignedNumeric": "CGFloat", "Strideable": "CGFloat", "BinaryInteger": "Int", "FixedWidthInteger": "Int",
    "SignedInteger": "Int", "Collection": "Array", "Sequence": "Array", "RandomAccessCollection": "Array",
    "BidirectionalCollection": "Array", "MutableCollection": "Array", "StringProtocol": "String",
  ]

  private func readMembers(_ block: MemberBlockSyntax, of info: TypeInfo) {
    for item in Self.active(block.members) {
      info.members.append((file, item))
      let declaration = item.decl
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for property in Self.properties(variable) {
          guard let known = info.properties[property.name] else {
            info.properties[property.name] = property
            continue
          }
          if known.isStatic != property.isStatic {
            let (shared, own) = known.isStatic ? (known, property) : (property, known)
            (info.properties["static " + shared.name], info.properties[own.name]) = (shared, own)
            continue
          }
          // A requirement, and what its protocol has for those that do not fulfil it.
          if property.hasGetter { known.hasGetter = true }
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        info.methods[function.name.text.trimmedTicks, default: []].append(Self.method(function))
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        info.initializers.append(
          MethodInfo(
            base: "init", parameters: initializer.signature.parameterClause.parameters, result: nil,
            modifiers: initializer.modifiers, isStatic: true, hasBody: initializer.body != nil, node: initializer))
      } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements {
          let parameters = element.parameterClause?.parameters.map { $0 } ?? []
          info.cases.append(
            CaseInfo(
              name: element.name.text.trimmedTicks, labels: parameters.map { $0.firstName?.text },
              types: parameters.map(\.type), defaults: parameters.map { $0.defaultValue?.value },
              rawValue: element.rawValue?.value))
        }
      } else {
        readType(declaration, outer: info)
      }
    }
  }

  static func method(_ function: FunctionDeclSyntax) -> MethodInfo {
    MethodInfo(
      base: function.name.text.trimmedTicks, parameters: function.signature.parameterClause.parameters,
      result: function.signature.returnClause?.type, modifiers: function.modifiers,
      isStatic: function.modifiers.has("static") || function.modifiers.has("class"), hasBody: function.body != nil,
      node: function)
  }

  /// The names of `(a, b)`, `_` too; none for anything else.
  static func names(in pattern: PatternSyntax) -> [String] {
    pattern.as(TuplePatternSyntax.self)?.elements.map { element in
      element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks ?? "_"
    } ?? []
  }

  /// Attributes that mean nothing here, or are read elsewhere.
  private static let knownAttributes: Set<String> = [
    "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "NSCopying", "GKInspectable", "MainActor", "Published",
    "Invalidating", "UIApplicationMain", "Sendable", "ViewBuilder",
  ]

  /// The property wrapper, whose code runs when the property is read or set; nil without one, and for what means nothing here.
  static func wrapper(_ variable: VariableDeclSyntax) -> String? {
    for case .attribute(let attribute) in variable.attributes {
      let name = attribute.attributeName.trimmedDescription
      if name.first?.isUppercase == true, !knownAttributes.contains(name) { return name }
    }
    return nil
  }

  static func properties(_ variable: VariableDeclSyntax) -> [PropertyInfo] {
    var annotation: TypeSyntax?
    // `var a, b: Int`: the annotation belongs to those before it too.
    return variable.bindings.reversed().compactMap { binding -> PropertyInfo? in
      if let own = binding.typeAnnotation?.type { annotation = own }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      let accessors = Accessors(binding.accessorBlock)
      let isObserved = accessors.isObserved || accessors.isSetAbove(name.trimmedTicks)
      let sort: PropertyInfo.Sort =
        variable.modifiers.has("lazy")
        ? .lazy : isObserved ? .observed : accessors.isComputed ? .computed : .stored
      let property = PropertyInfo(
        name: name.trimmedTicks, sort: sort,
        isStatic: variable.modifiers.has("static") || variable.modifiers.has("class"),
        isOverride: variable.modifiers.has("override"),
        isWeak: variable.modifiers.contains { ["weak", "unowned"].contains($0.name.text) },
        hasSetter: accessors.setter != nil, hasGetter: accessors.getter != nil,
        isVariable: variable.bindingSpecifier.text == "var",
        annotation: annotation, initializer: binding.initializer?.value)
      if sort == .stored { property.wrapper = wrapper(variable) }
      return property
    }.reversed()
  }
}

/// The parts of `{ get { … } set { … } }`.
struct Accessors {
  private(set) var getter: CodeBlockItemListSyntax?
  private(set) var setter: AccessorDeclSyntax?
  private(set) var before: AccessorDeclSyntax?
  private(set) var after: AccessorDeclSyntax?
  /// True when it only lists the accessors, as a protocol does.
  private(set) var isRequirement = false

  init(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let statements): getter = statements
    case .accessors(let list):
      for accessor in list {
        switch accessor.accessorSpecifier.text {
        case "get":
          getter = accessor.body?.statements
          isRequirement = accessor.body == nil
        case "set": setter = accessor
        case "willSet": before = accessor
        case "didSet": after = accessor
        default: break
        }
      }
    case nil: break
    }
  }

  var isComputed: Bool { getter != nil || isRequirement }
  var isObserved: Bool { before != nil || after != nil }

  /// True without a setter, for one that does nothing, and for one that sets the superclass's value alone.
  func setsNothingOwn(_ name: String) -> Bool {
    ["", "super.\(name) = newValue"].contains(setter?.body?.statements.trimmedDescription ?? "")
  }

  /// `get { super.frame } set { super.frame = newValue; … }`: observed, as the value is the superclass's.
  func isSetAbove(_ name: String) -> Bool {
    guard setter?.body != nil, let getter, getter.count == 1 else { return false }
    let text = getter.trimmedDescription
    return text == "super." + name || text == "return super." + name
  }
}

extension DeclModifierListSyntax {
  func has(_ word: String) -> Bool { contains { $0.name.text == word && $0.detail == nil } }
}

/// Chooses the branch of `#if` that an app for the newest iOS, in release, is built from.
enum ActiveBranch {
  static func of(_ declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in clause.condition.map { holds($0) } ?? true }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    let text = condition.trimmedDescription.filter { $0 != " " }
    if let range = split(text, "||") { return range.contains { holds(text: $0) } }
    return holds(text: text)
  }

  private static func split(_ text: String, _ symbol: String) -> [String]? {
    var parts = [""]
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(symbol) {
        parts.append("")
        rest = rest.dropFirst(symbol.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts.count > 1 ? parts : nil
  }

  private static func holds(text: String) -> Bool {
    if let parts = split(text, "&&") { return parts.allSatisfy { holds(text: $0) } }
    if text.hasPrefix("!") { return !holds(text: String(text.dropFirst())) }
    if text.hasPrefix("(") && text.hasSuffix(")") { return holds(text: String(text.dropFirst().dropLast())) }
    if text.hasPrefix("swift(") || text.hasPrefix("compiler(") { return !text.contains("<") }
    if text.hasPrefix("canImport(") { return ["canImport(UIKit)", "canImport(QuartzCore)"].contains(text) }
    return text == "os(iOS)" || text == "true" || text == "arch(arm64)"
  }
}
