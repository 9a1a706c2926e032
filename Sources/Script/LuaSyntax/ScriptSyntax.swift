/// A script that was read: its statements, and flat lists of everything in it.
package struct ScriptSyntax {
  package let body: [LuaStatement]
  /// Every local variable, in order.
  package let variables: [LuaVariable]
  /// Every statement, outer ones first.
  package private(set) var statements: [LuaStatement] = []
  /// Every expression that is read, outer ones first; assigned names and members are not read.
  package private(set) var expressions: [LuaExpression] = []
  /// Every function with what it is assigned to, `Card:open` or `open`; nil for one without a name.
  package private(set) var functions: [(name: LuaExpression?, function: LuaFunction)] = []

  /// - Throws: `LuaParser.Failure` when the script does not compile, or nests too deeply.
  package init(_ source: some Collection<UInt8>) throws(LuaParser.Failure) {
    (body, variables) = try LuaParser.parse(source)
    collect(body)
  }

  private mutating func collect(_ body: [LuaStatement]) {
    for statement in body {
      statements.append(statement)
      switch statement.kind {
      case .local(let variables, let values):
        for (index, value) in values.enumerated() {
          let name = index < variables.count ? variables[index] : nil
          collect(value, as: name.map(\.expression))
        }
      case .assignment(let targets, let values):
        for target in targets { collect(target: target) }
        for (index, value) in values.enumerated() { collect(value, as: index < targets.count ? targets[index] : nil) }
      case .call(let value): collect(value)
      case .block(let body): collect(body)
      case .while(let condition, let body):
        collect(condition)
        collect(body)
      case .repeat(let body, let condition):
        collect(body)
        collect(condition)
      case .if(let branches, let otherwise):
        for branch in branches {
          collect(branch.condition)
          collect(branch.body)
        }
        collect(otherwise ?? [])
      case .count(_, let values, let body), .each(_, let values, let body):
        for value in values { collect(value) }
        collect(body)
      case .function(let target, _, let function):
        collect(target: target)
        collect(function, as: target)
      case .localFunction(let variable, let function): collect(function, as: variable.expression)
      case .return(let values): for value in values { collect(value) }
      case .break, .goto, .label: break
      }
    }
  }

  /// Of what is assigned only the owner is read: `card` of `card.alpha = 1`.
  private mutating func collect(target: LuaExpression) {
    switch target.kind {
    case .member(let owner, _): collect(owner)
    case .index(let owner, let key):
      collect(owner)
      collect(key)
    default: break
    }
  }

  private mutating func collect(_ function: LuaFunction, as name: LuaExpression?) {
    functions.append((name, function))
    collect(function.body)
  }

  private mutating func collect(_ value: LuaExpression, as name: LuaExpression? = nil) {
    expressions.append(value)
    switch value.kind {
    case .function(let function): collect(function, as: name)
    case .table(let fields):
      for field in fields {
        switch field.key {
        case .name(let name):
          // A function in a table is known by its field.
          collect(field.value, as: LuaExpression(kind: .name(name, nil), start: name.start, depth: 1))
        case .value(let key):
          collect(key)
          collect(field.value)
        case .position: collect(field.value)
        }
      }
    default: for part in value.parts { collect(part) }
    }
  }
}

extension LuaVariable {
  /// The variable as an expression.
  var expression: LuaExpression {
    LuaExpression(kind: .name(LuaName(text: name, start: start), self), start: start, depth: 1)
  }

  /// Whether nothing but its declaration gives it a value.
  package var isConstant: Bool { assignments == 0 }
}

extension LuaExpression {
  /// The expressions directly in it, except in functions and tables.
  package var parts: [LuaExpression] {
    switch kind {
    case .nil, .true, .false, .varargs, .number, .string, .function, .table, .name: []
    case .index(let owner, let key): [owner, key]
    case .member(let owner, _): [owner]
    case .call(let callee, let arguments): [callee] + arguments.values
    case .method(let owner, _, let arguments): [owner] + arguments.values
    case .unary(_, let value), .parentheses(let value): [value]
    case .binary(_, let left, let right): [left, right]
    }
  }

  /// The expression without parentheses around it.
  package var bare: LuaExpression {
    if case .parentheses(let inner) = kind { inner.bare } else { self }
  }

  /// The text of a string; nil for other expressions.
  package var text: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The last name of `a`, `a.b` or `a:b`.
  package var lastName: LuaName? {
    switch kind {
    case .name(let name, _), .member(_, let name): name
    default: nil
    }
  }

  /// `Fade` of `Fade:animateTransition`; nil for the field of a table.
  package var ownerName: String? {
    if case .member(let owner, _) = kind { owner.lastName?.text } else { nil }
  }

  /// The local variable that it names; nil for other expressions.
  package var variable: LuaVariable? {
    if case .name(_, let variable) = kind { variable } else { nil }
  }
}
