import LuaSyntax
import PlainText
import ScriptTools

/// The functions that an import adds for what Swift writes with a sign or a word: `x!`, `x as! T`, `x is T`.
enum Forcing: String {
  case unwrapped, cast, isKind

  /// Nil for any other function.
  init?(_ function: LuaFunction, in bytes: [UInt8]) {
    let text = String(decoding: bytes[function.start..<function.end], as: UTF8.self)
    let names = function.parameters.map(\.name)
    if names == ["x"], text.contains("Unexpectedly found nil while unwrapping") {
      self = .unwrapped
    } else if names == ["x", "T"], text.contains("x:isKind(T)") {
      self = text.contains("Could not cast") ? .cast : .isKind
    } else {
      return nil
    }
  }
}

extension ScriptExporter {
  /// A call of one of these functions; nil for another call.
  func forced(
    _ callee: LuaVariable?, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> ExportValue? {
    guard let callee, let function = localFunction(callee), let forcing = Forcing(function, in: bytes),
      let first = arguments.values.first, arguments.values.count == function.parameters.count
    else { return nil }
    let value = try value(first, nil)
    if forcing == .unwrapped {
      return ExportValue(text: value.type.mayBeNil ? value.tight + "!" : value.text, type: value.type.bare)
    }
    guard case .type(let type) = try self.value(arguments.values[1], nil).type else { throw unknown(expression) }
    return forcing == .cast
      ? ExportValue(text: "\(value.tight) as! \(type)", type: .named(type), isTight: false)
      : ExportValue(text: "\(value.tight) is \(type)", type: .bool, isTight: false)
  }

  private func localFunction(_ variable: LuaVariable) -> LuaFunction? {
    for statement in syntax.body {
      if case .localFunction(let other, let function) = statement.kind, other === variable { return function }
    }
    return nil
  }
}
