import ImportTable
import LuaTree
import SwiftSyntax

extension LuaExpression {
  /// The value of a cast where it is only tested: without the nil in the place of false.
  var tested: LuaExpression {
    if case .binary(let value, .or, .nil) = self { return value }
    return self
  }
}

/// `as`, `as?`, `as!` and `is`.
extension Translator {
  func cast(_ node: AsExprSyntax, _ wanted: SwiftType) throws -> Value {
    let target = type(node.type)
    if let made = try fromStoryboard(node.expression, target) { return made }
    guard node.questionOrExclamationMark?.text == "?" else {
      let value = try expression(node.expression, target)
      if node.questionOrExclamationMark != nil { return try forced(value, to: target, node) }
      return Value(value.lua, value.type.isOptional ? .optional(target) : target)
    }
    let value = try expression(node.expression)
    // Known to be one already.
    if let have = value.type.name, let want = target.name, program.isSubclass(have, of: want) {
      return Value(value.lua, .optional(target))
    }
    if value.type.wrapped == target.wrapped, target != .unknown { return Value(value.lua, .optional(target.wrapped)) }
    let held = tested(value.lua, target)
    let test = try kindTest(Value(held, value.type), target)
    if test == .bool(false) { return Value(.nil, .optional(target.wrapped)) }
    return Value(test == .bool(true) ? held : .binary(test.and(held), .or, .nil), .optional(target.wrapped))
  }

  /// `storyboard!.instantiateViewController(withIdentifier: "card") as! Card`: everything is made in code.
  private func fromStoryboard(_ node: ExprSyntax, _ target: SwiftType) throws -> Value? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["instantiateViewController", "instantiateInitialViewController"].contains(access.declName.baseName.text),
      let name = target.name, program.isSubclass(name, of: "UIViewController")
    else { return nil }
    // The screen that the storyboard has, where it is one of that class.
    if let made = try instantiated(call.calledExpression, Self.arguments(of: call)), let kind = made.type.name,
      program.isSubclass(kind, of: name)
    {
      return made
    }
    report(
      Untranslated(.outlet, "what a storyboard gives to '\(name)' is not in it: it is made in code"), at: node,
      isLeftOut: false)
    return try make(name, [])
  }

  /// A value that is written twice or more, in a local when it is more than a name.
  private func tested(_ lua: LuaExpression, _ target: SwiftType) -> LuaExpression {
    let name = target.name.map { Self.localName(for: $0) } ?? "value"
    if case .binary = lua { return held(lua, name) }
    return plain(lua, name)
  }

  /// `x is T`, as a Bool.
  func isKind(_ node: IsExprSyntax) throws -> Value {
    let value = try expression(node.expression)
    let test = try isKind(value, type(node.type))
    guard case .binary(let operand, .and, let rest) = test, operand.isPlain else { return Value(test, .bool) }
    return Value(.binary(.binary(operand, .unequal, .nil), .and, rest), .bool)
  }

  func isKind(_ value: Value, _ target: SwiftType) throws -> LuaExpression {
    let held = Value(tested(value.lua, target), value.type)
    let test = try kindTest(held, target)
    return test == .bool(true) ? .binary(held.lua, .unequal, .nil) : test
  }

  /// Whether a value that can be written twice is of a type; `true` where nothing needs to be tested but that it is there.
  private func kindTest(_ value: Value, _ target: SwiftType) throws -> LuaExpression {
    func isA(_ name: String) -> LuaExpression {
      .binary(.call(.name("type"), [value.lua]), .equal, .string(name))
    }
    let isThere = value.lua == .name("self") || !value.type.isOptional && value.type.name != nil
    func guarded(_ test: LuaExpression) -> LuaExpression { isThere ? test : .binary(value.lua, .and, test) }
    switch target.wrapped {
    case .unknown: return .bool(true)
    case .string: return isA("string")
    case .bool: return isA("boolean")
    case .function: return isA("function")
    case .number, .integer:
      if !value.type.wrapped.isNumeric {
        tell(.meaning, "a test for a number: Lua does not tell Swift's types of numbers apart")
      }
      return isA("number")
    case .array, .dictionary:
      tell(.meaning, "a test for a list or a dictionary: what is in it is not tested")
      return isA("table")
    case .named(let want):
      if let info = program.types[want] {
        if info.sort == .enumeration { throw Untranslated(.construct, "a test for the enumeration '\(want)'") }
        if info.sort == .protocol {
          guard let test = try conformance(value.lua, info) else { return .bool(false) }
          if mayBePlain(value) { return asked(test) }
          if case .binary(_, .or, _) = test, isThere { return test }
          return guarded(test)
        }
        let test = LuaExpression.method(value.lua, "isKind", [typeName(want)])
        return mayBePlain(value) ? asked(test) : guarded(test)
      }
      guard let kind = table.kinds[want] else {
        guard table.enumerations[want] != nil else { throw Untranslated(unknownCode(want), unknownText(want)) }
        return isA("string")
      }
      switch kind.sort {
      case .class:
        let test = LuaExpression.method(value.lua, "isKind", [typeName(want)])
        return mayBePlain(value) ? asked(test) : guarded(test)
      case .protocol:
        let test = LuaExpression.method(value.lua, "conformsToProtocol", [.string(want)])
        return mayBePlain(value) ? asked(test) : guarded(test)
      case .structure:
        if value.type.name != want { tell(.meaning, "a test for '\(want)': only whether there is a value is tested") }
        return .bool(true)
      }
    default: throw Untranslated(.construct, "a test for a type that Lua does not have")
    }
  }

  /// Whether a value may be a number, a text or a struct, which have no methods.
  private func mayBePlain(_ value: Value) -> Bool { value.type.wrapped == .unknown && value.lua != .name("self") }

  /// A test by methods, of a value that may have none.
  private func asked(_ test: LuaExpression) -> LuaExpression {
    switch test {
    case .method(let value, "isKind", let arguments): .call(helper(.isKind), [value] + arguments)
    case .method(let value, let name, let arguments): .call(helper(.answers), [value, .string(name)] + arguments)
    case .binary(let left, let symbol, let right): .binary(asked(left), symbol, asked(right))
    default: test
    }
  }

  /// `view` for `UIImageView`: what a person would call one.
  static func localName(for type: String) -> String {
    var last = ""
    for character in type {
      if character.isUppercase { last = String(character.lowercased()) } else { last.append(character) }
    }
    return last.isEmpty || !LuaName.isValid(last) ? "value" : last
  }

  /// Whether values of a type are objects, which are passed as themselves.
  func isClass(_ type: SwiftType) -> Bool {
    guard let name = type.name else { return false }
    return program.types[name]?.sort == .class || table.kinds[name]?.sort == .class
  }

  /// Whether the function around a parameter assigns to it as a whole.
  static func assigns(_ name: String, around parameter: FunctionParameterSyntax) -> Bool {
    var node = Syntax(parameter)
    while let parent = node.parent, !node.is(FunctionDeclSyntax.self) { node = parent }
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    return tokens.indices.dropLast().contains { index in
      tokens[index].text == name && tokens[index + 1].text == "=" && (index == 0 || tokens[index - 1].text != ".")
    }
  }
}
