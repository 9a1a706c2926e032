import LuaSyntax
import PlainText
import ScriptTools

/// Statements, each whole or left out.
extension ScriptExporter {
  /// Writes the statements and the comments of a function.
  func writeBody(_ function: LuaFunction) throws {
    try writeStatements(function.body)
    writeComments(before: function.end)
  }

  /// Writes statements with the comments and blank lines before them.
  func writeStatements(_ body: [LuaStatement]) throws {
    var remaining = body[...]
    while let statement = remaining.popFirst() {
      writeBlankLine(before: statement.start)
      writeComments(before: statement.start)
      do {
        var isGuarded = false
        try attempt { isGuarded = try writeGuard(statement, remaining.first) }
        if isGuarded {
          let decision = remaining.removeFirst()
          writeTrailingComment(before: decision.end)
          continue
        }
        try attempt { try write(statement) }
        writeTrailingComment(before: statement.end)
      } catch let left as LeftOut {
        // Without what it returns, a function has no Swift at all.
        if result != .void, returns(statement) { throw left }
        leave(from: statement.start, to: statement.end, left.reason)
      }
    }
  }

  /// `local x = …` and `if not x then return end` behind it are one statement in Swift; false for others.
  private func writeGuard(_ statement: LuaStatement, _ next: LuaStatement?) throws -> Bool {
    guard case .local(let variables, let values) = statement.kind, variables.count == 1, values.count == 1,
      variables[0].isConstant, case .if(let branches, nil)? = next?.kind, branches.count == 1,
      case .unary("not", let tested) = branches[0].condition.kind, tested.variable === variables[0],
      branches[0].body.count == 1, case .return(let results)? = branches[0].body.first?.kind,
      let tested = try? value(values[0], nil), tested.type.mayBeNil, tested.type.bare != .bool
    else { return false }
    var text = "return"
    if let first = results.first, result != .void { text += " " + (try self.text(first, as: result)) }
    declare(variables[0], tested.type.bare)
    write("guard let \(SwiftNames.quoted(variables[0].name)) = \(tested.text) else { \(text) }")
    return true
  }

  private func returns(_ statement: LuaStatement) -> Bool {
    syntax.statements.contains { inner in
      if case .return = inner.kind { statement.start <= inner.start && inner.start < statement.end } else { false }
    }
  }

  private func write(_ statement: LuaStatement) throws {
    switch statement.kind {
    case .local(let variables, let values): try writeLocal(variables, values, statement)
    case .assignment(let targets, let values): try writeAssignment(targets, values)
    case .call(let call):
      let value = try value(call, nil)
      write((value.type == .void ? "" : "_ = ") + value.text)
    case .block(let body): try block("do") { try writeStatements(body) }
    case .while(let condition, let body):
      try block("while \(try self.condition(condition).text)") { try writeStatements(body) }
    case .repeat(let body, let condition):
      write("repeat {")
      level += 1
      try writeStatements(body)
      level -= 1
      let value = try self.condition(condition)
      write("} while !(\(value.text))")
    case .if(let branches, let otherwise): try writeIf(branches, otherwise, statement)
    case .count(let counter, let bounds, let body): try writeCount(counter, bounds, body)
    case .each(let variables, let values, let body): try writeEach(variables, values, body)
    case .localFunction(let variable, let function):
      try writeFunction(named: variable.name, variable, function)
    case .return(let values): try writeReturn(values)
    case .break: write("break")
    case .function, .goto, .label: throw LeftOut(reason: "no Swift for it here")
    }
  }

  // MARK: Variables

  private func writeLocal(_ variables: [LuaVariable], _ values: [LuaExpression], _ statement: LuaStatement) throws {
    if values.isEmpty {
      for variable in variables {
        guard let type = type(seen: kinds.seen(ofVariableAt: variable.start)) ?? assignedType(of: variable) else {
          throw LeftOut(reason: "it is not known what '\(variable.name)' holds")
        }
        declare(variable, .optional(type.bare))
        write("var \(SwiftNames.quoted(variable.name)): \(ExportType.optional(type.bare).text)")
      }
      return
    }
    guard values.count == variables.count else { throw LeftOut(reason: "several values of one call") }
    for (variable, expression) in zip(variables, values) {
      if case .function(let function) = expression.bare.kind, variable.isConstant {
        try writeFunction(named: variable.name, variable, function)
        continue
      }
      let word = variable.isConstant ? "let" : "var"
      let name = SwiftNames.quoted(variable.name)
      if case .call(let callee, let arguments) = expression.kind, case .type(let type)? = try? value(callee, nil).type {
        let (text, settings) = try making(type, arguments, expression)
        declare(variable, .named(type))
        write("\(word) \(name) = \(text)")
        for (member, value) in settings { try set(member, of: name, type, to: value, expression) }
        continue
      }
      var initial = try value(expression, variable.isConstant ? nil : nil)
      let seen = type(seen: kinds.seen(ofVariableAt: variable.start))
      if initial.type.isOptional, !isTested(variable), seen?.isOptional != true, variable.isConstant {
        initial = ExportValue(text: initial.tight + "!", type: initial.type.bare)
      }
      if case .unwrapped(let inner) = initial.type {
        // A value assigned from `T!` is `T?`.
        initial.type = .optional(inner)
        if !isTested(variable), seen?.isOptional != true, variable.isConstant {
          initial = ExportValue(text: initial.tight + "!", type: inner)
        }
      }
      if initial.text == "nil" {
        guard let seen else { throw LeftOut(reason: "it is not known what '\(variable.name)' holds") }
        initial.type = .optional(seen.bare)
      }
      var annotation = ""
      if !variable.isConstant, initial.type == .integer, seen == .number { initial.type = .number }
      if initial.text == "nil" || initial.isLiteral && initial.type == .number && !initial.text.contains(".") {
        annotation = ": \(initial.type.text)"
      }
      if initial.type == .void || initial.type == .any {
        throw LeftOut(reason: "'\(variable.name)' has no type in Swift")
      }
      declare(variable, initial.type)
      write("\(word) \(name)\(annotation) = \(initial.text)")
    }
  }

  private func assignedType(of variable: LuaVariable) -> ExportType? {
    for case .assignment(let targets, let values) in syntax.statements.map(\.kind) {
      for (target, value) in zip(targets, values) where target.variable === variable {
        if let type = try? self.value(value, nil).type { return type }
      }
    }
    return nil
  }

  /// Notes the type that a variable is declared with.
  func declare(_ variable: LuaVariable, _ type: ExportType) { types[ObjectIdentifier(variable)] = type }

  // MARK: Control

  private func writeIf(_ branches: [LuaBranch], _ otherwise: [LuaStatement]?, _ statement: LuaStatement) throws {
    for (index, branch) in branches.enumerated() {
      var condition = ""
      let variable = branch.condition.bare.variable
      let outer = variable.flatMap { types[ObjectIdentifier($0)] }
      if let variable, variable.isConstant, case .optional(let inner)? = outer, inner != .bool {
        condition = "let \(SwiftNames.quoted(variable.name))"
        declare(variable, inner)
      } else {
        condition = try self.condition(branch.condition).text
      }
      if index == 0 { write("if \(condition) {") } else { append(" else if \(condition) {") }
      level += 1
      try writeStatements(branch.body)
      level -= 1
      if let variable, let outer { declare(variable, outer) }
      write("}")
    }
    guard let otherwise else { return }
    append(" else {")
    level += 1
    try writeStatements(otherwise)
    level -= 1
    write("}")
  }

  private func writeCount(_ counter: LuaVariable, _ bounds: [LuaExpression], _ body: [LuaStatement]) throws {
    declare(counter, .integer)
    let name = SwiftNames.quoted(counter.name)
    let first = try tight(bounds[0], as: .integer)
    let last = try tight(bounds[1], as: .integer)
    let range =
      bounds.count > 2
      ? "stride(from: \(first), through: \(last), by: \(try text(bounds[2], as: .integer)))" : "\(first)...\(last)"
    try block("for \(name) in \(range)") { try writeStatements(body) }
  }

  private func writeEach(_ variables: [LuaVariable], _ values: [LuaExpression], _ body: [LuaStatement]) throws {
    guard case .call(let callee, let arguments)? = values.first?.kind, values.count == 1, variables.count == 2,
      case .name(let name, nil) = callee.kind, name.text == "ipairs", let list = arguments.values.first
    else { throw LeftOut(reason: "no Swift for this loop") }
    let array = try value(list, nil)
    guard case .array(let element) = array.type.bare else { throw LeftOut(reason: "no Swift for this loop") }
    declare(variables[0], .integer)
    declare(variables[1], element)
    let text = array.type.mayBeNil ? array.tight + "!" : array.tight
    let item = SwiftNames.quoted(variables[1].name)
    if variables[0].name == "_" { return try block("for \(item) in \(text)") { try writeStatements(body) } }
    try block("for (offset, \(item)) in \(text).enumerated()") {
      write("let \(variables[0].name) = offset + 1")
      try writeStatements(body)
    }
  }

  private func writeReturn(_ values: [LuaExpression]) throws {
    guard values.count <= 1 else { throw LeftOut(reason: "several results") }
    guard let first = values.first else { return write("return") }
    if result == .void {
      guard case .nil = first.bare.kind else {
        let value = try value(first, nil)
        write((value.type == .void ? "" : "_ = ") + value.text)
        return write("return")
      }
      return write("return")
    }
    write("return \(try text(first, as: result))")
  }

  /// Writes a local or global function.
  ///
  /// - Throws: `LeftOut` when the type of a parameter is not known.
  func writeFunction(named name: String, _ variable: LuaVariable?, _ function: LuaFunction) throws {
    let types = try function.parameters.map { parameter -> ExportType in
      guard let type = type(of: parameter), type.bare != .any else {
        throw LeftOut(reason: "it is not known what '\(name)' is given")
      }
      return type
    }
    let returned = type(seen: kinds.seen(ofResultAt: function.start)) ?? .void
    guard returned.bare != .any else { throw LeftOut(reason: "it is not known what '\(name)' returns") }
    for (parameter, type) in zip(function.parameters, types) { declare(parameter, type) }
    if let variable {
      declare(variable, .function(types, returned))
      functions[ObjectIdentifier(variable)] = function
    }
    let list = zip(function.parameters, types).map { "_ \(SwiftNames.quoted($0.name)): \($1.text)" }
    let outer = result
    defer { result = outer }
    result = returned
    try block(
      "func \(SwiftNames.quoted(name))(\(list.joined(separator: ", ")))"
        + (returned == .void ? "" : " -> \(returned.text)")
    ) { try writeBody(function) }
  }
}
