import ImportTable
import LuaTree
import SwiftSyntax

/// Swift's concurrency on the main actor: an `async` function is a function, `await` calls it, and a task is what may wait.
extension Translator {
  // MARK: Tasks

  /// `Task { … }`, `Task.detached(priority: .high) { … }`; nil for a call without a function.
  func task(_ callee: LuaExpression, _ arguments: [Argument]) throws -> Value? {
    guard let operation = arguments.first(where: { $0.isTrailing || $0.label == "operation" }) else { return nil }
    return Value(.call(callee, [try operated(operation).lua]), .named("Task"))
  }

  /// A function whose result is wanted, if it has one.
  private func operated(_ argument: Argument) throws -> Value {
    try isolatedGuards { try expression(argument.node, .function([], .optional(.unknown))) }
  }

  /// Static functions of `Task`, `MainActor` and `Duration`; nil for any other.
  func taskStatic(_ type: String, _ name: String, _ arguments: [Argument]) throws -> Value? {
    guard program.types[type] == nil, let first = arguments.first else { return nil }
    switch (type, name) {
    case ("Task", "detached"): return try task(.path("Task", "detached"), arguments)
    case ("Task", "sleep"):
      let seconds: LuaExpression
      switch first.label {
      case "for": seconds = try expression(first.node, .named("Duration")).lua
      case nil, "nanoseconds": seconds = try self.seconds(ofNanoseconds: first.node)
      default: return nil
      }
      return Value(.call(.path("Task", "sleep"), [seconds]), .void)
    case ("MainActor", "run"), ("MainActor", "assumeIsolated"):
      // All runs there: the function is called as it is.
      guard let body = arguments.last else { return nil }
      let block = try operated(body)
      guard let closure = body.node.as(ClosureExprSyntax.self), closure.statements.count == 1,
        case .expr(let only)? = closure.statements.first?.item
      else { return Value(.call(block.lua, [])) }
      return Value(.call(block.lua, []), closureValueType(closure, only, []))
    case ("Duration", let unit):
      // A duration is a number of seconds.
      guard let factor = Self.unitsOfSecond[unit] else { return nil }
      let count = try expression(first.node, .number).lua
      return Value(Self.quotient(count, factor), .named("Duration"))
    default: return nil
    }
  }

  private static let unitsOfSecond = [
    "seconds": 1, "milliseconds": 1_000, "microseconds": 1_000_000, "nanoseconds": 1_000_000_000,
  ]

  /// `UInt64(delay * 1_000_000_000)` is `delay`.
  private func seconds(ofNanoseconds node: ExprSyntax) throws -> LuaExpression {
    var node = node
    if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "UInt64",
      call.arguments.count == 1, let only = call.arguments.first, only.label == nil
    {
      node = only.expression
    }
    let count = try expression(node, .number).lua
    let billion = 1_000_000_000.0
    if case .binary(let left, .times, let right) = count {
      if case .number(let text) = right, Double(text) == billion { return left }
      if case .number(let text) = left, Double(text) == billion { return right }
    }
    return Self.quotient(count, Int(billion))
  }

  /// A quotient, worked out where it is a numeral's.
  private static func quotient(_ count: LuaExpression, _ divisor: Int) -> LuaExpression {
    guard divisor != 1 else { return count }
    guard case .number(let text) = count, let number = Double(text) else {
      return .binary(count, .over, .number("\(divisor)"))
    }
    let quotient = "\(number / Double(divisor))"
    return .number(quotient.hasSuffix(".0") ? String(quotient.dropLast(2)) : quotient)
  }

  /// `continuation.resume(returning: x)`: the error is a second value.
  func resumed(_ base: Value, _ arguments: [Argument]) throws -> Value? {
    guard let only = arguments.first else { return nil }
    var values: [LuaExpression] = []
    switch only.label {
    case "returning":
      // `()` is nothing.
      if only.node.as(TupleExprSyntax.self)?.elements.isEmpty != true { values = [try expression(only.node).lua] }
    case "throwing": values = [.nil, try expression(only.node).lua]
    default: return nil
    }
    return Value(.method(base.lua, "resume", values), .void)
  }

  /// `async let picture = load()`: a task, whose value is awaited where the name stands.
  func childTasks(_ node: VariableDeclSyntax) throws -> [LuaStatement] {
    try node.bindings.map { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmedTicks,
        let value = binding.initializer?.value
      else { throw Untranslated(.construct, "'async let' without a name") }
      let found = try isolated { try expression(value, binding.typeAnnotation.map { type($0.type) } ?? .unknown) }
      let body: LuaStatement = found.type == .void ? .call(found.lua) : .return(found.lua)
      let task = declare(name, found.type)
      scopes[scopes.count - 1][name]?.lua = .method(.name(task), "value", [])
      return .local(task, .call(.name("Task"), [.function(LuaFunction([], [body]))]))
    }
  }

  // MARK: Completions that are awaited

  /// A call behind `await`: a method of the system's with a completion waits for it.
  final class AwaitedCall {
    /// The name of the continuation in Lua.
    let continuation: String
    /// The type of the completion's argument; nil for a call that takes no completion, and so does not wait.
    var result: SwiftType?

    init(_ continuation: String) { self.continuation = continuation }
  }

  static let completion = "completion"

  /// The arguments of a call that is awaited, with a completion that goes on, and the overloads that take it; nil where none does
  /// (documented: SE-0297 imports such methods of Objective-C as `async` ones without that parameter).
  func awaiting(
    _ awaited: AwaitedCall, _ method: String, _ overloads: [ApiTable.Overload], _ arguments: [Argument]
  ) -> (overloads: [ApiTable.Overload], arguments: [Argument])? {
    guard !arguments.contains(where: { $0.label == Self.completion }) else { return nil }
    // Of an animator it has no label.
    let label = method.hasSuffix(".addCompletion") ? nil : Self.completion
    let name = "\u{0}\(Self.completion)"
    let node = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    let given = arguments + [Argument(label: label, node: node, isTrailing: false)]
    let fitting = overloads.filter { $0.result == .void && Self.match($0, given) != nil }
    guard let parameter = fitting.first?.parameters.first(where: { $0.label == label && $0.type.isFunction }),
      case .function(let kinds, _) = parameter.type.wrapped
    else { return nil }
    awaited.result = kinds.first ?? .void
    let names = kinds.isEmpty ? [] : ["value"]
    let resume = LuaExpression.method(.name(awaited.continuation), "resume", names.map { .name($0) })
    scopes[scopes.count - 1][name] = Variable(lua: .function(LuaFunction(names, [.call(resume)])), type: parameter.type)
    return (fitting, given)
  }

  /// A call that waits for its completion.
  func waiting(_ call: Value, _ awaited: AwaitedCall) -> Value {
    guard let result = awaited.result else { return call }
    let body = LuaFunction([awaited.continuation], [.call(call.lua)])
    return Value(.call(.name("withCheckedContinuation"), [.function(body)]), result)
  }

  /// The statements of a function that takes nothing and is called at once, as a statement; nil where it returns before its end.
  static func inlined(_ function: LuaFunction) -> [LuaStatement]? {
    guard function.parameters.isEmpty else { return nil }
    if function.body.count == 1, case .return(let values) = function.body[0].kind, values.count == 1 {
      var only = function.body[0]
      only.kind = .expression(values[0])
      switch values[0] {
      case .call, .method: return [only]
      default: return nil
      }
    }
    return returns(function.body) ? nil : [LuaStatement(.block(function.body))]
  }
}
