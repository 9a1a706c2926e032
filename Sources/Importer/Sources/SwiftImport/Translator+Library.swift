import ImportTable
import LuaTree
import SwiftSyntax

/// Swift's own library: numbers, strings, arrays and dictionaries, in Lua's.
extension Translator {
  // MARK: Functions

  /// Calls that are no calls in Lua.
  func specialCall(_ callee: ExprSyntax, _ arguments: [Argument], _ wanted: SwiftType) throws -> Value? {
    guard let reference = callee.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.text
    guard variable(name) == nil else { return nil }
    if Self.numericTypes.contains(name), let only = arguments.first { return try number(name, only, arguments.count) }
    if Self.numericTypes.contains(name), name != "NSNumber", arguments.isEmpty {
      return Value(.number("0"), Self.isWhole(name) ? .integer : .number)
    }
    switch name {
    case "Int", "UInt": return nil
    case "String", "NSString":
      guard let only = arguments.first else { return Value(.string(""), .string) }
      if only.label == "format" {
        let values = try arguments.map { try expression($0.node).lua }
        return Value(.call(.path("string", "format"), values), .string)
      }
      if only.label == nil || only.label == "describing" || only.label == "string" {
        let value = try expression(only.node)
        return Value(told(value), .string)
      }
    case "Bool": if let only = arguments.first { return try expression(only.node, .bool) }
    case "NSValue", "AnyObject", "Optional", "Any":
      if let only = arguments.first { return Value(try expression(only.node).lua) }
    case "Selector", "NSSelectorFromString":
      if let only = arguments.first { return Value(try expression(only.node).lua, .string) }
    case "Array", "Set":
      guard let only = arguments.first else { return Value(.table([]), .array(.unknown)) }
      if arguments.count == 2, arguments[1].label == "count" {
        return nil
      }
      if only.label == nil {
        let value = try expression(only.node)
        if name == "Set" { throw Untranslated(.construct, "'Set' of a list", hint: "insert its elements") }
        if case .array = value.type.wrapped { return Value(.call(helper(.copied), [value.lua]), value.type) }
      }
    default: break
    }
    return nil
  }

  private func number(_ name: String, _ argument: Argument, _ count: Int) throws -> Value? {
    let isWhole = Self.isWhole(name)
    if argument.label == "truncating" || argument.label == "exactly" || count > 1 { return nil }
    let value = try isolatedGuards { try expression(argument.node) }
    if value.type.wrapped == .string {
      return Value(.call(.name("tonumber"), [value.lua]), .optional(isWhole ? .integer : .number))
    }
    if !isWhole || value.type.wrapped == .integer { return Value(value.lua, isWhole ? .integer : .number) }
    return Value(.call(helper(.toInt), [value.lua]), .integer)
  }

  func libraryFunction(_ name: String, _ arguments: [Argument], _ wanted: SwiftType) throws -> Value? {
    func values(_ type: SwiftType = .unknown) throws -> [Value] {
      try arguments.map { argument in try isolatedGuards { try expression(argument.node, type) } }
    }
    switch name {
    case "min", "max", "abs":
      let given = try values(wanted.wrapped.isNumeric ? wanted.wrapped : .unknown)
      let isWhole = given.allSatisfy { $0.type.wrapped == .integer }
      return Value(.call(LuaMath.math(name), given.map(\.lua)), isWhole ? .integer : .number)
    case "pow", "powf":
      let given = try values(.number)
      guard given.count == 2 else { return nil }
      return Value(.binary(given[0].lua, .power, given[1].lua), .number)
    case "log10", "log2":
      let given = try values(.number).map(\.lua)
      return Value(.call(LuaMath.math("log"), given + [.number("\(name.dropFirst(3))")]), .number)
    case "hypot", "hypotf":
      let squares = try values(.number).map { LuaExpression.binary($0.lua, .power, .number("2")) }
      guard squares.count == 2 else { return nil }
      return Value(.call(LuaMath.math("sqrt"), [.binary(squares[0], .plus, squares[1])]), .number)
    case "round", "roundf", "rint", "lround": return Value(.call(helper(.round), try values().map(\.lua)), .number)
    case "trunc": return Value(.call(helper(.toInt), try values().map(\.lua)), .number)
    case "print" where arguments.contains { $0.label != nil }:
      throw Untranslated(.construct, "'print' with a separator or a terminator")
    case "print", "debugPrint", "NSLog":
      return Value(
        .call(
          .name("print"),
          try arguments.filter { $0.label == nil }.map { argument in
            let value = try described(isolatedGuards { try expression(argument.node) })
            // A numeral with a fraction is printed as it stands.
            if value.type == .number, !Self.isLiteral(argument.node) { return decimal(value.lua) }
            return value.lua
          }), .void)
    case "assert", "precondition": return Value(.call(.name("assert"), try values().map(\.lua)), .void)
    case "fatalError", "preconditionFailure", "assertionFailure":
      let message = try values().first?.lua ?? .string(name)
      return Value(.call(.name("error"), [message]), .void)
    case "arc4random":
      return Value(.call(LuaMath.math("random"), [.number("0"), .number("4294967295")]), .integer)
    case "NSLocalizedString":
      guard let key = arguments.first else { return nil }
      let shown = arguments.first { $0.label == "value" } ?? key
      report(
        Untranslated(.meaning, "'NSLocalizedString': there are no translations, and the text stands for itself"),
        at: key.node, isLeftOut: false)
      return try expression(shown.node, .string)
    case "arc4random_uniform":
      guard let most = try values().first?.lua else { return nil }
      return Value(.call(LuaMath.math("random"), [.number("0"), Self.adding(-1, to: most)]), .integer)
    case "type": throw Untranslated(.construct, "'type(of:)' has no Lua here")
    case "zip" where arguments.count == 2:
      let given = try values()
      guard given.allSatisfy({ if case .array = $0.type.wrapped { true } else { false } }) else { return nil }
      return Value(.call(helper(.zip), given.map(\.lua)), .array(.tuple(given.map(\.type.element), [nil, nil])))
    case "zip", "stride", "sequence", "repeatElement":
      throw Untranslated(.construct, "'\(name)' outside a loop has no Lua here")
    case "objc_getAssociatedObject" where arguments.count == 2: return try associated(arguments[0], arguments[1])
    case "objc_setAssociatedObject" where arguments.count == 4:
      guard !arguments[3].node.trimmedDescription.hasSuffix("OBJC_ASSOCIATION_ASSIGN") else {
        throw Untranslated(.construct, "an associated object that is not retained", hint: "keep it in a weak property")
      }
      let place = try associated(arguments[0], arguments[1])
      let value = try isolatedGuards { try expression(arguments[2].node) }
      pending.append(.assign(place.lua, try copied(value, of: arguments[2].node).lua))
      return Value(.nil, .void)
    case "withTaskGroup", "withThrowingTaskGroup": return try taskGroup(name, arguments, wanted)
    case "withTaskCancellationHandler": return try cancellationHandler(arguments, wanted)
    case "withAnimation": throw Untranslated(.absent, "SwiftUI is not in playhead")
    default: break
    }
    if let function = LuaMath.functions[name] {
      return Value(.call(function.lua, try values(.number).map(\.lua)), function.result)
    }
    return nil
  }

  /// Static functions of Swift's own types, and of types that scripts reach otherwise.
  func libraryStatic(_ type: String, _ name: String, _ arguments: [Argument], _ wanted: SwiftType) throws -> Value? {
    if let value = try taskStatic(type, name, arguments) { return value }
    guard name == "random", arguments.first?.label == "in", Self.numericTypes.contains(type) || type == "Bool" else {
      return nil
    }
    guard
      let range = arguments[0].node.as(SequenceExprSyntax.self).flatMap({ try? folded($0) })?.as(
        InfixOperatorExprSyntax.self)
        ?? arguments[0].node.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self).flatMap({
          try? folded($0)
        })?.as(InfixOperatorExprSyntax.self)
    else { return nil }
    let symbol = range.operator.trimmedDescription
    let least = try expression(range.leftOperand).lua
    let most = try expression(range.rightOperand).lua
    if Self.isWhole(type) {
      let last = symbol == "..<" ? Self.adding(-1, to: most) : most
      return Value(.call(LuaMath.math("random"), [least, last]), .integer)
    }
    let width = LuaExpression.binary(most, .minus, least)
    return Value(.binary(least, .plus, .binary(.call(LuaMath.math("random"), []), .times, width)), .number)
  }

  func libraryMake(_ type: String, _ arguments: [Argument]) throws -> Value? {
    guard program.types[type] == nil else { return nil }
    return switch type {
    case "Task": try task(.name(type), arguments)
    case "UIHostingController": hosting(arguments)
    default: nil
    }
  }

  /// `UIHostingController(rootView: CardView(model))`: what it stands in for, by its name.
  private func hosting(_ arguments: [Argument]) -> Value? {
    guard let root = arguments.first(where: { $0.label == "rootView" }) else { return nil }
    let name = root.node.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    report(
      Untranslated(.meaning, "SwiftUI does not run here: a block stands in for '\(name)'"), at: root.node,
      isLeftOut: false)
    return Value(
      .call(.name("UIHostingController"), [.table([LuaField("rootView", .string(String(name)))])]),
      .named("UIHostingController"))
  }

  // MARK: Members

  func libraryMember(_ base: Value, _ name: String) throws -> Value? {
    let lua = base.lua
    switch base.type.wrapped {
    case .array(let element):
      switch name {
      case "count", "endIndex": return Value(.unary(.length, lua), .integer)
      case "startIndex": return Value(.number("0"), .integer)
      case "isEmpty": return Value(.binary(.unary(.length, lua), .equal, .number("0")), .bool)
      case "first": return Value(.index(lua, .number("1")), .optional(element.wrapped))
      case "last":
        let held = plain(lua, "list")
        return Value(.index(held, .unary(.length, held)), .optional(element.wrapped))
      case "lazy": return base
      case "indices":
        let count = Self.adding(-1, to: .unary(.length, plain(lua, "list")))
        return Value(.call(helper(.numbers), [.number("0"), count]), .array(.integer))
      default: return nil
      }
    case .dictionary(let key, let value):
      switch name {
      case "keys": return Value(.call(helper(.keys), [lua]), .array(key))
      case "values": return Value(.call(helper(.values), [lua]), .array(value))
      case "count": return Value(.call(helper(.count), [lua]), .integer)
      case "isEmpty": return Value(.binary(.call(.name("next"), [lua]), .equal, .nil), .bool)
      default: return nil
      }
    case .string:
      switch name {
      // Lua's length is in bytes.
      case "count": return Value(.call(.path("utf8", "len"), [lua]), .integer)
      case "isEmpty": return Value(.binary(lua, .equal, .string("")), .bool)
      case "description": return base
      default: return nil
      }
    case .number, .integer:
      switch name {
      case "magnitude": return Value(.call(LuaMath.math("abs"), [lua]), base.type.wrapped)
      case "isNaN": return Value(.binary(lua, .unequal, lua), .bool)
      case "isZero": return Value(.binary(lua, .equal, .number("0")), .bool)
      case "description": return Value(told(Value(lua, base.type.wrapped)), .string)
      default: return nil
      }
    case .awaited("TaskGroup", _):
      return ["isEmpty", "isCancelled"].contains(name) ? Value(.member(lua, name), .bool) : nil
    case .named("Task"):
      return name == "value" && program.types["Task"] == nil ? Value(.method(lua, name, [])) : nil
    case .named("UIDeviceOrientation"), .named("UIInterfaceOrientation"):
      let words = [
        "isLandscape": ["landscapeLeft", "landscapeRight"], "isPortrait": ["portrait", "portraitUpsideDown"],
      ]
      guard let words = words[name] else { return nil }
      let held = plain(lua, "orientation")
      return Value(
        .binary(
          .binary(held, .equal, .string(words[0])), .or, .binary(held, .equal, .string(words[1]))), .bool)
    default: return nil
    }
  }

  // MARK: Methods

  func libraryCall(_ base: Value, _ name: String, _ arguments: [Argument]) throws -> Value? {
    switch base.type.wrapped {
    case .array(let element): return try arrayCall(base, element, name, arguments)
    case .dictionary(let key, let value): return try dictionaryCall(base, key, value, name, arguments)
    case .string: return try stringCall(base, name, arguments)
    case .number, .integer: return try numberCall(base, name, arguments)
    case .awaited(let type, let element): return try awaitedCall(base, type, element, name, arguments)
    case .named(let type):
      // There is one run loop, in one mode.
      if type == "CADisplayLink", ["add", "remove"].contains(name) { return Value(.method(base.lua, name, []), .void) }
      if type == "CheckedContinuation", name == "resume" { return try resumed(base, arguments) }
      if type == "AsyncStreamContinuation" { return try yielded(base, name, arguments) }
      if type == "DispatchQueue", name == "asyncAfter" { return try asyncAfter(base, arguments) }
      if table.enumerations[type] != nil { return try optionsCall(base, type, name, arguments) }
      return nil
    default: return nil
    }
  }

  /// `asyncAfter(deadline: .now() + d) { … }`: the delay is what is added to the present.
  private func asyncAfter(_ base: Value, _ arguments: [Argument]) throws -> Value? {
    guard let deadline = arguments.first, deadline.label == "deadline",
      let closure = arguments.last(where: { $0.node.is(ClosureExprSyntax.self) || $0.label == "execute" }),
      let seconds = try delay(deadline.node)
    else { return nil }
    let block = try expression(closure.node, .function([], .void)).lua
    return Value(.method(base.lua, "asyncAfter", [seconds, block]), .void)
  }

  /// The seconds that are added to `.now()`; nil where a time begins otherwise.
  private func delay(_ node: ExprSyntax) throws -> LuaExpression? {
    let present = LuaExpression.number("0")
    let node = try node.as(SequenceExprSyntax.self).map { try folded($0) } ?? node
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      [".now", "DispatchTime.now"].contains(call.calledExpression.trimmedDescription)
    {
      return present
    }
    guard let sum = node.as(InfixOperatorExprSyntax.self), let start = try delay(sum.leftOperand) else { return nil }
    let change = try interval(sum.rightOperand)
    switch sum.operator.trimmedDescription {
    case "+": return start == present ? change : .binary(start, .plus, change)
    case "-": return .binary(start, .minus, change)
    default: return nil
    }
  }

  /// A number of seconds, or `.milliseconds(n)`.
  private func interval(_ node: ExprSyntax) throws -> LuaExpression {
    if let call = node.as(FunctionCallExprSyntax.self), let only = call.arguments.first?.expression,
      let unit = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let factor = ["seconds": "1", "milliseconds": "1000", "microseconds": "1000000"][unit]
    {
      let count = try expression(only, .number).lua
      return factor == "1" ? count : .binary(count, .over, .number(factor))
    }
    return try expression(node, .number).lua
  }

  private func optionsCall(_ base: Value, _ type: String, _ name: String, _ arguments: [Argument]) throws -> Value? {
    guard name == "contains", let only = arguments.first else { return nil }
    let wordValue = try expression(only.node, .named(type)).lua
    let word = freshName("word")
    let function = LuaFunction([word], [.return(.binary(.name(word), .equal, wordValue))])
    return Value(.call(helper(.contains), [base.lua, .function(function)]), .bool)
  }

  private func numberCall(_ base: Value, _ name: String, _ arguments: [Argument]) throws -> Value? {
    switch name {
    case "rounded":
      guard let rule = arguments.first?.node.trimmedDescription else {
        return Value(.call(helper(.round), [base.lua]), .number)
      }
      if rule.hasSuffix("up") { return Value(.call(LuaMath.math("ceil"), [base.lua]), .number) }
      if rule.hasSuffix("down") { return Value(.call(LuaMath.math("floor"), [base.lua]), .number) }
      if rule.hasSuffix("towardZero") { return Value(.call(helper(.toInt), [base.lua]), .number) }
      return Value(.call(helper(.round), [base.lua]), .number)
    case "isMultiple":
      guard let only = arguments.first, only.label == "of" else { return nil }
      let rest = LuaExpression.binary(base.lua, .remainder, try expression(only.node, .integer).lua)
      return Value(.binary(rest, .equal, .number("0")), .bool)
    case "squareRoot": return Value(.call(LuaMath.math("sqrt"), [base.lua]), .number)
    case "truncatingRemainder":
      return Value(.call(LuaMath.math("fmod"), [base.lua, try expression(arguments[0].node).lua]), .number)
    default: return nil
    }
  }

  private func stringCall(_ base: Value, _ name: String, _ arguments: [Argument]) throws -> Value? {
    switch name {
    case "uppercased": return Value(.method(base.lua, "upper", []), .string)
    case "lowercased": return Value(.method(base.lua, "lower", []), .string)
    case "hasPrefix", "starts":
      guard let only = arguments.first else { return nil }
      let prefix = plain(try expression(only.node).lua, "prefix")
      return Value(.binary(.method(base.lua, "sub", [.number("1"), .unary(.length, prefix)]), .equal, prefix), .bool)
    case "contains":
      guard let only = arguments.first else { return nil }
      let found = LuaExpression.method(base.lua, "find", [try expression(only.node).lua, .number("1"), .bool(true)])
      return Value(.binary(found, .unequal, .nil), .bool)
    default: return nil
    }
  }

  private func dictionaryCall(
    _ base: Value, _ key: SwiftType, _ value: SwiftType, _ name: String, _ arguments: [Argument]
  ) throws -> Value? {
    switch name {
    case "removeAll" where arguments.isEmpty:
      pending.append(.assign(base.lua, .table([])))
      return Value(.nil, .void)
    case "removeValue":
      guard let only = arguments.first else { return nil }
      pending.append(.assign(.index(base.lua, try expression(only.node, key).lua), .nil))
      return Value(.nil, .void)
    case "updateValue":
      guard arguments.count == 2 else { return nil }
      let given = try expression(arguments[0].node, value).lua
      pending.append(.assign(.index(base.lua, try expression(arguments[1].node, key).lua), given))
      return Value(.nil, .void)
    default: return nil
    }
  }

  /// Whether a `return` is among statements or in the blocks of them.
  static func returns(_ body: [LuaStatement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .return: true
      case .if(let branches, let otherwise):
        branches.contains { returns($0.body) } || otherwise.map { returns($0) } == true
      case .while(_, let body), .repeat(let body, _), .numericFor(_, _, _, _, let body), .genericFor(_, _, let body),
        .block(let body):
        returns(body)
      default: false
      }
    }
  }
}
