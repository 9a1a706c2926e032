import LuaTree

/// Lua has 200 locals in a function, and the file is one.
enum LocalCount {
  /// Of the file: helpers and lines that are added need some too.
  static let mostOfFile = 150
  static let mostOfFunction = 180

  /// How many locals are there at once, at most, in the statements and the blocks in them, not in functions.
  static func most(in body: [LuaStatement]) -> Int {
    var (here, most) = (0, 0)
    for statement in body {
      var inner: [[LuaStatement]] = []
      var more = 0
      switch statement.kind {
      case .local(let names, _): here += names.count
      case .localFunction: here += 1
      case .if(let branches, let otherwise): inner = branches.map(\.body) + [otherwise ?? []]
      case .while(_, let body), .repeat(let body, _), .block(let body): inner = [body]
      case .numericFor(_, _, _, _, let body): (inner, more) = ([body], 4)
      case .genericFor(let names, _, let body): (inner, more) = ([body], 4 + names.count)
      default: break
      }
      most = max(most, here + more + (inner.map { Self.most(in: $0) }.max() ?? 0))
    }
    return most
  }

  static func refuse(_ body: [LuaStatement]) throws {
    guard most(in: body) > mostOfFunction else { return }
    throw Untranslated(
      .construct, "more than \(mostOfFunction) variables in one function: Lua has no more", hint: "make it several")
  }

  /// The statements of a file with its names in a table: `_ENV`, where Lua looks for what is no local.
  static func inTable(_ statements: [LuaStatement]) -> [LuaStatement] {
    let first = statements.firstIndex { if case .nothing = $0.kind { false } else { true } } ?? 0
    var open = LuaStatement.local("_ENV", table([LuaField("__index", .name("_G"))]))
    open.comments = ["-- The names of the file are in a table: there are more than Lua has locals."]
    open.hasBlankBefore = first > 0
    return statements[..<first] + [open] + statements[first...].map(assigning)
  }

  /// The statement after which assigned names are global.
  static var leaving: LuaStatement {
    let env = LuaExpression.name("_ENV")
    var statement = LuaStatement.assign(
      env, table([LuaField("__index", env), LuaField("__newindex", .name("_G"))]))
    statement.hasBlankBefore = true
    return statement
  }

  private static func table(_ fields: [LuaField]) -> LuaExpression {
    .call(.name("setmetatable"), [.table([]), .table(fields)])
  }

  private static func assigning(_ statement: LuaStatement) -> LuaStatement {
    var statement = statement
    switch statement.kind {
    case .local(let names, let values) where !names.contains { $0.contains("<") }:
      statement.kind = values.isEmpty ? .nothing : .assign(names.map { .name($0) }, values)
    case .localFunction(let name, let function):
      statement.kind = .function(owner: nil, name: name, isMethod: false, function)
    default: break
    }
    return statement
  }
}
