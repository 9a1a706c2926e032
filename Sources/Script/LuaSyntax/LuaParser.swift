/// Reads Lua 5.4 by recursive descent, and connects each name with the local variable it means.
///
/// It is given scripts that compile, so a syntax error only ends the reading.
package struct LuaParser {
  /// Why a script is not read.
  package enum Failure: Error {
    case syntax
    /// An expression has more levels than `deepest`.
    case tooDeep
  }

  /// Chains of operators and calls may be long in a script that compiles; whoever walks them descends as deep.
  package static let deepest = 500

  private let tokens: [LuaTokens.Token]
  private var position = 0
  /// The visible local variables, innermost last.
  private var scope: [LuaVariable] = []
  /// Every local variable of the script, in order.
  private(set) var variables: [LuaVariable] = []
  /// How many expressions and blocks are open.
  private var level = 0

  /// - Throws: `Failure` when the script does not compile, or nests too deeply.
  static func parse(_ source: some Collection<UInt8>) throws(Failure) -> (
    body: [LuaStatement], variables: [LuaVariable]
  ) {
    var parser = LuaParser(source)
    let body = try parser.block()
    guard parser.token.kind == .end else { throw .syntax }
    return (body, parser.variables)
  }

  private init(_ source: some Collection<UInt8>) { tokens = LuaTokens(source).tokens }

  // MARK: Tokens

  private var token: LuaTokens.Token { tokens[position] }

  private func isAt(_ text: String) -> Bool {
    token.text == text && (token.kind == .symbol || token.kind == .keyword)
  }

  private mutating func next() -> LuaTokens.Token {
    defer { if token.kind != .end { position += 1 } }
    return token
  }

  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ text: String) throws(Failure) {
    guard take(text) else { throw .syntax }
  }

  private mutating func name() throws(Failure) -> LuaName {
    guard token.kind == .name else { throw .syntax }
    let token = next()
    return LuaName(text: token.text, start: token.start)
  }

  private mutating func descend<Result>(
    _ read: (inout LuaParser) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard level < Self.deepest else { throw .tooDeep }
    level += 1
    defer { level -= 1 }
    return try read(&self)
  }

  // MARK: Scopes

  private mutating func declare(_ name: LuaName, _ kind: LuaVariable.Kind) -> LuaVariable {
    let variable = LuaVariable(name, kind)
    variables.append(variable)
    return variable
  }

  private func variable(named name: String) -> LuaVariable? { scope.last { $0.name == name } }

  /// Reads a block in which some more variables are visible.
  private mutating func block(declaring new: [LuaVariable] = []) throws(Failure) -> [LuaStatement] {
    let outer = scope.count
    scope += new
    defer { scope.removeLast(scope.count - outer) }
    return try statements()
  }

  private mutating func statements() throws(Failure) -> [LuaStatement] {
    try descend { (parser) throws(Failure) in
      var statements: [LuaStatement] = []
      while !parser.isAtEndOfBlock {
        if parser.take(";") { continue }
        let statement = try parser.statement()
        statements.append(statement)
        if case .return = statement.kind { break }
      }
      return statements
    }
  }

  private var isAtEndOfBlock: Bool {
    token.kind == .end
      || token.kind == .keyword && ["end", "else", "elseif", "until"].contains(token.text)
  }

  // MARK: Statements

  private mutating func statement() throws(Failure) -> LuaStatement {
    let start = token.start
    return LuaStatement(kind: try statementKind(), start: start, end: token.start)
  }

  private mutating func statementKind() throws(Failure) -> LuaStatement.Kind {
    guard token.kind == .keyword || isAt("::") else { return try assignmentOrCall() }
    switch next().text {
    case "if": return try conditional()
    case "while":
      let condition = try expression()
      return .while(condition, try loopBody())
    case "do":
      let body = try block()
      try expect("end")
      return .block(body)
    case "for": return try loop()
    case "repeat": return try repetition()
    case "function": return try function()
    case "local": return take("function") ? try localFunction() : try local()
    case "return":
      let values = isAtEndOfBlock || isAt(";") ? [] : try expressions()
      _ = take(";")
      return .return(values)
    case "break": return .break
    case "goto": return .goto(try name())
    case "::":
      let label = try name()
      try expect("::")
      return .label(label)
    default: throw .syntax
    }
  }

  private mutating func loopBody(declaring variables: [LuaVariable] = []) throws(Failure) -> [LuaStatement] {
    try expect("do")
    let body = try block(declaring: variables)
    try expect("end")
    return body
  }

  private mutating func conditional() throws(Failure) -> LuaStatement.Kind {
    var branches: [LuaBranch] = []
    repeat {
      let condition = try expression()
      try expect("then")
      branches.append(LuaBranch(condition: condition, body: try block()))
    } while take("elseif")
    let otherwise = take("else") ? try block() : nil
    try expect("end")
    return .if(branches, otherwise: otherwise)
  }

  private mutating func repetition() throws(Failure) -> LuaStatement.Kind {
    // The condition sees the variables of the body.
    let outer = scope.count
    defer { scope.removeLast(scope.count - outer) }
    let body = try statements()
    try expect("until")
    return .repeat(body, try expression())
  }

  private mutating func loop() throws(Failure) -> LuaStatement.Kind {
    var names = [try name()]
    if take("=") {
      let bounds = try expressions()
      let counter = declare(names[0], .loop)
      return .count(counter, bounds, try loopBody(declaring: [counter]))
    }
    while take(",") { names.append(try name()) }
    try expect("in")
    let values = try expressions()
    let variables = names.map { declare($0, .loop) }
    return .each(variables, values, try loopBody(declaring: variables))
  }

  private mutating func local() throws(Failure) -> LuaStatement.Kind {
    var names: [LuaName] = []
    repeat {
      names.append(try name())
      if take("<") {
        _ = try name()
        try expect(">")
      }
    } while take(",")
    let values = take("=") ? try expressions() : []
    let variables = names.map { declare($0, .local) }
    for (variable, value) in zip(variables, values) where values.count == names.count { variable.value = value }
    scope += variables
    return .local(variables, values)
  }

  private mutating func localFunction() throws(Failure) -> LuaStatement.Kind {
    let variable = declare(try name(), .function)
    scope.append(variable)
    return .localFunction(variable, try functionBody(receiver: nil))
  }

  private mutating func function() throws(Failure) -> LuaStatement.Kind {
    let first = try name()
    let variable = variable(named: first.text)
    var target = LuaExpression(kind: .name(first, variable), start: first.start, depth: 1)
    var receiver: LuaName?
    while isAt(".") || isAt(":") {
      let isMethod = next().text == ":"
      let member = try name()
      target = try wrap(.member(target, member), from: target.start, target)
      if isMethod {
        receiver = member
        break
      }
    }
    if case .name = target.kind { variable?.assignments += 1 }
    return .function(target, isMethod: receiver != nil, try functionBody(receiver: receiver))
  }

  /// Reads `(a, b, ...) … end`.
  ///
  /// - Parameter receiver: The method's name, in whose body `self` is visible; nil for other functions.
  private mutating func functionBody(receiver: LuaName?) throws(Failure) -> LuaFunction {
    let start = token.start
    try expect("(")
    var parameters = receiver.map { [declare(LuaName(text: "self", start: $0.start), .receiver)] } ?? []
    while !isAt(")") {
      if !take("...") { parameters.append(declare(try name(), .parameter)) }
      guard take(",") else { break }
    }
    try expect(")")
    let body = try block(declaring: parameters)
    let end = token.start
    try expect("end")
    return LuaFunction(start: start, parameters: parameters, body: body, end: end)
  }

  private mutating func assignmentOrCall() throws(Failure) -> LuaStatement.Kind {
    let first = try suffixed()
    guard isAt("=") || isAt(",") else {
      switch first.kind {
      case .call, .method: return .call(first)
      default: throw .syntax
      }
    }
    var targets = [first]
    while take(",") { targets.append(try suffixed()) }
    try expect("=")
    let values = try expressions()
    for target in targets {
      if case .name(_, let variable?) = target.kind { variable.assignments += 1 }
    }
    return .assignment(targets, values)
  }

  // MARK: Expressions

  private mutating func expressions() throws(Failure) -> [LuaExpression] {
    var values = [try expression()]
    while take(",") { values.append(try expression()) }
    return values
  }

  /// How tightly an operator binds what stands left and right of it.
  private static let strengths: [String: (left: Int, right: Int)] = [
    "or": (1, 1), "and": (2, 2), "<": (3, 3), ">": (3, 3), "<=": (3, 3), ">=": (3, 3), "~=": (3, 3), "==": (3, 3),
    "|": (4, 4), "~": (5, 5), "&": (6, 6), "<<": (7, 7), ">>": (7, 7), "..": (9, 8), "+": (10, 10), "-": (10, 10),
    "*": (11, 11), "/": (11, 11), "//": (11, 11), "%": (11, 11), "^": (14, 13),
  ]
  private static let unaryStrength = 12

  private mutating func expression(above strength: Int = 0) throws(Failure) -> LuaExpression {
    try descend { (parser) throws(Failure) in
      let start = parser.token.start
      var left: LuaExpression
      let (kind, text) = (parser.token.kind, parser.token.text)
      if kind == .keyword ? text == "not" : kind == .symbol && (text == "-" || text == "#" || text == "~") {
        let sign = parser.next().text
        let value = try parser.expression(above: Self.unaryStrength)
        left = try parser.wrap(.unary(sign, value), from: start, value)
      } else {
        left = try parser.simple()
      }
      while parser.token.kind == .symbol || parser.token.kind == .keyword,
        let binding = Self.strengths[parser.token.text], binding.left > strength
      {
        let sign = parser.next().text
        let right = try parser.expression(above: binding.right)
        left = try parser.wrap(.binary(sign, left, right), from: start, left, [right])
      }
      return left
    }
  }

  /// An expression around others.
  private func wrap(
    _ kind: LuaExpression.Kind, from start: Int, _ first: LuaExpression? = nil, _ others: [LuaExpression] = []
  ) throws(Failure) -> LuaExpression {
    let depth = others.reduce(first?.depth ?? 0) { max($0, $1.depth) } + 1
    guard depth <= Self.deepest else { throw .tooDeep }
    return LuaExpression(kind: kind, start: start, depth: depth)
  }

  private mutating func simple() throws(Failure) -> LuaExpression {
    let start = token.start
    switch (token.kind, token.text) {
    case (.number, let text):
      position += 1
      return try wrap(.number(text), from: start)
    case (.string, let text):
      position += 1
      return try wrap(.string(text), from: start)
    case (.keyword, "nil"): position += 1; return try wrap(.nil, from: start)
    case (.keyword, "true"): position += 1; return try wrap(.true, from: start)
    case (.keyword, "false"): position += 1; return try wrap(.false, from: start)
    case (.symbol, "..."): position += 1; return try wrap(.varargs, from: start)
    case (.symbol, "{"): return try table()
    case (.keyword, "function"):
      position += 1
      return try wrap(.function(try functionBody(receiver: nil)), from: start)
    default: return try suffixed()
    }
  }

  private mutating func suffixed() throws(Failure) -> LuaExpression {
    let start = token.start
    var value: LuaExpression
    if take("(") {
      let inner = try expression()
      try expect(")")
      value = try wrap(.parentheses(inner), from: start, inner)
    } else {
      let name = try name()
      value = try wrap(.name(name, variable(named: name.text)), from: start)
    }
    while true {
      if take(".") {
        value = try wrap(.member(value, try name()), from: start, value)
      } else if take("[") {
        let key = try expression()
        try expect("]")
        value = try wrap(.index(value, key), from: start, value, [key])
      } else if take(":") {
        let method = try name()
        guard let arguments = try arguments() else { throw .syntax }
        value = try wrap(.method(value, method, arguments), from: start, value, arguments.values)
      } else if let arguments = try arguments() {
        value = try wrap(.call(value, arguments), from: start, value, arguments.values)
      } else {
        return value
      }
    }
  }

  /// The arguments of a call; nil when none stand here.
  private mutating func arguments() throws(Failure) -> LuaArguments? {
    if token.kind == .string || isAt("{") { return LuaArguments(values: [try simple()]) }
    guard take("(") else { return nil }
    let values = isAt(")") ? [] : try expressions()
    try expect(")")
    return LuaArguments(values: values)
  }

  private mutating func table() throws(Failure) -> LuaExpression {
    let start = token.start
    try expect("{")
    var fields: [LuaField] = []
    while !isAt("}") {
      if take("[") {
        let key = try expression()
        try expect("]")
        try expect("=")
        fields.append(LuaField(key: .value(key), value: try expression()))
      } else if token.kind == .name, tokens[position + 1].kind == .symbol, tokens[position + 1].text == "=" {
        let name = try name()
        try expect("=")
        fields.append(LuaField(key: .name(name), value: try expression()))
      } else {
        fields.append(LuaField(key: .position, value: try expression()))
      }
      guard take(",") || take(";") else { break }
    }
    try expect("}")
    return try wrap(.table(fields), from: start, nil, fields.map(\.value))
  }
}
