import LuaSyntax
import ScriptRuntime
import ScriptTools

/// The types of what a script names.
extension ScriptExporter {
  /// The type of what a run has seen; nil where it saw nothing, or things that have nothing in common.
  func type(seen: Set<String>) -> ExportType? {
    var seen = seen
    let isNil = seen.remove("nil") != nil
    if seen == ["integer", "float"] { seen = ["float"] }
    if seen.count > 1 { seen.remove("table") }
    guard let first = seen.first else { return nil }
    var type = Self.type(named: first)
    if seen.count > 1 {
      guard case .named(let name) = type, let common = common(to: Set(seen), with: name) else { return nil }
      type = .named(SwiftNames.type(named: common))
    }
    return isNil ? .optional(type) : type
  }

  private static func type(named name: String) -> ExportType {
    switch name {
    case "integer": .integer
    case "float": .number
    case "boolean": .bool
    case "string": .string
    case "function": .function([], .void)
    case "table", "type": .any
    case _ where name.hasPrefix("["): .array(type(named: String(name.dropFirst().dropLast())))
    default: .named(SwiftNames.type(named: name))
    }
  }

  /// The nearest class that all of some are, or are below.
  func common(to names: Set<String>, with name: String) -> String? {
    ancestors(of: name).first { ancestor in
      ancestor != "NSObject" && names.allSatisfy { ancestors(of: $0).contains(ancestor) }
    }
  }

  /// The class itself and those above it, nearest first.
  func ancestors(of name: String) -> [String] {
    if let scriptClass = classes[name] { return [name] + ancestors(of: scriptClass.superclass) }
    return table.chain(of: name).map(\.name)
  }

  /// Whether a value of one named type is one of another.
  func isKind(_ name: String, of other: String) -> Bool {
    if name == other || other == "NSObject" { return true }
    let chain = ancestors(of: name).map { SwiftNames.type(named: $0) }
    if chain.contains(other) { return true }
    guard table.isProtocol(other) else { return false }
    return ancestors(of: name).contains { classes[$0]?.protocols.contains(other) == true }
      || chain.contains("UIPercentDrivenInteractiveTransition") && other == "UIViewControllerInteractiveTransitioning"
  }

  // MARK: Classes

  /// Fills `classes` with the classes that the script makes.
  func findClasses() {
    for statement in syntax.body {
      switch statement.kind {
      case .local(let variables, let values) where variables.count == 1 && values.count == 1:
        note(variables[0].name, values[0], at: statement.start)
      case .assignment(let targets, let values) where targets.count == 1 && values.count == 1:
        if case .name(let name, nil) = targets[0].kind { note(name.text, values[0], at: statement.start) }
        if case .member(let owner, let name) = targets[0].kind, let owner = owner.lastName.flatMap({ classes[$0.text] })
        {
          owner.values.append((name.text, values[0], statement))
        }
      case .function(let target, let isMethod, let function):
        if case .member(let owner, let name) = target.kind, let owner = owner.lastName.flatMap({ classes[$0.text] }) {
          owner.methods.append((name.text, isMethod, function, statement))
        }
      default: break
      }
    }
    for statement in syntax.statements {
      guard case .assignment(let targets, _) = statement.kind else { continue }
      for target in targets {
        guard case .member(let holder, let name) = target.kind, holder.lastName.flatMap({ classes[$0.text] }) == nil,
          let owner = holder.variable?.kind == .receiver ? self.owner(at: statement.start) : held(by: holder),
          !owner.fields.contains(name.text), table.property(name.text, of: builtIn(owner), isStatic: false) == nil
        else { continue }
        owner.fields.append(name.text)
      }
    }
  }

  /// Finds the initial values of objects: they are no values of the class, and need no initialiser.
  func findInitialValues() {
    for owner in classes.values {
      for (name, value, _) in owner.values where !isNamedByClass(name, owner) && isSeen(name, owner) {
        owner.initial[name] = value
        if !owner.fields.contains(name) { owner.fields.append(name) }
      }
      owner.values.removeAll { owner.initial[$0.name] != nil }
      guard let start = owner.methods.first(where: { $0.name == "init" }), takesAnything(start.function),
        case .call(let call)? = start.function.body.first?.kind, case .call(let callee, let given) = call.kind,
        case .member(let above, let name) = callee.kind, name.text == "init", above.lastName?.text == "super",
        given.values.count == 2, case .varargs = given.values[1].kind
      else { continue }
      var values: [String: LuaExpression] = [:]
      for statement in start.function.body.dropFirst() {
        guard case .assignment(let targets, let assigned) = statement.kind, targets.count == 1, assigned.count == 1,
          case .member(let holder, let name) = targets[0].kind, holder.variable?.kind == .receiver,
          owner.fields.contains(name.text), isSeen(name.text, owner), owner.initial[name.text] == nil,
          !namesReceiver(in: statement)
        else { break }
        values[name.text] = assigned[0]
      }
      guard values.count == start.function.body.count - 1 else { continue }
      owner.initial.merge(values) { first, _ in first }
      owner.initializer = start.statement.start
      owner.methods.removeAll { $0.name == "init" }
    }
  }

  /// Whether a run tells the type of a member.
  private func isSeen(_ name: String, _ owner: ExportedClass) -> Bool {
    guard let type = type(seen: kinds.seen(ofMember: name, in: owner.name))?.bare else { return false }
    return type != .any && type != .array(.any)
  }

  /// Whether a function's parameters are `...`.
  func takesAnything(_ function: LuaFunction) -> Bool {
    guard let open = bytes[function.start...].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return bytes[open..<close].contains(UInt8(ascii: "."))
  }

  private func namesReceiver(in statement: LuaStatement) -> Bool {
    guard case .assignment(_, let values) = statement.kind, let value = values.first else { return true }
    return syntax.expressions.contains { use in
      use.variable?.kind == .receiver && value.start <= use.start && use.start < statement.end
    }
  }

  /// Whether a script reads a member of the class itself: `Card.width`.
  private func isNamedByClass(_ name: String, _ owner: ExportedClass) -> Bool {
    let places = Set(owner.values.map(\.statement.start))
    return syntax.expressions.contains { use in
      guard case .member(let holder, let member) = use.kind, member.text == name, !places.contains(use.start) else {
        return false
      }
      return holder.lastName?.text == owner.name
    }
  }

  private func note(_ name: String, _ value: LuaExpression, at start: Int) {
    guard case .call(let callee, let arguments) = value.kind, case .name(let function, nil) = callee.kind,
      function.text == "class", arguments.values.first?.text == name
    else { return }
    let above = arguments.values.count > 1 ? arguments.values[1].lastName?.text : nil
    classes[name] = ExportedClass(
      name, above ?? "NSObject", arguments.values.dropFirst(2).compactMap(\.text), at: start)
  }

  /// The class of the script that a run has seen in a variable.
  private func held(by expression: LuaExpression) -> ExportedClass? {
    guard case .name(let name, let variable) = expression.kind else { return nil }
    let seen = variable.map { kinds.seen(ofVariableAt: $0.start) } ?? kinds.seen(ofGlobal: name.text)
    return seen.count == 1 ? seen.first.flatMap { classes[$0] } : nil
  }

  /// The class whose method a place is in.
  private func owner(at offset: Int) -> ExportedClass? {
    classes.values.first { owner in
      owner.methods.contains { $0.isMethod && $0.function.start <= offset && offset < $0.function.end }
    }
  }

  /// The built-in class above a class of the script.
  func builtIn(_ owner: ExportedClass) -> String {
    var name = owner.superclass
    while let scriptClass = classes[name] { name = scriptClass.superclass }
    return name
  }

  /// Fills in the types of a class's fields and methods.
  func findTypes(of owner: ExportedClass) {
    let initializer = owner.methods.first { $0.name == "init" }
    let atStart = Set(
      (initializer?.function.body ?? []).flatMap { statement -> [String] in
        guard case .assignment(let targets, _) = statement.kind else { return [] }
        return targets.compactMap { target in
          if case .member(let holder, let name) = target.kind, holder.variable?.kind == .receiver {
            name.text
          } else {
            nil
          }
        }
      })
    for field in owner.fields {
      let begins = atStart.contains(field) || owner.initial[field] != nil
      guard var type = type(seen: kinds.seen(ofMember: field, in: owner.name)) else { continue }
      if let wide = widened[key(ofMember: field, in: owner.name)] { type = type.isOptional ? .optional(wide) : wide }
      if case .array(.any) = type.bare { continue }
      owner.fieldTypes[field] = type.mayBeNil || begins ? type : .unwrapped(type)
    }
    for method in owner.methods where method.name != "init" && owner.leftOut[method.name] == nil {
      let parameters = method.function.parameters.filter { $0.kind == .parameter }
      if let declared = declared(method.name, in: owner) {
        owner.methodTypes[method.name] = declared
        continue
      }
      owner.methodTypes[method.name] = (
        parameters.map { type(of: $0) ?? .any }, parameters.map { _ in nil },
        type(seen: kinds.seen(ofResultAt: method.function.start)) ?? .void, false
      )
    }
  }

  /// How Swift declares a method that the system calls; nil for one of the script's own.
  private func declared(
    _ name: String, in owner: ExportedClass
  ) -> (parameters: [ExportType], labels: [String?], result: ExportType, isProperty: Bool)? {
    if let callback = callback(name, in: owner) {
      return (
        callback.parameters.enumerated().map { index, parameter in
          ExportType(parameter.shape).marked(as: SwiftCallbacks.type(of: callback, at: index))
        }, callback.parameters.map(\.label),
        ExportType(callback.result).marked(as: SwiftCallbacks.result(of: callback)), callback.parameters.isEmpty
      )
    }
    let builtIn = builtIn(owner)
    if let method = table.method(name, of: builtIn, isStatic: false), let overload = method.overloads.first {
      var labels = overload.parameters.map(\.label)
      if let label = SwiftNames.parts(of: name).label, !labels.isEmpty, labels[0] == nil { labels[0] = label }
      return (
        overload.parameters.map { ExportType($0.shape, in: method.owner) }, labels,
        ExportType(overload.result, in: method.owner), false
      )
    }
    if let (type, property) = table.property(name, of: builtIn, isStatic: false), property.isOverridable {
      return ([], [], type, true)
    }
    return nil
  }
}
