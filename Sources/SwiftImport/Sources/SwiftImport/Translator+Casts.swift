import ImportTable
import LuaTree
import SwiftSyntax

/// `as`, `as?`, `as!` and `is`.
extension Translator {
  func cast(_ node: AsExprSyntax, _ wanted: SwiftType) throws -> Value {
    let target = type(node.type)
    if let made = try fromStoryboard(node.expression, target) { return made }
    guard node.questionOrExclamationMark?.text == "?" else {
      let value = try expression(node.expression, target)
      return Value(
        value.lua, value.type.isOptional && node.questionOrExclamationMark == nil ? .optional(target) : target)
    }
    let value = try expression(node.expression)
    // Known to be one already.
    if let have = value.type.name, let want = target.name, program.isSubclass(have, of: want) {
      return Value(value.lua, .optional(target))
    }
    guard let want = target.name, program.types[want]?.sort ?? .class != .protocol else {
      return Value(try conforming(value, target), .optional(target))
    }
    guard program.table.kinds[want] != nil || program.types[want] != nil else {
      if program.table.enumerations[want] != nil { return Value(value.lua, .optional(target)) }
      throw Untranslated(unknownCode(want), unknownText(want))
    }
    let held = plain(value.lua, Self.localName(for: want))
    let test = LuaExpression.method(held, "isKind", [typeName(want)])
    // A struct of the table is no object.
    if table.isStructure(want) { return Value(held, .optional(target)) }
    let tested = LuaExpression.binary(test, .and, held)
    let isThere = held == .name("self") || !value.type.isOptional && value.type.name != nil
    return Value(isThere ? tested : .binary(held, .and, tested), .optional(target))
  }

  /// `storyboard!.instantiateViewController(withIdentifier: "card") as! Card`: everything is made in code.
  private func fromStoryboard(_ node: ExprSyntax, _ target: SwiftType) throws -> Value? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["instantiateViewController", "instantiateInitialViewController"].contains(access.declName.baseName.text),
      let name = target.name, program.isSubclass(name, of: "UIViewController")
    else { return nil }
    report(
      Untranslated(.outlet, "what a storyboard gives to '\(name)' is not in it: it is made in code"), at: node,
      isLeftOut: false)
    return try make(name, [])
  }

  /// A value that conforms to a protocol, or nil: one with its first method does.
  func conforming(_ value: Value, _ target: SwiftType) throws -> LuaExpression {
    guard let want = target.name, let info = program.types[want],
      let method = info.methods.values.joined().min(by: { $0.signature < $1.signature })
    else {
      return value.lua
    }
    let held = plain(value.lua, "value")
    let tested = LuaExpression.binary(.member(held, name(of: method, in: info)), .and, held)
    return .binary(held, .and, tested)
  }

  func isKind(_ value: Value, _ target: SwiftType) -> LuaExpression {
    guard let want = target.name else { return .binary(value.lua, .unequal, .nil) }
    if let info = program.types[want], info.sort == .protocol,
      let method = info.methods.values.joined().min(by: { $0.signature < $1.signature })
    {
      return .binary(.member(value.lua, name(of: method, in: info)), .unequal, .nil)
    }
    let test = LuaExpression.method(value.lua, "isKind", [typeName(want)])
    guard value.type.isOptional || value.type == .unknown, value.lua.isPlain else { return test }
    return .binary(value.lua, .and, test)
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
