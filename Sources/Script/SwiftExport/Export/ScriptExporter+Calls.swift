import LuaSyntax
import PlainText
import ScriptRuntime
import ScriptTools

/// Calls: the overload whose labels and kinds fit, as Swift writes it.
extension ScriptExporter {
  private static let mathematics = [
    "abs": "abs", "min": "min", "max": "max", "sin": "sin", "cos": "cos", "tan": "tan", "sqrt": "sqrt", "exp": "exp",
    "ceil": "ceil",
  ]

  /// A call of a function, a static method or an initialiser.
  ///
  /// - Throws: `LeftOut` when Swift has no such call.
  func call(
    _ callee: LuaExpression, _ arguments: LuaArguments, _ expression: LuaExpression, _ wanted: ExportType?
  ) throws -> ExportValue {
    switch callee.kind {
    case .member(let owner, let name):
      if case .name(let library, nil) = owner.kind, library.text == "math" {
        return try mathematics(name.text, arguments, expression)
      }
      if case .name(let library, nil) = owner.kind, library.text == "table", name.text == "insert",
        arguments.values.count == 2
      {
        let array = try value(arguments.values[0], nil)
        guard case .array(let element) = array.type.bare else { throw unknown(expression) }
        let base = array.type.isOptional ? array.tight + "!" : array.tight
        return ExportValue(text: "\(base).append(\(try text(arguments.values[1], as: element)))", type: .void)
      }
      if let above = try superCall(owner, name, arguments, expression) { return above }
      let holder = try value(owner, nil)
      guard case .type(let type) = holder.type else {
        return try called(try member(name.text, of: owner, callee), arguments, expression)
      }
      if let scriptClass = classes[type], let method = scriptClass.methodTypes[name.text] {
        return ExportValue(
          text: "\(type).\(name.text)(\(try positional(arguments.values, method, expression)))", type: method.result)
      }
      let overloads: [Overload]
      var declaring: String?
      if let structure = table.structure(type) {
        overloads = structure.statics.filter { $0.name == name.text }.flatMap(\.overloads)
      } else {
        guard let method = table.method(name.text, of: type, isStatic: true) else { throw unknown(expression) }
        (overloads, declaring) = (method.overloads, method.owner)
      }
      return try overloaded("\(type).\(name.text)", overloads, declaring, arguments, expression)
    case .name(let name, let variable):
      if variable == nil, let function = table.functions[name.text], name.text.first?.isUppercase == true {
        return try overloaded(name.text, function.overloads, nil, arguments, expression)
      }
      if let forced = try forced(variable, arguments, expression) { return forced }
      let function = try value(callee, nil)
      if case .type(let type) = function.type { return try made(type, arguments, expression) }
      return try called(function, arguments, expression)
    default: return try called(try value(callee, nil), arguments, expression)
    }
  }

  private func mathematics(
    _ name: String, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> ExportValue {
    guard let function = Self.mathematics[name] else {
      if name == "floor" {
        return ExportValue(text: "floor(\(try text(arguments.values[0], as: .number)))", type: .number)
      }
      throw unknown(expression)
    }
    let values = try arguments.values.map { try value($0, nil) }
    guard values.allSatisfy({ [.number, .integer].contains($0.type.bare) }) else { throw unknown(expression) }
    let isWhole = values.allSatisfy { $0.type.bare == .integer } && ["abs", "min", "max"].contains(name)
    let type: ExportType = isWhole ? .integer : .number
    return ExportValue(
      text: "\(function)(\(try values.map { try convert($0, to: type) }.joined(separator: ", ")))", type: type)
  }

  /// `Card.super.init(self, …)`; nil for another call.
  private func superCall(
    _ owner: LuaExpression, _ name: LuaName, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> ExportValue? {
    guard case .member(let holder, let word) = owner.kind, word.text == "super",
      let scriptClass = holder.lastName.flatMap({ classes[$0.text] })
    else { return nil }
    let remaining = LuaArguments(values: Array(arguments.values.dropFirst()))
    if name.text == "init" {
      var value = try made(scriptClass.superclass, remaining, expression)
      guard value.text.hasPrefix("\(scriptClass.superclass)(") else { throw unknown(expression) }
      value.text = "super.init" + value.text.dropFirst(scriptClass.superclass.utf8.count)
      value.type = .void
      return value
    }
    if let above = classes[scriptClass.superclass], let method = above.methodTypes[name.text] {
      return ExportValue(
        text: "super.\(SwiftNames.parts(of: name.text).base)(\(try positional(remaining.values, method, expression)))",
        type: method.result)
    }
    let builtIn = builtIn(scriptClass)
    if let (type, property) = table.property(name.text, of: builtIn, isStatic: false), property.isOverridable {
      return ExportValue(text: "super.\(name.text)", type: type)
    }
    guard let method = table.method(name.text, of: builtIn, isStatic: false) else { throw unknown(expression) }
    return try overloaded("super.\(name.text)", method.overloads, method.owner, remaining, expression)
  }

  /// A call with a colon.
  ///
  /// - Throws: `LeftOut` when neither the script's classes nor the table have the method.
  func method(
    _ owner: LuaExpression, _ name: LuaName, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> ExportValue {
    let holder = try value(owner, nil)
    var base = holder.type.isOptional ? holder.tight + "!" : holder.tight
    guard case .named(let declared) = holder.type.bare else { throw unknown(expression) }
    for (type, isCast) in [(declared, false)] + (narrowed(owner).map { [($0, true)] } ?? []) {
      if isCast { base = "(\(holder.text) as! \(type))" }
      for ancestor in ancestors(of: type) {
        guard let scriptClass = classes[ancestor] else { break }
        guard let method = scriptClass.methodTypes[name.text] else { continue }
        if method.isProperty { return ExportValue(text: "\(base).\(name.text)", type: method.result) }
        let function =
          callback(name.text, in: scriptClass) == nil
          ? scriptClass.methods.first { $0.name == name.text }?.function : nil
        return ExportValue(
          text:
            "\(base).\(SwiftNames.parts(of: name.text).base)(\(try positional(arguments.values, method, expression, of: function)))",
          type: method.result)
      }
      if name.text == "isKind", let other = arguments.values.first {
        let kind = try value(other, nil)
        guard case .type = kind.type else { throw unknown(expression) }
        return ExportValue(text: "\(base) is \(kind.text)", type: .bool, isTight: false)
      }
      if let structure = table.structure(type) {
        if name.text == "copy" { return holder }
        let overloads = structure.functions.filter { $0.name == name.text }.flatMap(\.overloads)
        if !overloads.isEmpty { return try overloaded("\(base).\(name.text)", overloads, nil, arguments, expression) }
      }
      if table.isProtocol(type), let callback = table.callbacks(of: type).first(where: { $0.name == name.text }) {
        let types = callback.parameters.map { ExportType($0.shape) }
        return ExportValue(
          text: "\(base).\(SwiftNames.parts(of: name.text).base)("
            + (try positional(
              arguments.values, (types, callback.parameters.map(\.label), .void, false), expression)) + ")",
          type: ExportType(callback.result))
      }
      if let method = table.method(name.text, of: builtIn(of: type), isStatic: false) {
        var value = try overloaded(
          "\(base).\(SwiftNames.parts(of: name.text).base)", method.overloads, method.owner, arguments, expression)
        if method.owner == "NSObject" { throw unknown(expression) }
        if name.text == "presentation" { value.type = .optional(.named(type)) }
        return value
      }
    }
    throw unknown(expression)
  }

  /// The call of a function that is a value.
  private func called(
    _ function: ExportValue, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> ExportValue {
    guard case .function(let parameters, let result) = function.type.bare else { throw unknown(expression) }
    var taken: LuaFunction?
    if case .call(let callee, _) = expression.kind {
      taken = callee.variable.flatMap { functions[ObjectIdentifier($0)] }
    }
    let labels = [String?](repeating: nil, count: parameters.count)
    let list = try positional(arguments.values, (parameters, labels, result, false), expression, of: taken)
    return ExportValue(text: "\(function.tight)\(function.type.isOptional ? "!" : "")(\(list))", type: result)
  }

  /// Arguments by position, of a function of the script's own; nil for those that are left out.
  func positional(
    _ arguments: [LuaExpression],
    _ method: (parameters: [ExportType], labels: [String?], result: ExportType, isProperty: Bool),
    _ expression: LuaExpression, of function: LuaFunction? = nil
  ) throws -> String {
    guard arguments.count <= method.parameters.count else { throw unknown(expression) }
    let taken = function?.parameters.filter { $0.kind == .parameter } ?? []
    return try method.parameters.enumerated().map { index, type in
      let label = method.labels[index].map { $0 + ": " } ?? ""
      if index < arguments.count {
        let value = try value(arguments[index], type)
        if index < taken.count { widen(key(of: taken[index]), from: type, to: value.type) }
        return label + (try convert(value, to: type))
      }
      guard type.mayBeNil else { throw unknown(expression, "an argument is left out") }
      return label + "nil"
    }.joined(separator: ", ")
  }

  // MARK: The table's functions

  /// The text that Swift needs where a script leaves out an argument; nil where Swift leaves it out too.
  private static let leftOut = [
    "options": "[]", "delay": "0", "initialSpringVelocity": "0", "for": ".normal", "toAttribute": ".notAnAttribute",
  ]

  private func overloaded(
    _ name: String, _ overloads: [Overload], _ owner: String?, _ arguments: LuaArguments, _ expression: LuaExpression
  ) throws -> ExportValue {
    if owner == "NotificationCenter" {
      throw LeftOut(reason: "names of notifications are texts here, and have a type in Swift")
    }
    let (list, overload, _) = try list(overloads, owner, arguments, expression, setting: nil)
    return ExportValue(text: "\(name)(\(list))", type: ExportType(overload.result, in: owner))
  }

  /// The arguments for the first overload that takes them, and what of a table of labels is no label of it.
  ///
  /// - Parameter type: What is made, whose members such a table sets; nil where it only calls.
  func list(
    _ overloads: [Overload], _ owner: String?, _ arguments: LuaArguments, _ expression: LuaExpression,
    setting type: String?
  ) throws -> (list: String, overload: Overload, settings: [(String, LuaExpression)]) {
    var failure: any Error = unknown(expression)
    for overload in overloads {
      var values: [Int: LuaExpression] = [:]
      var settings: [(String, LuaExpression)] = []
      var remaining = arguments.values
      var fits = true
      if case .table(let fields)? = remaining.last?.kind, !fields.isEmpty,
        fields.allSatisfy({ if case .name = $0.key { true } else { false } })
      {
        remaining.removeLast()
        for field in fields {
          guard case .name(let label) = field.key else { continue }
          if let index = overload.parameters.firstIndex(where: { $0.label == label.text }) {
            values[index] = field.value
          } else if let type, self.type(ofMember: label.text, in: .named(type)) != nil {
            settings.append((label.text, field.value))
          } else {
            fits = false
          }
        }
      }
      guard fits, remaining.count <= overload.parameters.count else { continue }
      for (index, value) in remaining.enumerated() { values[index] = value }
      guard overload.parameters.indices.allSatisfy({ values[$0] != nil || overload.parameters[$0].isOptional }) else {
        continue
      }
      do {
        var parts: [String] = []
        // With a function among them, each argument has a line of its own.
        let isLong =
          values.count > 1
          && values.values.contains {
            if case .function(let function) = $0.bare.kind { !function.body.isEmpty } else { false }
          }
        if isLong { level += 1 }
        defer { if isLong { level -= 1 } }
        try attempt {
          for (index, parameter) in overload.parameters.enumerated() {
            let label = parameter.label.map { "\(SwiftNames.label($0)): " } ?? ""
            guard let argument = values[index] else {
              if let name = parameter.label, let text = Self.leftOut[name] { parts.append(label + text) }
              // A requirement of a protocol has no defaults.
              let hasDefault = parameter.label == "completion" && owner != "UITransitionCoordinator"
              if parameter.shape.isOptional, !hasDefault { parts.append(label + "nil") }
              continue
            }
            parts.append(label + (try self.argument(argument, of: parameter, owner, arguments)))
          }
        }
        let list =
          isLong ? "\n\(indentation)" + parts.joined(separator: ",\n\(indentation)") : parts.joined(separator: ", ")
        return (list, overload, settings)
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private func argument(
    _ argument: LuaExpression, of parameter: Parameter, _ owner: String?, _ all: LuaArguments
  ) throws -> String {
    if parameter.label == "action" || parameter.label == "selector", let name = argument.bare.text {
      // The target stands before it.
      for value in all.values {
        guard let target = try? self.value(value, nil), case .named(let type) = target.type.bare else { continue }
        if let text = selector(name, of: type) { return text }
      }
      throw LeftOut(reason: "the method '\(name)' is not declared")
    }
    if let name = argument.bare.text, let target = all.values.first, parameter.name == "action",
      case .named(let type)? = try? value(target, nil).type.bare, let text = selector(name, of: type)
    {
      return text
    }
    if case .any = ExportType(parameter.shape, in: owner).bare {
      let value = try value(argument, nil)
      if case .type = value.type { return value.text + ".self" }
      return value.text
    }
    return try text(argument, as: ExportType(parameter.shape, in: owner))
  }

  private func selector(_ name: String, of type: String) -> String? {
    for ancestor in ancestors(of: type) {
      guard let method = classes[ancestor]?.methodTypes[name] else { continue }
      let base = SwiftNames.parts(of: name).base
      let labels = method.labels.map { ($0 ?? "_") + ":" }.joined()
      return "#selector(\(ancestor).\(base)\(labels.isEmpty ? "" : "(\(labels))"))"
    }
    return nil
  }
}
