import LuaBridge
import LuaSyntax

/// The files that a script requests by name: `require "card"`.
extension ScriptSyntax {
  private static let requests: [String: SourceRequest] = [
    "require": .require, "dofile": .dofile, "loadfile": .loadfile,
  ]

  /// In their order, some more than once.
  var requested: [(name: String, request: SourceRequest)] {
    expressions.compactMap(request).map { ($0.name, $0.request) }
  }

  /// The file that a call requests, and the string that names it; nil for anything else.
  func request(_ expression: LuaExpression) -> (name: String, request: SourceRequest, string: LuaExpression)? {
    guard case .call(let callee, let arguments) = expression.kind, case .name(let called, nil) = callee.kind,
      let request = Self.requests[called.text], let string = arguments.values.first, let name = string.text
    else { return nil }
    return (name, request, string)
  }
}
