import ImportTable
import LuaTree
import SwiftSyntax

/// Methods of arrays.
extension Translator {
  func arrayCall(_ base: Value, _ element: SwiftType, _ name: String, _ arguments: [Argument]) throws -> Value? {
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
    let item = freshName("x")
    switch name {
    case "append":
      try refuseGaps(element)
      if label == "contentsOf" {
        let list = steadied(list)
        let loop = LuaStatement(
          .genericFor(
            ["_", item], .call(.name("ipairs"), [try value(0, base.type)]),
            [
              .call(.call(.path("table", "insert"), [list, .name(item)]))
            ]))
        pending.append(loop)
        return Value(.nil, .void)
      }
      return Value(.call(.path("table", "insert"), [list, try value(0, element)]), .void)
    case "insert" where label == "contentsOf":
      throw Untranslated(.construct, "'insert(contentsOf:at:)'", hint: "insert one after the other")
    case "insert":
      if arguments.count == 1 {
        // Only a set has it, which holds a value once.
        let given = plain(try value(0, element), "value")
        let same = LuaFunction([item], [.return(try same(Value(.name(item), element), Value(given, element)))])
        pending.append(
          .if(
            .unary(.not, .call(helper(.contains), [list, .function(same)])),
            [.call(.call(.path("table", "insert"), [list, given]))]))
        return Value(.nil, .void)
      }
      guard arguments.count == 2 else { return nil }
      try refuseGaps(element)
      return Value(
        .call(.path("table", "insert"), [list, Self.plusOne(try value(1, .integer)), try value(0, element)]), .void)
    case "remove":
      guard label == "at" else { throw Untranslated(.construct, "'remove(_:)' of a set") }
      return Value(.call(.path("table", "remove"), [list, Self.plusOne(try value(0, .integer))]), element)
    case "removeLast" where !arguments.isEmpty, "removeFirst" where !arguments.isEmpty, "prefix" where label == "while",
      "drop" where label == "while":
      throw Untranslated(.construct, "'\(name)' of several elements")
    case "removeLast", "popLast": return Value(.call(.path("table", "remove"), [list]), element)
    case "removeFirst": return Value(.call(.path("table", "remove"), [list, .number("1")]), element)
    case "enumerated":
      return Value(.call(helper(.enumerated), [list]), .array(.tuple([.integer, element], ["offset", "element"])))
    case "swapAt":
      guard arguments.count == 2 else { return nil }
      let (kept, first) = (steadied(list), plain(Self.plusOne(try value(0, .integer)), "index"))
      let second = plain(Self.plusOne(try value(1, .integer)), "index")
      let places = [LuaExpression.index(kept, first), .index(kept, second)]
      pending.append(LuaStatement(.assign(places, places.reversed())))
      return Value(.nil, .void)
    case "suffix" where label == nil && arguments.count == 1:
      let kept = plain(list, "list")
      let start = Self.adding(1, to: .binary(.unary(.length, kept), .minus, try value(0, .integer)))
      let first = LuaExpression.call(LuaMath.math("max"), [.number("1"), start])
      return Value(.call(helper(.slice), [kept, first, .unary(.length, kept)]), base.type)
    case "removeAll" where label == "where" || arguments.first?.isTrailing == true:
      let (kept, test) = (steadied(list), try block(.bool))
      let negated =
        if case .function(let function) = test, function.body.count == 1,
          case .return(let values) = function.body[0].kind, let only = values.first
        {
          LuaFunction(function.parameters, [.return(only.negated)])
        } else {
          LuaFunction([item], [.return(.unary(.not, .call(test, [.name(item)])))])
        }
      pending.append(.assign(kept, .call(helper(.filter), [kept, .function(negated)])))
      return Value(.nil, .void)
    case "removeAll":
      pending.append(.assign(list, .table([])))
      return Value(.nil, .void)
    case "removeSubrange":
      guard let only = arguments.first, let range = only.node.as(SequenceExprSyntax.self),
        range.elements.count == 3, let bounds = try rangeBounds(range)
      else { return nil }
      // From the last, so that those before keep their places.
      let index = freshName("i")
      let removal = LuaStatement.call(.call(.path("table", "remove"), [list, .name(index)]))
      pending.append(
        LuaStatement(.numericFor(index, from: bounds.last, to: bounds.first, by: .number("-1"), [removal])))
      return Value(.nil, .void)
    case "map":
      try refuseGaps(blockResult())
      return Value(.call(helper(.map), [list, try block(.optional(.unknown))]), .array(try blockResult()))
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
      let wanted = Value(try value(0, element), element)
      let function = LuaFunction([item], [.return(try same(Value(.name(item), element), wanted))])
      return Value(.call(helper(used), [list, .function(function)]), type)
    case "reduce":
      guard arguments.count == 2, label == nil else { return nil }
      let first = try expression(arguments[0].node)
      let block = try expression(arguments[1].node, .function([first.type, element], .optional(first.type)))
      return Value(.call(helper(.reduce), [list, first.lua, block.lua]), first.type)
    case "sorted" where arguments.isEmpty, "sort" where arguments.isEmpty, "max" where arguments.isEmpty,
      "min" where arguments.isEmpty:
      if let own = try ownComparison("<", Value(.name("a"), element), Value(.name("b"), element)) {
        let less = LuaExpression.function(LuaFunction(["a", "b"], [.return(own.lua)]))
        switch name {
        case "sorted": return Value(.call(helper(.sorted), [list, less]), base.type)
        case "sort": return Value(.call(.path("table", "sort"), [list, less]), .void)
        default:
          return Value(.call(helper(name == "min" ? .least : .greatest), [list, less]), .optional(element.wrapped))
        }
      }
      try refuseOperator("<", of: element)
      switch name {
      case "sorted": return Value(.call(helper(.sorted), [list]), base.type)
      case "sort": return Value(.call(.path("table", "sort"), [list]), .void)
      default:
        return Value(.call(LuaMath.math(name), [.call(.path("table", "unpack"), [list])]), .optional(element.wrapped))
      }
    case "sorted":
      return Value(.call(helper(.sorted), arguments.isEmpty ? [list] : [list, try block(.bool, 2)]), base.type)
    case "sort":
      return Value(.call(.path("table", "sort"), arguments.isEmpty ? [list] : [list, try block(.bool, 2)]), .void)
    case "reverse":
      let kept = steadied(list)
      pending.append(.assign(kept, .call(helper(.reversed), [kept])))
      return Value(.nil, .void)
    case "reversed": return Value(.call(helper(.reversed), [list]), base.type)
    case "forEach": return Value(try forEach(list, element, arguments), .void)
    case "joined" where element.wrapped != .string: throw Untranslated(.construct, "'joined' of lists")
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
      if label == "by" || arguments.first?.isTrailing == true {
        let used: Helper = name == "min" ? .least : .greatest
        return Value(.call(helper(used), [list, try block(.bool, 2)]), .optional(element.wrapped))
      }
      guard arguments.isEmpty else { return nil }
      return Value(.call(LuaMath.math(name), [.call(.path("table", "unpack"), [list])]), .optional(element.wrapped))
    case "allSatisfy":
      let test = try block(.bool)
      let negated = LuaFunction([item], [.return(.unary(.not, .call(test, [.name(item)])))])
      return Value(.unary(.not, .call(helper(.contains), [list, .function(negated)])), .bool)
    default: return nil
    }
  }

  /// A list in Lua ends where nil is.
  func refuseGaps(_ element: SwiftType) throws {
    guard element.isOptional else { return }
    throw Untranslated(.construct, "a list of optionals: in Lua it ends at the first nil", hint: "use compactMap")
  }

  /// Whether two values are equal, as Swift compares them.
  private func same(_ first: Value, _ second: Value) throws -> LuaExpression {
    if let own = try ownComparison("==", first, second) { return own.lua }
    return try equality(first, second, "==")
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
      let item = freshName("x")
      pending.append(
        LuaStatement(.genericFor(["_", item], .call(.name("ipairs"), [list]), [.call(.call(held, [.name(item)]))])))
    }
    return .nil
  }

  /// The bounds of `a...b`, counted from 1.
  func rangeBounds(_ node: SequenceExprSyntax) throws -> (first: LuaExpression, last: LuaExpression)? {
    let parts = Array(node.elements)
    guard let symbol = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, symbol == "..." || symbol == "..<"
    else { return nil }
    let first = Self.plusOne(try expression(parts[0], .integer).lua)
    let last = try expression(parts[2], .integer).lua
    return (first, symbol == "..." ? Self.plusOne(last) : last)
  }
}
