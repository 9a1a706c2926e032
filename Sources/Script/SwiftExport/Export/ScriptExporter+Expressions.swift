import LuaSyntax
import PlainText
import ScriptRuntime
import ScriptTools

/// An expression as Swift.
struct ExportValue {
  var text: String
  var type: ExportType
  /// True for an expression that binds as tightly as a name; others stand in parentheses before a member.
  var isTight = true
  var isLiteral = false

  /// The text, in parentheses unless it binds as tightly as a name.
  var tight: String { isTight ? text : "(\(text))" }
}

/// Expressions. What has no Swift, or a type that is not known, throws.
extension ScriptExporter {
  /// An expression where a type is wanted.
  func text(_ expression: LuaExpression, as wanted: ExportType) throws -> String {
    let value = try value(expression, wanted)
    widen(use: expression, as: wanted)
    return try convert(value, to: wanted)
  }

  /// The expression before a member or an operator, in parentheses where needed.
  ///
  /// - Throws: `LeftOut` for an expression without Swift.
  func tight(_ expression: LuaExpression, as wanted: ExportType) throws -> String {
    let value = try value(expression, wanted)
    let text = try convert(value, to: wanted)
    return text == value.text ? value.tight : text
  }

  /// The text of a value where a type is wanted: unwrapped, or converted, where Swift has the type for it.
  func convert(_ value: ExportValue, to wanted: ExportType) throws -> String {
    if wanted.bare == .any || value.type == wanted { return value.text }
    if wanted == .void { return value.text }
    if case .optional(let inner) = value.type {
      if wanted.mayBeNil, inner == wanted.bare { return value.text }
      if wanted.mayBeNil, case .named(let type) = inner, case .named(let name) = wanted.bare, isKind(type, of: name) {
        return value.text
      }
      if value.text == "nil" { throw LeftOut(reason: "nil stands where Swift wants a \(wanted.text)") }
      return try convert(ExportValue(text: value.tight + "!", type: inner), to: wanted)
    }
    var plain = value
    plain.type = value.type.bare
    switch (plain.type, wanted.bare) {
    case (let given, let type) where given == type: return value.text
    case (.integer, .number): return value.isLiteral ? value.text : "CGFloat(\(value.text))"
    case (.integer, .named("UILayoutPriority")), (.number, .named("UILayoutPriority")):
      return "UILayoutPriority(\(value.text))"
    case (.named(let given), .named(let name)):
      if isKind(given, of: name) { return value.text }
      if given == "UIColor", name == "CGColor" { return value.tight + ".cgColor" }
      if given == "UIBezierPath", name == "CGPath" { return value.tight + ".cgPath" }
      if isKind(name, of: given) { return "\(value.tight) as! \(name)" }
      if table.isProtocol(name) || Self.protocols.contains(name), table.entry(given) != nil || classes[given] != nil {
        return value.text
      }
      if table.isProtocol(given), table.isProtocol(name) { return "\(value.tight) as! \(name)" }
    case (.array(let given), .array(let type)):
      if case .named(let one) = given, case .named(let other) = type, isKind(one, of: other) { return value.text }
    // A function of Lua may take less than it is given; Swift has to name what is not used.
    case (.function(let taken, _), .function(let given, _)) where taken.count < given.count:
      let names = taken.indices.map { "value\($0 + 1)" }
      let list = names + [String](repeating: "_", count: given.count - taken.count)
      return "{ \(list.joined(separator: ", ")) in \(value.tight)(\(names.joined(separator: ", "))) }"
    case (.function, .function): return value.text
    case (.type, .named("AnyClass")): return value.text + ".self"
    default: break
    }
    throw LeftOut(reason: "a \(plain.type.text) stands where Swift wants a \(wanted.bare.text)")
  }

  private static let protocols: Set = ["UITimingCurveProvider", "UIDynamicItem"]

  /// Something whose type is not known, or that has no Swift.
  func unknown(_ expression: LuaExpression, _ reason: String? = nil) -> LeftOut {
    var text = String(decoding: bytes[expression.start...].prefix(60), as: UTF8.self).split(separator: "\n").first ?? ""
    if text.utf8.count >= 40 { text = text.prefix(40) + "…" }
    return LeftOut(reason: reason ?? "no Swift for \(text)")
  }

  /// The expression with its type; `wanted` decides the type of literals and closures, nil for any.
  ///
  /// - Throws: `LeftOut` for an expression without Swift.
  func value(_ expression: LuaExpression, _ wanted: ExportType?) throws -> ExportValue {
    switch expression.kind {
    case .nil: return ExportValue(text: "nil", type: wanted?.mayBeNil == true ? wanted ?? .any : .optional(.any))
    case .true, .false:
      if case .true = expression.kind { return ExportValue(text: "true", type: .bool) }
      return ExportValue(text: "false", type: .bool)
    case .number(let text):
      let isInteger = text.allSatisfy(\.isNumber) || text.hasPrefix("0x")
      return ExportValue(
        text: text.hasPrefix(".") ? "0" + text : text, type: isInteger ? .integer : .number, isLiteral: true)
    case .string(let text): return try string(text, expression, wanted)
    case .function(let function): return try closure(function, wanted)
    case .table(let fields): return try tableValue(fields, expression, wanted)
    case .name(let name, let variable): return try named(name, variable)
    case .member(let owner, let name): return try member(name.text, of: owner, expression)
    case .index(let owner, let key):
      let array = try value(owner, nil)
      guard case .array(let element) = array.type.bare else { throw unknown(expression) }
      let holder = array.type.isOptional ? array.tight + "!" : array.tight
      if case .number(let text) = key.bare.kind, let index = Int(text) {
        return ExportValue(text: "\(holder)[\(index - 1)]", type: element)
      }
      return ExportValue(text: "\(holder)[\(try text(key, as: .integer)) - 1]", type: element)
    case .call(let callee, let arguments): return try call(callee, arguments, expression, wanted)
    case .method(let owner, let name, let arguments): return try method(owner, name, arguments, expression)
    case .unary(let sign, let operand): return try unary(sign, operand, expression)
    case .binary(let sign, let left, let right): return try binary(sign, left, right, expression, wanted)
    case .parentheses(let inner):
      let value = try value(inner, wanted)
      return ExportValue(text: value.isTight ? value.text : "(\(value.text))", type: value.type)
    case .varargs: throw unknown(expression)
    }
  }

  private func string(_ text: String, _ expression: LuaExpression, _ wanted: ExportType?) throws -> ExportValue {
    switch wanted?.bare {
    case .named("UILayoutPriority"): return ExportValue(text: ".\(text)", type: .named("UILayoutPriority"))
    case .named("CAMediaTimingFunction"):
      return ExportValue(
        text: "CAMediaTimingFunction(name: .\(SwiftNames.quoted(text)))", type: .named("CAMediaTimingFunction"))
    case .named(let name) where table.entry(name) == nil && table.structure(name) == nil && !table.isProtocol(name):
      return ExportValue(text: ".\(SwiftNames.quoted(text))", type: .named(name))
    case .options(let name): return ExportValue(text: option(text, of: name), type: .options(name))
    case nil, .string, .any: break
    default: throw unknown(expression)
    }
    guard !text.contains("\\"), !text.contains("\n"), !text.contains("\"") else { throw unknown(expression) }
    return ExportValue(text: "\"\(text)\"", type: .string, isLiteral: true)
  }

  /// Swift has no curves among the options of keyframes: it takes the bits of those of animations.
  private func option(_ word: String, of set: String) -> String {
    guard set == "UIView.KeyframeAnimationOptions", word.hasPrefix("curve") else {
      return ".\(SwiftNames.quoted(word))"
    }
    return "\(set)(rawValue: UIView.AnimationOptions.\(word).rawValue)"
  }

  private func tableValue(
    _ fields: [LuaField], _ expression: LuaExpression, _ wanted: ExportType?
  ) throws -> ExportValue {
    let items = fields.compactMap { field -> LuaExpression? in
      if case .position = field.key { field.value } else { nil }
    }
    guard items.count == fields.count else { throw unknown(expression, "a table with names has no type in Swift") }
    switch wanted?.bare {
    case .options:
      return ExportValue(
        text: "[\(try items.map { try text($0, as: wanted ?? .any) }.joined(separator: ", "))]", type: wanted ?? .any)
    case .array(let element):
      return ExportValue(
        text: "[\(try items.map { try text($0, as: element) }.joined(separator: ", "))]", type: .array(element))
    case nil, .any:
      let values = try items.map { try value($0, nil) }
      guard let first = values.first else { throw unknown(expression, "an empty table has no type in Swift") }
      var type = first.type
      if values.contains(where: { $0.type == .number }),
        values.allSatisfy({ $0.type == .number || $0.type == .integer })
      {
        type = .number
      }
      let names = values.compactMap { if case .named(let name) = $0.type { name } else { nil } }
      if names.count == values.count, let common = common(to: Set(names), with: names[0]) { type = .named(common) }
      return ExportValue(
        text: "[\(try values.map { try convert($0, to: type) }.joined(separator: ", "))]", type: .array(type))
    default: throw unknown(expression)
    }
  }

  // MARK: Names

  private func named(_ name: LuaName, _ variable: LuaVariable?) throws -> ExportValue {
    if let variable {
      if variable.kind == .receiver { return ExportValue(text: "self", type: .named(current?.class.name ?? "")) }
      if classes[name.text] != nil { return ExportValue(text: name.text, type: .type(name.text)) }
      guard let type = types[ObjectIdentifier(variable)] else {
        throw LeftOut(reason: reason(without: variable))
      }
      return ExportValue(text: SwiftNames.quoted(name.text), type: type)
    }
    if classes[name.text] != nil || table.entry(name.text) != nil || table.structure(name.text) != nil {
      return ExportValue(text: name.text, type: .type(name.text))
    }
    if name.text == "window" {
      return ExportValue(text: "UIApplication.shared.keyWindow", type: .optional(.named("UIWindow")))
    }
    guard let type = type(ofGiven: name.text) else { throw LeftOut(reason: "'\(name.text)' has no Swift") }
    given[name.text] = type
    return ExportValue(text: SwiftNames.quoted(name.text), type: type)
  }

  /// Why a variable has no Swift.
  private func reason(without variable: LuaVariable) -> String {
    if case .call(let callee, _)? = variable.value?.kind, case .name(let name, nil) = callee.kind,
      name.text == "require"
    {
      return "'\(variable.name)' is a module of scripts"
    }
    return "'\(variable.name)' is declared by what is left out"
  }

  /// The type of the value that a global of the script holds.
  private func type(ofGiven name: String) -> ExportType? {
    if let recorded = given[name] { return recorded }
    for statement in syntax.body {
      guard case .function(let target, false, let function) = statement.kind, case .name(let other, nil) = target.kind,
        other.text == name
      else { continue }
      let types = function.parameters.map { type(seen: kinds.seen(ofVariableAt: $0.start)) ?? .any }
      return .function(types, type(seen: kinds.seen(ofResultAt: function.start)) ?? .void)
    }
    return type(seen: kinds.seen(ofGlobal: name)).map { .unwrapped($0.bare) }
  }

  // MARK: Members

  /// A member of an object, a class or a library.
  ///
  /// - Throws: `LeftOut` for a member that is not known.
  func member(_ name: String, of owner: LuaExpression, _ expression: LuaExpression) throws -> ExportValue {
    if case .name(let library, nil) = owner.kind, library.text == "math" {
      switch name {
      case "pi": return ExportValue(text: "CGFloat.pi", type: .number)
      case "huge": return ExportValue(text: "CGFloat.infinity", type: .number)
      default: throw unknown(expression)
      }
    }
    let holder = try value(owner, nil)
    if case .type(let type) = holder.type {
      if table.structure(type)?.constants.contains(where: { $0.name == name }) == true {
        return ExportValue(text: "\(type).\(name)", type: .named(type))
      }
      guard let (property, _) = table.property(name, of: type, isStatic: true) else { throw unknown(expression) }
      return ExportValue(text: "\(type).\(name)", type: property)
    }
    return try reading(name, from: holder, at: owner, expression)
  }

  private func reading(
    _ name: String, from holder: ExportValue, at owner: LuaExpression, _ expression: LuaExpression
  ) throws -> ExportValue {
    let base = holder.type.isOptional ? holder.tight + "!" : holder.tight
    if let type = type(ofMember: name, in: holder.type.bare) {
      return ExportValue(text: "\(base).\(SwiftNames.quoted(name))", type: type)
    }
    if let narrow = narrowed(owner), let type = type(ofMember: name, in: .named(narrow)) {
      return ExportValue(text: "(\(holder.text) as! \(narrow)).\(SwiftNames.quoted(name))", type: type)
    }
    throw unknown(expression)
  }

  /// The class that a run has seen in a variable of a wider type.
  func narrowed(_ owner: LuaExpression) -> String? {
    guard let variable = owner.variable,
      case .named(let name)? = type(seen: kinds.seen(ofVariableAt: variable.start))?.bare
    else { return nil }
    return name
  }

  /// The type of a member of a value; nil where Swift has none of this name.
  func type(ofMember name: String, in type: ExportType) -> ExportType? {
    switch type {
    case .named(let owner):
      if let structure = table.structure(owner) {
        if owner == "CGRect", ["x", "y"].contains(name) { return nil }
        if structure.kind.fields.contains(name) { return owner == "IndexPath" ? .integer : .number }
        if let part = structure.kind.parts.first(where: { $0.name == name }) { return .named(part.kind.rawValue) }
        return structure.properties.first { $0.name == name }.map { ExportType($0.shape) }
      }
      for ancestor in ancestors(of: owner) {
        guard let scriptClass = classes[ancestor] else { break }
        if let field = scriptClass.fieldTypes[name] { return field }
        if scriptClass.fields.contains(name) { return nil }
      }
      return table.property(name, of: builtIn(of: owner), isStatic: false)?.0
    default: return nil
    }
  }

  /// The built-in class that a class is or is below.
  func builtIn(of name: String) -> String { classes[name].map { builtIn($0) } ?? name }
}
