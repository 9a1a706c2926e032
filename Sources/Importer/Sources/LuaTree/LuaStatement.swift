/// A statement of Lua, with what stands around it.
public struct LuaStatement: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    case local([String], [LuaExpression])
    case assign([LuaExpression], [LuaExpression])
    /// A call, whose result is dropped.
    case expression(LuaExpression)
    case `if`([LuaBranch], else: [LuaStatement]?)
    case `while`(LuaExpression, [LuaStatement])
    case `repeat`([LuaStatement], until: LuaExpression)
    case numericFor(String, from: LuaExpression, to: LuaExpression, by: LuaExpression?, [LuaStatement])
    case genericFor([String], LuaExpression, [LuaStatement])
    case block([LuaStatement])
    case `return`([LuaExpression])
    case `break`
    case `goto`(String)
    case label(String)
    case localFunction(String, LuaFunction)
    /// `function A.b()`, or `function A:b()` when it is a method.
    case function(owner: String?, name: String, isMethod: Bool, LuaFunction)
    /// Nothing but its comments.
    case nothing
  }

  public var kind: Kind
  /// Lines before it, each a whole comment such as `-- why`; an empty one is a blank line.
  public var comments: [String] = []
  /// A comment behind it, such as `-- why`.
  public var trailing: String?
  /// Whether a blank line comes before its comments.
  public var hasBlankBefore = false
  /// Where it comes from.
  public var origin: Origin?

  /// A line of a file of the source.
  public struct Origin: Equatable, Sendable {
    public var file: Int
    public var line: Int
    /// Whether the statement is not made of that line, which is only the one it is about.
    public var isNear: Bool

    public init(file: Int, line: Int, isNear: Bool = false) {
      self.file = file
      self.line = line
      self.isNear = isNear
    }
  }

  public init(_ kind: Kind, origin: Origin? = nil) {
    self.kind = kind
    self.origin = origin
  }

  public static func local(_ name: String, _ value: LuaExpression) -> LuaStatement {
    LuaStatement(.local([name], value == .nil ? [] : [value]))
  }

  public static func assign(_ target: LuaExpression, _ value: LuaExpression) -> LuaStatement {
    LuaStatement(.assign([target], [value]))
  }

  public static func call(_ call: LuaExpression) -> LuaStatement { LuaStatement(.expression(call)) }
  public static func `return`(_ value: LuaExpression) -> LuaStatement { LuaStatement(.return([value])) }
  public static func comment(_ text: String) -> LuaStatement {
    var statement = LuaStatement(.nothing)
    statement.comments = [text]
    return statement
  }

  public static func `if`(_ condition: LuaExpression, _ body: [LuaStatement]) -> LuaStatement {
    LuaStatement(.if([LuaBranch(condition, body)], else: nil))
  }

  /// Whether nothing can come behind it in its block.
  public var endsBlock: Bool {
    switch kind {
    case .return, .break, .goto: true
    default: false
    }
  }
}

/// A condition and what is done when it holds.
public struct LuaBranch: Equatable, Sendable {
  public var condition: LuaExpression
  public var body: [LuaStatement]

  public init(_ condition: LuaExpression, _ body: [LuaStatement]) {
    self.condition = condition
    self.body = body
  }
}
