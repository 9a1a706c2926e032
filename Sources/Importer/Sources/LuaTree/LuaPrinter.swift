/// Writes a tree of Lua as text: two spaces a level, lines of at most 100 columns where they can be broken.
///
/// The only place where text of Lua is put together.
public struct LuaPrinter {
  static let width = 100
  public private(set) var lines: [String] = []
  /// Where each line comes from, as far as it is known.
  public private(set) var origins: [LuaStatement.Origin?] = []
  private var origin: LuaStatement.Origin?
  /// Functions that have to know the line they are called from: what returns their result stands in parentheses, which
  /// make it no tail call.
  private let untailed: Set<String>

  public init(untailed: Set<String> = []) { self.untailed = untailed }

  public var text: String { lines.map { $0 + "\n" }.joined() }

  public mutating func write(_ statements: [LuaStatement], indent: Int) {
    for (index, statement) in Self.ending(statements).enumerated() {
      let outer = origin
      origin = statement.origin ?? origin
      if statement.hasBlankBefore, index > 0 || indent == 0 && !lines.isEmpty, lines.last != "" { add("", indent: 0) }
      for comment in statement.comments { add(PrintedText(comment), indent: comment.isEmpty ? 0 : indent) }
      let first = lines.count
      write(statement, indent: indent)
      if let trailing = statement.trailing, !lines.isEmpty {
        if lines.count == first {
          add(PrintedText(trailing), indent: indent)
        } else {
          lines[lines.count - 1] += " " + trailing
        }
      }
      // `(f or g)()` behind another statement would be read as a call of it.
      if lines.count > first, first > 0, lines[first].drop(while: { $0 == " " }).hasPrefix("(") {
        lines[first] = Self.spaces(indent) + ";" + lines[first].drop(while: { $0 == " " })
      }
      origin = outer
    }
  }

  /// With a block around each `return` that is not the last of its block, as Lua wants it: a label may come behind one.
  private static func ending(_ statements: [LuaStatement]) -> [LuaStatement] {
    guard let last = statements.lastIndex(where: { $0.kind != .nothing }) else { return statements }
    return statements.enumerated().map { index, statement in
      guard index < last, case .return = statement.kind else { return statement }
      var ended = statement
      (ended.comments, ended.trailing, ended.hasBlankBefore) = ([], nil, false)
      var block = statement
      block.kind = .block([ended])
      return block
    }
  }

  private static func spaces(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  /// Adds text that may have several lines; all but the first are indented already.
  private mutating func add(_ text: PrintedText, indent: Int) {
    let parts = text.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in parts.enumerated() {
      lines.append(index == 0 && !line.isEmpty ? Self.spaces(indent) + line : String(line))
      origins.append(text.origins[index] ?? origin)
    }
  }

  // MARK: Statements

  private mutating func write(_ statement: LuaStatement, indent: Int) {
    switch statement.kind {
    case .nothing: break
    case .if(let branches, let otherwise): write(branches, otherwise, indent)
    case .while(let condition, let body):
      add("while \(text(condition, indent, 6)) do", indent: indent)
      close(body, indent)
    case .repeat(let body, let condition):
      add("repeat", indent: indent)
      write(body, indent: indent + 1)
      add("until \(text(condition, indent, 6))", indent: indent)
    case .numericFor(let name, let first, let last, let step, let body):
      let bounds = ([first, last] + [step].compactMap { $0 }).map { text($0, indent, 20) }.joined(separator: ", ")
      add("for \(name) = \(bounds) do", indent: indent)
      close(body, indent)
    case .genericFor(let names, let list, let body):
      add("for \(names.joined(separator: ", ")) in \(text(list, indent, 20)) do", indent: indent)
      close(body, indent)
    case .block(let body):
      add("do", indent: indent)
      close(body, indent)
    case .localFunction(let name, let function): write(function, "local function \(name)", indent)
    case .function(let owner, let name, let isMethod, let function):
      write(function, "function " + (owner.map { $0 + (isMethod ? ":" : ".") } ?? "") + name, indent)
    default: add(simple(statement, indent) ?? "", indent: indent)
    }
  }

  private mutating func close(_ body: [LuaStatement], _ indent: Int) {
    write(body, indent: indent + 1)
    add("end", indent: indent)
  }

  private mutating func write(_ function: LuaFunction, _ head: String, _ indent: Int) {
    let head = "\(head)(\(function.parameters.joined(separator: ", ")))"
    if let line = oneLine(function.body, indent, head.count), !line.isEmpty || function.body.isEmpty {
      let text = line.isEmpty ? "\(head) end" : "\(head) \(line) end"
      if indent * 2 + text.count <= Self.width {
        add(PrintedText(text), indent: indent)
        return
      }
    }
    add(PrintedText(head), indent: indent)
    close(function.body, indent)
  }

  private mutating func write(_ branches: [LuaBranch], _ otherwise: [LuaStatement]?, _ indent: Int) {
    if branches.count == 1, otherwise == nil, let line = oneLine(branches[0].body, indent, 20), !line.isEmpty {
      let text: PrintedText = "if \(self.text(branches[0].condition, indent, 3)) then \(line) end"
      if !text.hasLines, indent * 2 + text.count <= Self.width {
        add(text, indent: indent)
        return
      }
    }
    for (index, branch) in branches.enumerated() {
      add("\(index == 0 ? "if" : "elseif") \(text(branch.condition, indent, 8)) then", indent: indent)
      write(branch.body, indent: indent + 1)
    }
    if let otherwise {
      add("else", indent: indent)
      write(otherwise, indent: indent + 1)
    }
    add("end", indent: indent)
  }

  /// A block of at most one short statement on one line; nil when it is more, or has a comment or a function.
  private func oneLine(_ body: [LuaStatement], _ indent: Int, _ column: Int) -> String? {
    guard body.count <= 1 else { return nil }
    guard let only = body.first else { return "" }
    guard only.comments.isEmpty, only.trailing == nil, let text = simple(only, indent + 1), !text.hasLines,
      !text.text.contains("function(")
    else { return nil }
    return text.text
  }

  /// A statement without a block; nil for one that has its own.
  private func simple(_ statement: LuaStatement, _ indent: Int) -> PrintedText? {
    switch statement.kind {
    case .local(let names, let values):
      let head = PrintedText("local " + names.joined(separator: ", "))
      return values.isEmpty ? head : "\(head) = \(list(values, indent, head.count + 3))"
    case .assign(let targets, let values):
      let head = list(targets, indent, 0)
      return "\(head) = \(list(values, indent, head.count + 3))"
    case .expression(let expression): return text(expression, indent, 0)
    case .return(let values):
      if values.isEmpty { return "return" }
      if values.count == 1, case .call(.name(let name), _) = values[0], untailed.contains(name) {
        return "return (\(text(values[0], indent, 8)))"
      }
      return "return \(list(values, indent, 7))"
    case .break: return "break"
    case .goto(let name): return "goto \(name)"
    case .label(let name): return "::\(name)::"
    default: return nil
    }
  }

  // MARK: Expressions

  private func list(_ values: [LuaExpression], _ indent: Int, _ column: Int) -> PrintedText {
    values.map { text($0, indent, column) }.joined(separator: ", ")
  }

  /// An expression that begins `column` columns behind the indentation; its further lines are indented already.
  private func text(_ expression: LuaExpression, _ indent: Int, _ column: Int) -> PrintedText {
    switch expression {
    case .nil: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return PrintedText(text)
    case .string(let value): return PrintedText(Self.quoted(value))
    case .name(let name): return PrintedText(name)
    case .arguments: return "..."
    case .member(let base, let name): return "\(prefix(base, indent, column)).\(name)"
    case .index(let base, let index):
      return "\(prefix(base, indent, column))[\(text(index, indent, column + 4))]"
    case .call(let callee, let arguments):
      let head = prefix(callee, indent, column)
      return head + self.arguments(arguments, indent, column + head.lastColumns)
    case .method(let base, let name, let arguments):
      let head: PrintedText = "\(prefix(base, indent, column)):\(name)"
      return head + self.arguments(arguments, indent, column + head.lastColumns)
    case .function(let function): return text(function, indent, column)
    case .table(let fields): return text(fields, indent, column)
    case .unary(let symbol, let operand):
      let inner = self.operand(operand, LuaOperator.unaryPrecedence, indent, column + 1)
      if symbol == .not { return "not " + inner }
      // `--` would begin a comment.
      return PrintedText(symbol.rawValue) + (symbol == .minus && inner.text.hasPrefix("-") ? "(\(inner))" : inner)
    case .binary(let left, let symbol, let right): return text(left, symbol, right, indent, column)
    }
  }

  private func text(
    _ left: LuaExpression, _ symbol: LuaOperator, _ right: LuaExpression, _ indent: Int, _ column: Int
  ) -> PrintedText {
    let precedence = symbol.precedence
    let isRight = symbol.isRightAssociative
    let first = operand(left, isRight ? precedence + 1 : precedence, indent, column)
    let start = column + first.lastColumns + symbol.rawValue.count + 2
    // `a and (b and c)` is `a and b and c`.
    let isAssociative = symbol == .and || symbol == .or
    let second = operand(right, isRight || isAssociative ? precedence : precedence + 1, indent, start)
    let flat: PrintedText = "\(first) \(symbol.rawValue) \(second)"
    if flat.hasLines || indent * 2 + column + flat.count <= Self.width { return flat }
    guard symbol == .and || symbol == .or || symbol == .concatenation || symbol == .plus else { return flat }
    return
      "\(first)\n\(Self.spaces(indent + 1))\(symbol.rawValue) \(operand(right, isRight || isAssociative ? precedence : precedence + 1, indent + 1, 4))"
  }

  private func operand(_ expression: LuaExpression, _ least: Int, _ indent: Int, _ column: Int) -> PrintedText {
    let text = text(expression, indent, column)
    switch expression {
    case .binary(_, let symbol, _) where symbol.precedence < least: return "(\(text))"
    case .unary where LuaOperator.unaryPrecedence < least: return "(\(text))"
    default: return text
    }
  }

  /// The text of an expression before a dot, a colon or parentheses.
  private func prefix(_ expression: LuaExpression, _ indent: Int, _ column: Int) -> PrintedText {
    let text = text(expression, indent, column)
    switch expression {
    case .name, .member, .index, .call, .method: return text
    default: return "(\(text))"
    }
  }

  private func arguments(_ arguments: [LuaExpression], _ indent: Int, _ column: Int) -> PrintedText {
    if arguments.count == 1, case .table(let fields) = arguments[0], fields.contains(where: { $0.key != nil }) {
      return text(fields, indent, column)
    }
    let parts = arguments.map { text($0, indent, column + 1) }
    let flat: PrintedText = "(\(parts.joined(separator: ", ")))"
    if !flat.hasLines, indent * 2 + column + flat.count <= Self.width { return flat }
    // A function or table at the end may have lines; anything else goes on lines of its own.
    let hasLines = parts.dropLast().contains(where: \.hasLines)
    let head = Array(parts.dropLast()).joined(separator: ", ")
    if !hasLines, indent * 2 + column + head.count <= Self.width, let last = arguments.last {
      switch last {
      case .function, .table:
        let lead = column + 1 + head.count + (head.count == 0 ? 0 : 2)
        return "(\(head.count == 0 ? "" : head + ", ")\(text(last, indent, lead)))"
      default: break
      }
    }
    if arguments.count <= 1 { return flat }
    let spaced: [PrintedText] = arguments.map { "\(Self.spaces(indent + 1))\(text($0, indent + 1, 0))" }
    return "(\n\(spaced.joined(separator: ",\n"))\n\(Self.spaces(indent)))"
  }

  private func text(_ function: LuaFunction, _ indent: Int, _ column: Int) -> PrintedText {
    let head = PrintedText("function(\(function.parameters.joined(separator: ", ")))")
    if let line = oneLine(function.body, indent, 0) {
      let text: PrintedText = line.isEmpty ? "\(head) end" : "\(head) \(line) end"
      if indent * 2 + column + text.count <= Self.width { return text }
    }
    var inner = LuaPrinter(untailed: untailed)
    inner.write(function.body, indent: indent + 1)
    let lines = zip(inner.lines, inner.origins).map { PrintedText($0, $1) }
    return ([head] + lines + ["\(Self.spaces(indent))end"]).joined(separator: "\n")
  }

  private func text(_ fields: [LuaField], _ indent: Int, _ column: Int) -> PrintedText {
    let flat: PrintedText = "{\(fields.map { text($0, indent, column) }.joined(separator: ", "))}"
    let functions = fields.filter { if case .function = $0.value { true } else { false } }
    if !flat.hasLines, indent * 2 + column + flat.count <= Self.width, functions.count < 2 || flat.count < 60 {
      return flat
    }
    let lines: [PrintedText] = fields.map { "\(Self.spaces(indent + 1))\(text($0, indent + 1, 0))," }
    return (["{"] + lines + ["\(Self.spaces(indent))}"]).joined(separator: "\n")
  }

  private func text(_ field: LuaField, _ indent: Int, _ column: Int) -> PrintedText {
    switch field.key {
    case nil: text(field.value, indent, column)
    case .name(let name) where LuaName.isValid(name):
      "\(name) = \(text(field.value, indent, column + name.count + 3))"
    case .name(let name): "[\(Self.quoted(name))] = \(text(field.value, indent, column + name.count + 7))"
    case .expression(let key): "[\(text(key, indent, column))] = \(text(field.value, indent, column + 8))"
    }
  }

  /// A string's literal.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 32 || scalar.value == 127:
        let digits = String(scalar.value)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
