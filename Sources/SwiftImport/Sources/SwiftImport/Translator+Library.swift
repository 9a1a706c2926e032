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
        return Value(value.type == .string ? value.lua : .call(.name("tostring"), [value.lua]), .string)
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
        if case .array = value.type.wrapped { return Value(.call(helper(.copied), [value.lua]), value.type) }
      }
    default: break
    }
    return nil
  }

  private func number(_ name: String, _ argument: Argument, _ count: Int) throws -> Value? {
    let isWhole = name.contains("Int")
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
    case "round", "roundf", "rint", "lround": return Value(.call(helper(.round), try values().map(\.lua)), .number)
    case "trunc": return Value(.call(helper(.toInt), try values().map(\.lua)), .number)
    case "print", "debugPrint", "NSLog":
      return Value(
        .call(
          .name("print"),
          try arguments.filter { $0.label == nil }.map { argument in
            try isolatedGuards { try expression(argument.node).lua }
          }), .void)
    case "assert", "precondition": return Value(.call(.name("assert"), try values().map(\.lua)), .void)
    case "fatalError", "preconditionFailure", "assertionFailure":
      let message = try values().first?.lua ?? .string(name)
      return Value(.call(.name("error"), [message]), .void)
    case "arc4random_uniform":
      guard let most = try values().first?.lua else { return nil }
      return Value(.call(LuaMath.math("random"), [.number("0"), Self.adding(-1, to: most)]), .integer)
    case "type": throw Untranslated(.construct, "'type(of:)' has no Lua here")
    case "zip", "stride", "sequence", "repeatElement":
      throw Untranslated(.construct, "'\(name)' outside a loop has no Lua here")
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
    if type.contains("Int") {
      let last = symbol == "..<" ? Self.adding(-1, to: most) : most
      return Value(.call(LuaMath.math("random"), [least, last]), .integer)
    }
    let width = LuaExpression.binary(most, .minus, least)
    return Value(.binary(least, .plus, .binary(.call(LuaMath.math("random"), []), .times, width)), .number)
  }

  func libraryMake(_ type: String, _ arguments: [Argument]) throws -> Value? { nil }

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
      case "count": return Value(.unary(.length, lua), .integer)
      case "isEmpty": return Value(.binary(lua, .equal, .string("")), .bool)
      default: return nil
      }
    case .number, .integer:
      switch name {
      case "magnitude": return Value(.call(LuaMath.math("abs"), [lua]), base.type.wrapped)
      case "isNaN": return Value(.binary(lua, .unequal, lua), .bool)
      case "isZero": return Value(.binary(lua, .equal, .number("0")), .bool)
      case "description": return Value(.call(.name("tostring"), [lua]), .string)
      default: return nil
      }
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
    case .named(let type):
      if type == "DispatchQueue", name == "asyncAfter" { return try asyncAfter(base, arguments) }
      if table.enumerations[type] != nil { return try optionsCall(base, type, name, arguments) }
      return nil
    default: return nil
    }
  }

  /// `asyncAfter(deadline: .now() + d) { … }`: the delay is what is behind the plus.
  private func asyncAfter(_ base: Value, _ arguments: [Argument]) throws -> Value? {
    guard let deadline = arguments.first, deadline.label == "deadline",
      let closure = arguments.last(where: { $0.node.is(ClosureExprSyntax.self) || $0.label == "execute" }),
      let sum = deadline.node.as(SequenceExprSyntax.self).flatMap({ try? folded($0) })?.as(
        InfixOperatorExprSyntax.self),
      sum.operator.trimmedDescription == "+", sum.leftOperand.trimmedDescription.contains("now()")
    else { return nil }
    var delay = sum.rightOperand
    var factor: String?
    if let call = delay.as(FunctionCallExprSyntax.self), let only = call.arguments.first?.expression,
      let unit = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      delay = only
      factor = ["milliseconds": "1000", "microseconds": "1000000"][unit]
    }
    var seconds = try expression(delay, .number).lua
    if let factor { seconds = .binary(seconds, .over, .number(factor)) }
    let block = try expression(closure.node, .function([], .void)).lua
    return Value(.method(base.lua, "asyncAfter", [seconds, block]), .void)
  }

  private func optionsCall(_ base: Value, _ type: String, _ name: String, _ arguments: [Argument]) throws -> Value? {
    guard name == "contains", let only = arguments.first else { return nil }
    let wordValue = try expression(only.node, .named(type)).lua
    let function = LuaFunction(["word"], [.return(.binary(.name("word"), .equal, wordValue))])
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
    case "hasPrefix":
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

  private func arrayCall(_ base: Value, _ element: SwiftType, _ name: String, _ arguments: [Argument]) throws -> Value?
  {
    let list = base.lua
    func block(_ result: SwiftType, _ count: Int = 1) throws -> LuaExpression {
      guard let only = arguments.last else { throw noOverload(name, arguments) }
      return try isolatedGuards {
        try expression(only.node, .function([SwiftType](repeating: element, count: count), result))
      }.lua
    }
    func blockResult() throws -> SwiftType {
      guard let closure = arguments.last?.node.as(ClosureExprSyntax.self), let first = closure.statements.first,
        closure.statements.count == 1, case .expr(let node) = first.item
      else { return .unknown }
      return closureValueType(closure, node, [element])
    }
    func value(_ index: Int, _ type: SwiftType) throws -> LuaExpression {
      let node = arguments[index].node
      return try copied(isolatedGuards { try expression(node, type) }, of: node).lua
    }
    let label = arguments.first?.label
    switch name {
    case "append":
      if label == "contentsOf" {
        let loop = LuaStatement(
          .genericFor(
            ["_", "x"], .call(.name("ipairs"), [try value(0, base.type)]),
            [
              .call(.call(.path("table", "insert"), [list, .name("x")]))
            ]))
        pending.append(loop)
        return Value(.nil, .void)
      }
      return Value(.call(.path("table", "insert"), [list, try value(0, element)]), .void)
    case "insert":
      if arguments.count == 1 { return Value(.call(.path("table", "insert"), [list, try value(0, element)]), .void) }
      guard arguments.count == 2 else { return nil }
      return Value(
        .call(.path("table", "insert"), [list, Self.plusOne(try value(1, .integer)), try value(0, element)]), .void)
    case "remove":
      guard label == "at" else { throw Untranslated(.construct, "'remove(_:)' of a set") }
      return Value(.call(.path("table", "remove"), [list, Self.plusOne(try value(0, .integer))]), element)
    case "removeLast", "popLast": return Value(.call(.path("table", "remove"), [list]), element)
    case "removeFirst": return Value(.call(.path("table", "remove"), [list, .number("1")]), element)
    case "removeAll":
      if label == "where" { throw Untranslated(.construct, "'removeAll(where:)'", hint: "assign what filter gives") }
      pending.append(.assign(list, .table([])))
      return Value(.nil, .void)
    case "map": return Value(.call(helper(.map), [list, try block(.optional(.unknown))]), .array(try blockResult()))
    case "compactMap":
      return Value(
        .call(helper(.compactMap), [list, try block(.optional(.unknown))]), .array(try blockResult().wrapped))
    case "flatMap":
      let result = try blockResult()
      if case .array = result { return Value(.call(helper(.flatMap), [list, try block(.optional(.unknown))]), result) }
      return Value(.call(helper(.compactMap), [list, try block(.optional(.unknown))]), .array(result.wrapped))
    case "filter": return Value(.call(helper(.filter), [list, try block(.bool)]), base.type)
    case "first": return Value(.call(helper(.first), [list, try block(.bool)]), .optional(element.wrapped))
    case "contains", "firstIndex", "index":
      let used: Helper = name == "contains" ? .contains : .firstIndex
      let type: SwiftType = name == "contains" ? .bool : .optional(.integer)
      if label == "where" || arguments.first?.isTrailing == true {
        return Value(.call(helper(used), [list, try block(.bool)]), type)
      }
      guard arguments.count == 1 else { return nil }
      let wanted = try value(0, element)
      let function = LuaFunction(["x"], [.return(.binary(.name("x"), .equal, wanted))])
      return Value(.call(helper(used), [list, .function(function)]), type)
    case "reduce":
      guard arguments.count == 2, label == nil else { return nil }
      let first = try expression(arguments[0].node)
      let block = try expression(arguments[1].node, .function([first.type, element], .optional(first.type)))
      return Value(.call(helper(.reduce), [list, first.lua, block.lua]), first.type)
    case "sorted":
      return Value(.call(helper(.sorted), arguments.isEmpty ? [list] : [list, try block(.bool, 2)]), base.type)
    case "sort":
      return Value(.call(.path("table", "sort"), arguments.isEmpty ? [list] : [list, try block(.bool, 2)]), .void)
    case "reversed": return Value(.call(helper(.reversed), [list]), base.type)
    case "forEach": return Value(try forEach(list, element, arguments), .void)
    case "joined":
      return Value(
        .call(.path("table", "concat"), [list] + (arguments.isEmpty ? [] : [try value(0, .string)])), .string)
    case "dropFirst":
      return Value(
        .call(
          helper(.slice),
          [list, arguments.isEmpty ? .number("2") : Self.plusOne(try value(0, .integer)), .unary(.length, list)]),
        base.type)
    case "dropLast":
      return Value(
        .call(
          helper(.slice),
          [
            list, .number("1"),
            .binary(.unary(.length, list), .minus, arguments.isEmpty ? .number("1") : try value(0, .integer)),
          ]), base.type)
    case "prefix": return Value(.call(helper(.slice), [list, .number("1"), try value(0, .integer)]), base.type)
    case "max", "min":
      guard arguments.isEmpty else { return nil }
      return Value(.call(LuaMath.math(name), [.call(.path("table", "unpack"), [list])]), .optional(element.wrapped))
    case "allSatisfy":
      let test = try block(.bool)
      let negated = LuaFunction(["x"], [.return(.unary(.not, .call(test, [.name("x")])))])
      return Value(.unary(.not, .call(helper(.contains), [list, .function(negated)])), .bool)
    default: return nil
    }
  }

  /// `forEach` as a loop.
  private func forEach(_ list: LuaExpression, _ element: SwiftType, _ arguments: [Argument]) throws -> LuaExpression {
    guard let only = arguments.last else { throw noOverload("forEach", arguments) }
    let block = try expression(only.node, .function([element], .void)).lua
    if case .function(let function) = block, !Self.returns(function.body) {
      pending.append(
        LuaStatement(
          .genericFor(["_", function.parameters.first ?? "_"], .call(.name("ipairs"), [list]), function.body)))
    } else {
      let held = plain(block, "each")
      pending.append(
        LuaStatement(.genericFor(["_", "x"], .call(.name("ipairs"), [list]), [.call(.call(held, [.name("x")]))])))
    }
    return .nil
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
