import ImportTable
import LuaTree
import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Translator {
  /// - Parameter wanted: The type that its place has, `.unknown` when that says nothing.
  func expression(_ node: ExprSyntax, _ wanted: SwiftType = .unknown) throws -> Value {
    if node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self),
      node.firstToken(viewMode: .sourceAccurate)?.isNumeral == false
    {
      throw Untranslated(.syntax, "'\(node.trimmedDescription.prefix(40))' is no number")
    }
    switch node.kind {
    case .integerLiteralExpr: return integer(node.trimmedDescription, wanted)
    case .floatLiteralExpr:
      return Value(.number(node.trimmedDescription.filter { $0 != "_" }), .number)
    case .booleanLiteralExpr: return Value(.bool(node.trimmedDescription == "true"), .bool)
    case .nilLiteralExpr: return Value(.nil, .optional(wanted.wrapped))
    case .stringLiteralExpr: return try string(node.cast(StringLiteralExprSyntax.self))
    case .declReferenceExpr: return try identifier(node.cast(DeclReferenceExprSyntax.self), wanted)
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
      return try chain(node, wanted)
    case .sequenceExpr: return try expression(folded(node.cast(SequenceExprSyntax.self)), wanted)
    case .infixOperatorExpr: return try infix(node.cast(InfixOperatorExprSyntax.self), wanted)
    case .prefixOperatorExpr: return try prefix(node.cast(PrefixOperatorExprSyntax.self), wanted)
    case .ternaryExpr: return try ternary(node.cast(TernaryExprSyntax.self), wanted)
    case .tupleExpr: return try tuple(node.cast(TupleExprSyntax.self), wanted)
    case .arrayExpr: return try array(node.cast(ArrayExprSyntax.self), wanted)
    case .dictionaryExpr: return try dictionary(node.cast(DictionaryExprSyntax.self), wanted)
    case .closureExpr: return try closure(node.cast(ClosureExprSyntax.self), wanted)
    case .asExpr: return try cast(node.cast(AsExprSyntax.self), wanted)
    case .isExpr: return try isKind(node.cast(IsExprSyntax.self))
    case .superExpr: return Value(.name("self"), context?.superclass.map { .named($0) } ?? .unknown)
    case .tryExpr:
      let tried = node.cast(TryExprSyntax.self)
      if tried.questionOrExclamationMark?.text == "?" {
        let value = try isolated { try expression(tried.expression, wanted) }
        let body: LuaStatement = value.type == .void ? .call(value.lua) : .return(value.lua)
        return Value(.call(helper(.tried), [.function(LuaFunction([], [body]))]), .optional(value.type.wrapped))
      }
      return try expression(tried.expression, wanted)
    case .genericSpecializationExpr:
      return try expression(node.cast(GenericSpecializationExprSyntax.self).expression, wanted)
    case .keyPathExpr: return try keyPath(node.cast(KeyPathExprSyntax.self))
    case .macroExpansionExpr: return try macro(node.cast(MacroExpansionExprSyntax.self))
    case .switchExpr, .ifExpr: return try statementValue(node, wanted)
    case .inOutExpr:
      let value = try expression(node.cast(InOutExprSyntax.self).expression, wanted)
      // An object is passed as itself either way; a function that assigns another one to its parameter is left out.
      guard isClass(value.type) else {
        throw Untranslated(.construct, "'&' passes a variable itself, which Lua cannot")
      }
      return value
    case .awaitExpr: return try expression(node.cast(AwaitExprSyntax.self).expression, wanted)
    case .postfixOperatorExpr:
      let postfix = node.cast(PostfixOperatorExprSyntax.self)
      let value = try expression(postfix.expression, wanted)
      if let own = try ownOperation(postfix.operator.text, [value], isPostfix: true) { return own }
      throw Untranslated(.construct, "the operator '\(postfix.operator.text)'")
    case .binaryOperatorExpr: throw Untranslated(.construct, "an operator without Lua")
    default:
      throw Untranslated(.construct, "'\(node.trimmedDescription.prefix(30))' has no Lua here")
    }
  }

  static let longestSequence = 400

  /// The operators of an expression, by their precedence.
  func folded(_ node: SequenceExprSyntax) throws -> ExprSyntax {
    guard node.elements.count < Self.longestSequence else {
      throw Untranslated(.construct, "an expression of more than \(Self.longestSequence / 2) operators")
    }
    let folded: ExprSyntax
    do { folded = try program.operators.foldSingle(node) } catch {
      throw Untranslated(.elsewhere, "an operator is declared in a file that was not given")
    }
    program.note(folded: folded, from: node)
    return folded
  }

  func integer(_ text: String, _ wanted: SwiftType) -> Value {
    var digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0b") || digits.hasPrefix("0o") {
      digits = Int(digits.dropFirst(2), radix: digits.hasPrefix("0b") ? 2 : 8).map { "\($0)" } ?? digits
    }
    return Value(.number(digits), wanted.wrapped == .number ? .number : .integer)
  }

  func string(_ node: StringLiteralExprSyntax) throws -> Value {
    if let plain = node.representedLiteralValue { return Value(.string(plain), .string) }
    var parts: [LuaExpression] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        let content = Self.unescaped(text.content.text)
        if !content.isEmpty { parts.append(.string(content)) }
      case .expressionSegment(let hole):
        guard let only = hole.expressions.first, hole.expressions.count == 1 else {
          throw Untranslated(.construct, "a string's own interpolation")
        }
        let value = try described(expression(only.expression))
        parts.append(told(value))
      }
    }
    guard let first = parts.first else { return Value(.string(""), .string) }
    if case .string = first {} else if parts.count == 1 { return Value(first, .string) }
    return Value(parts.dropFirst().reduce(first) { .binary($0, .concatenation, $1) }, .string)
  }

  /// A value that is shown: what its type says that it is described by, and no raw value in the place of a case.
  func described(_ value: Value) throws -> Value {
    guard let name = value.type.name, let info = program.types[name] else { return value }
    if info.inherited.contains(where: { $0.trimmedDescription == "CustomStringConvertible" }), !value.type.isOptional {
      return try member(value, "description")
    }
    if info.sort == .enumeration, info.rawType != nil,
      info.cases.contains(where: { $0.rawValue != nil })
        || info.rawType == .integer
    {
      throw Untranslated(.construct, "the name of a case of '\(name)' as text: here it is its raw value")
    }
    return value
  }

  /// A value as text. A number with a fraction has one in Swift's text, also a whole one: `1.0`.
  func told(_ value: Value) -> LuaExpression {
    if value.type == .string { return value.lua }
    return value.type == .number ? decimal(value.lua) : .call(.name("tostring"), [value.lua])
  }

  /// A number as Swift prints it, where Lua may print another text.
  func decimal(_ lua: LuaExpression) -> LuaExpression { .call(helper(.decimal), [lua]) }

  static func unescaped(_ text: String) -> String {
    var out = ""
    var escaped = false
    for character in text {
      if escaped {
        out += ["n": "\n", "t": "\t", "r": "\r", "0": "\0"][character] ?? String(character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        out.append(character)
      }
    }
    return out
  }

  func tuple(_ node: TupleExprSyntax, _ wanted: SwiftType) throws -> Value {
    let elements = Array(node.elements)
    if elements.count == 1, elements[0].label == nil { return try expression(elements[0].expression, wanted) }
    var kinds: [SwiftType] = []
    if case .tuple(let types, _) = wanted.wrapped { kinds = types }
    let values = try elements.enumerated().map { index, element in
      try expression(element.expression, index < kinds.count ? kinds[index] : .unknown)
    }
    var labels = elements.map { $0.label?.text }
    if case .tuple(_, let names) = wanted.wrapped, names.count == labels.count { labels = names }
    return Value(.table(values.map { LuaField(nil, $0.lua) }), .tuple(values.map(\.type), labels))
  }

  func array(_ node: ArrayExprSyntax, _ wanted: SwiftType) throws -> Value {
    // An option set: one word alone, or a table of words.
    if let name = wanted.name, table.enumerations[name] != nil {
      let words = try node.elements.map { try expression($0.expression, wanted.wrapped).lua }
      return Value(words.count == 1 ? words[0] : .table(words.map { LuaField(nil, $0) }), wanted.wrapped)
    }
    if let own = wanted.name.flatMap({ program.types[$0] }) { return try ownLiteral(node, of: own) }
    let element = wanted.element
    let values = try node.elements.map { try copied(expression($0.expression, element), of: $0.expression) }
    let found = element == .unknown ? values.first?.type ?? .unknown : element
    if !values.isEmpty { try refuseGaps(found) }
    if values.contains(where: { $0.lua == .nil }) { try refuseGaps(.optional(element)) }
    return Value(.table(values.map { LuaField(nil, $0.lua) }), .array(found))
  }

  /// `[.dims, .scales]` for a set of options that the files declare: the bits of all.
  private func ownLiteral(_ node: ArrayExprSyntax, of info: TypeInfo) throws -> Value {
    guard info.isOptionSet else { throw Untranslated(.construct, "a list as a value of '\(info.name)'") }
    let type = SwiftType.named(info.name)
    let bits = try node.elements.map { LuaExpression.member(try expression($0.expression, type).lua, "rawValue") }
    guard let first = bits.first else { return Value(.call(typeName(info.name), [.number("0")]), type) }
    return Value(.call(typeName(info.name), [bits.dropFirst().reduce(first) { .binary($0, .bitOr, $1) }]), type)
  }

  /// `options.contains(.dims)` for a set of options that the files declare; nil for anything else.
  func ownOptions(_ receiver: Value, contain arguments: [Argument]) throws -> Value? {
    guard let info = receiver.type.name.flatMap({ program.types[$0] }), info.isOptionSet, arguments.count == 1,
      arguments[0].label == nil
    else { return nil }
    let sought = LuaExpression.member(
      plain(try expression(arguments[0].node, receiver.type.wrapped).lua, "option"), "rawValue")
    let common = LuaExpression.binary(.member(receiver.lua, "rawValue"), .bitAnd, sought)
    return Value(.binary(common, .equal, sought), .bool)
  }

  func dictionary(_ node: DictionaryExprSyntax, _ wanted: SwiftType) throws -> Value {
    if let name = wanted.name, program.types[name] != nil {
      throw Untranslated(.construct, "a dictionary as a value of '\(name)'")
    }
    guard case .elements(let elements) = node.content else { return Value(.table([]), wanted.wrapped) }
    var kinds = (SwiftType.unknown, SwiftType.unknown)
    var found = kinds
    if case .dictionary(let key, let value) = wanted.wrapped { kinds = (key, value) }
    let fields = try elements.map { element -> LuaField in
      let key = try self.key(element.key, kinds.0)
      let value = try copied(expression(element.value, kinds.1), of: element.value)
      if value.lua == .nil || kinds.1.isOptional {
        throw Untranslated(.construct, "a dictionary of optionals: in Lua a key without a value is no key")
      }
      if found.0 == .unknown { found = (key.type, value.type) }
      if found.1 != value.type { found.1 = .unknown }
      if case .string(let name) = key.lua, LuaName.isValid(name) { return LuaField(name, value.lua) }
      return LuaField(.expression(key.lua), value.lua)
    }
    return Value(.table(fields), wanted == .unknown ? .dictionary(found.0, found.1) : wanted.wrapped)
  }

  func keyPath(_ node: KeyPathExprSyntax) throws -> Value {
    let names = try node.components.map { component -> String in
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self) else {
        throw Untranslated(.construct, "a key path of more than names")
      }
      return property.declName.baseName.text
    }
    return Value(.string(names.joined(separator: ".")), .string)
  }

  func macro(_ node: MacroExpansionExprSyntax) throws -> Value {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first?.expression else { break }
      return Value(.string(try selector(argument)), .string)
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { break }
      let names = argument.trimmedDescription.split(separator: ".").map(String.init)
      let path = names.first?.first?.isUppercase == true ? Array(names.dropFirst()) : names
      return Value(.string(path.joined(separator: ".")), .string)
    case "imageLiteral":
      guard let name = node.arguments.first, name.label?.text == "resourceName" else { break }
      let file = LuaField("named", try expression(name.expression, .string).lua)
      return Value(.call(.name("UIImage"), [.table([file])]), .named("UIImage"))
    case "colorLiteral":
      // Extended sRGB, as `UIColor(red:green:blue:alpha:)` is (documented).
      let parts = try node.arguments.map { try expression($0.expression, .number).lua }
      guard parts.count == 4 else { break }
      return Value(.call(.name("UIColor"), parts), .named("UIColor"))
    default: break
    }
    throw Untranslated(.construct, "'#\(node.macroName.text)' has no Lua here")
  }

  /// The Lua name of the method that `#selector` names.
  func selector(_ node: ExprSyntax) throws -> String {
    var reference = node.as(DeclReferenceExprSyntax.self)
    var owner = context
    if let access = node.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      if let base = access.base, base.trimmedDescription != "self" {
        owner =
          typeReference(base).flatMap { program.types[$0] }
          ?? (try? expression(base))?.type.name.flatMap { program.types[$0] }
      }
    }
    guard let reference else { throw Untranslated(.construct, "a selector of more than a name") }
    let base = reference.baseName.text.trimmedTicks
    let labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : Optional($0.name.text) }
    let methods = owner.map { program.chain(of: $0).flatMap { $0.methods[base] ?? [] } } ?? []
    if let found = methods.first(where: { labels == nil || $0.labels == labels }) { return name(of: found, in: owner) }
    return LuaName.of(base)
  }

  /// `if` or `switch` as a value.
  func statementValue(_ node: ExprSyntax, _ wanted: SwiftType) throws -> Value {
    let outer = function
    function.result = wanted
    defer { function = outer }
    let outerPending = pending
    pending = []
    valueDepth += 1
    defer {
      pending = outerPending
      valueDepth -= 1
    }
    let body = try statement(ofExpression: node)
    return Value(.call(.function(LuaFunction([], pending + body)), []), wanted)
  }
}
