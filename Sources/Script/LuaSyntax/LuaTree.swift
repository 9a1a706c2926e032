/// A name where it stands in a script.
package struct LuaName {
  package let text: String
  /// The offset of its first byte in the script.
  package let start: Int
}

/// A local variable: a declaration, and what is known of all its uses.
package final class LuaVariable {
  package enum Kind: Sendable { case local, parameter, loop, receiver, function }

  package let name: String
  package let start: Int
  package let kind: Kind
  /// The expression in `local name = …`; nil when there is none, or when the last of several calls may give the value.
  package var value: LuaExpression?
  /// How often it is assigned after its declaration.
  package var assignments = 0

  init(_ name: LuaName, _ kind: Kind) {
    self.name = name.text
    start = name.start
    self.kind = kind
  }
}

/// An expression of a script.
package struct LuaExpression {
  package indirect enum Kind {
    case `nil`, `true`, `false`, varargs
    case number(String)
    case string(String)
    case function(LuaFunction)
    case table([LuaField])
    /// A variable; a global one has no declaration.
    case name(LuaName, LuaVariable?)
    case index(LuaExpression, LuaExpression)
    case member(LuaExpression, LuaName)
    case call(LuaExpression, LuaArguments)
    case method(LuaExpression, LuaName, LuaArguments)
    case unary(String, LuaExpression)
    case binary(String, LuaExpression, LuaExpression)
    case parentheses(LuaExpression)
  }

  package let kind: Kind
  /// The offset of its first byte in the script.
  package let start: Int
  /// How many levels of expressions are in it.
  package let depth: Int
}

/// The arguments of a call.
package struct LuaArguments {
  package let values: [LuaExpression]

  package init(values: [LuaExpression]) { self.values = values }
}

/// A field of a table: `name = value`, `[key] = value` or `value`.
package struct LuaField {
  package enum Key {
    case name(LuaName)
    case value(LuaExpression)
    case position
  }

  package let key: Key
  package let value: LuaExpression
}

/// A function's parameters and body.
package final class LuaFunction {
  package let start: Int
  package let parameters: [LuaVariable]
  package let body: [LuaStatement]
  /// The offset of its `end`.
  package let end: Int

  init(start: Int, parameters: [LuaVariable], body: [LuaStatement], end: Int) {
    self.start = start
    self.parameters = parameters
    self.body = body
    self.end = end
  }
}

/// A statement of a script.
package struct LuaStatement {
  package indirect enum Kind {
    case local([LuaVariable], [LuaExpression])
    case assignment([LuaExpression], [LuaExpression])
    case call(LuaExpression)
    case block([LuaStatement])
    case `while`(LuaExpression, [LuaStatement])
    case `repeat`([LuaStatement], LuaExpression)
    case `if`([LuaBranch], otherwise: [LuaStatement]?)
    case count(LuaVariable, [LuaExpression], [LuaStatement])
    case each([LuaVariable], [LuaExpression], [LuaStatement])
    /// `function a.b:c(…)`: what is assigned, and whether by a colon.
    case function(LuaExpression, isMethod: Bool, LuaFunction)
    case localFunction(LuaVariable, LuaFunction)
    case `return`([LuaExpression])
    case `break`
    case goto(LuaName)
    case label(LuaName)
  }

  package let kind: Kind
  /// The offset of its first byte in the script.
  package let start: Int
  /// Where the next statement begins, or what ends the block.
  package let end: Int
}

/// A condition and what runs when it holds.
package struct LuaBranch {
  package let condition: LuaExpression
  package let body: [LuaStatement]
}
