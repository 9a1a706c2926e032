import LuaSyntax
import PlainText
import ScriptRuntime
import ScriptTools

/// Operators, and what decides.
extension ScriptExporter {
  /// A prefix operator: `not`, `-`, `#`.
  ///
  /// - Throws: `LeftOut` for an operand without Swift.
  func unary(_ sign: String, _ operand: LuaExpression, _ expression: LuaExpression) throws -> ExportValue {
    switch sign {
    case "not":
      let value = try value(operand, .bool)
      if value.type.bare == .bool, !value.type.isOptional { return ExportValue(text: "!\(value.tight)", type: .bool) }
      if value.type.mayBeNil, value.type.bare != .bool {
        return ExportValue(text: "\(value.tight) == nil", type: .bool, isTight: false)
      }
      if value.type == .optional(.bool) {
        return ExportValue(text: "\(value.tight) != true", type: .bool, isTight: false)
      }
      throw unknown(expression, "what is never nil is compared with nil")
    case "-":
      let value = try value(operand, nil)
      let type = value.type.bare
      guard type == .number || type == .integer else { throw unknown(expression) }
      return ExportValue(
        text: "-\(value.type.isOptional ? value.tight + "!" : value.tight)", type: type, isTight: value.isLiteral,
        isLiteral: value.isLiteral)
    case "#":
      let value = try value(operand, nil)
      switch value.type.bare {
      case .array, .string: break
      default: throw unknown(expression)
      }
      return ExportValue(text: "\(value.type.isOptional ? value.tight + "!" : value.tight).count", type: .integer)
    default: throw unknown(expression)
    }
  }

  /// The expression as the condition of an `if`.
  func condition(_ expression: LuaExpression) throws -> ExportValue {
    switch expression.kind {
    case .parentheses(let inner): return ExportValue(text: "(\(try condition(inner).text))", type: .bool)
    case .binary(let sign, let left, let right) where sign == "and" || sign == "or":
      let (first, second) = (try condition(left), try condition(right))
      func side(_ value: ExportValue) -> String {
        value.text.contains(" || ") && sign == "and" && !value.isTight ? "(\(value.text))" : value.text
      }
      return ExportValue(
        text: "\(side(first)) \(sign == "and" ? "&&" : "||") \(side(second))", type: .bool, isTight: false)
    case .unary("not", let inner):
      if case .parentheses = inner.kind { return ExportValue(text: "!\(try condition(inner).text)", type: .bool) }
      return try value(expression, nil)
    default:
      let value = try value(expression, nil)
      if value.type.bare == .bool {
        return value.type.isOptional ? ExportValue(text: "\(value.tight) == true", type: .bool, isTight: false) : value
      }
      guard value.type.mayBeNil else { throw unknown(expression, "what is never nil stands as a condition") }
      return ExportValue(text: "\(value.tight) != nil", type: .bool, isTight: false)
    }
  }

  /// An infix operator; `and` and `or` choose between values.
  ///
  /// - Throws: `LeftOut` for operands without Swift.
  func binary(
    _ sign: String, _ left: LuaExpression, _ right: LuaExpression, _ expression: LuaExpression, _ wanted: ExportType?
  ) throws -> ExportValue {
    switch sign {
    case "and", "or": return try choice(sign, left, right, expression, wanted)
    case "==", "~=": return try comparison(sign == "==" ? "==" : "!=", left, right, expression)
    case "..":
      return ExportValue(text: "\"\(try inText(left))\(try inText(right))\"", type: .string)
    case "<", ">", "<=", ">=", "+", "-", "*", "/", "//", "%": break
    case "^":
      return ExportValue(text: "pow(\(try text(left, as: .number)), \(try text(right, as: .number)))", type: .number)
    default: throw unknown(expression)
    }
    var (first, second) = (try value(left, nil), try value(right, nil))
    for value in [first, second] where value.type.bare != .number && value.type.bare != .integer {
      throw unknown(expression)
    }
    let isWhole = first.type.bare == .integer && second.type.bare == .integer
    func operand(_ value: ExportValue, _ type: ExportType, isRight: Bool) throws -> String {
      let text = try convert(value, to: type)
      guard text == value.text, !value.isTight else { return text }
      // Both languages agree on what binds how tightly; what stands to the right of - and / keeps its parentheses by itself.
      return text
    }
    let isComparison = ["<", ">", "<=", ">="].contains(sign)
    var type: ExportType = isWhole ? .integer : .number
    var word = sign
    switch sign {
    case "/":
      type = .number
      // Two literals, or whole numbers: Swift would divide without a rest.
      if isWhole, first.isLiteral, second.isLiteral { first.text += ".0" }
    case "//":
      guard isWhole else { throw unknown(expression) }
      word = "/"
    case "%": guard isWhole else { throw unknown(expression) }
    default: break
    }
    if sign == "/", isWhole, !first.isLiteral {
      return ExportValue(
        text:
          "\(try operand(first, .number, isRight: false)) / \(second.isLiteral ? second.text : try operand(second, .number, isRight: true))",
        type: .number, isTight: false)
    }
    return ExportValue(
      text: "\(try operand(first, type, isRight: false)) \(word) \(try operand(second, type, isRight: true))",
      type: isComparison ? .bool : type, isTight: false)
  }

  /// A value as a part of a text.
  private func inText(_ expression: LuaExpression) throws -> String {
    if let text = expression.bare.text {
      guard !text.contains("\\"), !text.contains("\n"), !text.contains("\"") else { throw unknown(expression) }
      return text
    }
    let value = try value(expression, nil)
    if value.isLiteral { return value.text }
    guard [.string, .integer].contains(value.type.bare) else { throw unknown(expression) }
    if value.text.hasPrefix("\""), value.text.hasSuffix("\""), !value.text.dropFirst().dropLast().contains("\"") {
      return String(value.text.dropFirst().dropLast())
    }
    return "\\(\(value.type.isOptional ? value.tight + "!" : value.text))"
  }

  private func comparison(
    _ sign: String, _ left: LuaExpression, _ right: LuaExpression, _ expression: LuaExpression
  ) throws -> ExportValue {
    if case .string = left.bare.kind { return try comparison(sign, right, left, expression) }
    // A set of options is an array of words here: its first word stands for the set.
    if case .index(let set, let key) = left.bare.kind, case .number("1") = key.bare.kind, let word = right.bare.text,
      let converted = try? value(set, nil), case .options = converted.type.bare
    {
      let text = "\(converted.tight).contains(.\(SwiftNames.quoted(word)))"
      return ExportValue(text: sign == "==" ? text : "!" + text, type: .bool)
    }
    let first = try value(left, nil)
    if case .nil = right.bare.kind {
      guard first.type.mayBeNil else { throw unknown(expression, "what is never nil is compared with nil") }
      return ExportValue(text: "\(first.text) \(sign) nil", type: .bool, isTight: false)
    }
    if case .string = right.bare.kind {
      if case .options = first.type.bare { throw unknown(expression) }
      let second = try value(right, first.type.bare)
      return ExportValue(text: "\(first.text) \(sign) \(second.text)", type: .bool, isTight: false)
    }
    let second = try value(right, nil)
    let (one, other) = (first.type.bare, second.type.bare)
    if one == other || [.number, .integer].contains(one) && [.number, .integer].contains(other) {
      let type: ExportType = one == other ? one : .number
      let keeps = one == other && (first.type.isOptional || second.type.isOptional)
      return ExportValue(
        text:
          "\(keeps ? first.text : try convert(first, to: type)) \(sign) \(keeps ? second.text : try convert(second, to: type))",
        type: .bool, isTight: false)
    }
    if case .named(let a) = one, case .named(let b) = other, table.structure(a) == nil, table.structure(b) == nil {
      return ExportValue(
        text: "\(first.text) \(sign == "==" ? "===" : "!==") \(second.text)", type: .bool, isTight: false)
    }
    throw unknown(expression)
  }

  /// `a and b or c`, `a or b` and `a and b` as values.
  private func choice(
    _ sign: String, _ left: LuaExpression, _ right: LuaExpression, _ expression: LuaExpression, _ wanted: ExportType?
  ) throws -> ExportValue {
    if sign == "or", case .binary("and", let decision, let positive) = left.bare.kind {
      let decided = try condition(decision)
      let yes = try value(positive, wanted)
      let no = try value(right, wanted ?? (yes.type == .integer ? nil : .optional(yes.type.bare)))
      if yes.type.bare == .bool { return try condition(expression) }
      let type = try joined(yes, no, wanted, expression)
      // An operand that may be nil gives way to the other.
      if yes.type.mayBeNil, yes.text != "nil" {
        let either = yes.type.isOptional ? yes.type : .optional(yes.type.bare)
        return ExportValue(
          text: "(\(decided.text) ? \(try convert(yes, to: either)) : nil) ?? \(try convert(no, to: type))", type: type,
          isTight: false)
      }
      return ExportValue(
        text: "\(decided.text) ? \(try convert(yes, to: type)) : \(try convert(no, to: type))", type: type,
        isTight: false)
    }
    if let first = try? value(left, nil) {
      if first.type.bare == .bool, wanted == nil || wanted?.bare == .bool,
        let second = try? value(right, nil), second.type.bare == .bool || second.type.mayBeNil
      {
        return try condition(expression)
      }
      if sign == "or", first.type.mayBeNil {
        let second = try value(right, first.type.bare)
        let type: ExportType = second.type.mayBeNil ? .optional(first.type.bare) : first.type.bare
        return ExportValue(text: "\(first.tight) ?? \(try convert(second, to: type))", type: type, isTight: false)
      }
      if wanted?.bare == .bool { return try condition(expression) }
      if sign == "and", first.type.mayBeNil || first.type == .bool {
        let second = try value(right, wanted.map { .optional($0.bare) })
        if second.type.bare == .bool { return try condition(expression) }
        return ExportValue(
          text: "\(try condition(left).text) ? \(second.text) : nil", type: .optional(second.type.bare), isTight: false)
      }
    }
    throw unknown(expression)
  }

  /// The type of a value that is one of two.
  private func joined(
    _ yes: ExportValue, _ no: ExportValue, _ wanted: ExportType?, _ expression: LuaExpression
  ) throws -> ExportType {
    if let wanted, wanted != .any { return wanted }
    let (one, other) = (yes.type.bare, no.type.bare)
    let mayBeNil = yes.type.mayBeNil || no.type.mayBeNil
    func marked(_ type: ExportType) -> ExportType { mayBeNil ? .optional(type) : type }
    if one == other || no.text == "nil" { return marked(one) }
    if yes.text == "nil" { return marked(other) }
    if [.number, .integer].contains(one), [.number, .integer].contains(other) { return marked(.number) }
    if case .named(let a) = one, case .named(let b) = other {
      if isKind(a, of: b) { return marked(other) }
      if isKind(b, of: a) { return marked(one) }
    }
    throw unknown(expression)
  }
}
