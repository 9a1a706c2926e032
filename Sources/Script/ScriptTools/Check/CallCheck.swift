import LuaSyntax
import ScriptAPI
import ScriptRuntime

/// Finds mistakes in calls: labels, cases of enumerations, names of actions, and a dot where a colon belongs.
struct CallCheck {
  private(set) var findings: [ScriptFinding] = []
  private let script: CheckedScript

  init(_ script: CheckedScript) {
    self.script = script
    for expression in script.syntax.expressions {
      switch expression.kind {
      case .call(let callee, let arguments):
        checkSeparator(of: callee)
        check(arguments, of: expression)
      case .method(let owner, let name, let arguments):
        checkSeparator(of: owner, name)
        check(arguments, of: expression)
      case .binary("==", let left, let right), .binary("~=", let left, let right):
        checkWord(right, for: property(left))
        checkWord(left, for: property(right))
      default: break
      }
    }
    for case .assignment(let targets, let values) in script.syntax.statements.map(\.kind) {
      for (target, value) in zip(targets, values) { checkWord(value, for: property(target)) }
    }
  }

  /// The shape of the property that `layer.fillMode` reads; nil for other expressions.
  private func property(_ expression: LuaExpression) -> Shape? {
    guard case .member(let owner, let name) = expression.bare.kind else { return nil }
    return script.types.property(name.text, of: owner)?.shape
  }

  // MARK: Dot and colon

  private mutating func checkSeparator(of callee: LuaExpression) {
    guard case .member(let owner, let name) = callee.kind, case .instance = script.types.type(of: owner).reached,
      case .function(let function, _) = script.types.memberType(name.text, of: owner), !function.isStatic
    else { return }
    add(name.start, "a dot does not pass the object before it", ":\(name.text)(…)")
  }

  private mutating func checkSeparator(of owner: LuaExpression, _ name: LuaName) {
    guard case .type = script.types.type(of: owner).reached,
      case .function(let function, let type) = script.types.memberType(name.text, of: owner), function.isStatic
    else { return }
    add(name.start, "\(type).\(name.text) is called on the class, with a dot", "\(type).\(name.text)(…)")
  }

  // MARK: Arguments

  private mutating func check(_ arguments: LuaArguments, of call: LuaExpression) {
    let callee = script.callee(call)
    let overloads = script.completer.overloads(of: callee)
    guard !overloads.isEmpty else { return }
    for (index, argument) in arguments.values.enumerated() {
      let shapes = overloads.compactMap { overload in
        overload.parameters.indices.contains(index) ? overload.parameters[index].shape : nil
      }
      checkWord(argument, for: shapes)
      if index == arguments.values.count - 1, case .table(let fields) = argument.bare.kind {
        checkLabels(fields, of: callee, overloads, takesTable: shapes.contains { $0.takesTable })
      }
      checkAction(argument, named: nil, index, in: overloads, target: index > 0 ? arguments.values[index - 1] : nil)
    }
  }

  /// Checks the labels of `UIView.animate{withDuration = 1}`, and their values.
  private mutating func checkLabels(
    _ fields: [LuaField], of callee: ReachedType, _ overloads: [Overload], takesTable: Bool
  ) {
    let labels = script.completer.labels(of: callee, given: [])
    guard !labels.isEmpty else { return }
    var arguments: [String: LuaExpression] = [:]
    for field in fields {
      guard case .name(let name) = field.key else { continue }
      arguments[name.text] = field.value
      guard labels.contains(name.text) else {
        let near = Suggestion.nearest(to: name.text, amongMany: labels)
        guard near != nil || !takesTable else { continue }
        add(
          name.start, "this call has no label '\(name.text)'",
          near.map { "did you mean '\($0)'?" } ?? "its labels: \(labels.unique.prefix(6).joined(separator: ", "))")
        continue
      }
      let parameters = overloads.flatMap(\.parameters).filter { $0.label == name.text }
      checkWord(
        field.value,
        for: parameters.map(\.shape) + (script.types.property(name.text, of: callee).map { [$0.shape] } ?? []))
    }
    for name in CallCheck.actionNames where arguments[name] != nil {
      checkAction(arguments[name], named: name, nil, in: overloads, target: arguments["target"])
    }
  }

  // MARK: Words

  private mutating func checkWord(_ value: LuaExpression, for shape: Shape?) {
    if let shape { checkWord(value, for: [shape]) }
  }

  /// Checks a string, or each of an array, where a case of an enumeration is expected.
  private mutating func checkWord(_ value: LuaExpression, for shapes: [Shape]) {
    let words = shapes.flatMap { script.completer.words(of: $0) }
    guard !words.isEmpty else { return }
    var values = [value.bare]
    if case .table(let fields) = value.bare.kind {
      values = fields.compactMap { if case .position = $0.key { $0.value } else { nil } }
    }
    for value in values {
      guard let text = value.text, !words.contains(text), !shapes.contains(where: { $0.takes(text) }),
        !script.members.contains(text),
        let near = Suggestion.nearest(to: text, amongMany: words)
      else { continue }
      add(value.start, "\"\(text)\" is not a case of the enumeration expected here", "did you mean '\(near)'?")
    }
  }

  // MARK: Actions

  /// The names of parameters that take the name of a method of the target.
  private static let actionNames = ["action", "selector"]

  /// Checks the name of a method that a control, recogniser, timer or display link calls.
  ///
  /// - Parameters:
  ///   - label: The label; nil for an argument given by its position.
  ///   - target: The object whose method it is; nil when the call gives none.
  private mutating func checkAction(
    _ action: LuaExpression?, named label: String?, _ index: Int?, in overloads: [Overload], target: LuaExpression?
  ) {
    guard let action, let text = action.text, let target else { return }
    let isAction = overloads.contains { overload in
      let parameter =
        label.map { label in overload.parameters.first { $0.label == label } }
        ?? index.flatMap { overload.parameters.indices.contains($0) ? overload.parameters[$0] : nil }
      return parameter.map { Self.actionNames.contains($0.name) } == true
        && overload.parameters.contains { $0.name == "target" }
    }
    // In another overload it may be something else: `addTarget(print, "touchUpInside")`.
    let isWord = overloads.contains { overload in
      index.map { overload.parameters.indices.contains($0) && overload.parameters[$0].shape.words.contains(text) }
        ?? false
    }
    guard isAction, !isWord else { return }
    let type = script.types.type(of: target)
    var methods = type.scriptClass?.allMethods ?? []
    if case .instance = type.reached {
      methods.formUnion(script.completer.members(of: type.reached, isMethod: true))
    }
    if methods.isEmpty { methods = script.members }
    guard !methods.contains(text) else { return }
    let owner = script.types.title(of: target).map { "\($0) has no method '\(text)'" }
    add(
      action.start, owner ?? "no table or class of this script has a method '\(text)'",
      Suggestion.nearest(to: text, among: methods.sorted()).map { "did you mean '\($0)'?" })
  }

  private mutating func add(_ start: Int, _ message: String, _ hint: String?) {
    findings.append(ScriptFinding(at: start, in: script.source, message, hint: hint))
  }
}
