/// A name where it stands in a script.
struct LuaName {
  let text: String
  /// The offset of its first byte in the script.
  let start: Int
}

/// A local variable: a declaration, and what is known of all its uses.
final class LuaVariable {
  enum Kind { case local, parameter, loop, receiver, function }

  let name: String
  let start: Int
  let kind: Kind
  /// What `local name = …` gives it; nil when nothing does, or the last of several calls may.
  var value: LuaExpression?
  /// How often it is assigned after its declaration.
  var assignments = 0

  init(_ name: LuaName, _ kind: Kind) {
    self.name = name.text
    start = name.start
    self.kind = kind
  }
}

/// An expression of a script.
struct LuaExpression {
  indirect enum Kind {
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

  let kind: Kind
  /// The offset of its first byte in the script.
  let start: Int
  /// How many levels of expressions are in it.
  let depth: Int
}

/// The arguments of a call.
struct LuaArguments {
  let values: [LuaExpression]
}

/// A field of a table: `name = value`, `[key] = value` or `value`.
struct LuaField {
  enum Key {
    case name(LuaName)
    case value(LuaExpression)
    case position
  }

  let key: Key
  let value: LuaExpression
}

/// A function's parameters and body.
final class LuaFunction {
  let start: Int
  let parameters: [LuaVariable]
  let body: [LuaStatement]
  /// The offset of its `end`.
  let end: Int

  init(start: Int, parameters: [LuaVariable], body: [LuaStatement], end: Int) {
    self.start = start
    self.parameters = parameters
    self.body = body
    self.end = end
  }
}

/// A statement of a script.
struct LuaStatement {
  indirect enum Kind {
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

  let kind: Kind
  /// The offset of its first byte in the script.
  let start: Int
}

/// A condition and what runs when it holds.
struct LuaBranch {
  let condition: LuaExpression
  let body: [LuaStatement]
}
