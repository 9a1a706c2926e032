import LuaBridge

/// Whether the latest input compiles as an expression or a statement. The editor and the shell ask this several times of one
/// input; each is compiled once.
final class InputSyntax {
  private var input = ""
  private var asExpression: Bool?
  private var asStatement: Statement?

  private enum Statement { case valid, invalid, incomplete }

  func isExpression(_ input: String, in lua: LuaState) -> Bool {
    take(input)
    if let known = asExpression { return known }
    let isExpression = if case .success = lua.load("return " + input, name: "input") { true } else { false }
    asExpression = isExpression
    return isExpression
  }

  func isStatement(_ input: String, in lua: LuaState) -> Bool { statement(input, in: lua) == .valid }

  /// Whether more lines may complete it.
  func isIncomplete(_ input: String, in lua: LuaState) -> Bool { statement(input, in: lua) == .incomplete }

  private func statement(_ input: String, in lua: LuaState) -> Statement {
    take(input)
    if let known = asStatement { return known }
    // With the line's end: a string in quotes does not go on behind it, whatever the compiler says of its end.
    let statement: Statement =
      switch lua.load(input + "\n", name: "input") {
      case .success: .valid
      case .failure(let error): error.isIncomplete ? .incomplete : .invalid
      }
    asStatement = statement
    return statement
  }

  private func take(_ input: String) {
    guard input != self.input else { return }
    self.input = input
    (asExpression, asStatement) = (nil, nil)
  }
}
