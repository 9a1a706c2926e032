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
        checkWord(right, for: left)
        checkWord(left, for: right)
      default: break
      }
    }
    for case .assignment(let targets, let values) in script.syntax.statements.map(\.kind) {
      for (target, value) in zip(targets, values) { checkWord(value, for: target) }
    }
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
    // Only texts and tables are checked, and most calls have neither.
    guard arguments.values.contains(where: \.isTextOrTable) else { return }
    let script = script
    let callee = script.callee(call)
    let overloads = script.completer.overloads(of: callee)
    guard !overloads.isEmpty else { return }
    for (index, argument) in arguments.values.enumerated() where argument.isTextOrTable {
      let shapes = overloads.compactMap { overload in
        overload.parameters.indices.contains(index) ? overload.parameters[index].shape : nil
      }
      if let parameter = overloads.lazy.compactMap({ $0.parameters.dropFirst(index).first }).first {
        checkWord(
          argument, for: shapes, at: .parameter(parameter.label ?? parameter.name, of: script.title(of: callee)))
      }
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
    let script = script
    let labels = script.completer.labels(of: callee, given: [])
    guard !labels.isEmpty else { return }
    var arguments: [String: LuaExpression] = [:]
    for field in fields {
      guard case .name(let name) = field.key else { continue }
      arguments[name.text] = field.value
      guard labels.contains(name.text) else {
        let near = Suggestion.nearest(to: name.text, amongMany: labels)
        guard near != nil || !takesTable else { continue }
        findings.append(
          ScriptFinding(
            at: name.start, in: script.source, unknownLabel(name.text, of: callee, overloads, near, besides: fields)))
        continue
      }
      let parameters = overloads.flatMap(\.parameters).filter { $0.label == name.text }
      if parameters.isEmpty, let property = script.types.property(name.text, of: callee) {
        checkWord(field.value, for: [property.shape], at: .property(script.title(of: callee), name.text))
      } else {
        checkWord(
          field.value, for: parameters.map(\.shape), at: .parameter(name.text, of: script.title(of: callee)))
      }
    }
    for name in CallCheck.actionNames where arguments[name] != nil {
      checkAction(arguments[name], named: name, nil, in: overloads, target: arguments["target"])
    }
  }

  /// The failure of a label that no overload has: of an initialiser's table, of a property that the class lacks.
  private func unknownLabel(
    _ label: String, of callee: ReachedType, _ overloads: [Overload], _ near: String?, besides fields: [LuaField]
  ) -> ScriptFailure {
    let title = script.title(of: callee)
    let labels = overloads.flatMap { $0.parameters.compactMap(\.label) }.unique
    if case .type(let id) = callee, script.session.classes[id].structure == nil,
      !fields.contains(where: { if case .name(let name) = $0.key { labels.contains(name.text) } else { false } })
    {
      let lineage = script.session.classes.lineage(of: id)
      return script.session.unknown(label, of: title, in: lineage, isCall: false)
    }
    let position = overloads.lazy.compactMap { overload in
      overload.parameters.firstIndex { $0.label == nil && $0.name == label }
    }.first
    return .unknownLabel(
      function: title, label: label, suggestion: near ?? Suggestion.nearest(to: label, among: labels), labels: labels,
      place: position.map { $0 + 1 })
  }

  // MARK: Words

  /// Checks a string that is assigned to a property or compared with it.
  private mutating func checkWord(_ value: LuaExpression, for target: LuaExpression) {
    guard case .member(let owner, let name) = target.bare.kind, !Self.strings(in: value).isEmpty,
      let property = script.types.property(name.text, of: owner)
    else { return }
    checkWord(value, for: [property.entry.shape], at: .property(property.of, name.text))
  }

  /// Checks a string, or each of an array, where a case of an enumeration is expected.
  private mutating func checkWord(_ value: LuaExpression, for shapes: [Shape], at place: @autoclosure () -> Place) {
    // Most values are no strings, and to gather words takes long.
    let strings = Self.strings(in: value)
    guard !strings.isEmpty else { return }
    let words = shapes.flatMap { script.completer.words(of: $0) }.unique
    guard !words.isEmpty else { return }
    for value in strings {
      guard let text = value.text, !words.contains(text), !shapes.contains(where: { $0.takes(text) }),
        !script.members.contains(text),
        Suggestion.nearest(to: text, amongMany: words) != nil
      else { continue }
      let isKeyPath = shapes.contains { if case .keyPath = $0.wrapped { true } else { false } }
      findings.append(
        ScriptFinding(
          at: value.start, in: script.source,
          isKeyPath ? .unknownKeyPath(place(), text) : .notAWord(place(), words: words, given: text)))
    }
  }

  /// A string itself, or those of an array.
  private static func strings(in value: LuaExpression) -> [LuaExpression] {
    let value = value.bare
    guard case .table(let fields) = value.kind else { return value.text == nil ? [] : [value] }
    return fields.compactMap { if case .position = $0.key, $0.value.text != nil { $0.value } else { nil } }
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

extension LuaExpression {
  fileprivate var isTextOrTable: Bool {
    switch kind {
    case .string, .table: true
    case .parentheses(let inner): inner.isTextOrTable
    default: false
    }
  }
}
